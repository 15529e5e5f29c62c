/** The sender's name where the mail speaks of itself: "your Invoice Ninja code" is about no invoice, "your Zoom code" about no meeting. */
import { isLabel } from '../names.ts';
import type { Hit } from '../words/index.ts';
import { codeStems } from '../words/particles/names.ts';
import { clean, foldClean } from './clean.ts';
import type { Flow, Segment } from './segments.ts';

const nameCharsMin = 3;
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

/** @param from The From header. @returns The name in one spelling; null where it has none. */
export function nameIn(from: string): string | null {
  const end = from.indexOf('<');
  if (end < nameCharsMin || end > nameCharsMax) return null;
  const name = clean(from.slice(0, end).replaceAll('"', '')).trim().replace(role, '');
  return name.length < nameCharsMin || name.toLowerCase() === name ? null : name;
}

/** Whether the domain of a From header is called like its name. */
export function isOfDomain(from: string, name: string): boolean {
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  const label = foldClean(name).replace(/[^\p{L}\p{N}]/gu, '');
  return domain.split(/[.>]/).some((part) => part.replaceAll('-', '') === label);
}

/** The flows without the words that the name of their sender has of other things. */
export function withoutSenderName(flows: readonly Flow[], from: string): readonly Flow[] {
  const name = nameIn(from);
  // Most mails do not speak of themselves.
  if (name === null || !flows.some(({ segments }) => segments.some(({ text }) => text.includes(name))))
    return flows;
  const sender = { name, isOfDomain: isOfDomain(from, name) };
  return flows.map((flow) => {
    const segments = flow.segments.map((segment) => unnamed(segment, sender));
    return segments.some((segment, at) => segment !== flow.segments[at]) ? { ...flow, segments } : flow;
  });
}

/** The segment itself where the name changes nothing: what is remembered of it is found again. */
function unnamed(segment: Segment, sender: Sender): Segment {
  const { text, hits } = segment;
  if (!hits.some(isOfOther) || !text.includes(sender.name)) return segment;
  const kept = hits.flatMap((hit) => (isOfOther(hit) ? apart(segment, hit, sender) : [hit]));
  return kept.length === hits.length && kept.every((hit, at) => hit === hits[at])
    ? segment
    : { ...segment, hits: kept };
}

function isOfOther(hit: Hit): boolean {
  return hit.kind === 'other' || isLabel(hit);
}

/** What is left of a hit without the name: itself, its beginning or its end, or nothing. */
function apart({ text, folded }: Segment, hit: Hit, { name, isOfDomain }: Sender): Hit[] {
  // Looked for around the hit alone: a line may be long and have thousands.
  const from = Math.max(0, hit.start - name.length + 1);
  const found = text.slice(from, hit.end + name.length - 1).indexOf(name);
  const at = from + found;
  const end = at + name.length;
  const isWhole = !letterOrDigit.test(text[at - 1] ?? '') && !letterOrDigit.test(text[end] ?? '');
  if (found < 0 || !isWhole) return [hit];
  const isProper = isOfDomain || hit.start > at || hit.end < end;
  const isRestCode = (start: number, stop: number) =>
    isProper && hit.kind === 'other' && isCode.test(folded.slice(start, stop));
  // "Votre code Colis Privé"
  if (hit.start < at) return isRestCode(hit.start, at) ? [{ ...hit, kind: 'code', end: at - 1 }] : [hit];
  // "Your Zoom code"
  if (hit.end > end) return isRestCode(end, hit.end) ? [{ ...hit, kind: 'code', start: end + 1 }] : [hit];
  // A name that is nothing but such a word says it as well.
  return hit.end - hit.start === name.length ? [hit] : [];
}
