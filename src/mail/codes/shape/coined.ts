/**
 * Values that somebody made up so that they are remembered, of a word and a number, or of what they take off a price: "GESHA-4417"
 * where Gesha is sold, "MIHAI4827" to Mihai, "LAMP-5EUR". A code that a machine draws has no word of its mail in it.
 */

import type { Evidence } from '../evidence.ts';
import type { Printing } from '../printings.ts';
import type { Match } from './candidates.ts';

const stem = /^([A-Za-z]{4,10})-?\d[A-Z\d]{0,4}$|^\d{1,4}-?([A-Za-z]{4,10})$/;
/** "laptop-2026": what somebody calls a key or a computer. */
const dated = /^[A-Za-z]{4,}-(?:19|20)\d\d$/;
const amount = /^(?:[A-Z]{4,}-?)?\d{1,3}(?:EUR|USD|GBP|CHF|PLN|CZK|HUF|RON|LEI|TL|OFF)/;

/** The letters of a value of letters and one number, in lower case; null of any other. */
export function stemOf({ shape, value }: Match): string | null {
  if (!isMixed(shape)) return null;
  const found = stem.exec(value);
  return (found?.[1] ?? found?.[2])?.toLowerCase() ?? null;
}

/** What speaks against a value that somebody made up; null for others. */
export function coinedOf(printing: Printing): Evidence | null {
  if (dated.test(printing.match.value)) return { weight: -3, reason: 'is made of a word and a year' };
  if (!isCoinedOffer(printing)) return null;
  const reason = 'is made of a word or a price, in a mail that makes an offer';
  return { weight: -6, reason, settles: true };
}

/** Whether it is made up like that, in a mail that sells something: tests and small applications coin codes to sign in with, too. */
function isCoinedOffer({ match, around }: Printing): boolean {
  // "Your login code": no shop calls an offer so.
  if (around.subject === 'strong') return false;
  const word = stemOf(match);
  const isCoined =
    (word !== null && around.ordinaryWords.has(word)) || (isMixed(match.shape) && amount.test(match.value));
  return isCoined && around.topics.countOf('sales') > 0;
}

function isMixed(shape: Match['shape']): boolean {
  return shape === 'alnum' || shape === 'hyphenated';
}
