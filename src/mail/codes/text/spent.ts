/**
 * Words that are found but name nothing further on: a name that has its own short value ("exited with code 137"), a key of
 * a record or a program ("smtp_code":250, KeyError: 'code'), a part of a path (/accounts/verify/).
 */

import { isCodeName, isLabel } from '../names.ts';
import type { Hit } from '../words/index.ts';
import { addCounts } from './counted.ts';
import { apostrophe, blank, quotationMark, slashSign, underscore } from './signs.ts';

/** One to three digits right after a name, and nothing that counts or numbers it: not "code (6 digits)", "code 1: …", "code 2 of 3", nor cells of one digit each. */
const shortValue =
  /^["']?[ \t]?(?:[:=#][ \t]?)?["'(]?\d{1,3}(?![\d:/%]|[ .,\t-]\d| [a-z\d] [a-z\d]\b| ?(?:-|of|von|de|di|sur|z|ze|van|af|av|iz|из|от)\b|\p{L}|["')]? ?[:：])/u;
const shortValueCharsMax = 24;
/** After a name, the end of a key and its sign, as in "code": and smtp_code= */
const keyEnd = /^\w{0,24}["'] ?[:=]/;
/** After a name, the rest of the name of a file: "verify-otp.spec.ts". */
const fileEnd =
  /^[\w-]{0,20}(?:\.\w{1,12})?\.(?:[cm]?[jt]sx?|py|go|rb|java|kt|php|cs|rs|html?|md|sql|ya?ml|json|log|pdf|png)\b/;
/** "The meter app", "our order portal": where one signs in, and no meter or order. */
const ofProgram = /^[ -](?:app|portal|dashboard|page|site|website|screen|window)\b/;
/** After "no": what it numbers. It is a word of its own in many languages. */
const numbered = /^[.:]? ?[#:]? ?\p{L}{0,4}[-/]?\d/u;
/** Before a name, an index or what an error is about. */
const programBefore = /(?:\[["']|(?:Error|Exception|Warning): ?["'])$/;

/** The hits of a text without those that name nothing. */
export function withoutSpent(text: string, folded: string, hits: readonly Hit[]): readonly Hit[] {
  let kept: Hit[] | null = null;
  for (let index = 0; index < hits.length; index += 1) {
    const hit = hits[index] as Hit;
    if (isSpent(text, folded, hits, index)) kept ??= hits.slice(0, index);
    else kept?.push(hit);
  }
  return kept ?? hits;
}

function isSpent(text: string, folded: string, hits: readonly Hit[], index: number): boolean {
  const hit = hits[index] as Hit;
  const { kind, start, end } = hit;
  const isOther = isLabel(hit) || kind === 'other';
  if (isOther && folded.startsWith('no', start) && end - start === 2)
    return !numbered.test(text.slice(end, end + 12));
  // "Send it via the form", not "Via Roma 12".
  if (isOther && folded.startsWith('via', start) && end - start === 3)
    return /^ \p{Ll}/u.test(text.slice(end));
  // "A code of six numbers 482913": counted is what it is made of.
  if (kind === 'label' && folded.charCodeAt(start - 1) === blank && isCounted(folded, start, end))
    return true;
  if (isOther) return isInAddress(text, start) || ofProgram.test(folded.slice(end, end + 10));
  const isCode = isCodeName(hit);
  if (!isCode && kind !== 'act' && kind !== 'use') return false;
  // "Merchant ....... HARBOR MARINE SUPPLY 00412": what stands behind a leader is a value.
  if (kind === 'use' && leader.test(text.slice(0, start))) return true;
  if (text.charCodeAt(start - 1) === slashSign && isPath(text, start, end)) return true;
  if (!isCode) return false;
  if (isInAddress(text, start)) return true;
  if (fileEnd.test(text.slice(end, end + 40))) return true;
  const before = text.charCodeAt(start - 1);
  if (
    (before === quotationMark || before === apostrophe) &&
    programBefore.test(text.slice(Math.max(0, start - 12), start))
  )
    return true;
  // What nothing but codes are called has no value so short: a "verification code" is none that a program ends with.
  if (kind !== 'code' || !/\d/.test(text.slice(end, end + 6))) return false;
  const value = shortValue.exec(text.slice(end, end + shortValueCharsMax))?.[0];
  if (value === undefined) return false;
  const at = end + value.length;
  const next = hits[index + 1];
  if (next !== undefined && next.kind === 'unit' && next.start - at <= 2) return false;
  const lengths = new Set<number>();
  addCounts(folded.slice(end, at + shortValueCharsMax), lengths);
  return lengths.size === 0;
}

/** Dots that lead from a name to its value, in the first characters of a line. */
const leader = /^[^.]{1,40}\.{4}/;
const countReach = 10;

function isCounted(folded: string, start: number, end: number): boolean {
  const lengths = new Set<number>();
  addCounts(folded.slice(Math.max(0, start - countReach), end), lengths);
  return lengths.size > 0;
}

const addressReach = 200;

/** "https://acme.example/device", "acme.example/verify?code=": a word of an address; its beginning is looked for from a sign before the word. */
function isInAddress(text: string, at: number): boolean {
  if (!'/?&=-_.'.includes(text[at - 1] ?? ' ')) return false;
  let from = at;
  while (from > 0 && at - from < addressReach && text.charCodeAt(from - 1) > blank) from -= 1;
  return /:\/\/|^[("'<[]?\w[\w-]*(?:\.[\w-]+)+\//.test(text.slice(from, at));
}

/** Whether a word stands between slashes, or after a slash that begins a path; "code/PIN" is no path. */
function isPath(text: string, start: number, end: number): boolean {
  return /^\w{0,24}\//.test(text.slice(end, end + 25)) || !/[\p{L}\p{N})]/u.test(text[start - 2] ?? ' ');
}

/** Whether a name is a key whose value follows it, so that it names nothing before it and nothing after its value. */
export function isKey(text: string, hit: Hit): boolean {
  const unit = text.charCodeAt(hit.end);
  const mayBe = unit === quotationMark || unit === apostrophe || unit === underscore;
  return mayBe && keyEnd.test(text.slice(hit.end, hit.end + 28));
}

/** Whether a place stands after the value of a key. */
export function isAfterValue(text: string, hit: Hit, at: number): boolean {
  return isKey(text, hit) && /[,;{}\n]/.test(text.slice(hit.end, at));
}
