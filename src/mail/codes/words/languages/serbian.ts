/** Serbian and Bosnian in Cyrillic script, made from the Latin table. */
import { type WordTable, wordKinds } from '../table.ts';
import { croatian } from './croatian.ts';

const digraphs: readonly (readonly [string, string])[] = [
  ['lj', 'љ'],
  ['nj', 'њ'],
  ['dž', 'џ'],
];
const latinLetters = 'abcčćdđefghijklmnoprsštuvzž';
const cyrillicLetters = 'абцчћдђефгхијклмнопрсштувзж';

/** Serbian and Bosnian are written in either script, letter for letter. */
function inCyrillic(list: string): string {
  let result = list;
  for (const [latin, cyrillic] of digraphs) result = result.replaceAll(latin, cyrillic);
  return result.replace(/\p{L}/gu, (letter) => cyrillicLetters[latinLetters.indexOf(letter)] ?? letter);
}

export const serbian: WordTable = Object.fromEntries(
  wordKinds.flatMap((kind) => {
    const words = croatian[kind];
    return words === undefined ? [] : [[kind, inCyrillic(words)]];
  }),
);
