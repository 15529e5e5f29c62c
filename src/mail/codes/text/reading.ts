/**
 * What the text of a line says by itself, wherever it stands: its words, and what has the shape of a code. Remembered, for
 * the two forms of a body share most of their lines, and the mails of one site theirs.
 */
import { limits } from '../../../limits.ts';
import { ownText, Recent } from '../../recent.ts';
import { findMatches, type Match } from '../shape/candidates.ts';
import { type Hit, matcher } from '../words/index.ts';
import { letter } from '../words/list.ts';
import { closings, senderHeaders } from '../words/particles/envelope.ts';
import { years } from '../words/particles/names.ts';
import { withoutBrands } from './brands.ts';
import { foldClean } from './clean.ts';
import { addCounts } from './counted.ts';
import { isFooterLine } from './footer.ts';
import { withKeysOpen } from './keys.ts';
import { moneyLike } from './money.ts';
import { originLike } from './origin.ts';
import { withoutPaths } from './paths.ts';
import { withoutSpent } from './spent.ts';
import { type TopicWord, topicWordsOf } from './topics.ts';

/** A stretch of a segment that is printed in one way. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly marks: number;
  readonly size: number;
}

export class Reading {
  /** In one spelling (`clean`). */
  readonly text: string;
  readonly folded: string;
  readonly hits: readonly Hit[];
  /** Whether there is a letter or a number in it. */
  readonly hasWords: boolean;
  /** By the number of the question (`onceALine`). */
  readonly answers: unknown[] = [];
  // What not every mail asks for: found out at the first time.
  #whole: readonly Span[] | null = null;
  #matches: readonly Match[] | null = null;
  #origin: boolean | null = null;
  #money: boolean | null = null;
  #footer: boolean | null = null;
  #sender: boolean | null = null;
  #closing: boolean | null = null;
  #counts: readonly number[] | null = null;
  #quantities: readonly string[] | null = null;
  #topics: readonly TopicWord[] | null = null;
  #hashes: readonly string[] | null = null;

  constructor(text: string) {
    this.text = text;
    this.hasWords = /[\p{L}\p{N}]/u.test(text);
    this.folded = withKeysOpen(foldClean(text));
    const hits = withoutPaths(text, matcher.find(inCells(text, this.folded)));
    this.hits = withoutBrands(text, withoutSpent(text, this.folded, hits));
  }

  /** All of it, printed in one way; the same as before where that is the same. */
  asOneSpan(marks: number, size: number): readonly Span[] {
    const known = this.#whole?.[0];
    if (this.#whole !== null && known?.marks === marks && known.size === size) return this.#whole;
    this.#whole = [{ start: 0, end: this.text.length, marks, size }];
    return this.#whole;
  }

  /** What has the shape of a code. Each caller gets objects of its own: two lines of a mail that read the same have two candidates. */
  matches(): readonly Match[] {
    this.#matches ??= findMatches(
      this.text,
      this.hits.some(({ kind }) => kind === 'use'),
    );
    return this.#matches.length === 0 ? noMatches : this.#matches.map((match) => ({ ...match }));
  }

  /** Whether it tells from where something was asked for. */
  tellsOrigin(): boolean {
    this.#origin ??= originLike.test(this.text);
    return this.#origin;
  }

  /** Whether it shows an amount of money or a masked card. */
  showsMoney(): boolean {
    this.#money ??= /\d/.test(this.text) && moneyLike.test(this.text);
    return this.#money;
  }

  /** Whether it is what every mail of a sender has below. */
  isFooter(): boolean {
    this.#footer ??= isFooterLine(this.folded, this.hits);
    return this.#footer;
  }

  /** Whether it is the header of a mail that says who sent it, as mail programs copy it above an earlier mail. */
  namesSender(): boolean {
    this.#sender ??= senderHeader.test(this.folded);
    return this.#sender;
  }

  /** Whether it closes a letter, above the name of who writes. */
  closesLetter(): boolean {
    this.#closing ??= this.folded.length <= closingCharsMax && closing.test(this.folded);
    return this.#closing;
  }

  /**
   * Numbers that it prints in thousands, without what parts these ("914,208 events"), and years that it calls so ("Tax year: 2024").
   * Nobody prints a code like that.
   */
  quantities(): readonly string[] {
    this.#quantities ??= [
      ...(this.text.match(inThousands) ?? []).map((quantity) => quantity.replace(/[,.]/g, '')),
      ...((hasYear.test(this.text) && this.folded.match(namedYear)) || []).map((named) =>
        named.slice(-yearChars),
      ),
    ];
    return this.#quantities;
  }

  /** Those of commits, whole. */
  hashes(): readonly string[] {
    this.#hashes ??= this.text.match(hashLike) ?? [];
    return this.#hashes;
  }

  /** What it has of what a mail may be about. */
  topics(): readonly TopicWord[] {
    this.#topics ??= topicWordsOf(this.folded);
    return this.#topics;
  }

  /** How many characters it says that a code has. */
  counts(): readonly number[] {
    if (this.#counts === null) {
      const lengths = new Set<number>();
      addCounts(this.folded, lengths);
      this.#counts = [...lengths];
    }
    return this.#counts;
  }
}

/** With the tabs that part the cells of a row: no word goes from one into the next. */
function inCells(text: string, folded: string): string {
  if (!text.includes('\t')) return folded;
  let result = '';
  let from = 0;
  for (let at = text.indexOf('\t'); at >= 0; at = text.indexOf('\t', at + 1)) {
    result += `${folded.slice(from, at)}\t`;
    from = at + 1;
  }
  return result + folded.slice(from);
}

const senderHeader = new RegExp(`^${senderHeaders} ?[:：]`, 'u');

/** A name may stand in the same line. */
const closingCharsMax = 70;
const closing = new RegExp(`^${closings}`, 'u');

const hashLike = /\b[0-9a-f]{40}\b/g;

const inThousands = /(?<![\d,.])[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\.\d{3})+)(?!\d|[,.]\d)/g;
const yearChars = 4;
const hasYear = /(?:19|20)\d\d/;
const namedYear = new RegExp(`(?<!${letter})${years}(?: \\p{L}{2,16})?: ?(?:19|20)\\d\\d(?![\\d-])`, 'gu');
const noMatches: readonly Match[] = [];

const readings = new Recent<Reading>({
  entriesMax: limits.linesRememberedMax,
  bytesMax: limits.linesRememberedBytesMax,
});

/** What a reading takes with its text, about: each character twice, candidates, and words. */
function bytesOf({ text, hits }: Reading): number {
  return 300 + text.length * 8 + hits.length * 40;
}

/** The reading of a text if it is remembered: then it is in one spelling, and collapsed. */
export function knownReading(text: string): Reading | undefined {
  return text.length > limits.lineRememberedCharsMax ? undefined : readings.get(text);
}

/** The reading of a text that is in one spelling already. */
export function readingOf(text: string): Reading {
  if (text.length > limits.lineRememberedCharsMax) return new Reading(text);
  const known = readings.get(text);
  if (known !== undefined) return known;
  const own = ownText(text);
  const reading = new Reading(own);
  readings.add(own, reading, bytesOf(reading));
  return reading;
}
