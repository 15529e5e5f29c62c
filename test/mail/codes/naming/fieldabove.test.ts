/** What stands under the name of a field, in mails that speak of no code. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

const under = (name: string, subject = 'Acme') =>
  otpOf({ subject, text: `Hello Anna,\n\nThank you!\n\n${name}\n482913\n\nAcme` });

describe('the number of a field is no code', () => {
  test.each([
    'Delivery number',
    'Points balance',
    'Numéro de vol',
    'Número de lote',
    'Kontostand',
    'Numero di polizza',
    'Numer lotu',
    '电表读数',
  ])('%s', (name) => {
    expect(under(name)).toBeNull();
    expect(under(name, 'Your account')).toBeNull();
  });
});

test.each(['Saldo de puntos', 'Numéro de vol', 'Weight'])('in large print as well: %s', (name) => {
  const html = `<p>Hello Anna,</p><p>${name}</p><h1>482913</h1><p>The Acme team</p>`;
  expect(otpOf({ subject: 'Your account', html })).toBeNull();
});

test('a number of anything may be one where something is to be confirmed', () => {
  expect(under('Check number', 'Confirm your address')).toBe('482913');
});

test.each([
  ['Finish setting up', 'Number\n\n482913\n\nType it on the page that is open.'],
  ['Bienvenue', 'Votre numéro\n\n482913\n\nÀ saisir sur la page ouverte.'],
])('a number that the line below asks to enter is one, whatever is above it: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBe('482913');
});
