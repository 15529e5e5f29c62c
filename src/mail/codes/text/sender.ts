/** The sender's name where the mail speaks of itself: "your Invoice Ninja code" is about no invoice, "your Zoom code" about no meeting. */
import { isLabel } from '../names.ts';
import type { Hit } from '../words/index.ts';
import { codeStems } from '../words/particles/names.ts';
import { clean } from './clean.ts';
import type { Flow, Segment } from './segments.ts';

const displayed = /^\s*"?([^"<]{3,60}?)"?\s*</;
/** What senders add to their name. */
const role =
  /[ -](?:team|support|security|accounts?|logins?|verification|notifications?|alerts?|service|info|no-?reply|mailer|auth|id)$/i;
const isCode = new RegExp(`^ ?${codeStems}`, 'u');
const letterOrDigit = /[\p{L}\p{N}]/u;

/** @param from The From header. @returns The name in one spelling; null where it has none. */
export function senderNameIn(from: string): string | null {
  const name = clean(displayed.exec(from)?.[1] ?? '').replace(role, '');
  return name.length < 3 || name.toLowerCase() === name ? null : name;
}

/** The flows without the words that the name of their sender has of other things. */
export function withoutSenderName(flows: readonly Flow[], from: string): readonly Flow[] {
  const name = senderNameIn(from);
  if (name === null) return flows;
  return flows.map((flow) =>
    flow.segments.some(({ text }) => text.includes(name))
      ? { ...flow, segments: flow.segments.map((segment) => unnamed(segment, name)) }
      : flow,
  );
}

function unnamed(segment: Segment, name: string): Segment {
  const { text, hits } = segment;
  if (!text.includes(name)) return segment;
  const kept: Hit[] = [];
  for (const hit of hits) {
    const end = nameEnd(text, name, hit.start);
    if (end < 0 || !(isLabel(hit) || hit.kind === 'other')) kept.push(hit);
    else if (hit.end > end) kept.push(beyond(segment, hit, end));
    // A name that is nothing but such a word says it as well.
    else if (hit.end - hit.start === name.length) kept.push(hit);
  }
  return { ...segment, hits: kept };
}

/** Where the name ends within which a place lies; -1 where it lies in none. */
function nameEnd(text: string, name: string, place: number): number {
  const at = text.lastIndexOf(name, place);
  const end = at + name.length;
  if (at < 0 || end <= place) return -1;
  const isWhole = !letterOrDigit.test(text[at - 1] ?? '') && !letterOrDigit.test(text[end] ?? '');
  return isWhole ? end : -1;
}

/** "Zoom code": the code of a sender of that name. */
function beyond({ folded }: Segment, hit: Hit, end: number): Hit {
  const isOfSender = hit.kind === 'other' && isCode.test(folded.slice(end, hit.end));
  return isOfSender ? { ...hit, kind: 'code', start: end + 1 } : hit;
}
