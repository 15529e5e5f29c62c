/** One mail as the statements that write it, for every inbox at once. */
import type { NewMail } from '../inbox/store.ts';
import { fold, inboxToken, indexText } from '../mail/searchtext.ts';
import type { Statement, Value } from './connection.ts';
import { pieceCount } from './pieces.ts';
import { storable } from './rows.ts';
import type { MailStamp, StampExpressions } from './stamps.ts';

/** The transaction's own newest message; what follows its insert refers to it without a round trip. */
const thisMessage = '(SELECT max(seq) FROM messages)';
const thisInbox = '(SELECT seq FROM inboxes WHERE id = ?)';

const insertContentOf = (raw: string) => `INSERT INTO contents
  (message_seq, mail_from, remote_address, helo, protocol, tls, sender, raw, pieces, raw_form)
  VALUES (${thisMessage}, ?1, ?2, ?3, ?4, ?5, ?6, ${raw}, ?8, ?9)`;
const insertContent = insertContentOf('?7');
/** Of a mail in pieces: refused where one is missing, as another process may have taken them for strays. */
const insertContentInPieces = insertContentOf(
  'CASE (SELECT count(*) FROM pieces WHERE mail = ?8) WHEN ?10 THEN ?7 END',
);
const insertRecipient = `INSERT INTO recipients (inbox_seq, address, message_seq)
  VALUES (${thisInbox}, ?, ${thisMessage})`;
const insertText = `INSERT INTO message_text (rowid, inbox, subject, body)
  VALUES (${thisMessage}, ?, ?, ?)`;

/** Those that carry a stamp. Made once: a text that is the same string is found among the prepared ones at once. */
const stampedTexts = ({ receivedAt, messageId, attachmentId }: StampExpressions) => ({
  insertMessage: `INSERT INTO messages (id, received_at, from_text, from_address, to_addresses, subject,
    from_folded, to_folded, subject_folded, snippet, otp, attachment_count, size_bytes, parse_status, parse_problems)
    VALUES (${messageId}, ${receivedAt}, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  insertDelivery: `INSERT INTO deliveries (inbox_seq, message_seq, received_at, recipients, has_code)
    VALUES (${thisInbox}, ${thisMessage}, ${receivedAt}, ?, ?)`,
  insertCode: `INSERT INTO codes (inbox_seq, message_seq, received_at, from_folded, otp, confidence_percent,
    authenticated) VALUES (${thisInbox}, ${thisMessage}, ${receivedAt}, ?, ?, ?, ?)`,
  insertAttachment: `INSERT INTO attachments
    (message_seq, position, id, filename, content_type, size_bytes, content_id)
    VALUES (${thisMessage}, ?, ${attachmentId}, ?, ?, ?, ?)`,
});

const nothing = new Uint8Array(0);

export class MailStatements {
  readonly #texts: ReturnType<typeof stampedTexts>;

  constructor(expressions: StampExpressions) {
    this.#texts = stampedTexts(expressions);
  }

  /** @param pieces The name of the pieces that hold the bytes of the mail, or null. */
  of({ envelope, raw, digest, sender }: NewMail, pieces: string | null, stamp: MailStamp): Statement[] {
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
    const { insertMessage, insertDelivery, insertCode, insertAttachment } = this.#texts;
    const statements: Statement[] = [
      {
        sql: insertMessage,
        args: [
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
        sql: pieces === null ? insertContent : insertContentInPieces,
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
          ...(pieces === null ? [] : [pieceCount(raw)]),
        ],
      },
      {
        sql: insertText,
        args: [[...byInbox.keys()].map(inboxToken).join(' '), indexText(subject), digest.searchText],
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
      statements.push({
        sql: insertDelivery,
        args: [inboxId, ...stamp.receivedAt, JSON.stringify(addresses), hasCode],
      });
      for (const address of addresses) statements.push({ sql: insertRecipient, args: [inboxId, address] });
      if (code !== null) statements.push({ sql: insertCode, args: [inboxId, ...stamp.receivedAt, ...code] });
    }
    for (const [position, attachment] of digest.attachments.entries()) {
      const { filename, contentType, sizeBytes, contentId } = attachment;
      statements.push({
        sql: insertAttachment,
        args: [position, ...stamp.attachmentId(), filename, contentType, sizeBytes, contentId],
      });
    }
    return statements;
  }
}
