/** One mail as the statements that write it, for every inbox at once. */
import type { NewMail } from '../inbox/store.ts';
import { fold, inboxToken, indexText } from '../mail/searchtext.ts';
import type { Statement, Value } from './connection.ts';
import { pieceCount } from './pieces.ts';
import type { MailRowNumbers, RowNumberExpressions } from './rownumbers.ts';
import { storable } from './rows.ts';
import type { MailStamp, StampExpressions } from './stamps.ts';

/** Made once: where a statement stays prepared, it is found fastest by the very same string. */
function textsOf(
  { receivedAt, messageId, attachmentId }: StampExpressions,
  { newMessage, message, inbox }: RowNumberExpressions,
) {
  const insertContentOf = (raw: string) => `INSERT INTO contents
    (message_seq, mail_from, remote_address, helo, protocol, tls, sender, raw, pieces, raw_form)
    VALUES (${message}, ?, ?, ?, ?, ?, ?, ${raw}, ?, ?)`;
  return {
    insertMessage: `INSERT INTO messages (seq, id, received_at, from_text, from_address, to_addresses, subject,
      from_folded, to_folded, subject_folded, snippet, otp, attachment_count, size_bytes, parse_status, parse_problems)
      VALUES (${newMessage}, ${messageId}, ${receivedAt}, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    insertContent: insertContentOf('?'),
    /**
     * For a mail in pieces. The mail is refused when a piece is missing: another process may have deleted it as a
     * stray.
     */
    insertContentInPieces: insertContentOf(
      'CASE (SELECT count(*) FROM pieces WHERE mail = ?) WHEN ? THEN ? END',
    ),
    insertText: `INSERT INTO message_text (rowid, inbox, subject, body) VALUES (${message}, ?, ?, ?)`,
    insertDelivery: `INSERT INTO deliveries (inbox_seq, message_seq, received_at, recipients, has_code)
      VALUES (${inbox}, ${message}, ${receivedAt}, ?, ?)`,
    insertRecipient: `INSERT INTO recipients (inbox_seq, message_seq, address) VALUES (${inbox}, ${message}, ?)`,
    insertCode: `INSERT INTO codes (inbox_seq, message_seq, received_at, from_folded, otp, confidence_percent,
      authenticated) VALUES (${inbox}, ${message}, ${receivedAt}, ?, ?, ?, ?)`,
    insertAttachment: `INSERT INTO attachments
      (message_seq, position, id, filename, content_type, size_bytes, content_id)
      VALUES (${message}, ?, ${attachmentId}, ?, ?, ?, ?)`,
  };
}

const nothing = new Uint8Array(0);

export class MailStatements {
  readonly #texts: ReturnType<typeof textsOf>;

  constructor(stamps: StampExpressions, rowNumbers: RowNumberExpressions) {
    this.#texts = textsOf(stamps, rowNumbers);
  }

  /** @param pieces The name of the pieces that hold the bytes of the mail, or null. */
  of(
    { envelope, raw, digest, sender }: NewMail,
    pieces: string | null,
    stamp: MailStamp,
    rowNumbers: MailRowNumbers,
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
    const texts = this.#texts;
    const { message } = rowNumbers;
    const statements: Statement[] = [
      {
        sql: texts.insertMessage,
        args: [
          ...message,
          ...stamp.messageId,
          ...stamp.receivedAt,
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
        sql: pieces === null ? texts.insertContent : texts.insertContentInPieces,
        args: [
          ...message,
          storable(envelope.mailFrom),
          envelope.remoteAddress,
          storable(envelope.helo),
          envelope.protocol,
          envelope.tls,
          sender === null ? null : storable(JSON.stringify(sender)),
          ...(pieces === null ? [packed?.bytes ?? raw] : [pieces, pieceCount(raw), nothing]),
          pieces,
          packed?.form ?? 'plain',
        ],
      },
      {
        sql: texts.insertText,
        args: [
          ...message,
          [...byInbox.keys()].map(inboxToken).join(' '),
          indexText(subject),
          digest.searchText,
        ],
      },
    ];
    const code: Value[] | null =
      digest.otp === null
        ? null
        : [
            fromFolded,
            digest.otp,
            Math.round(digest.otpConfidence * 100),
            Number(sender?.authenticated ?? false),
          ];
    for (const [inboxId, addresses] of byInbox) {
      const hasCode = Number(code !== null);
      const numbers = [...rowNumbers.inbox(inboxId), ...message];
      statements.push({
        sql: texts.insertDelivery,
        args: [...numbers, ...stamp.receivedAt, JSON.stringify(addresses), hasCode],
      });
      for (const address of addresses)
        statements.push({ sql: texts.insertRecipient, args: [...numbers, address] });
      if (code !== null)
        statements.push({ sql: texts.insertCode, args: [...numbers, ...stamp.receivedAt, ...code] });
    }
    for (const [position, attachment] of digest.attachments.entries()) {
      const { filename, contentType, sizeBytes, contentId } = attachment;
      statements.push({
        sql: texts.insertAttachment,
        args: [...message, position, ...stamp.attachmentId(), filename, contentType, sizeBytes, contentId],
      });
    }
    return statements;
  }
}
