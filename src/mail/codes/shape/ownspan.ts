/**
 * What an element of its own holds, `<b>613 205 8</b>`, is one value, in groups of whatever lengths: the sender has said where
 * it begins and ends.
 */
import { limits } from '../../../limits.ts';
import { mark } from '../../html.ts';
import type { Span } from '../text/reading.ts';
import type { Match } from './candidates.ts';
import { isOfSomethingElse } from './mixedgroups.ts';

/** In which a value is set off from its sentence. */
const settingOff = mark.bold | mark.code | mark.big | mark.spaced | mark.boxed | mark.named;

const lengthMin = 5;
const lengthMax = 8;
/** Blanks and signs around the value, at most. */
const spanCharsMax = 24;

/** Two to four groups of any lengths. */
const digitGroups = /^\d{1,5}(?:(?: \d{1,5}){1,3}|(?:-\d{1,5}){1,3})$/;
/** Each of the groups but the last has as many characters, and two of them, or the only other one, have letters and digits. */
const mixedGroups = /^[A-Z\d]{2,4}(?: [A-Z\d]{1,4}){1,3}$/;
const isMixed = /\d[A-Z]|[A-Z]\d/;
/** "12 11 2026", "2026-09", "14 30": a day or a time. */
const moment = /^(?:(?:[0-3]?\d[ -]){2}(?:19|20)?\d\d|(?:19|20)\d\d[ -][01]?\d(?:[ -][0-3]?\d)?)$/;

/** "1 250 000": a quantity, which others know from a code where it is one. */
const thousands = /^\d{1,3}(?: \d{3})+$/;

/** With what its spans hold as one value, in place of the pieces of it. */
export function withOwnSpans(
  text: string,
  spans: readonly Span[],
  matches: readonly Match[],
): readonly Match[] {
  let read: Match[] | null = null;
  // Both stand in their order, so that each is passed once.
  let at = 0;
  for (const span of spans) {
    if ((span.marks & settingOff) === 0 || span.end - span.start > spanCharsMax) continue;
    const own = valueIn(text, span);
    if (own === null) continue;
    read ??= [];
    if (read.length + matches.length - at > limits.codeMatchesMax) break;
    while (at < matches.length && matches[at]!.end <= own.start) read.push(matches[at++]!);
    const next = matches[at];
    if (next !== undefined && next.start <= own.start && next.end >= own.end) continue;
    while (at < matches.length && matches[at]!.start < own.end) at += 1;
    read.push(own);
  }
  return read === null ? matches : [...read, ...matches.slice(at)];
}

/** All that a span holds, where that is a value in groups. */
function valueIn(text: string, span: Span): Match | null {
  const printed = text.slice(span.start, span.end).trim();
  if (!isValue(printed)) return null;
  const start = text.indexOf(printed, span.start);
  const shape = /[A-Z]/.test(printed) ? 'alnum' : 'grouped';
  return { value: printed.replace(/[ -]/g, ''), start, end: start + printed.length, shape };
}

function isValue(printed: string): boolean {
  const { length } = printed.replace(/[ -]/g, '');
  if (length < lengthMin || length > lengthMax) return false;
  if (digitGroups.test(printed)) return !moment.test(printed) && !thousands.test(printed);
  if (!mixedGroups.test(printed) || isOfSomethingElse(printed)) return false;
  const groups = printed.split(' ');
  const [first = ''] = groups;
  const isEven = groups.slice(0, -1).every((group) => group.length === first.length);
  return isEven && groups.filter((group) => isMixed.test(group)).length >= Math.min(2, groups.length - 1);
}
