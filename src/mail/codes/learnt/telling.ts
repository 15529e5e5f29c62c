/** Whether a mail tells of something rather than gives it, as far as any language shows: by times of day, by how often it asks to enter something and by how often it says that something is void. */
import type { Printing } from '../printings.ts';
import { sentenceEnd, sentenceStart } from '../text/sentence.ts';

export interface Telling {
  /** Of a time of day: 2 in the sentence of the candidate, 1 in its line or one beside it, 0 in neither. */
  readonly time: 0 | 1 | 2;
  /** Lines that ask to enter something, and lines that say that something is void; at most `countMax` each. */
  readonly asks: number;
  readonly voids: number;
}

/** "10:25", "10.25", "10h25", "10時25分", "10 Uhr 25"; an amount may look alike. */
const clock =
  /(?<![\d:.,/-])(?:[01]?\d|2[0-3])(?:[:.h時点點时시] ?| uhr )[0-5]\d(?![\d:%/]|[.,]\d| ?(?:eur|usd|kr|€|\$|zł))/u;
const lineCharsMax = 400;
/** Lines of a mail that are looked at: a notice has said by then what it is. */
const linesMax = 40;
const countMax = 4;

export function tellingOf({ near, index, segment, match }: Printing): Telling {
  const { segments } = near;
  const { text, folded } = segment;
  const sentence = folded.slice(sentenceStart(text, match.start), sentenceEnd(text, match.end));
  const beside = segments.slice(Math.max(0, index - 1), index + 2);
  const isBeside = () => beside.some((line) => clock.test(line.folded.slice(0, lineCharsMax)));
  const time = clock.test(sentence.slice(0, lineCharsMax)) ? 2 : isBeside() ? 1 : 0;
  let asks = 0;
  let voids = 0;
  for (const { hits, quoted } of segments.slice(0, linesMax)) {
    if (quoted) continue;
    if (asks < countMax && hits.some(({ kind }) => kind === 'use')) asks += 1;
    if (voids < countMax && hits.some(({ kind }) => kind === 'old')) voids += 1;
  }
  return { time, asks, voids };
}
