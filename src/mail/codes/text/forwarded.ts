/**
 * A mail that somebody has forwarded as it was, with a line above it at most: then the forwarded one is the message, with its
 * own subject and sender.
 */

import { isFresh } from '../names.ts';
import { insteadOf } from '../words/particles/changes.ts';
import { forwards, otherHeaders, senderHeaders, subjectHeaders } from '../words/particles/envelope.ts';
import { nothingToEnter } from '../words/particles/requests.ts';
import { usedUp } from '../words/particles/uses.ts';
import { openerOf, withQuotation } from './quotation.ts';
import { type Flow, type Segment, singleFlow } from './segments.ts';

/** What is read of a mail, and who has written it. */
export interface Letter {
  readonly flows: readonly Flow[];
  /** The From header as shown to a person. */
  readonly from: string;
  /** Whoever has forwarded it says that what it brings was used or is void. */
  readonly spent?: boolean;
}

/** A remark is no longer. */
const remarkCharsMax = 240;
const headersMax = 9;

/** Of subjects, folded. */
const isForward = new RegExp(`^ ?(?:\\[[^\\]]{1,40}\\] ?)?${forwards} ?(?:\\[\\d+\\])?[:\uff1a]`, 'u');
const isSender = new RegExp(`^[*]?${senderHeaders}[*]? ?[:\uff1a]`, 'u');
const isSubject = new RegExp(`^[*]?${subjectHeaders}[*]? ?[:\uff1a]`, 'u');
const isOther = new RegExp(`^[*]?${otherHeaders}[*]? ?[:\uff1a]`, 'u');

export function isForwardSubject(folded: string): boolean {
  return isForward.test(folded);
}

/** Returns the letter as it is where it is not forwarded, or where whoever forwards it says more than a remark. */
export function unforwarded(letter: Letter): Letter {
  const [first, ...others] = letter.flows;
  const heading = first?.name === 'subject' ? (first.segments[0] ?? null) : null;
  if (heading === null || !isForward.test(heading.folded)) return letter;
  const bodies = others.filter(({ name }) => name !== 'title').map(innerOf);
  let { from } = letter;
  let spent = false;
  let subject = heading.text.replace(/^[^:\uff1a]*[:\uff1a] ?/, '');
  const flows: Flow[] = [];
  for (const inner of bodies) {
    if (inner === null) return letter;
    flows.push(inner.flow);
    from = inner.from || from;
    spent ||= inner.spent;
    subject = inner.subject || subject;
  }
  return { flows: [singleFlow('subject', subject), ...flows], from, spent };
}

interface Inner {
  readonly flow: Flow;
  readonly from: string;
  readonly subject: string;
  readonly spent: boolean;
}

/** Takes the forwarded mail out of a body; null where there is none, or where more than a remark stands above it. */
function innerOf({ name, segments }: Flow): Inner | null {
  const at = openerOf(segments);
  if (at < 0 || !isRemark(segments.slice(0, at))) return null;
  let from = '';
  let subject = '';
  let begin = at;
  for (; begin < segments.length && begin - at <= headersMax; begin += 1) {
    const { text, folded } = segments[begin] as Segment;
    if (isSender.test(folded)) from ||= fieldBody(text);
    else if (isSubject.test(folded)) subject ||= fieldBody(text);
    else if (begin > at && !isOther.test(folded)) break;
  }
  const rest = segments.slice(begin).map((segment) => ({ ...segment, quoted: false }));
  const spent = segments.slice(0, at).some(saysSpent);
  return { flow: { name, segments: withQuotation(rest) }, from, subject, spent };
}

const isUsedUp = new RegExp(`(?:^|[^\\p{L}])${usedUp}`, 'u');
const isSpent = new RegExp(`(?:^|[^\\p{L}])${nothingToEnter}`, 'u');

/** "It arrived here instead of at yours." */
const isInstead = new RegExp(`^${insteadOf}`, 'u');

/** "This one is void, Marek has used his. Nothing to enter." */
function saysSpent({ folded, hits }: Segment): boolean {
  if (isSpent.test(folded) || isUsedUp.test(folded)) return true;
  // "I have no need of it, please enter it when you sign."
  const isGiven = hits.some((hit) => isFresh(hit) || hit.kind === 'use');
  return (
    !isGiven &&
    hits.some(({ kind, start, end }) => kind === 'old' && !isInstead.test(folded.slice(start, end)))
  );
}

function isRemark(segments: readonly Segment[]): boolean {
  let chars = 0;
  for (const { text, reading } of segments) {
    chars += text.length;
    if (chars > remarkCharsMax || reading.matches().some(({ shape }) => shape !== 'letters')) return false;
  }
  return true;
}

function fieldBody(field: string): string {
  return field.replace(/^[^:\uff1a]*[:\uff1a]/, '').trim();
}
