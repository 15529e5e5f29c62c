/** Which link is meant where the words of its mail tell it, and the rules alone do not. */
import { expect, test } from 'vitest';
import { findLinks } from '../../../src/mail/links.ts';

function marked(subject: string, html: string, code: string | null = null): string | undefined {
  const links = findLinks({ subject, text: null, html }, undefined, code);
  const found = links.filter(({ verification }) => verification);
  expect(found.length).toBeLessThanOrEqual(1);
  return found[0]?.text;
}

const footer =
  '<p>Acme Ltd, 12 Long Street &middot; <a href="https://acme.test/imprint">Imprint</a> &middot; ' +
  '<a href="https://acme.test/stop?u=4">Unsubscribe</a></p>';
const button = (words: string, url: string) =>
  `<table><tr><td bgcolor="#264653"><a href="${url}" style="background:#264653;color:#fff;padding:12px">${words}</a></td></tr></table>`;
const tracked = 'https://click.acme.test/ls/click?upn=u001.OKG5zwLuz8-2FhJ3q9bT';

test.each([
  ['One click to go, Ilinca', 'Only one thing is left before your account is yours.', "Yes, it's me"],
  ['Plus qu’un clic !', 'Il ne reste qu’à nous dire que cette adresse est la vôtre.', 'Oui, c’est moi'],
  ['Falta muy poco', 'Solo queda confirmar que este correo es tuyo.', 'Sí, soy yo'],
])('%s: a button that says nothing of what it does', (subject, sentence, words) => {
  expect(marked(subject, `<p>${sentence}</p>${button(words, tracked)}${footer}`)).toBe(words);
});

test('the page where the code is entered, whatever it is called', () => {
  const html = `<p>Your code is <b>482913</b>.</p><p>Closed the page? <a href="https://acme.test/squares">Open the squares again</a></p>${footer}`;
  expect(marked('Your sign-in code', html, '482913')).toBe('Open the squares again');
});

test.each([
  ['Your order has shipped', 'It is on its way.', 'Track your parcel'],
  ['News of November', 'Ten things that we have learnt.', 'Read on'],
  ['Receipt 4471', 'Thank you for your payment.', 'Download the invoice'],
])('%s: a button alone makes no link that signs in', (subject, sentence, words) => {
  expect(marked(subject, `<p>${sentence}</p>${button(words, tracked)}${footer}`)).toBeUndefined();
});

test('what declines is none, however near it stands', () => {
  const html = `<p>Only one thing is left before your account is yours.</p>${button('Decline', tracked)}${footer}`;
  expect(marked('One click to go', html)).toBeUndefined();
});

test('nor is the link for whoever has not asked for the code', () => {
  const html = `<p>Your code is <b>482913</b>.</p><p>Not you? <a href="https://acme.test/lock?t=8f14e45f">Lock the account</a></p>${footer}`;
  expect(marked('Your sign-in code', html, '482913')).toBeUndefined();
});
