/** What a candidate touches: the signs on both sides of it, in which every kind of counter-evidence looks for its own. */
import type { Match, Shape } from '../shape/candidates.ts';
import type { Segment } from '../text/segments.ts';

export interface Touch {
  readonly text: string;
  readonly folded: string;
  readonly start: number;
  readonly end: number;
  readonly value: string;
  readonly shape: Shape;
  /** Digits alone, in groups or not. */
  readonly numeric: boolean;
  /** A word for a code touches it as well. */
  readonly isNamed: boolean;
  /** That word stands before it. */
  readonly nameStandsBefore: boolean;
  /** The signs next to it, empty at the ends of the text. */
  readonly before: string;
  readonly beforeThat: string;
  readonly after: string;
  readonly afterThat: string;
}

export function touchOf(
  { text, folded }: Segment,
  match: Match,
  isNamed: boolean,
  nameStandsBefore: boolean,
): Touch {
  const { start, end, value, shape } = match;
  return {
    text,
    folded,
    start,
    end,
    value,
    shape,
    numeric: shape === 'digits' || shape === 'grouped',
    isNamed,
    nameStandsBefore,
    before: text[start - 1] ?? '',
    beforeThat: text[start - 2] ?? '',
    after: text[end] ?? '',
    afterThat: text[end + 1] ?? '',
  };
}

/** The text before it, so many characters of it. */
export function textBefore({ text, start }: Touch, chars: number): string {
  return text.slice(Math.max(0, start - chars), start);
}

/** The text after it, so many characters of it. */
export function textAfter({ text, end }: Touch, chars: number): string {
  return text.slice(end, end + chars);
}

export function isDigit(char: string): boolean {
  return char >= '0' && char <= '9' && char.length === 1;
}
