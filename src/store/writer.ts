/**
 * Group commit: mails that arrive while a commit runs wait for the next one, which takes them all with a single fsync.
 * Each is acknowledged only after that commit. When it fails, every one of them is refused and none stored. The bytes
 * of a large mail are written in pieces before its commit, each piece between two commits of small mails.
 */
import { AppError } from '../errors.ts';
import type { ReceiveClock } from '../inbox/stamp.ts';
import type { NewMail } from '../inbox/store.ts';
import { limits } from '../limits.ts';
import { free } from '../memory.ts';
import { nextTurn } from '../turn.ts';
import type { Database } from './database.ts';
import { Gathering } from './gathering.ts';
import { MailStatements } from './mailstatements.ts';
import { deletePieces, hasPieces, insertPiece, namePieces, pieceCount } from './pieces.ts';
import type { PollCache } from './pollcache.ts';
import { foundRowExpressions, foundRowNumbers } from './rownumbers.ts';
import type { Stamps, Stored } from './stamps.ts';

interface Waiting {
  readonly mail: NewMail;
  readonly resolve: (stored: Stored) => void;
  readonly reject: (error: unknown) => void;
  /** The name of its pieces, from the first one on, when it is too large for one transaction. */
  pieces: string | null;
  piecesWritten: number;
}

export class Writer {
  readonly #database: Database;
  readonly #stamps: Stamps;
  readonly #statements: MailStatements;
  readonly #clock: ReceiveClock;
  readonly #pollCache: Pick<PollCache, 'arrived'>;
  readonly #gathering = new Gathering();
  /** Ready for their commit. */
  readonly #queue: Waiting[] = [];
  /** Large mails, whose pieces are written one mail after the other. */
  readonly #large: Waiting[] = [];
  /** Names of pieces whose mail was refused. */
  readonly #strays = new Set<string>();
  #running: Promise<void> | null = null;
  /** The group that was handed over last. */
  #underWay: Promise<void> = Promise.resolve();
  #arrivedBytes = 0;

  constructor(
    database: Database,
    stamps: Stamps,
    clock: ReceiveClock,
    pollCache: Pick<PollCache, 'arrived'>,
  ) {
    this.#pollCache = pollCache;
    this.#database = database;
    this.#stamps = stamps;
    this.#statements = new MailStatements(stamps.expressions, foundRowExpressions);
    this.#clock = clock;
  }

  /** A mail is being read that will be appended soon: commits wait for it a little. @returns To be called once it is read. */
  announceAppend(): () => void {
    return this.#gathering.announce();
  }

