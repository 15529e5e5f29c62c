/** What one-time codes are called in many languages, and what others are. */
import { expect, test } from 'vitest';
import { ofCodes, ofOthers } from '../../../corpus/lines/nouns.ts';
import { otpOf } from '../kit.ts';

test.each(Object.entries(ofCodes))('in “%s” a number is a code behind each name of one', (_, nouns) => {
  expect(nouns.filter((noun) => otpOf({ subject: 'Acme', text: `${noun}: 482913` }) !== '482913')).toEqual(
    [],
  );
});

test.each(Object.entries(ofOthers))('in “%s” a number is none behind the name of another', (_, nouns) => {
  expect(nouns.filter((noun) => otpOf({ subject: 'Acme', text: `${noun}: 482913` }) !== null)).toEqual([]);
});
