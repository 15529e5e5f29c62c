import { expect, test } from 'vitest';
import { fold } from '../../../../src/mail/codes/text/clean.ts';
import { anyOf, letter, setOf, wordsOf } from '../../../../src/mail/codes/words/list.ts';
import { wordTables } from '../../../../src/mail/codes/words/tables.ts';

const begins = (list: string, text: string) => new RegExp(`^${anyOf(list)}`, 'u').test(text);

test('a list is parted by commas, on as many lines as one likes', () => {
  expect(wordsOf(`\n  one, two words,\n  three\n`)).toEqual(['one', 'two words', 'three']);
  expect(wordsOf(undefined)).toEqual([]);
});

test('a word is found as it is folded, whatever accents it was written with', () => {
  expect(begins('voilà, là', 'la 4821')).toBe(true);
  expect(setOf('zní, är')).toEqual(new Set(['zni', 'ar']));
});

test('letters go on only where a star allows them', () => {
  expect(begins('mit', 'mitte')).toBe(false);
  expect(begins('antwo*', 'antworten')).toBe(true);
  expect(begins('вас пустит', 'вас пустит на сайт')).toBe(true);
  expect(begins('вас пустит', 'вас пустите')).toBe(false);
});

test('what may not follow a word is compiled once for a whole list, as it costs more than all of its words', () => {
  expect(anyOf('mit, with, antwo*, con').split(letter)).toHaveLength(2);
  expect(anyOf('antwo*, odpov*')).not.toContain(letter);
});

test('a letter is one of any script, with what is written on it, and no digit, sign or blank', () => {
  const isLetter = (text: string) => new RegExp(`^${letter}+$`, 'u').test(text);
  for (const text of ['code', 'kód', 'e\u0301', 'код', 'κωδικός', 'קוד', 'رَمْز', 'कोड', 'รหัส', '码', 'キー'])
    expect(isLetter(text), text).toBe(true);
  const signs = [
    '1',
    '_',
    '-',
    ' ',
    '.',
    '€',
    '’',
    '•',
    '…',
    '™',
    '№',
    '→',
    '✓',
    '\u{1f512}',
    '\ue000',
    '«',
    '×',
    '，',
  ];
  for (const text of [...signs, '。', '、', '・', '「', '،', '؟', '।', '։', '፡', '។', '฿'])
    expect(isLetter(text), text).toBe(false);
});

test('each letter and mark that stands in a table of words is one, and no other character of them', () => {
  const isLetter = new RegExp(letter, 'u');
  const lists = wordTables.flatMap((table) => Object.values(table)).join(' ');
  const wrong = [...new Set(fold(lists))].filter(
    (char) => /[\p{L}\p{M}]/u.test(char) !== isLetter.test(char),
  );
  expect(wrong).toEqual([]);
});

test('a shorter word of a list does not hide a longer one', () => {
  expect(new RegExp(`^${anyOf('it, its own')}$`, 'u').test('its own')).toBe(true);
});
