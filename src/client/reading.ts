/** Small readings of what is given and what is answered: addresses, moments, pages, links. No I/O. */
import { InboxdError, wrongUsage } from './error.ts';
import type { InboxReference, MessageLink, Moment } from './types.ts';

/** `qa+run42@inbox.test` → `qa@inbox.test`, with the domain as the service has it. */
export function withoutTag(address: string): string {
  const at = address.lastIndexOf('@');
  const local = hasTag(address) ? address.slice(0, address.indexOf('+')) : address.slice(0, at);
  return `${local.trim()}@${asciiDomain(address.slice(at + 1).trim())}`.toLowerCase();
}

function hasTag(address: string): boolean {
  const plus = address.indexOf('+');
  return plus > 0 && plus < address.lastIndexOf('@');
}

/** `bücher.example` → `xn--bcher-kva.example`; what is no domain stays as it is. */
function asciiDomain(domain: string): string {
  const plain = domain.replace(/\.$/, '');
  if (!/[^\0-\x7f]/.test(plain)) return plain;
  return URL.canParse(`http://${plain}`) ? new URL(`http://${plain}`).hostname : plain;
}

/** The address, when it has a plus-tag: then mail to that tag alone is meant. */
export function tagged(inbox: InboxReference): string | undefined {
  if (typeof inbox !== 'string' || !inbox.includes('@')) return undefined;
  return hasTag(inbox) ? inbox.trim() : undefined;
}

/** What an inbox is called in an error. */
export function nameOf(inbox: InboxReference): string {
  if (typeof inbox === 'string') return inbox;
  return 'email' in inbox && typeof inbox.email === 'string' ? inbox.email : inbox.id;
}

/** As the service reads it. @throws InboxdError `wrong_usage` for what is no moment. */
export function momentOf(moment: Moment, name: string): number | string {
  if (typeof moment === 'string') return moment;
  const epochMs = Math.trunc(Number(moment));
  if (!Number.isFinite(epochMs)) throw wrongUsage(`${name} must be a moment`);
  return epochMs;
}

/** The `wait` parameter, in seconds; none for a request that is not held. */
export function waitOf(holdMs: number): string | undefined {
  return holdMs > 0 ? (holdMs / 1000).toFixed(3) : undefined;
}

/** The cursor of `Link: <…?cursor=…>; rel="next"`; only that, as the address is the one the service knows itself by. */
export function nextCursor(link: string | null): string | undefined {
  const address = /<([^<>]{1,4000})>;\s?rel="?next"?/.exec(link ?? '')?.[1];
  if (address === undefined) return undefined;
  return new URL(address, 'http://localhost').searchParams.get('cursor') ?? undefined;
}

/** Whether the service says that there is no code yet, which is no failure of a wait. */
export function isAbsence(error: unknown): error is InboxdError {
  if (!(error instanceof InboxdError) || error.status !== 404) return false;
  // A browser sees the header only where the service lets it.
  return error.code === 'otp_not_found' || /^no message with a one-time code/i.test(error.message);
}

export function matcherOf(
  match: RegExp | ((link: MessageLink) => boolean) | undefined,
): (link: MessageLink) => boolean {
  if (match === undefined) return (link) => link.verification;
  if (typeof match === 'function') return match;
  // `search` begins at the start every time, whatever flags the expression has.
  return ({ url }) => url.search(match) >= 0;
}

export const counted = (messages: number): string => (messages === 1 ? '1 message' : `${messages} messages`);

/** What the service takes as the name of an inbox of a test with this title; undefined when nothing is left of it. */
export function inboxName(title: string): string | undefined {
  const line = title.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Cs}]+/gu, ' ').trim();
  const cut = line.slice(0, 100).trim();
  // Not through the middle of a character.
  return (/[\uD800-\uDBFF]$/.test(cut) ? cut.slice(0, -1) : cut) || undefined;
}
