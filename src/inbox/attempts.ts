/** An attempt to hand the server a mail, and what became of it: what answers "why did my mail not come". */
import { limits } from '../limits.ts';
import type { Recipient } from './mailreceiver.ts';

/** Why a mail, or one of its recipients, was not taken. */
export type RefusalReason =
  | 'no_such_inbox'
  | 'foreign_domain'
  | 'malformed'
  | 'too_many_recipients'
  | 'declared_too_big'
  | 'too_big'
  | 'far_too_big'
  | 'no_memory'
  | 'bare_cr'
  | 'bare_lf'
  | 'not_stored';

/** Why a client was sent away before it could say anything. */
export type TurnedAwayReason = 'too_many_connections' | 'too_many_from_address';

/** What is known of a mail that was not taken; addresses as far as the sender gave them. */
export interface Refused {
  readonly reason: RefusalReason;
  readonly remoteAddress: string;
  readonly helo: string;
  readonly mailFrom: string;
  /** Recipients that were accepted before the mail itself was refused. */
  readonly recipients: readonly Recipient[];
  /** The recipient that was refused, as it was written; null when it was the mail. */
  readonly refusedRecipient: string | null;
  readonly tls: string | null;
}

export interface Accepted extends Omit<Refused, 'reason' | 'refusedRecipient'> {
  readonly messageId: string;
  readonly sizeBytes: number;
}

/** A connection that got a 421 for a greeting. */
export interface TurnedAway {
  readonly remoteAddress: string;
  readonly reason: TurnedAwayReason;
}

export interface Attempt {
  /** Under which it is kept; empty until it is written down for the first time. */
  readonly id: string;
  /** Whose it is; null: there was no inbox it went to. */
  readonly organizationId: string | null;
  /** Epoch milliseconds; of several, the last one. */
  readonly at: number;
  /**
   * How often this happened. Connections of one client that were turned away are one attempt; of everything else each
   * is one.
   */
  readonly times: number;
  readonly remoteAddress: string;
  readonly helo: string;
  readonly mailFrom: string;
  readonly recipients: readonly { readonly address: string; readonly inboxId: string | null }[];
  /** Of recipients, all there were. */
  readonly recipientCount: number;
  readonly tls: string | null;
  /** Null: it was accepted. */
  readonly reason: RefusalReason | TurnedAwayReason | null;
  readonly messageId: string | null;
  readonly sizeBytes: number | null;
}

/** Each kind is kept by itself, so that many attempts of one kind do not drive out those of another. */
export type AttemptKind = 'accepted' | 'refused' | 'turned_away';

export function kindOf({ reason }: Pick<Attempt, 'reason'>): AttemptKind {
  if (reason === null) return 'accepted';
  return reason === 'too_many_connections' || reason === 'too_many_from_address' ? 'turned_away' : 'refused';
}

export function newestFirst<T extends Attempt>(attempts: readonly T[]): T[] {
  return [...attempts].sort((a, b) => b.at - a.at);
}

/** Makes one attempt for each organization: nobody sees to which other organizations a mail was sent. */
export function attemptsOf(about: Omit<Accepted, 'messageId' | 'sizeBytes'>, outcome: Outcome): Attempt[] {
  return [...ownersOf(about.recipients)].map((owner) => {
    const own =
      about.recipients.length === 1
        ? about.recipients
        : about.recipients.filter(({ organizationId }) => organizationId === owner);
    const named: Attempt['recipients'] =
      outcome.refusedRecipient === null ? own : [{ address: outcome.refusedRecipient, inboxId: null }];
    return {
      id: '',
      organizationId: owner,
      at: outcome.at,
      times: 1,
      remoteAddress: about.remoteAddress,
      helo: about.helo,
      mailFrom: about.mailFrom.slice(0, limits.addressOctetsMax),
      recipients: named
        .slice(0, limits.deliveryRecipientsMax)
        .map(({ address, inboxId }) => ({ address: address.slice(0, limits.addressOctetsMax), inboxId })),
      recipientCount: named.length,
      tls: about.tls,
      reason: outcome.reason,
      messageId: outcome.messageId,
      sizeBytes: outcome.sizeBytes,
    };
  });
}

export interface Outcome extends Pick<Attempt, 'at' | 'reason' | 'messageId' | 'sizeBytes'> {
  readonly refusedRecipient: string | null;
}

/** Nearly every mail has one recipient. */
function ownersOf(recipients: readonly Recipient[]): Iterable<string | null> {
  const [first] = recipients;
  if (first === undefined) return [null];
  if (recipients.length === 1) return [first.organizationId];
  return new Set(recipients.map(({ organizationId }) => organizationId));
}
