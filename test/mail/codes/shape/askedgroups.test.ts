import { describe, expect, test } from 'vitest';
import { isGroupsAlone, readAskedGroups } from '../../../../src/mail/codes/shape/askedgroups.ts';
import { otpOf } from '../kit.ts';

describe('a row of groups', () => {
  test.each([
    ['Type WK 583 T into the window.', 'WK583T'],
    ['Ekrana 7R 9 40 Y yazın', '7R940Y'],
    ['Répondez M58 R2 dans la fenêtre', 'M58R2'],
    ['Skriv «31 G 7 W» i ruta', '31G7W'],
    ['Answer with 5 31 70 there', '53170'],
  ])('%s', (text, value) => {
    const match = readAskedGroups(text);
    expect(match?.value).toBe(value);
    expect(text.slice(match?.start, match?.end).replaceAll(' ', '')).toBe(value);
  });

  test.each([
    ['a flight', 'Enter LH 2034 to see where it is'],
    ['a postal code', 'Enter SW1A 2AA as your postal code'],
    ['a name and a number', 'Enter TAN 748 206 there'],
    ['a size', 'Enter 20 X 40 there'],
    ['what is counted', 'Enter it within 1 23 45 minutes'],
    ['a date', 'Enter it on 5 12 2026'],
    ['words', 'Enter THE NEW ONE there'],
    ['a longer row', 'Call 4 20 33 41 52 60'],
  ])('but not %s', (_name, text) => {
    expect(readAskedGroups(text)).toBeNull();
  });

  test('of three or four is all that a line says', () => {
    expect(isGroupsAlone('4 KP 92 L')).toBe(true);
    expect(isGroupsAlone('[ 5 770 29 ]')).toBe(true);
    expect(isGroupsAlone('KXN 402')).toBe(false);
    expect(isGroupsAlone('4 KP 92 L please')).toBe(false);
  });
});

test('such groups are an answer where they are asked for, in a line and below it', () => {
  const subject = 'Confirm your mail address';
  expect(otpOf({ subject, text: 'To confirm it, type WK 583 T into the window.' })).toBe('WK583T');
  expect(otpOf({ subject, text: 'To confirm it, please type this into the window:\n\n4 KP 92 L\n' })).toBe(
    '4KP92L',
  );
});

test('five groups of any sizes below what asks for them', () => {
  const text = 'Obre l’app, tria «Ja tinc carnet» i escriu-hi:\n\nPV 6 K 3 9\n\nÉs un codi d’un sol ús.';
  expect(otpOf({ subject: 'El teu carnet digital', text })).toBe('PV6K39');
});

test.each([
  ['Please use the OTP AB12-CD34 to sign in.', 'AB12-CD34'],
  ['Please use the PIN M58 R2 to sign in.', 'M58R2'],
])('a name in capitals is none of them: %s', (text, otp) => {
  expect(otpOf({ subject: 'Sign in', text })).toBe(otp);
});
