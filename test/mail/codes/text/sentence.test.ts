import { expect, test } from 'vitest';
import { sentenceEnd, sentenceStart } from '../../../../src/mail/codes/text/sentence.ts';
import { costMs } from '../../../support/cputime.ts';

function sentenceOf(text: string, word: string): string {
  const at = text.indexOf(word);
  return text.slice(sentenceStart(text, at), sentenceEnd(text, at + word.length)).trim();
}

test.each([
  ['Hello. Your code is 482913. It expires.', 'Your code is 482913'],
  ['Codul dvs. de autorizare este 482913.', 'Codul dvs. de autorizare este 482913'],
  ['see the site. use 482913 to log in', 'use 482913 to log in'],
  ['we sent it again. use 482913 to log in', 'use 482913 to log in'],
  ['Ticket no. 482913 is closed.', 'Ticket no. 482913 is closed'],
])('the sentence of the number in “%s” is “%s”', (text, sentence) => {
  expect(sentenceOf(text, '482913')).toBe(sentence);
});

test('a long line without brackets costs no more for its full stops', () => {
  const text = 'a.b. 4821 x. '.repeat(6_000);
  const cost = costMs(() => {
    for (let at = 0; at < text.length; at += 13) sentenceEnd(text, at);
  });
  expect(cost).toBeLessThan(1_000);
});

test('a full stop within short brackets ends no sentence', () => {
  const text = 'Your code for the form (ref. no. 1184/2026) is 617204. It expires.';
  expect(text.slice(sentenceStart(text, text.indexOf('617204')))).toBe(text);
});

test('a sentence ends at a short word, unless that is short for a longer one', () => {
  const you = "We just check that it's you. 482913 goes in the box.";
  expect(sentenceStart(you, you.indexOf('482913'))).toBe(you.indexOf('482913') - 1);
  for (const text of ['The code with the no. 482913', 'Your code z dn. 14.01: 482913', 'In box b. 482913'])
    expect(sentenceStart(text, text.indexOf('482913'))).toBe(0);
});

test('an initial ends no sentence', () => {
  const text = 'TAN for the transfer of 250,00 EUR to L. Conti: 884122';
  expect(sentenceStart(text, text.indexOf('884122'))).toBe(0);
});

test('a part of a town does, where a sentence goes on behind it', () => {
  const text = 'Near 5000 Odense C. The code from your app was right';
  expect(sentenceStart(text, text.indexOf('code'))).toBe(text.indexOf(' The'));
});