  append(mail: NewMail): Promise<Stored> {
    return new Promise((resolve, reject) => {
      if (this.#queue.length + this.#large.length >= limits.commitQueueMailsMax) {
        reject(new AppError('storage_unavailable', 'Too many mails wait for the disk.'));
        return;
      }
      const isLarge = mail.raw.byteLength > limits.commitPieceBytesMax;
      (isLarge ? this.#large : this.#queue).push({ mail, resolve, reject, pieces: null, piecesWritten: 0 });
      this.#running ??= this.#run();
    });
  }

  /** Of all mails that were stored so far. */
  get arrivedBytes(): number {
    return this.#arrivedBytes;
  }

  /** Resolves when nothing waits any more. */
  async drain(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    do {
      while (this.#waits) {
        if (this.#queue.length > 0) await this.#gathering.wait(() => this.#queue.length);
        // One turn of the event loop lets mails that are already here share this commit.
        await nextTurn();
        if (this.#queue.length > 0) await this.#handOver(this.#takeGroup());
        if (this.#large.length > 0) await this.#writePiece(this.#large[0]!);
      }
      await this.#underWay;
      if (!this.#waits) await this.#deleteStrays();
    } while (this.#waits);
    this.#running = null;
  }

  /**
   * Resolves when the next group may follow. In a file that is when the group before this one is committed: whoever
   * commits then finds this group at hand when it is done with the last, and need not wait for this thread to hear of
   * it. On a server it is when this group is committed, as two transactions at a time would wait for the lock of each
   * other.
   */
  async #handOver(group: readonly Waiting[]): Promise<void> {
    const before = this.#underWay;
    this.#underWay = this.#commit(group);
    await (this.#database.isShared ? this.#underWay : before);
  }

  get #waits(): boolean {
    return this.#queue.length > 0 || this.#large.length > 0;
  }

  /** The next piece of a large mail; after the last one the mail takes part in the next commit. */
  async #writePiece(waiting: Waiting): Promise<void> {
    const { mail } = waiting;
    try {
      waiting.pieces ??= namePieces(await this.#clock.read());
      await this.#database.writeMails([insertPiece(waiting.pieces, waiting.piecesWritten, mail.raw)]);
      waiting.piecesWritten += 1;
      if (waiting.piecesWritten < pieceCount(mail.raw)) return;
      this.#large.shift();
      this.#queue.push(waiting);
    } catch (error) {
      // When the storage takes nothing, all of them are told so at once, and not one after the other.
      const isStorageDown = error instanceof AppError && error.temporary;
      for (const one of this.#large.splice(0, isStorageDown ? this.#large.length : 1))
        this.#refuse(one, error);
    }
  }

  #refuse({ pieces, reject }: Waiting, error: unknown): void {
    reject(error);
    if (pieces !== null) this.#strays.add(pieces);
  }

  /** Only while nothing waits, so that no sender hears later because of it that a mail was not taken. */
  async #deleteStrays(): Promise<void> {
    try {
      for (const stray of this.#strays) {
        if (this.#waits) return;
        await deletePieces(this.#database, stray);
        this.#strays.delete(stray);
      }
    } catch {
      // The storage takes nothing at the moment, as the sender was just told. The pieces go with the next ones, or at
      // the start.
    }
  }

  #takeGroup(): Waiting[] {
    let bytes = 0;
    let chars = 0;
    let count = 0;
    for (const { mail } of this.#queue) {
      bytes += Math.min(mail.raw.byteLength, limits.commitPieceBytesMax);
      chars += mail.digest.searchText.length;
      const isFull =
        count >= limits.commitMailsMax || bytes > limits.commitBytesMax || chars > limits.commitTextCharsMax;
      if (count > 0 && isFull) break;
      count++;
    }
    return this.#queue.splice(0, count);
  }

  async #commit(group: readonly Waiting[]): Promise<void> {
    try {
      const stored = await this.#write(group);
      for (const [index, waiting] of group.entries()) {
        this.#arrivedBytes += waiting.mail.raw.byteLength;
        const { packed } = waiting.mail.digest;
        if (packed !== null) free(packed.bytes);
        waiting.resolve(stored[index]!);
      }
    } catch (error) {
      if (group.length > 1 && !(error instanceof AppError && error.temporary)) {
        // One mail that the database cannot take must not cost the others their commit.
        for (const waiting of group) await this.#commit([waiting]);
        return;
      }
      for (const waiting of group) this.#refuse(waiting, await this.#causeOf(waiting, error));
    }
  }

  /** A mail whose pieces another process took for strays can come again. */
  async #causeOf({ mail, pieces }: Waiting, error: unknown): Promise<unknown> {
    const mayLack = pieces !== null && error instanceof AppError && !error.temporary;
    if (!mayLack || (await hasPieces(this.#database, pieces, mail.raw).catch(() => true))) return error;
    return new AppError('storage_unavailable', 'Parts of the mail are gone.', { cause: error });
  }

  async #write(group: readonly Waiting[]): Promise<readonly Stored[]> {
    const inboxIds = group.map(({ mail }) => mail.envelope.recipients.map(({ inboxId }) => inboxId));
    try {
      return await this.#stamps.commit(inboxIds, (index, stamp) => {
        const { mail, pieces } = group[index]!;
        return this.#statements.of(mail, pieces, stamp, foundRowNumbers);
      });
    } finally {
      // After a failure as well: whether the commit reached the disk is not always known.
      for (const ids of inboxIds) this.#pollCache.arrived(ids);
    }
  }
}
