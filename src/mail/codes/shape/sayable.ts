/** Whether letters make a word that one can say, or a name of several: neither is likely to be a code. */

import { smallA } from '../text/signs.ts';

/** Written as words are, and one can say it: "monday", not "brvtkl". */
export function isWordlike(value: string): boolean {
  if (/^[A-Z]?[a-z]+$/.test(value)) return isSayable(value, 0, value.length);
  return isCompound(value);
}

/** Names of programs and companies, words joined by their capitals: "TypeError", "verifyOtp". */
function isCompound(value: string): boolean {
  const parts = /^(?:[a-z]{3,}|[A-Z][a-z]{2,})(?:[A-Z][a-z]{2,})+$/.test(value)
    ? value.split(/(?=[A-Z])/)
    : [];
  return parts.length > 0 && parts.every((part) => isSayable(part, 0, part.length));
}

/** What a small letter has in ASCII, and its capital has not. */
const caseBit = 32;

/** One bit per letter from `a` on. */
const vowels = [...'aeiouy'].reduce((bits, letter) => bits | (1 << (letter.charCodeAt(0) - smallA)), 0);

/** Of letters alone: whether there is a vowel among them, and never more than four others in a row. */
export function isSayable(text: string, from: number, to: number): boolean {
  let run = 0;
  let hasVowel = false;
  for (let at = from; at < to; at += 1) {
    const isVowel = ((vowels >> ((text.charCodeAt(at) | caseBit) - smallA)) & 1) === 1;
    run = isVowel ? 0 : run + 1;
    if (run === 5) return false;
    hasVowel ||= isVowel;
  }
  return hasVowel;
}

/** Letters that hardly any language writes next to each other, unlike the pairs of `common`. */
const oddPair =
  /q(?!u)|[bcdfghjklmnpqrstvwxz][jqx]|[jqx][bcdfghjklmnpqrstvwz]|[bcdfghjkmpqvwx]z|z[bcdfghjklmnpqrstvwx]|[bcfghjkmpqtwxz]v|v[bcdfghjkmnpqtwxz]|[bcfghjklmnpqrvxz]w|w[bcdfgjkmpqtvwxz]/;
const commonPair = /nj|lj|dj|xt|xp|xc|cz|zd|nx|ck|zv|zn|zl|zw|tv|lw/g;

/** Letters in capitals that make no word, even a short one: "HNRB", "ABQZ", not "STOP". */
export function isOdd(value: string): boolean {
  if (!/^[A-Z]+$/.test(value)) return false;
  return !isSayable(value, 0, value.length) || oddPair.test(value.toLowerCase().replace(commonPair, ' '));
}
