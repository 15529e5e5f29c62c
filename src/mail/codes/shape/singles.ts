/** A code that is printed one character at a time: `4 8 2 9 1 3`, `R K J - Y P 6`. */

import { blank } from '../text/signs.ts';
import { type Atom, gapOf, isDigits, lengthMax, lengthMin, size } from './atoms.ts';
import type { Match } from './candidates.ts';

/** Of characters one at a time in both cases: fewer are initials. */
const mixedMin = 6;

/** "Your code's a u 8 k u f": the letter ends what asks for it. */
const endsWord = /\p{L}['\u2019]$/u;

/** One character at a time: `4 8 2 9 1 3`, `a u 8 k u f`, `4-8-2-9`, `4, 8, 2, 9`. */
export function readSingles(
  text: string,
  atoms: readonly Atom[],
  at: number,
  matches: Match[],
): number | null {
  const first = atoms[at]!;
  if (size(first) !== 1 || isPrefixOfSingles(text, atoms, at)) return null;
  if (first.lower === 1 && endsWord.test(text.slice(Math.max(0, first.start - 2), first.start)))
    return at + 1;
  let end = at + 1;
  let value = text[first.start] as string;
  // With the hyphens that are printed between characters: "R K J - Y P 6".
  let printed = value;
  let digits = first.digits;
  let gap = '';
  while (end < atoms.length && end - at <= lengthMax + 1) {
    const atom = atoms[end]!;
    if (size(atom) !== 1) break;
    const separator = gapOf(text, atoms[end - 1]!, atom);
    // "8 6 7 8 2 8, 5 perc": a comma goes on only with commas.
    const isListed = isDigitGap.test(separator) && first.digits + atom.digits === 2;
    if (!isSingleGap(separator) && (!isListed || (gap !== '' && separator !== gap))) break;
    if (gap === '') gap = separator;
    else if (separator !== gap && separator.includes('-')) printed += '-';
    value += text[atom.start];
    printed += text[atom.start];
    digits += atom.digits;
    end += 1;
  }
  // "5 2 0 9 3 8 e seu codigo", "K 7 L 4 T G y caduca": a word of one letter begins the rest of the sentence.
  const last = atoms[end - 1]!;
  if (last.lower === 1 && hasNoSmall(value.slice(0, -1)) && text.charCodeAt(last.end) === blank) {
    end -= 1;
    value = value.slice(0, -1);
    printed = printed.replace(/-?.$/, '');
  }
  // "it is 7 7 2 0 4 8 I repeat"
  if (
    digits === value.length - 1 &&
    value.endsWith('I') &&
    /^ \p{Ll}/u.test(text.slice(last.end, last.end + 2))
  ) {
    end -= 1;
    value = value.slice(0, -1);
    printed = value;
  }
  // "Fyll i 8 3 6 1 0 4", "it's M 5 K Z B 5": and one of a letter may end what asks for it.
  const endsRequest = digits === value.length - 1 || (value.length > lengthMin && hasNoSmall(value.slice(1)));
  if (first.lower === 1 && endsRequest) return at + 1;
  const count = end - at;
  if (count < lengthMin) return null;
  if (count > lengthMax) return end;
  // "A 1 B 2" may be a seat map; letters of mixed case are initials.
  const letters = count - digits;
  if (letters === 0 || isOneCase(value) || (digits > 0 && count >= mixedMin)) {
    matches.push({
      value: letters === 0 ? value : printed,
      start: first.start,
      end: atoms[end - 1]!.end,
      shape: 'spaced',
    });
  }
  return end;
}

/** "G-4 8 2 9 1 3", "G - 4 8 2 9 1 3": a sender's letter, and behind it the digits. */
function isPrefixOfSingles(text: string, atoms: readonly Atom[], at: number): boolean {
  const [letter, first, second] = [atoms[at]!, atoms[at + 1], atoms[at + 2]];
  if (letter.upper === 0 || first === undefined || second === undefined) return false;
  return isDigits(first) && /^ ?- ?$/.test(gapOf(text, letter, first)) && gapOf(text, first, second) === ' ';
}

/** "4, 8, 2, 9", "4_8_2_9", "4 / 8 / 2 / 9": between digits alone. */
const isDigitGap = /^(?:, ?|_| ?[*/] ?| \. )$/;

function isSingleGap(separator: string): boolean {
  switch (separator) {
    case ' ':
    case '\t':
    case '-':
    case ' - ':
    case '|':
    case ' | ':
    case '\u00b7':
    case ' \u00b7 ':
    case '][':
    case '] [':
    case ' ] [ ':
    case ')(':
    case ') (':
      return true;
    default:
      // "4\u{1f49b}8\u{1f49b}1\u{1f49b}5": whatever picture stands between them.
      return /^ ?\p{Extended_Pictographic} ?$/u.test(separator);
  }
}

function hasNoSmall(value: string): boolean {
  return value === value.toUpperCase();
}

function isOneCase(value: string): boolean {
  return hasNoSmall(value) || value === value.toLowerCase();
}
