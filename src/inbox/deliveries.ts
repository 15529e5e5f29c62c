/**
 * The last delivery attempts, accepted and refused, that are not written down yet. They are noted in memory at once, so
 * that a mail waits for nothing here. `deliverylog.ts` writes them to the disk, many at a time. Each organization has
 * rings of its own, so that many attempts of one do not drive out what another is looking for.
 */
import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';
import {
  type Accepted,
  type Attempt,
  attemptsOf,
  kindOf,
  newestFirst,
  type Refused,
  type TurnedAway,
} from './attempts.ts';

type Listener = () => void;

/** As it is kept here: it gets its id when it is written down for the first time. */
export type Noted = Attempt & { id: string };

interface Rings {
  readonly accepted: Ring;
  readonly refused: Ring;
}

/** A client that is turned away again and again, told once. */
interface Visitor {
  noted: Noted;
  readonly since: number;
  isWritten: boolean;
}

/** The last so many. */
class Ring {
  readonly #items: Noted[] = [];
  readonly #size: number;
  #next = 0;

  constructor(size: number) {
    this.#size = size;
  }

  push(noted: Noted): void {
    this.#items[this.#next] = noted;
    this.#next = (this.#next + 1) % this.#size;
  }

  /** The newest first. */
  get items(): readonly Noted[] {
    return [...this.#items.slice(this.#next), ...this.#items.slice(0, this.#next)].reverse();
  }
}

export class Deliveries {
  readonly #clock: Pick<Clock, 'now'>;
  /** Organization (null: none) to its rings, the one that was quiet the longest first. */
  readonly #byOrganization = new Map<string | null, Rings>();
  /** By address, the one that was quiet the longest first. */
  readonly #visitors = new Map<string, Visitor>();
  /** On their way to the disk. */
  #taken: readonly Noted[] = [];
  readonly #listeners = new Map<string, Set<Listener>>();
  #latest: string | null | undefined;
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
    const at = this.#clock.now();
    for (const attempt of attemptsOf(about, {
      at,
      reason: null,
      messageId,
      sizeBytes,
      refusedRecipient: null,
    }))
      this.#note(attempt);
  }

  noteRefused({ reason, refusedRecipient, ...about }: Refused): void {
    const at = this.#clock.now();
    for (const attempt of attemptsOf(about, {
      at,
      reason,
      messageId: null,
      sizeBytes: null,
      refusedRecipient,
    }))
      this.#note(attempt);
  }

  /** A client is one entry, however often it comes. However many clients come, there are no more entries than fit. */
  noteTurnedAway({ remoteAddress, reason }: TurnedAway): void {
    const at = this.#clock.now();
    const known = this.#visitors.get(remoteAddress);
    const isSame = known?.noted.reason === reason && at - known.since < limits.turnedAwayMs;
    const [fresh] = attemptsOf(
      { remoteAddress, helo: '', mailFrom: '', recipients: [], tls: null },
      { at, reason, messageId: null, sizeBytes: null, refusedRecipient: null },
    );
    const noted = { ...fresh!, ...(isSame ? { id: known.noted.id, times: known.noted.times + 1 } : {}) };
    // Taken out and put back: the map's order is who came last.
    this.#visitors.delete(remoteAddress);
    this.#visitors.set(remoteAddress, { noted, since: isSame ? known.since : at, isWritten: false });
    if (this.#visitors.size > limits.turnedAwayPerRingMax) forgetFirst(this.#visitors);
    this.#tell(null);
  }

  /** What is not written down yet: of one organization (null: of none), newest first. */
  of(organizationId: string | null): readonly Attempt[] {
    return this.all().filter((attempt) => attempt.organizationId === organizationId);
  }

  /** Of all organizations and of none, newest first. */
  all(): readonly Attempt[] {
    const visitors = [...this.#visitors.values()].map(({ noted }) => noted);
    return newestFirst([...visitors.reverse(), ...this.#inRings(), ...this.#taken]);
  }

  /**
   * Hands over what is not written down, with an id for each. It is still seen here until `written` or `notWritten` is
   * called.
   * @returns Oldest first.
   */
  take(makeId: (at: number) => string): readonly Attempt[] {
    const now = this.#clock.now();
    const visitors: Noted[] = [];
    for (const [address, visitor] of this.#visitors) {
      if (!visitor.isWritten) visitors.push(visitor.noted);
      else if (now - visitor.since >= limits.turnedAwayMs) this.#visitors.delete(address);
      visitor.isWritten = true;
    }
    this.#taken = this.#inRings();
    this.#empty();
    const all = newestFirst([...visitors, ...this.#taken]).reverse();
    for (const noted of all) noted.id ||= makeId(noted.at);
    return all;
  }

  written(): void {
    this.#taken = [];
  }

  /** Puts them back to where they were, as far as there is room beside what came meanwhile. */
  notWritten(): void {
    const back = [...this.#inRings(), ...this.#taken];
    this.#empty();
    this.#taken = [];
    for (const visitor of this.#visitors.values()) visitor.isWritten = false;
    for (const noted of back.reverse()) this.#keep(noted);
  }

  /**
   * @param organizationId Whose attempts to hear of. Of attempts that belong to nobody everyone is told that there are
   * some, and not what they are.
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

  #inRings(): Noted[] {
    const rings = [...this.#byOrganization.values()];
    return rings.flatMap(({ accepted, refused }) => [...accepted.items, ...refused.items]);
  }

  #empty(): void {
    this.#byOrganization.clear();
    this.#latest = undefined;
  }

  #note(attempt: Attempt): void {
    this.#keep(attempt);
    this.#tell(attempt.organizationId);
  }

  #keep(noted: Noted): void {
    const rings = this.#ringsOf(noted.organizationId);
    (kindOf(noted) === 'accepted' ? rings.accepted : rings.refused).push(noted);
  }

  #tell(owner: string | null): void {
    if (this.#listeners.size === 0) return;
    const told = owner === null ? [...this.#listeners.values()] : [this.#listeners.get(owner)];
    for (const listeners of told) for (const listener of listeners ?? []) listener();
  }

  #ringsOf(owner: string | null): Rings {
    const known = this.#byOrganization.get(owner);
    if (known !== undefined && owner === this.#latest) return known;
    this.#latest = owner;
    // Taken out and put back: the map's order is who was heard of last.
    if (known !== undefined) this.#byOrganization.delete(owner);
    const size = limits.deliveriesPerRingMax;
    const rings = known ?? { accepted: new Ring(size), refused: new Ring(size) };
    this.#byOrganization.set(owner, rings);
    if (this.#byOrganization.size > limits.deliveryOrganizationsMax) forgetFirst(this.#byOrganization);
    return rings;
  }
}

function forgetFirst<K>(map: Map<K, unknown>): void {
  for (const first of map.keys()) {
    map.delete(first);
    return;
  }
}
