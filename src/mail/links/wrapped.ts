/** Addresses that a program broke in two, as some do with whatever is longer than a line. */

/** So many lines at most make one address. */
const restsMax = 8;
/** A line that was broken for its length is as long as this. */
const brokenCharsMin = 60;

/** The rest of an address takes a whole line. */
const rest = /^[!#-;=?-Z\\\]_a-z~]{1,998}>?$/;
/** What separates parameters, or so many letters and digits as no word and no code has. */
const isRestOfAddress = /[A-Za-z\d]&[A-Za-z]|%[A-F\d]{2}|^(?=.*\d)(?=.*[A-Za-z])[\w.~-]{20,}>?$/;
/** "…&tok", and in the next line "en=Kd0F": what has a name in each of two lines is no address broken in two. */
const isBrokenInName = /[?&][^=&]{0,40}$/;

/**
 * The rest of an address that has a line to itself, of the lines below it; empty where it is whole. A code that stands alone
 * in the next line is none.
 * @param lineBelow What each of the lines below says, counted from 1; undefined behind the last.
 */
export function restBelow(address: string, lineBelow: (offset: number) => string | undefined): string {
  let found = '';
  let above = address;
  for (let offset = 1; offset <= restsMax && above.length >= brokenCharsMin; offset += 1) {
    const next = lineBelow(offset)?.trim();
    if (next === undefined || !rest.test(next) || /^https?:/i.test(next)) break;
    if (!isRestOfAddress.test(next) && !(next.includes('=') && isBrokenInName.test(above))) break;
    found += next.replace(/>$/, '');
    if (next.endsWith('>')) break;
    above = next;
  }
  return found;
}
