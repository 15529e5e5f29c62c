/**
 * What an element of its own holds, `<b>613 205 8</b>`, is one value, in groups of whatever lengths: the sender has said where
 * it begins and ends.
 */
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

/** Two to four groups, one of which may be a single character. */
const digitGroups = /^\d{1,5}(?:(?: \d{1,5}){1,3}|(?:-\d{1,5}){1,3})$/;
/** Each of the groups but the last has as many characters, and two of them, or the only other one, have letters and digits. */
const mixedGroups = /^[A-Z\d]{2,4}(?: [A-Z\d]{1,4}){1,3}$/;
const isMixed = /\d[A-Z]|[A-Z]\d/;
/** "12 11 2026", "2026-09", "14 30": a day or a time. */
const moment = /^(?:(?:[0-3]?\d[ -]){2}(?:19|20)?\d\d|(?:19|20)\d\d[ -][01]?\d(?:[ -][0-3]?\d)?)$/;

/** With what its spans hold as one value, in place of the pieces of it. */
export function withOwnSpans(
  text: string,
  spans: readonly Span[],
  matches: readonly Match[],
): readonly Match[] {
  let read = matches;
  for (const span of spans) {
    if ((span.marks & settingOff) === 0 || span.end - span.start > spanCharsMax) continue;
    const printed = text.slice(span.start, span.end).trim();
    if (!isValue(printed)) continue;
    const start = text.indexOf(printed, span.start);
    const end = start + printed.length;
    if (read.some((match) => match.start <= start && match.end >= end)) continue;
    const own: Match = {
      value: printed.replace(/[ -]/g, ''),
      start,
      end,
      shape: /[A-Z]/.test(printed) ? 'alnum' : 'grouped',
    };
    read = [...read.filter((match) => match.end <= start || match.start >= end), own].sort(
      (one, other) => one.start - other.start,
    );
  }
  return read;
}

function isValue(printed: string): boolean {
  const { length } = printed.replace(/[ -]/g, '');
  if (length < lengthMin || length > lengthMax) return false;
  if (digitGroups.test(printed)) return !moment.test(printed);
  if (!mixedGroups.test(printed) || isOfSomethingElse(printed)) return false;
  const groups = printed.split(' ');
  const [first = ''] = groups;
  const isEven = groups.slice(0, -1).every((group) => group.length === first.length);
  return isEven && groups.filter((group) => isMixed.test(group)).length >= Math.min(2, groups.length - 1);
}
