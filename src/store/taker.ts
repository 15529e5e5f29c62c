/**
 * Mails read where they are committed: those that came while others were read share their commit. It saves a mail its way
 * to another thread and back, and the machine a thread that waits for its turn.
 */
import { systemClock } from '../clock.ts';
import { idMaker } from '../inbox/ids.ts';
import { limits } from '../limits.ts';
import { digestPacked } from '../mail/digestmail.ts';
import { pack } from '../mail/packed.ts';
import { free } from '../memory.ts';
import { failure, type TakeInRequest, type Taker } from './commitloop.ts';
import type { CommitAnswer, PostedMail } from './commits.ts';
import type { Connection, Statement } from './connection.ts';
import { MailStatements } from './mailstatements.ts';
import type { Phase } from './phase.ts';
import { KnownPlaces, knownExpressions } from './places.ts';
import { processExpressions } from './stamps.ts';
import { together } from './together.ts';

export class MailTaker implements Taker {
  readonly #connection: Pick<Connection, 'commit' | 'first'>;
  readonly #phase: Phase;
  readonly #makeId = idMaker();
  readonly #statements = new MailStatements(processExpressions, knownExpressions);
  /** As long as nothing else is committed. */
  #places: KnownPlaces | null = null;

  constructor(connection: Pick<Connection, 'commit' | 'first'>, phase: Phase) {
    this.#connection = connection;
    this.#phase = phase;
  }

  forget(): void {
    this.#places = null;
  }

  async takeIn(first: TakeInRequest, next: () => TakeInRequest | null): Promise<CommitAnswer[]> {
    const beganMs = systemClock.monotonic();
    const statements: Statement[] = [];
    this.#places ??= new KnownPlaces(this.#connection);
    const places = this.#places;
    const taken: (boolean | null)[][] = [];
    let count = 0;
    for (let request: TakeInRequest | null = first; request !== null; ) {
      taken.push(await this.#read(request.mails, places, statements));
      count += request.mails.length;
      if (count >= limits.takeInMailsMax) break;
      // A turn of the event loop hears what came meanwhile.
      await new Promise((resolve) => setImmediate(resolve));
      request = next();
    }
    const readMs = systemClock.monotonic() - beganMs;
    const failed = await this.#commit(statements);
    for (const { args } of statements) for (const value of args) if (value instanceof Uint8Array) free(value);
    return taken.map(
      (hasCode, at) => failed ?? { ok: true, result: { hasCode, readMs: at === 0 ? readMs : 0 } },
    );
  }

  async #read(
    mails: readonly PostedMail[],
    places: KnownPlaces,
    statements: Statement[],
  ): Promise<(boolean | null)[]> {
    const taken: (boolean | null)[] = [];
    for (const { raw, envelope, stamp } of mails) {
      if (!this.#phase.read()) await forever;
      try {
        const bytes = new Uint8Array(raw);
        const packed = pack(bytes);
        // What reads a mail works on a copy where these bytes are what is kept.
        const read = packed === null ? bytes.slice() : bytes;
        const digest = await digestPacked(read, packed);
        const { messageId, receivedAt } = stamp;
        const stamped = {
          receivedAt: [receivedAt],
          messageId: [messageId],
          attachmentId: () => [this.#makeId('att', receivedAt)],
        };
        const own = await places.next(envelope.recipients.map(({ inboxId }) => inboxId));
        const mail = { envelope, raw: bytes, digest, sender: null };
        statements.push(...this.#statements.of(mail, null, stamped, own));
        free(read);
        taken.push(digest.otp !== null);
      } catch {
        // Whoever gave it here reads it elsewhere, and keeps of it what can be read and what was wrong.
        taken.push(null);
      }
    }
    return taken;
  }

  /** @returns Null when it is done. */
  async #commit(statements: readonly Statement[]): Promise<CommitAnswer | null> {
    if (!this.#phase.commit()) await forever;
    try {
      if (statements.length > 0) await this.#connection.commit(together(statements, limits.takeInMailsMax));
      return null;
    } catch (error) {
      this.forget();
      return failure(error);
    } finally {
      this.#phase.rest();
    }
  }
}

/** For a thread that has been ended, and only does not know it yet. */
const forever = new Promise<never>(() => {});
