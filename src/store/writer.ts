/**
 * Group commit: mails that arrive while a commit runs wait for the next one, which takes them all with a single
 * fsync. Each is acknowledged only after that commit; when it fails, every one of them is refused and none stored.
 * The bytes of a large mail are written in pieces before it, one between two commits of small mails.
 */
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { NewMail } from '../inbox/store.ts';
import { limits } from '../limits.ts';
import { Gathering } from './gathering.ts';
import type { Latest } from './latest.ts';
import { MailStatements } from './mailstatements.ts';
import type { Database } from './open.ts';
import { deletePieces, insertPiece, namePieces, pieceCount } from './pieces.ts';
import type { Stamps, Stored } from './stamps.ts';

interface Waiting {
  readonly mail: NewMail;
  readonly resolve: (stored: Stored) => void;
  readonly reject: (error: unknown) => void;
  /** The name of its pieces, when it is too large for one transaction. */
  readonly pieces: string | null;
  piecesWritten: number;
}

export class Writer {
  readonly #database: Database;
  readonly #stamps: Stamps;
  readonly #statements: MailStatements;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #latest: Pick<Latest, 'arrived'>;
  readonly #gathering = new Gathering();
  /** Ready for their commit. */
  readonly #queue: Waiting[] = [];
  /** Large mails, whose pieces are written one mail after the other. */
  readonly #large: Waiting[] = [];
  /** Names of pieces whose mail was refused. */
  readonly #strays = new Set<string>();
  #running: Promise<void> | null = null;
  #arrivedBytes = 0;

  constructor(
    database: Database,
    stamps: Stamps,
    clock: Pick<Clock, 'now'>,
    latest: Pick<Latest, 'arrived'>,
  ) {
    this.#latest = latest;
    this.#database = database;
    this.#stamps = stamps;
    this.#statements = new MailStatements(stamps.expressions);
    this.#clock = clock;
  }

  /** A mail is being read that will be appended soon: commits wait for it a little. @returns To be called once it is read. */
  announce(): () => void {
    return this.#gathering.announce();
  }

  append(mail: NewMail): Promise<Stored> {
    return new Promise((resolve, reject) => {
      if (this.#queue.length + this.#large.length >= limits.commitQueueMailsMax) {
        reject(new AppError('storage_unavailable', 'Too many mails wait for the disk.'));
        return;
      }
      const isLarge = mail.raw.byteLength > limits.commitPieceBytesMax;
      const pieces = isLarge ? namePieces(this.#clock.now()) : null;
      (isLarge ? this.#large : this.#queue).push({ mail, resolve, reject, pieces, piecesWritten: 0 });
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
    while (this.#queue.length > 0 || this.#large.length > 0) {
      if (this.#queue.length > 0) await this.#gathering.wait(() => this.#queue.length);
      // One turn of the event loop lets mails that are already here share this commit.
      await new Promise((resolve) => setImmediate(resolve));
      if (this.#queue.length > 0) await this.#commit(this.#takeGroup());
      if (this.#large.length > 0) await this.#writePiece(this.#large[0]!);
    }
    this.#running = null;
  }

  /** The next piece of a large mail; after the last one the mail takes part in the next commit. */
  async #writePiece(waiting: Waiting): Promise<void> {
    const { mail, pieces, piecesWritten } = waiting;
    try {
      await this.#database.writeMails([insertPiece(pieces!, piecesWritten, mail.raw)]);
      waiting.piecesWritten += 1;
      if (waiting.piecesWritten < pieceCount(mail.raw)) return;
      this.#large.shift();
      this.#queue.push(waiting);
    } catch (error) {
      this.#large.shift();
      await this.#refuse(waiting, error);
    }
  }

  async #refuse({ pieces, reject }: Waiting, error: unknown): Promise<void> {
    reject(error);
    if (pieces === null) return;
    this.#strays.add(pieces);
    try {
      for (const stray of this.#strays) {
        await deletePieces(this.#database, stray);
        this.#strays.delete(stray);
      }
    } catch {
      // The storage takes nothing at the moment, as the sender was just told. They go with the next ones, or at the start.
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
        waiting.resolve(stored[index]!);
      }
    } catch (error) {
      if (group.length > 1 && !(error instanceof AppError && error.temporary)) {
        // One mail that the database cannot take must not cost the others their commit.
        for (const waiting of group) await this.#commit([waiting]);
        return;
      }
      for (const waiting of group) await this.#refuse(waiting, error);
    }
  }

  async #write(group: readonly Waiting[]): Promise<readonly Stored[]> {
    const inboxIds = group.map(({ mail }) => mail.envelope.recipients.map(({ inboxId }) => inboxId));
    try {
      return await this.#stamps.commit(inboxIds, (index, stamp) => {
        const { mail, pieces } = group[index]!;
        return this.#statements.of(mail, pieces, stamp);
      });
    } finally {
      // After a failure as well: whether the commit reached the disk is not always known.
      for (const ids of inboxIds) this.#latest.arrived(ids);
    }
  }
}
