/**
 * What the SMTP door needs of the house: is there a mailbox for this address, and take this mail.
 * Owned here, beside the use case that implements it (`receive.ts`), so that `smtp` knows nothing of the store.
 */
import type { Refused, TurnedAway } from './attempts.ts';

/** One RCPT that was accepted. */
export interface Recipient {
  /** The inbox it is delivered to, `inb_…`. */
  readonly inboxId: string;
  /** Whose inbox it is, `org_…`. */
  readonly organizationId: string;
  /** The address as the sender gave it, canonical (lower case, A-label domain), with its plus tag. */
  readonly address: string;
}

/** The SMTP envelope and what is known of the peer; RFC 5321 section 2.3.1. */
export interface Envelope {
  /** The reverse-path without angle brackets; empty for the null sender. */
  readonly mailFrom: string;
  readonly recipients: readonly Recipient[];
  readonly remoteAddress: string;
  /** The argument of EHLO or HELO, as given. */
  readonly helo: string;
  /** Protocol and cipher, e.g. `TLSv1.3 TLS_AES_256_GCM_SHA384`; null on a plain connection. */
  readonly tls: string | null;
  /** As for the `with` clause of Received: `SMTP`, `ESMTP`, `ESMTPS`, with `UTF8` in front when SMTPUTF8 was asked for. */
  readonly protocol: string;
}

export type Verification =
  | { readonly status: 'deliverable'; readonly recipient: Recipient }
  /** Not an address at all. */
  | { readonly status: 'malformed' }
  /** A domain that is not ours: no relaying. */
  | { readonly status: 'foreign_domain' }
  /** Never existed, or is retired; which of the two is nobody's business. */
  | { readonly status: 'no_such_inbox' };

export interface MailReceiver {
  /**
   * Decides about one RCPT. `address` is the path without angle brackets, as the client sent it
   * (source routes included, `postmaster` without a domain included).
   * @throws AppError `storage_unavailable` when the database cannot be asked.
   */
  verify(address: string): Promise<Verification>;

  /**
   * Stores the mail for every recipient at once and resolves only after the commit reached the disk.
   * `raw` is the mail as received: dot-unstuffed, CRLF line ends, without our trace headers.
   * Takes ownership of `raw`, and leaves nothing of it once it is stored.
   * Whose inbox was deleted since `verify` gets nothing.
   * @throws AppError `inbox_not_found` when that is everyone: nothing was stored.
   * @throws AppError `storage_full` or `storage_unavailable` (both temporary): nothing was stored.
   */
  receive(envelope: Envelope, raw: Uint8Array): Promise<{ readonly messageId: string }>;

  /** Remembers, in memory and at once, what was not taken and why. */
  noteRefused(refused: Refused): void;

  /** The same for a client that was not even let in. */
  noteTurnedAway(client: TurnedAway): void;
}
