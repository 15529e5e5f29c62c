/** The SMTP corridor's use case: decide about a recipient, then take a mail: parse, commit, wake. */
import { AppError } from '../errors.ts';
import { parseRecipient } from '../mail/address.ts';
import type { Envelope, Mailroom, Verification } from './mailroom.ts';
import type { Parser } from './parser.ts';
import type { SenderAuthenticator } from './senderauth.ts';
import type { Store } from './store.ts';
import type { Waiters } from './waiters.ts';

export interface ReceiveOptions {
  readonly store: Store;
  readonly parser: Parser;
  readonly waiters: Waiters;
  /** Null when senders are not checked. */
  readonly senderAuth: SenderAuthenticator | null;
  /** Canonical A-labels; the first one is where a bare `postmaster` goes. */
  readonly allowedDomains: ReadonlySet<string>;
  /** Makes the inbox of `postmaster@domain` when its first mail comes; nobody could create it by hand. */
  makePostmaster(address: string): Promise<{ readonly inboxId: string } | null>;
}

export function mailroom(options: ReceiveOptions): Mailroom {
  const { store, parser, waiters, senderAuth, allowedDomains, makePostmaster } = options;
  const [defaultDomain] = allowedDomains;
  if (defaultDomain === undefined) throw new RangeError('at least one domain must be allowed');

  return {
    async verify(path: string): Promise<Verification> {
      const parsed = parseRecipient(path, allowedDomains, defaultDomain);
      if (parsed.kind === 'malformed' || parsed.kind === 'foreign_domain') return { status: parsed.kind };
      const mailbox =
        (await store.mailbox(parsed.mailbox)) ??
        (parsed.kind === 'postmaster' ? await makePostmaster(parsed.mailbox) : null);
      if (mailbox === null) return { status: 'no_such_inbox' };
      return { status: 'deliverable', recipient: { inboxId: mailbox.inboxId, address: parsed.address } };
    },

    async receive(envelope: Envelope, raw: Uint8Array): Promise<{ messageId: string }> {
      if (envelope.recipients.length === 0) throw new AppError('internal', 'A mail without a recipient.');
      const { mailFrom, helo, remoteAddress } = envelope;
      const [digest, sender] = await Promise.all([
        parser.digest(raw),
        senderAuth?.check({ raw, mailFrom, helo, remoteAddress }) ?? null,
      ]);
      const { messageId } = await store.append({ envelope, raw, digest, sender });
      for (const { inboxId } of envelope.recipients) waiters.wake(inboxId);
      return { messageId };
    },
  } satisfies Mailroom;
}
