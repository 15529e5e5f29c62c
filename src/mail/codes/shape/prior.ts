/** How much the shape of a candidate says by itself. */

import type { Evidence, Governor } from '../evidence.ts';
import type { Spot } from '../spot.ts';
import type { Match, Shape } from './candidates.ts';
import { isOdd, isSayable, isWordlike } from './sayable.ts';

const names: Readonly<Record<Shape, string>> = {
  digits: 'a number of some digits',
  grouped: 'digits in groups',
  prefixed: "digits after a sender's prefix",
  spaced: 'characters one at a time',
  alnum: 'letters and digits',
  hyphenated: 'letters and digits with a hyphen',
  letters: 'a word of letters only',
  words: 'some words joined by hyphens',
};

/** What the shape of a candidate says by itself: for most shapes a little, and for what is also a word, a year or a ticket less than nothing. */
export function shapeOf({ segment, match }: Spot, governor: Governor): Evidence {
  const printed = segment.text.slice(match.start, match.end);
  // "קוד האישור 7703-15": groups that may be something else are doubtful only where nothing says what they are.
  const isSure =
    match.shape === 'grouped' && governor.verdict === 'code' && governor.strong && governor.direct;
  const prior = priorOf(match, printed);
  return { weight: isSure ? Math.max(0, prior) : prior, reason: `has the shape of ${names[match.shape]}` };
}

/** How often a thing of this shape is a code, before anything else is known. */
export function priorOf(match: Match, printed: string): number {
  const { value, shape } = match;
  const { length } = value;
  switch (shape as Shape) {
    case 'digits':
      return [0, 0, 0, 0, 1.1, 1.1, 1.8, 1, 1, 0, 0][length] ?? 0;
    case 'grouped':
      if (isUneven(printed)) return -1.5;
      // Documents carry their year: "2026-0117".
      if (/^20[0-3]\d-\d{3,4}$/.test(printed)) return -1.5;
      // "590.217" may be a quantity.
      if (/^\d{3}[.']\d{3}$/.test(printed)) return -0.5;
      return length === 6 ? 1.5 : length === 8 ? 1 : length < 5 ? -0.5 : 0.2;
    case 'prefixed':
      // Offers and documents carry their year: SPR-2025-4471.
      if (/-(?:19|20)\d\d-/.test(printed)) return -4;
      // "ACME-4821" may as well be a ticket.
      if (/^[A-Z]{4}-\d{4}$/.test(printed)) return -1;
      return /^[A-Z]{3}/.test(printed) ? 0.5 : 1.2;
    case 'spaced':
      return /^\d+$/.test(value) ? 2 : /\d/.test(value) ? 1.2 : -0.5;
    case 'alnum': {
      // In groups it may be a place, a plate, a part of something.
      if (printed.includes(' ')) return 0.2;
      // "1208e sur la liste", "the 1208th": a place in a row.
      if (/^\d{1,4}(?:e|er|th|st|nd|rd|ste)$/.test(value)) return -4;
      if (/^\d+[a-z]{1,2}$|^[a-z]{2,}\d{1,2}$|^[A-Z][a-z]+\d+$/.test(value)) return -1;
      // A word and a round number, as shops like their offers: SPRING25, WELCOME10.
      if (/^[A-Z]{4,}\d{2,3}$/.test(value)) {
        // "NHGF58" is none.
        if (!isSayable(value, 0, value.search(/\d/))) return 0.3;
        return /[05]$/.test(value) ? -3.5 : -1.5;
      }
      // Tickets and documents are numbered like this: INC0048213.
      if (/^[A-Z]{2,4}\d{5,}$/.test(value)) return -1.5;
      // Offers carry their year: NYAR2026.
      if (/^[A-Z]{3,}20[23]\d$/.test(value)) return -2;
      // And devices: CPH2211.
      if (/^[A-Z]{2,3}\d{4}$/.test(value)) return 0.3;
      // "M8V2": no word, and no number of anything.
      if (length === 4) return /^(?:[A-Z]\d){2}$|^(?:\d[A-Z]){2}$/.test(value) ? 0.8 : 0;
      if (isMixed.test(value)) return 1.1;
      return /[a-z]/.test(value) ? (length >= 6 ? 0.6 : 0.3) : length <= 8 ? 1 : 0.3;
    }
    case 'hyphenated':
      if (/^[a-z]+-(?:19|20)\d\d$/i.test(value)) return -2.5;
      // "MGLA-8027" may be a sender's name before its code as well.
      if (/^[A-Z]{4}-\d{4}$/.test(value)) return -1;
      if (/^[a-z]+-\d+$|^\d+-[a-z]+$/i.test(value)) return -0.5;
      // Documents and advisories carry their year: CVE-2024-48213.
      if (/^[a-z]{2,6}-(?:19|20)\d\d-\d+$/i.test(value)) return -4;
      // "WD7B-MJ4T": what devices are paired with; numbers of documents keep letters and digits apart.
      if (/^(?=\w*\d)(?=\w*[A-Z])\w{4}-(?=\w*\d)(?=\w*[A-Z])\w{4}$/.test(value)) return 1.2;
      // "2FA-scherm", "e2e-tests": compounds, one of whose parts is a word.
      if (value.split('-').some((part) => isWordPart(part))) return -2;
      if (/\d/.test(value)) return 0.8;
      return value.split('-').every(isOdd) ? 0.8 : -0.2;
    case 'words':
      return -0.2;
    case 'letters':
      if (/^[A-Z]+$/.test(value)) return /[AEIOUY]/.test(value) ? -0.4 : length > 4 ? 0.7 : 0.4;
      if (isWordlike(value)) return -3;
      return changesCase.test(value) ? 0.4 : -0.8;
  }
}

/** "q7Rm2LxT": neither a word nor a number of anything. */
const isMixed = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?![A-Z][a-z]+\d+$)\w{6,}$/;

/** "mWqKzD": more often than names do. */
const changesCase = /[a-z][A-Z].*[a-z][A-Z]/;

function isWordPart(part: string): boolean {
  return part.length >= 4 && /^[a-z]+$/.test(part) && !isOdd(part.toUpperCase());
}

/** "4471-09": groups of unlike lengths, as numbers of accounts and documents have them. */
function isUneven(printed: string): boolean {
  const sizes = printed.split(/\D+/).map((group) => group.length);
  if (!printed.includes('-') || sizes.length > 3) return false;
  return Math.max(...sizes) - Math.min(...sizes) > 1;
}
