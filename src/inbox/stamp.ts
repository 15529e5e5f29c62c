/**
 * The moment a mail was received, and the clock that `/clock` shows: one hand for both.
 *
 * Invariants: stamps never decrease, and strictly increase within an inbox; a stamp is strictly later than every reading handed out
 * before it; a reading is never earlier than any stamp. So a client that reads the clock, then triggers a mail,
 * gets a stamp strictly later than its reading, even within the same millisecond and when the wall clock steps back.
 */
import type { Clock } from '../clock.ts';

/** The clock that stamps mails, wherever it stands: in this process, or in the database when several share it. */
export interface ReceiveClock {
  /** Milliseconds since the epoch. No stamp so far is later, and every stamp from now on is strictly later. */
  read(): number | Promise<number>;
}

export class StampClock implements ReceiveClock {
  readonly #clock: Clock;
  #lastReading: number;
  #lastStamp: number;
  /** Last stamps of inboxes, needed only until the wall clock has passed them all. */
  readonly #lastByInbox = new Map<string, number>();

  /** @param lastStamp The newest stamp in the database, 0 when there is none: a restart continues from it. */
  constructor(clock: Clock, lastStamp: number) {
    this.#clock = clock;
    this.#lastReading = lastStamp;
    this.#lastStamp = lastStamp;
  }

  /** Milliseconds since the epoch. Every stamp given from now on is strictly later. */
  read(): number {
    const reading = Math.max(this.#clock.now(), this.#lastReading, this.#lastStamp);
    this.#lastReading = reading;
    return reading;
  }

  /** The receive time for one mail that goes to these inboxes, in milliseconds since the epoch. */
  stamp(inboxIds: readonly string[]): number {
    const now = this.#clock.now();
    if (now > this.#lastStamp) this.#lastByInbox.clear();
    // Never before the last stamp of any inbox: so the newest row of the database carries the newest stamp.
    let stamp = Math.max(now, this.#lastReading + 1, this.#lastStamp);
    for (const inboxId of inboxIds) stamp = Math.max(stamp, (this.#lastByInbox.get(inboxId) ?? 0) + 1);
    for (const inboxId of inboxIds) this.#lastByInbox.set(inboxId, stamp);
    this.#lastStamp = stamp;
    return stamp;
  }
}
