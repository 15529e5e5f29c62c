/**
 * The last delivery attempts, accepted and refused: what answers "why did my mail not come". Kept in memory alone, so that
 * a stranger who knocks all day costs neither disk nor time; each organization has rings of its own, so that the noise of
 * one never drives out what another is looking for.
 */
import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';
import type { Recipient } from './mailroom.ts';

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

export interface Attempt {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly remoteAddress: string;
  readonly helo: string;
  readonly mailFrom: string;
  readonly recipients: readonly { readonly address: string; readonly inboxId: string | null }[];
  /** Of recipients, all there were. */
  readonly recipientCount: number;
  readonly tls: string | null;
  /** Null: it was accepted. */
  readonly reason: RefusalReason | null;
  readonly messageId: string | null;
  readonly sizeBytes: number | null;
}

type Listener = () => void;

/** Attempts that belong to no organization, for there is no inbox they went to. */
const unowned = '';

class Ring {
  readonly #items: Attempt[] = [];
  readonly #size: number;
  #next = 0;

  constructor(size: number) {
    this.#size = size;
  }

  push(attempt: Attempt): void {
    this.#items[this.#next] = attempt;
    this.#next = (this.#next + 1) % this.#size;
  }

  get items(): readonly Attempt[] {
    return this.#items;
  }
}

export class Deliveries {
  readonly #clock: Pick<Clock, 'now'>;
  /** Organization to its rings, the one that was quiet the longest first. */
  readonly #byOrganization = new Map<string, { readonly accepted: Ring; readonly refused: Ring }>();
  readonly #listeners = new Map<string, Set<Listener>>();
  #latest = '';
  #closed = false;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
  }

  /** True from the first moment of the stop. */
  get isClosed(): boolean {
    return this.#closed;
  }

  /** Lets everybody who listens go. */
  close(): void {
    this.#closed = true;
    for (const listeners of this.#listeners.values()) for (const listener of [...listeners]) listener();
  }

  noteAccepted({ messageId, sizeBytes, ...about }: Accepted): void {
    this.#note(about, { reason: null, messageId, sizeBytes });
  }

  noteRefused({ reason, refusedRecipient, ...about }: Refused): void {
    this.#note(about, { reason, messageId: null, sizeBytes: null, refusedRecipient });
  }

  /** Of one organization (null: of none), newest first. */
  of(organizationId: string | null): readonly Attempt[] {
    const rings = this.#byOrganization.get(organizationId ?? unowned);
    return rings === undefined ? [] : newestFirst([...rings.accepted.items, ...rings.refused.items]);
  }

  /** Of all organizations and of none, newest first. */
  all(): readonly Attempt[] {
    const everything = [...this.#byOrganization.values()].flatMap(({ accepted, refused }) => [
      ...accepted.items,
      ...refused.items,
    ]);
    return newestFirst([...new Set(everything)]).slice(0, limits.deliveriesShownMax);
  }

  /**
   * @param organizationId Whose attempts to hear of; those that belong to nobody are told to everyone, without a word on
   * what they are.
   * @returns Ends it.
   */
  listen(organizationId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(organizationId) ?? new Set();
    this.#listeners.set(organizationId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(organizationId) === listeners)
        this.#listeners.delete(organizationId);
    };
  }

  #note(
    about: Omit<Refused, 'reason' | 'refusedRecipient'>,
    outcome: Pick<Attempt, 'reason' | 'messageId' | 'sizeBytes'> & { refusedRecipient?: string | null },
  ): void {
    for (const owner of ownersOf(about.recipients)) {
      // Nobody sees with what other organizations a mail went out.
      const own =
        about.recipients.length === 1
          ? about.recipients
          : about.recipients.filter(({ organizationId }) => organizationId === owner);
      const named: Attempt['recipients'] =
        typeof outcome.refusedRecipient === 'string'
          ? [{ address: outcome.refusedRecipient, inboxId: null }]
          : own;
      const attempt: Attempt = {
        at: this.#clock.now(),
        remoteAddress: about.remoteAddress,
        helo: about.helo,
        mailFrom: about.mailFrom,
        recipients: named
          .slice(0, limits.deliveryRecipientsMax)
          .map(({ address, inboxId }) => ({ address: address.slice(0, limits.addressOctetsMax), inboxId })),
        recipientCount: named.length,
        tls: about.tls,
        reason: outcome.reason,
        messageId: outcome.messageId,
        sizeBytes: outcome.sizeBytes,
      };
      const rings = this.#ringsOf(owner);
      (attempt.reason === null ? rings.accepted : rings.refused).push(attempt);
      if (this.#listeners.size === 0) continue;
      const told = owner === unowned ? [...this.#listeners.values()] : [this.#listeners.get(owner)];
      for (const listeners of told) for (const listener of listeners ?? []) listener();
    }
  }

  #ringsOf(owner: string) {
    const known = this.#byOrganization.get(owner);
    if (known !== undefined && owner === this.#latest) return known;
    this.#latest = owner;
    // Taken out and put back: the map's order is who was heard of last.
    if (known !== undefined) this.#byOrganization.delete(owner);
    const size = limits.deliveriesPerOrganizationMax;
    const rings = known ?? { accepted: new Ring(size), refused: new Ring(size) };
    this.#byOrganization.set(owner, rings);
    if (this.#byOrganization.size > limits.deliveryOrganizationsMax) {
      const [oldest] = this.#byOrganization.keys();
      if (oldest !== undefined) this.#byOrganization.delete(oldest);
    }
    return rings;
  }
}

function newestFirst(attempts: Attempt[]): Attempt[] {
  return attempts.sort((a, b) => b.at - a.at);
}

/** Nearly every mail has one recipient. */
function ownersOf(recipients: readonly Recipient[]): Iterable<string> {
  const [first] = recipients;
  if (first === undefined) return [unowned];
  if (recipients.length === 1) return [first.organizationId];
  return new Set(recipients.map(({ organizationId }) => organizationId));
}
