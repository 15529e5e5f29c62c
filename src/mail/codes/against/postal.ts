/** Numbers at the end of a postal address, which some countries call a PIN code. */

import type { Evidence } from '../evidence.ts';
import { isCodeName } from '../names.ts';
import type { Match } from '../shape/candidates.ts';
import { isBritishPostal, isPlate } from '../shape/mixedgroups.ts';
import type { Spot } from '../spot.ts';
import type { Segment } from '../text/segments.ts';

const reason = 'looks like a postal code';

/** What says that a candidate is the number of an address; `isNamed` when a word for a code touches it. */
export function postalOf(spot: Spot, isNamed: boolean): Evidence | null {
  const { segment, match } = spot;
  if (isBelowState(spot) || isPinOfAddress(spot)) return { weight: -5, reason };
  const isPlain = match.shape === 'digits' || match.shape === 'grouped';
  const { text } = segment;
  const printed = text.slice(match.start, match.end);
  if (!isNamed && isBritishPostal(printed)) return { weight: -8, reason };
  if (!isNamed && isPlate(printed)) return { weight: -8, reason: 'looks like the number of a car' };
  if (isPlain && match.value.length === 5 && isAfterState(text, match.start)) return { weight: -5, reason };
  if (isNamed || !(isPlain || withLetters.test(printed))) return null;
  if (isPlain && match.value.length === 6 && isAfterTown(text, match.start)) return { weight: -3, reason };
  if (match.value.length > digitsMax || !isInAddress(spot)) return null;
  return { weight: -6, reason };
}

/** "1015CN" in Amsterdam, "LV-1010" in Riga. */
const withLetters =
  /^(?:\d{4}[A-Z]{2}|(?:A|AL|AT|B|BA|BE|BG|CH|CY|CZ|D|DE|DK|EE|ES|F|FI|FL|FR|GR|HR|HU|I|IT|L|LT|LU|LV|MD|ME|MK|N|NL|NO|P|PL|PT|RO|RS|S|SE|SI|SK|TR|UA)-\d{4,5})$/;
const digitsMax = 7;

const addressReach = 64;
/** Lines between the one with the house and the one with the town. */
const partsAbove = 2;
/** "Telliskivi 60a, ", "Hauptstraße 7 | ", "Vesterbrogade 4A, 2. sal, ", and what a country writes before its numbers. */
const afterHouse = /\d[^\s,!?]{0,6}(?: [^\s,!?]{1,4}){0,2} ?[,\u00b7\u2022|\u2013-] ?(?:[A-Z]{1,3}[- ])?$/u;
/** " Tallinn", " CN Amsterdam", " Praha 1, Czechia", " Madrid (España)" */
const beforeTown =
  /^ (?:[A-Z]{2} )?\p{Lu}[\p{L}'\u2019-]{1,24}(?: \p{L}[\p{L}'\u2019-]{0,20}){0,3}(?: \d{1,2})?(?:$| ?[,.;\u00b7\u2022|()/\u2013-])/u;
