/**
 * Small mails on the short way: they are read where they are committed. The way opens when there is much to read, and
 * stays open as long as there is enough. A mail that cannot be read there goes the long way, as if it had not come
 * here.
 */
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { AppendedMail, UnreadMail } from '../inbox/store.ts';
import { limits } from '../limits.ts';
import { Load } from '../load.ts';
import { wholeBuffer } from '../runtime/index.ts';
import type { MailIntake } from './connection.ts';
import type { PollCache } from './pollcache.ts';
import type { Stored } from './stamps.ts';

interface Waiting {
  readonly mail: UnreadMail;
  readonly resolve: (taken: AppendedMail | null) => void;
  readonly reject: (error: unknown) => void;
}

export interface IntakeOptions {
  readonly intake: MailIntake;
  /** What is stamped first has to be given first. */
  readonly stamp: (inboxIds: readonly string[]) => Stored;
  readonly pollCache: Pick<PollCache, 'arrived'>;
  readonly clock: Pick<Clock, 'monotonic'>;
}

/** When reading takes no larger share of the time than this, it can as well be done elsewhere. */
const calmShare = 0.1;

export class Intake {
  readonly #options: IntakeOptions;
  readonly #load: Load;
  /** What came in this turn of the event loop. */
  #waiting: Waiting[] = [];
  readonly #underWay = new Set<Promise<void>>();
  #arrivedBytes = 0;
  #looking: NodeJS.Timeout | null = null;
  #calmMs = 0;

  constructor(options: IntakeOptions) {
    this.#options = options;
    this.#load = new Load(limits.parserLoadMs, options.clock.monotonic());
  }

  /** Of all mails that were stored so far. */
  get arrivedBytes(): number {
    return this.#arrivedBytes;
  }

  /** There is much to read. @returns Whether mails of so many bytes are read here, now or soon. */
  openFor(bytes: number): boolean {
    if (bytes > limits.intakeMailBytesMax || !this.#options.intake.open()) return false;
    this.#looking ??= setInterval(() => this.#look(), limits.parserLoadMs);
    this.#calmMs = 0;
    return true;
  }

  isOpenFor(bytes: number): boolean {
    return bytes <= limits.intakeMailBytesMax && this.#options.intake.isOpen();
  }

  /** Mails that come in the same turn of the event loop go together, at its end. */
  readAndAppend(mail: UnreadMail): Promise<AppendedMail | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ mail, resolve, reject });
      if (this.#waiting.length === 1) setImmediate(() => this.#giveAll());
    });
  }

  /** Resolves when nothing is under way any more. */
  async drain(): Promise<void> {
    if (this.#looking !== null) clearInterval(this.#looking);
    this.#giveAll();
    await Promise.all(this.#underWay);
  }

  #giveAll(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (let at = 0; at < waiting.length; at += limits.intakeMailsMax) {
      const given = this.#give(waiting.slice(at, at + limits.intakeMailsMax));
      this.#underWay.add(given);
      void given.then(() => this.#underWay.delete(given));
    }
  }

  async #give(group: readonly Waiting[]): Promise<void> {
    const { intake, stamp, pollCache } = this.#options;
    // It may have closed within this turn.
    if (!intake.isOpen()) {
      for (const { resolve } of group) resolve(null);
      return;
    }
    const inboxIds = group.map(({ mail }) => mail.envelope.recipients.map(({ inboxId }) => inboxId));
    const stamps = inboxIds.map(stamp);
    try {
      const { hasCode, readMs } = await intake.readAndCommit(
        group.map(({ mail: { raw, envelope } }, at) => ({
          // Copied, not handed over: the raw mail survives whatever its parse does.
          raw: wholeBuffer(raw),
          envelope,
          stamp: stamps[at]!,
        })),
      );
      this.#load.add(readMs);
      for (const [at, { mail, resolve }] of group.entries()) {
        const brought = hasCode[at]!;
        if (brought !== null) this.#arrivedBytes += mail.raw.byteLength;
        resolve(brought === null ? null : { messageId: stamps[at]!.messageId, hasCode: brought });
      }
    } catch (error) {
      // One mail that the database cannot take must not cost the others their commit: each goes the long way.
      const isStorageDown = error instanceof AppError && error.temporary;
      for (const { resolve, reject } of group) isStorageDown ? reject(error) : resolve(null);
    } finally {
      // After a failure as well: whether the commit reached the disk is not always known.
      for (const ids of inboxIds) pollCache.arrived(ids);
    }
  }

  #look(): void {
    const { intake, clock } = this.#options;
    this.#calmMs = this.#load.threads(clock.monotonic()) > calmShare ? 0 : this.#calmMs + limits.parserLoadMs;
    if (this.#calmMs < limits.intakeRestMs) return;
    intake.close();
    if (this.#looking !== null) clearInterval(this.#looking);
    this.#looking = null;
  }
}
