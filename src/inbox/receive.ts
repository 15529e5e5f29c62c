/** The SMTP corridor's use case: decide about a recipient, then take a mail: parse, commit, wake. */
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import { parseRecipient } from '../mail/address.ts';
import type { Refused, TurnedAway } from './attempts.ts';
import type { Deliveries } from './deliveries.ts';
import type { Envelope, Mailroom, Verification } from './mailroom.ts';
import type { Meter } from './meter.ts';
import type { Parser } from './parser.ts';
import type { SenderAuthenticator } from './senderauth.ts';
import type { Mailbox, Store } from './store.ts';
import type { Traffic } from './traffic.ts';
import type { Waiters } from './waiters.ts';

export interface ReceiveOptions {
  readonly store: Store;
  readonly parser: Parser;
  readonly waiters: Waiters;
  readonly deliveries: Deliveries;
  readonly traffic: Traffic;
  /** Null when nobody measures. */
  readonly meter: Meter | null;
  /** Null when senders are not checked. */
  readonly senderAuth: SenderAuthenticator | null;
  /** Canonical A-labels; the first one is where a bare `postmaster` goes. */
  readonly allowedDomains: ReadonlySet<string>;
  /** Makes the inbox of `postmaster@domain` when its first mail comes; nobody could create it by hand. */
  makePostmaster(address: string): Promise<Mailbox | null>;
}

export function mailroom(options: ReceiveOptions): Mailroom {
  const { store, parser, waiters, senderAuth, allowedDomains, makePostmaster, deliveries, traffic, meter } =
    options;
  const [defaultDomain] = allowedDomains;
  if (defaultDomain === undefined) throw new RangeError('at least one domain must be allowed');

  /** Read, and committed to the disk. */
  async function keep(envelope: Envelope, raw: Uint8Array) {
    const { mailFrom, helo, remoteAddress } = envelope;
    // Nobody waits for a large mail.
    const wasRead = raw.byteLength > limits.parseSmallBytesMax ? undefined : store.announce();
    const [digest, sender] = await Promise.all([
      parser.digest(raw).finally(wasRead),
      senderAuth?.check({ raw, mailFrom, helo, remoteAddress }) ?? null,
    ]);
    const { messageId } = await store.append({ envelope, raw, digest, sender });
    return { messageId, digest };
  }

  return {
    async verify(path: string): Promise<Verification> {
      const parsed = parseRecipient(path, allowedDomains, defaultDomain);
      if (parsed.kind === 'malformed' || parsed.kind === 'foreign_domain') return { status: parsed.kind };
      const mailbox =
        (await store.mailbox(parsed.mailbox)) ??
        (parsed.kind === 'postmaster' ? await makePostmaster(parsed.mailbox) : null);
      if (mailbox === null) return { status: 'no_such_inbox' };
      const { inboxId, organizationId } = mailbox;
      return { status: 'deliverable', recipient: { inboxId, organizationId, address: parsed.address } };
    },

    async receive(envelope: Envelope, raw: Uint8Array): Promise<{ messageId: string }> {
      if (envelope.recipients.length === 0) throw new AppError('internal', 'A mail without a recipient.');
      // Asked now: the bytes themselves are given away below.
      const sizeBytes = raw.length;
      const timer = meter?.mailReceived();
      const { messageId, digest } = await keep(envelope, raw).catch((error: unknown) => {
        timer?.failed();
        throw error;
      });
      timer?.committed(messageId, digest.otp !== null);
      for (const { inboxId } of envelope.recipients) waiters.wake(inboxId);
      traffic.noteArrival(ownersOf(envelope.recipients), messageId, digest.otp !== null);
      deliveries.noteAccepted({ ...envelope, messageId, sizeBytes });
      return { messageId };
    },

    noteRefused(refused: Refused): void {
      meter?.refused(refused.reason);
      traffic.noteRefusal(ownersOf(refused.recipients));
      deliveries.noteRefused(refused);
    },

    noteTurnedAway(client: TurnedAway): void {
      deliveries.noteTurnedAway(client);
    },
  } satisfies Mailroom;
}

function ownersOf(recipients: Envelope['recipients']): ReadonlySet<string> {
  return new Set(recipients.map(({ organizationId }) => organizationId));
}
