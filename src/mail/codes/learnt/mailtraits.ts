/**
 * What a mail as a whole says, as traits of which each can be counted: the words of its subject and of its text, pieces of
 * the words for scripts that part none, and numbers that stand alone in a line. What they are worth is learnt (`opinion`).
 */
import type { Printing } from '../printings.ts';
import type { Segment } from '../text/segments.ts';
import { pieceLength, wordsOf, zeroed } from './traits.ts';

/** Characters that are read of a mail: a notice with a code has said by then what it is. */
export const readCharsMax = 3_000;
const subjectCharsMax = 200;
const longWord = 5;
const digitsMax = 9;

/** The text of a mail and where it was read. */
export interface MailText {
  readonly subject: string;
  /** Without what is quoted, and the footer. */
  readonly lines: readonly string[];
  /** In all lines. */
  readonly chars: number;
}

/** Of the part of the mail that says most, among those that print a candidate. */
export function mailTextOf(printings: readonly Printing[]): MailText {
  const flows = new Set(printings.map(({ near }) => near.segments));
  let best: Omit<MailText, 'subject'> = { lines: [], chars: 0 };
  for (const segments of flows) {
    const read = readFlow(segments);
    if (read.chars > best.chars) best = read;
  }
  return { ...best, subject: printings[0]?.around.subjectFolded ?? '' };
}

function readFlow(segments: readonly Segment[]): Omit<MailText, 'subject'> {
  const lines: string[] = [];
  let chars = 0;
  for (const { folded, quoted, reading } of segments) {
    // A footer stands below each mail of its sender, whatever it says.
    if (quoted || reading.isFooter()) continue;
    if (chars >= readCharsMax) break;
    const line = folded.slice(0, readCharsMax - chars);
    chars += line.length + 1;
    lines.push(line);
  }
  return { lines, chars };
}

/** @returns Each once: "subject code", "valid", "~\u0623\u062f\u062e", "alone 000000". Digits are all 0. */
export function mailTraitsOf({ subject, lines }: MailText): ReadonlySet<string> {
  const traits = new Set<string>();
  for (const word of wordsOf(zeroed(subject.slice(0, subjectCharsMax)))) traits.add(`subject ${short(word)}`);
  for (const line of lines) {
    const words = wordsOf(zeroed(line));
    const isAscii = !isBeyondAscii.test(line);
    for (const word of words) {
      traits.add(short(word));
      if (!isAscii && word.length >= longWord && isBeyondAscii.test(word)) addPieces(traits, word);
    }
    const [only] = words;
    if (words.length === 1 && only?.startsWith('0')) traits.add(`alone ${short(only)}`);
  }
  return traits;
}

const isBeyondAscii = /[^\0-\x7f]/;
const wordCharsMax = 24;

function short(word: string): string {
  if (word.length <= digitsMax) return word;
  return isNumber.test(word) ? word.slice(0, digitsMax) : word.slice(0, wordCharsMax);
}

const isNumber = /^0+$/;

function addPieces(traits: Set<string>, word: string): void {
  for (let at = 0; at + pieceLength <= word.length; at += 1)
    traits.add(`~${word.slice(at, at + pieceLength)}`);
}
