/** The sender's name where the mail speaks of itself: "your Invoice Ninja code" is about no invoice, "your Zoom code" about no meeting. */
import { isLabel } from '../names.ts';
import type { Hit } from '../words/index.ts';
import { codeStems } from '../words/particles/names.ts';
import { clean } from './clean.ts';
import type { Flow, Segment } from './segments.ts';

const nameCharsMax = 60;
/** What senders add to their name. */
const role =
  /[ -](?:team|support|security|accounts?|logins?|verification|notifications?|alerts?|service|info|no-?reply|mailer|auth|id)$/i;
const isCode = new RegExp(`^ ?${codeStems}`, 'u');
const letterOrDigit = /[\p{L}\p{N}]/u;

interface Sender {
  /** In one spelling. */
  readonly name: string;
  /** Its domain is called so as well: no mere word for what is sent, as in "Booking <mail@hotel.test>". */
  readonly isOfDomain: boolean;
}

/** @param from The From header. @returns Null where it has no name. */
export function senderIn(from: string): Sender | null {
  const displayed = from.slice(0, Math.max(0, from.indexOf('<'))).replaceAll('"', '');
  if (displayed.length > nameCharsMax) return null;
  const name = clean(displayed).trim().replace(role, '');
  if (name.length < 3 || name.toLowerCase() === name) return null;
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  const label = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return { name, isOfDomain: domain.split(/[.>]/).some((part) => part.replaceAll('-', '') === label) };
}

/** The flows without the words that the name of their sender has of other things. */
export function withoutSenderName(flows: readonly Flow[], from: string): readonly Flow[] {
  const sender = senderIn(from);
  if (sender === null) return flows;
  return flows.map((flow) =>
    flow.segments.some(({ text }) => text.includes(sender.name))
      ? { ...flow, segments: flow.segments.map((segment) => unnamed(segment, sender)) }
      : flow,
  );
}

function unnamed(segment: Segment, sender: Sender): Segment {
  return segment.text.includes(sender.name)
    ? { ...segment, hits: segment.hits.flatMap((hit) => apart(segment, hit, sender)) }
    : segment;
}

/** What is left of a hit without the name: itself, its beginning or its end, or nothing. */
function apart({ text, folded }: Segment, hit: Hit, { name, isOfDomain }: Sender): Hit[] {
  if (!isLabel(hit) && hit.kind !== 'other') return [hit];
  // Looked for around the hit alone: a line may be long and have thousands.
  const from = Math.max(0, hit.start - name.length + 1);
  const found = text.slice(from, hit.end + name.length - 1).indexOf(name);
  const at = from + found;
  const end = at + name.length;
  const isWhole = !letterOrDigit.test(text[at - 1] ?? '') && !letterOrDigit.test(text[end] ?? '');
  if (found < 0 || !isWhole) return [hit];
  const isProper = isOfDomain || hit.start > at || hit.end < end;
  const isRestCode = (from: number, to: number) =>
    isProper && hit.kind === 'other' && isCode.test(folded.slice(from, to));
  // "Votre code Colis Privé"
  if (hit.start < at) return isRestCode(hit.start, at) ? [{ ...hit, kind: 'code', end: at - 1 }] : [hit];
  // "Your Zoom code"
  if (hit.end > end) return isRestCode(end, hit.end) ? [{ ...hit, kind: 'code', start: end + 1 }] : [hit];
  // A name that is nothing but such a word says it as well.
  return hit.end - hit.start === name.length ? [hit] : [];
}
