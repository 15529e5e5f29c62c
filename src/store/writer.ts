/**
 * Group commit: mails that arrive while a commit runs wait for the next one, which takes them all with a single
 * fsync. Each is acknowledged only after that commit; when it fails, every one of them is refused and none stored.
 * The bytes of a large mail are written in pieces before it, one between two commits of small mails.
 */
import { randomUUID } from 'node:crypto';
import { AppError } from '../errors.ts';
import type { MakeId } from '../inbox/ids.ts';
import type { StampClock } from '../inbox/stamp.ts';
import type { NewMail } from '../inbox/store.ts';
import { limits } from '../limits.ts';
import { fold, inboxToken, indexText } from '../mail/searchtext.ts';
import type { Statement } from './connection.ts';
import type { Latest } from './latest.ts';
import type { Database } from './open.ts';
import { deletePieces, insertPiece, pieceCount } from './pieces.ts';
import { storable } from './rows.ts';

interface Waiting {
  readonly mail: NewMail;
  readonly resolve: (stored: { messageId: string; receivedAt: number }) => void;
  readonly reject: (error: unknown) => void;
  /** The name of its pieces, when it is too large for one transaction. */
  readonly pieces: string | null;
  piecesWritten: number;
}

/** The transaction's own newest message; what follows its insert refers to it without a round trip. */
const thisMessage = '(SELECT max(seq) FROM messages)';
const thisInbox = '(SELECT seq FROM inboxes WHERE id = ?)';

const nothing = new Uint8Array(0);

const insertMessage = `INSERT INTO messages (id, received_at, from_text, from_address, to_addresses, subject,
  from_folded, to_folded, subject_folded, snippet, otp, attachment_count, size_bytes, parse_status, parse_problems)
  VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const insertContent = `INSERT INTO contents
  (message_seq, mail_from, remote_address, helo, protocol, tls, sender, raw, pieces, raw_form)
  VALUES (${thisMessage}, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;
const insertDelivery = `INSERT INTO deliveries (inbox_seq, message_seq, received_at, recipients, has_code)
  VALUES (${thisInbox}, ${thisMessage}, ?, ?, ?)`;
const insertRecipient = `INSERT INTO recipients (inbox_seq, address, message_seq)
  VALUES (${thisInbox}, ?, ${thisMessage})`;
const insertCode = `INSERT INTO codes (inbox_seq, message_seq, received_at, from_folded, otp, confidence_percent,
  authenticated) VALUES (${thisInbox}, ${thisMessage}, ?, ?, ?, ?, ?)`;
const insertAttachment = `INSERT INTO attachments
  (message_seq, position, id, filename, content_type, size_bytes, content_id)
  VALUES (${thisMessage}, ?, ?, ?, ?, ?, ?)`;
const insertText = `INSERT INTO message_text (rowid, inbox, subject, body)
  VALUES (${thisMessage}, ?, ?, ?)`;

export class Writer {
  readonly #database: Database;
  readonly #stampClock: StampClock;
  readonly #makeId: MakeId;
  readonly #latest: Pick<Latest, 'arrived'>;
  /** Ready for their commit. */
  readonly #queue: Waiting[] = [];
  /** Large mails, whose pieces are written one mail after the other. */
  readonly #large: Waiting[] = [];
  /** Names of pieces whose mail was refused. */
  readonly #strays = new Set<string>();
  #running: Promise<void> | null = null;
  #arrivedBytes = 0;

  constructor(database: Database, stampClock: StampClock, makeId: MakeId, latest: Pick<Latest, 'arrived'>) {
    this.#latest = latest;
    this.#database = database;
    this.#stampClock = stampClock;
    this.#makeId = makeId;
  }

  append(mail: NewMail): Promise<{ messageId: string; receivedAt: number }> {
    return new Promise((resolve, reject) => {
      if (this.#queue.length + this.#large.length >= limits.commitQueueMailsMax) {
        reject(new AppError('storage_unavailable', 'Too many mails wait for the disk.'));
        return;
      }
      const isLarge = mail.raw.byteLength > limits.commitPieceBytesMax;
      const pieces = isLarge ? randomUUID() : null;
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
      const stored = group.map(({ mail }) => {
        const receivedAt = this.#stampClock.stamp(mail.envelope.recipients.map(({ inboxId }) => inboxId));
        return { messageId: this.#makeId('msg', receivedAt), receivedAt };
      });
      await this.#write(
        group.flatMap(({ mail, pieces }, index) =>
          this.#statements(mail, pieces, stored[index]!.messageId, stored[index]!.receivedAt),
        ),
        group,
      );
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

  async #write(statements: readonly Statement[], group: readonly Waiting[]): Promise<void> {
    try {
      await this.#database.writeMails(statements);
    } finally {
      // After a failure as well: whether the commit reached the disk is not always known.
      for (const { mail } of group) {
        this.#latest.arrived(mail.envelope.recipients.map(({ inboxId }) => inboxId));
      }
    }
  }

  #statements(
    { envelope, raw, digest, sender }: NewMail,
    pieces: string | null,
    messageId: string,
    receivedAt: number,
  ): Statement[] {
    const from = storable(digest.from);
    // What was read may be the beginning of the mail alone; what is kept is all of it.
    const packed = digest.packed?.mailBytes === raw.byteLength ? digest.packed : null;
    const subject = storable(digest.subject);
    const fromFolded = fold(from);
    const byInbox = new Map<string, string[]>();
    for (const { inboxId, address } of envelope.recipients) {
      const addresses = byInbox.get(inboxId) ?? [];
      if (!addresses.includes(address)) addresses.push(address);
      byInbox.set(inboxId, addresses);
    }
    const statements: Statement[] = [
      {
        sql: insertMessage,
        args: [
          messageId,
          receivedAt,
          from,
          storable(digest.fromAddress),
          JSON.stringify(digest.to),
          subject,
          fromFolded,
          fold(storable(digest.to.join(' '))),
          fold(subject),
          storable(digest.snippet),
          digest.otp,
          digest.attachments.length,
          raw.byteLength,
          digest.parse.status,
          JSON.stringify(digest.parse.problems),
        ],
      },
      {
        sql: insertContent,
        args: [
          storable(envelope.mailFrom),
          envelope.remoteAddress,
          storable(envelope.helo),
          envelope.protocol,
          envelope.tls,
          sender === null ? null : storable(JSON.stringify(sender)),
          pieces === null ? (packed?.bytes ?? raw) : nothing,
          pieces,
          packed?.form ?? 'plain',
        ],
      },
      {
        sql: insertText,
        args: [[...byInbox.keys()].map(inboxToken).join(' '), indexText(subject), digest.searchText],
      },
    ];
    for (const [inboxId, addresses] of byInbox) {
      statements.push({
        sql: insertDelivery,
        args: [inboxId, receivedAt, JSON.stringify(addresses), Number(digest.otp !== null)],
      });
      for (const address of addresses) statements.push({ sql: insertRecipient, args: [inboxId, address] });
      if (digest.otp !== null) {
        const confidence = Math.round(digest.otpConfidence * 100);
        statements.push({
          sql: insertCode,
          args: [
            inboxId,
            receivedAt,
            fromFolded,
            digest.otp,
            confidence,
            Number(sender?.authenticated ?? false),
          ],
        });
      }
    }
    for (const [position, attachment] of digest.attachments.entries()) {
      const { filename, contentType, sizeBytes, contentId } = attachment;
      const id = this.#makeId('att', receivedAt);
      statements.push({
        sql: insertAttachment,
        args: [position, id, filename, contentType, sizeBytes, contentId],
      });
    }
    return statements;
  }
}
