/**
 * Codes of a meeting, a document, a contest, a door: they bear the names of one-time codes. What they are of is said by
 * their own sentence, by the lines around them or by the subject.
 */

import type { Evidence, Governor } from '../evidence.ts';
import { isCodeName } from '../names.ts';
import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import type { Segment } from '../text/segments.ts';
import { hasDigitBetween, sentenceEnd, sentenceStart } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';
import { meetings, oneTime } from '../words/particles/names.ts';

const matterReach = 60;
const matterLines = 2;

/** What speaks against a named candidate here; null when nothing does. */
export function matterOf(printing: Printing, governor: Governor, asked: number): Evidence | null {
  const { near, index, segment: own, match, around } = printing;
  if (own.place === 'subject') return null;
  // Below the line that names a meeting stands the passcode that lets people in.
  if (isField(own, match) && isBelowMeeting(printing))
    return { weight: -6, reason: 'a line above names the meeting that it is of' };
  if (isBehindMeeting(own, match))
    return { weight: -6, reason: 'its sentence names the meeting that it is of' };
  // What is asked for, or is good for a short time only, is there to sign or to join with.
  const isAlive = around.hasLifetimeOrTerms || asked >= 1;
  const isAsked = isAlive || usedNear(printing);
  const from = Math.max(sentenceStart(own.text, match.start), match.start - matterReach);
  const to = Math.min(sentenceEnd(own.text, match.end), match.end + matterReach);
  const isOwn = isOneTime(own, from, to);
  const isActed =
    isOwn || own.hits.some(({ kind, start, end }) => kind === 'act' && start >= from && end <= to);
  for (const hit of own.hits) {
    if (hit.kind !== 'matter' || hit.start < from || hit.end > to) continue;
    const isApart =
      hit.end <= match.start
        ? hasDigitBetween(own.text, hit.end, match.start)
        : hasDigitBetween(own.text, match.end, hit.start);
    if (!isApart)
      return {
        weight: isOwn ? -0.5 : isAlive ? -0.6 : isActed ? -1.5 : isAsked ? -2.5 : -4.5,
        reason: `is of “${own.text.slice(hit.start, hit.end)}”, as its sentence says`,
      };
  }
  if (isAsked || around.subject === 'strong' || around.subject === 'code') return null;
  // "Your verification code is 123456" is said outright; then the lines and the subject around it count for less.
  const share = isOwn ? 0.3 : governor.strong && governor.stated === 'verb' ? 0.5 : 1;
  if (around.hasMatterInSubject)
    return { weight: -3 * share, reason: 'the subject speaks of what has codes of its own' };
  const last = Math.min(near.segments.length - 1, index + matterLines);
  for (let at = Math.max(0, index - matterLines); at <= last; at += 1) {
    const line = near.segments[at] as Segment;
    if (at === index) continue;
    if (line.hits.some((hit) => isMeeting(line, hit)))
      return { weight: isOwn ? -1 : -3.5, reason: 'the lines around it name a meeting' };
    if (line.hits.some(({ kind }) => kind === 'matter'))
      return { weight: -2 * share, reason: 'the lines around it speak of what has codes of its own' };
  }
  return null;
}

/** "Code to sign the document: 123456": what the name before it is for, and no name itself. */
export function isOfNamed(hits: readonly Hit[], index: number, from: number): boolean {
  if (hits[index]?.kind !== 'matter') return false;
  for (let back = index - 1; back >= 0; back -= 1) {
    const hit = hits[back] as Hit;
    if (hit.start < from || hit.kind === 'label' || hit.kind === 'other') return false;
    if (isCodeName(hit)) return true;
  }
  return false;
}

const field = /^(?:\p{L}[\p{L} ]{0,30}(?: ?[:\uff1a] ?|[ \t]))?$/u;
const fieldLines = 3;
const fieldCharsMax = 40;

/** "Meeting ID: …", and below it nothing but fields such as this one. */
function isBelowMeeting({ near, index }: Spot): boolean {
  for (let at = index - 1; at >= Math.max(0, index - fieldLines); at -= 1) {
    const line = near.segments[at] as Segment;
    if (line.text.length > fieldCharsMax) return false;
    if (line.hits.some((hit) => isMeeting(line, hit))) return true;
  }
  return false;
}

/** "Passcode: 730418", "Passcode 730418", and nothing else in the line. */
function isField({ text }: Segment, { start, end }: Match): boolean {
  return field.test(text.slice(0, start)) && end === text.length;
}

/** "Meeting ID: 917 4402 6681, passcode: 730418" */
function isBehindMeeting(segment: Segment, { start }: Match): boolean {
  const from = sentenceStart(segment.text, start);
  return segment.hits.some((hit) => hit.start >= from && hit.end <= start && isMeeting(segment, hit));
}

const namesMeeting = new RegExp(meetings, 'u');

/** "Meeting ID: 917 4402 6681", and near it what lets one in. */
function isMeeting({ folded }: Segment, { kind, start, end }: Hit): boolean {
  return kind === 'other' && namesMeeting.test(folded.slice(start, end));
}

/** Words in the name of a code that only accounts and transactions have: "one-time". */
const saysOneTime = new RegExp(oneTime, 'u');

/** Whether a code is called one for a single use between two places of a line. */
export function isOneTime(
  { folded, hits }: Pick<Segment, 'folded' | 'hits'>,
  from: number,
  to: number,
): boolean {
  return hits.some(
    (hit) =>
      isCodeName(hit) &&
      hit.start >= from &&
      hit.end <= to &&
      saysOneTime.test(folded.slice(hit.start, hit.end)),
  );
}

/** Whether its line or one close by asks to enter something. */
function usedNear({ near, index }: Spot): boolean {
  const { segments } = near;
  const last = Math.min(segments.length - 1, index + matterLines);
  for (let at = Math.max(0, index - matterLines); at <= last; at += 1) {
    if ((segments[at] as Segment).hits.some(({ kind }) => kind === 'use')) return true;
  }
  return false;
}
