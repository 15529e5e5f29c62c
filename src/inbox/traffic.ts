/**
 * How much came and how fast it was read: per organization, for each minute of the last hour. It is kept in memory, a
 * few numbers a minute. A restart forgets it; the report says since when it counts, and after an hour nothing is
 * missing.
 */
import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';

export interface Minute {
  readonly mails: number;
  readonly codes: number;
  readonly refused: number;
}

export interface TrafficReport {
  /** Epoch milliseconds: what came before that is not counted. */
  readonly since: number;
  /** The last hour, oldest minute first; the last one is not over yet. */
  readonly minutes: readonly Minute[];
  /** From the arrival of a code to the first time it was given out; null when none was. */
  readonly medianReadMs: number | null;
  readonly readCount: number;
}

interface Tally {
  /** By minute modulo the number of minutes. */
  readonly minutes: { minute: number; mails: number; codes: number; refused: number }[];
  readonly readMs: number[];
  nextRead: number;
  /** Codes that nobody has read yet, with the moment they came. */
  readonly unread: Map<string, number>;
}

const minuteMs = 60_000;

/** Stands for the organization of mails that were refused and meant for no inbox. */
const nobody = '';

export class Traffic {
  readonly #clock: Pick<Clock, 'now'>;
  /** The one that was quiet the longest first. */
  readonly #byOrganization = new Map<string, Tally>();
  #latest: string | null = null;
  readonly #startedAt: number;

  constructor(clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
    this.#startedAt = clock.now();
  }

  noteArrival(organizationIds: ReadonlySet<string>, messageId: string, hasCode: boolean): void {
    for (const organizationId of organizationIds) {
      const tally = this.#tallyOf(organizationId);
      const slot = this.#slotOf(tally);
      slot.mails += 1;
      if (!hasCode) continue;
      slot.codes += 1;
      tally.unread.set(messageId, this.#clock.now());
      if (tally.unread.size > limits.trafficUnreadMax) {
        const [oldest] = tally.unread.keys();
        if (oldest !== undefined) tally.unread.delete(oldest);
      }
    }
  }

  /** @param organizationIds Those whose inboxes it was meant for; there may be none. */
  noteRefusal(organizationIds: ReadonlySet<string>): void {
    for (const organizationId of organizationIds.size === 0 ? [nobody] : organizationIds)
      this.#slotOf(this.#tallyOf(organizationId)).refused += 1;
  }

  /** A code was given out; only the first time counts. */
  noteRead(organizationId: string, messageId: string): void {
    const tally = this.#byOrganization.get(organizationId);
    const arrivedAt = tally?.unread.get(messageId);
    if (tally === undefined || arrivedAt === undefined) return;
    tally.unread.delete(messageId);
    tally.readMs[tally.nextRead] = Math.max(0, this.#clock.now() - arrivedAt);
    tally.nextRead = (tally.nextRead + 1) % limits.trafficReadsMax;
  }

  /** @param organizationId Null for what was meant for no inbox. */
  report(organizationId: string | null): TrafficReport {
    const tally = this.#byOrganization.get(organizationId ?? nobody);
    const now = Math.floor(this.#clock.now() / minuteMs);
    const minutes = Array.from({ length: limits.trafficMinutes }, (_, index) => {
      const minute = now - limits.trafficMinutes + 1 + index;
      const slot = tally?.minutes[minute % limits.trafficMinutes];
      return slot?.minute === minute
        ? { mails: slot.mails, codes: slot.codes, refused: slot.refused }
        : { mails: 0, codes: 0, refused: 0 };
    });
    const reads = [...(tally?.readMs ?? [])].sort((a, b) => a - b);
    const median = reads[Math.floor(reads.length / 2)] ?? null;
    const since = Math.max(this.#startedAt, (now - limits.trafficMinutes + 1) * minuteMs);
    return { since, minutes, medianReadMs: median, readCount: reads.length };
  }

  #slotOf(tally: Tally) {
    const minute = Math.floor(this.#clock.now() / minuteMs);
    const index = minute % limits.trafficMinutes;
    const known = tally.minutes[index];
    if (known?.minute === minute) return known;
    const fresh = { minute, mails: 0, codes: 0, refused: 0 };
    tally.minutes[index] = fresh;
    return fresh;
  }

  #tallyOf(organizationId: string): Tally {
    const known = this.#byOrganization.get(organizationId);
    if (known !== undefined && organizationId === this.#latest) return known;
    this.#latest = organizationId;
    if (known !== undefined) this.#byOrganization.delete(organizationId);
    const tally = known ?? { minutes: [], readMs: [], nextRead: 0, unread: new Map() };
    this.#byOrganization.set(organizationId, tally);
    if (this.#byOrganization.size > limits.trafficOrganizationsMax) {
      const [oldest] = this.#byOrganization.keys();
      if (oldest !== undefined) this.#byOrganization.delete(oldest);
    }
    return tally;
  }
}
