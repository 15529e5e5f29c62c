/** The lists of small words: who adds to one need not know that it is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { wordsOf } from '../../../../src/mail/codes/words/list.ts';

const folder = new URL('../../../../src/mail/codes/words/particles/', import.meta.url);
const list = /export const (\w+) = (?:anyOf|setOf)\(\s*`([^`]*)`/g;

test.each(readdirSync(folder))('%s lists no word twice in one list', (file) => {
  const lists = [...readFileSync(new URL(file, folder), 'utf8').matchAll(list)];
  expect(lists.length).toBeGreaterThan(0);
  const twice = lists.flatMap(([, name, text]) => {
    const words = wordsOf(text);
    return words.filter((word, at) => words.indexOf(word) !== at).map((word) => `${name}: ${word}`);
  });
  expect(twice).toEqual([]);
});