/** "12 MG Road, Bengaluru - ", "500 Main St #4, Boise, Idaho " */
const afterHouseAndTown = /\d[^.!?]{0,40},(?: [\p{Lu}\p{Lo}][\p{L}.'\u2019-]*,?){1,4} (?:[-\u2013] )?$/u;
const endsPart = /^(?:$| ?[,.;\u00b7\u2022|)]| [-\u2013] ?\p{Lu}| \p{Lu}\p{L}+$)/u;
/** A line of an address, by the number of its house: "Telliskivi 60a", "12 bis rue de la Paix", "152 Teheran-ro". */
const endsInHouse =
  /^[^!?]{0,60}\p{L}{3}[^!?]{0,10} (?:[Nn]o[.:]? ?|#)?\d{1,5}[^\s!?]{0,6}(?: [A-Z]{1,2})?[.,]?$/u;
const beginsWithHouse = /^\d{1,5}\S{0,3} \p{L}{2}[^!?]{2,40}$/u;
const townOfLine = /^(?:[\p{Lu}\p{Lo}][\p{L}.'\u2019-]*,? ){1,4}(?:[-\u2013] )?$/u;
/** "Lausanne 1003, Suisse", all that the line or the cell says. */
const beforeCountry = /^, \p{Lu}\p{L}{3,20}(?: \p{Lu}\p{L}{2,20})?\.?$/u;
const beforeStreet = /^, ?(?:г\. ?)?\p{Lu}[^.!?]{2,40}, ?(?:ул|пр|пер|наб|вул|бул)/u;
const afterBox = /(?:p\.? ?o\.? ?box|postfach|postboks|boite postale|apartado|a\/я) $/;
const boxReach = 16;

/** By what stands around it in its line, and by the line above. */
function isInAddress({ near, index, segment, match }: Spot): boolean {
  const { text, folded } = segment;
  const { start, end } = match;
  const before = text.slice(Math.max(0, start - addressReach), start);
  const after = text.slice(end, end + addressReach);
  if (beforeTown.test(after) && afterHouse.test(before)) return true;
  if (endsPart.test(after) && afterHouseAndTown.test(before)) return true;
  if (beforeStreet.test(after) || afterBox.test(folded.slice(Math.max(0, start - boxReach), start)))
    return true;
  const cell = text.lastIndexOf('\t', start) + 1;
  if (start > cell && beforeCountry.test(after) && townOfLine.test(text.slice(cell, start))) return true;
  if (/^\) ?\p{Lo}{2,5}(?:시|도) /u.test(after) || /[号號楼室] ?$/u.test(before)) return true;
  const above = near.segments.slice(Math.max(0, index - partsAbove), index);
  if (!above.some((line) => namesHouse(line.text))) return false;
  if (start > 0) return endsPart.test(after) && townOfLine.test(before);
  return beforeTown.test(after) || (after === '' && withLetters.test(text));
}

/** Longer than any line that is looked for. */
const houseLineMax = 100;

function namesHouse(line: string): boolean {
  return line.length <= houseLineMax && (endsInHouse.test(line) || beginsWithHouse.test(line));
}

/** "Oakland, CA 94612" */
function isAfterState(text: string, at: number): boolean {
  return /(?:^|[ ,])[A-Z]{2} $/.test(text.slice(Math.max(0, at - 4), at));
}

/** The last part of an address, after another of its parts. Looked back at: three letters in front took V8 20 ms to compile. */
const lastPart = /(?<=\p{L}{3}), \p{Lu}\p{Ll}{2,20}(?: \p{Lu}\p{Ll}{2,20})? (?:- |\u2013 )?$/u;
const lastPartReach = 40;

/** "Shop 14, Vijay Nagar, Indore 452010." */
function isAfterTown(text: string, at: number): boolean {
  return lastPart.test(text.slice(Math.max(0, at - lastPartReach), at));
}

/** "San Francisco, CA", and under it the rest of the address. */
function isBelowState({ near, index, match }: Spot): boolean {
  return (
    match.start === 0 &&
    match.value.length === 5 &&
    /, [A-Z]{2},?$/.test(near.segments[index - 1]?.text ?? '')
  );
}

const nameReach = 16;
const linesBack = 2;
const calledPin = /(?:^|[^a-z])pin(?: ?code)?[ :-]{0,4}$/;
const townBefore = /, ?\p{Lu}\p{Ll}{2,20} (?:PIN|Pin)\b[^\p{L}]{0,6}$/u;
/** "… is serviceable", "is not deliverable" */
const servesArea = /^ is (?:not )?(?:serviceable|deliverable)\b/;
/** "PIN code 560001 Bangalore": all that its line says. */
const townBehind = /^,? \p{Lu}\p{Ll}{3,20}(?:, \p{Lu}\p{Ll}{3,20})?\.?$/u;
/** Parts of addresses where postal codes are called so. */
const addressPart =
  /\b(?:flat|plot|house no|road|rd|street|nagar|sector|colony|marg|lane|layout|floor|apartments?|society|district|dist|taluka?|tehsil|village|landmark|deliver to|ship to|(?<!mail )address)\b/;

/** "Release PIN: 399015", "Login PIN: …": what an address has is called no more than PIN. */
function isCodePin({ hits, folded }: Segment, { start }: Match): boolean {
  return hits.some(
    (hit) =>
      isCodeName(hit) &&
      start - hit.end <= nameReach / 2 &&
      hit.end <= start &&
      / pin$/.test(folded.slice(hit.start, hit.end)),
  );
}

/** "MG Road, Bengaluru", and then "PIN code: 560001". */
function isPinOfAddress({ near, index, segment: own, match }: Spot): boolean {
  if (!/^[1-8]\d{5}$/.test(match.value)) return false;
  if (!calledPin.test(own.folded.slice(Math.max(0, match.start - nameReach), match.start))) return false;
  if (isCodePin(own, match)) return false;
  if (addressPart.test(own.folded.slice(0, match.start)) || servesArea.test(own.folded.slice(match.end)))
    return true;
  // "SVIT, Nagpur PIN - 440013"
  if (townBefore.test(own.text.slice(0, match.start))) return true;
  if (own.folded.slice(0, match.start) === 'pin code ' && townBehind.test(own.text.slice(match.end)))
    return true;
  for (let at = index - 1; at >= 0 && at >= index - linesBack; at -= 1)
    if (addressPart.test(near.segments[at]?.folded ?? '')) return true;
  return false;
}
