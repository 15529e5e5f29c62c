/** The trie of all words as it travels in a bundle: what is taken up again is what was written down. */
import { expect, test } from 'vitest';
import { allWords } from '../../../../src/mail/codes/words/all.ts';
import { WordMatcher } from '../../../../src/mail/codes/words/match.ts';
import { packed, unpacked } from '../../../../src/mail/codes/words/trie.ts';

test('a trie that was packed is the same trie', () => {
  const bytes = packed(allWords);
  const again = unpacked(bytes);
  // Compared as bytes: an equality that looks at half a million entries one by one takes seconds.
  expect(Buffer.compare(packed(again), bytes)).toBe(0);
  for (const [name, values] of Object.entries(allWords)) {
    expect(again[name as keyof typeof again].length, name).toBe(values.length);
  }
  expect(new WordMatcher(again).find('your verification code is')).toEqual(
    new WordMatcher(allWords).find('your verification code is'),
  );
  expect(new WordMatcher(again).find('your verification code is')).not.toEqual([]);
});

test('an unpacked trie reads the memory it was given', () => {
  const bytes = packed(allWords);
  expect(unpacked(bytes).triples.buffer).toBe(bytes.buffer);
});
