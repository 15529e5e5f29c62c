/** What one-time codes are called in many languages, and what others are. */
import { expect, test } from 'vitest';
import { ofActs, ofCodes, ofOthers } from '../../../corpus/lines/nouns.ts';
import { otpOf } from '../kit.ts';

const printed = (noun: string) => [`${noun}: 482913`, `${noun}\n\n482913`];

test.each(Object.entries(ofCodes))('in “%s” a number is a code behind each name of one', (_, nouns) => {
  const missed = nouns.flatMap(printed).filter((text) => otpOf({ subject: 'Acme', text }) !== '482913');
  expect(missed).toEqual([]);
});

test.each(Object.entries(ofOthers))('in “%s” a number is none behind the name of another', (_, nouns) => {
  const answered = nouns.flatMap(printed).filter((text) => otpOf({ subject: 'Acme', text }) !== null);
  expect(answered).toEqual([]);
});

test.each(Object.entries(ofActs))('in “%s” a number is a code behind what is done with it', (_, acts) => {
  const missed = acts.filter((act) => otpOf({ subject: 'Acme', text: `${act}: 482913` }) !== '482913');
  expect(missed).toEqual([]);
});
