import { expect, test } from 'vitest';
import { sentenceEnd, sentenceStart } from '../../../src/mail/codes/sentence.ts';

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
