/**
 * Mails that are read where they are committed. Those that come while others are read share the commit of these. That
 * saves a mail its way to another thread and back, and saves the machine a thread that waits for its turn.
 */
import { systemClock } from '../clock.ts';
import { idMaker } from '../inbox/ids.ts';
import { limits } from '../limits.ts';
import { digestPacked } from '../mail/digestmail.ts';
import { pack } from '../mail/packed.ts';
import { free } from '../memory.ts';
import { nextTurn } from '../turn.ts';
import { failure, type IntakeHandler, type IntakeRequest } from './commitloop.ts';
import type { CommitAnswer, PostedMail } from './commitmessages.ts';
import type { Connection, Statement } from './connection.ts';
import { MailStatements } from './mailstatements.ts';
import { multiRowInserts } from './multirowinsert.ts';
import type { Phase } from './phase.ts';
import { KnownRowNumbers, knownRowExpressions } from './rownumbers.ts';
import { processExpressions } from './stamps.ts';

export class IntakeBatches implements IntakeHandler {
  readonly #connection: Pick<Connection, 'commit' | 'first'>;
  readonly #phase: Phase;
  readonly #makeId = idMaker();
  readonly #statements = new MailStatements(processExpressions, knownRowExpressions);
  /** As long as nothing else is committed. */
  #rowNumbers: KnownRowNumbers | null = null;

  constructor(connection: Pick<Connection, 'commit' | 'first'>, phase: Phase) {
    this.#connection = connection;
    this.#phase = phase;
  }

  forget(): void {
    this.#rowNumbers = null;
  }

  async readAndCommit(first: IntakeRequest, next: () => IntakeRequest | null): Promise<CommitAnswer[]> {
    const beganMs = systemClock.monotonic();
    const statements: Statement[] = [];
    this.#rowNumbers ??= new KnownRowNumbers(this.#connection);
    const rowNumbers = this.#rowNumbers;
    const taken: (boolean | null)[][] = [];
    let count = 0;
    for (let request: IntakeRequest | null = first; request !== null; ) {
      taken.push(await this.#read(request.mails, rowNumbers, statements));
      count += request.mails.length;
      const isLong = systemClock.monotonic() - beganMs > limits.intakeReadMsMax;
      if (count >= limits.intakeMailsMax || isLong) break;
      // A turn of the event loop hears what came meanwhile.
      await nextTurn();
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
    rowNumbers: KnownRowNumbers,
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
        const own = await rowNumbers.next(envelope.recipients.map(({ inboxId }) => inboxId));
        const mail = { envelope, raw: bytes, digest, sender: null };
        statements.push(...this.#statements.of(mail, null, stamped, own));
        free(read);
        taken.push(digest.otp !== null);
      } catch {
        // The main thread has it read elsewhere, where what can be read of it is kept, with what was wrong.
        taken.push(null);
      }
    }
    return taken;
  }

  /** @returns Null when it is done. */
  async #commit(statements: readonly Statement[]): Promise<CommitAnswer | null> {
    if (!this.#phase.commit()) await forever;
    try {
      if (statements.length > 0)
        await this.#connection.commit(multiRowInserts(statements, limits.intakeMailsMax));
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
