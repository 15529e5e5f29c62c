/** Messages as inboxes see them: lists, whole messages, the newest code. Lists never touch the raw bytes. */
import { and, count, desc, eq, gt, lt, max, or, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../errors.ts';
import { cursorOf, seqOf } from '../inbox/cursor.ts';
import type {
  CodeSelection,
  MessageFilter,
  MessageSummary,
  Page,
  PageRequest,
  StoredMessage,
} from '../inbox/store.ts';
import type { Latest } from './latest.ts';
import type { Database } from './open.ts';
import { readPieces } from './pieces.ts';
import { type SummaryRow, summaryColumns, summaryOf } from './rows.ts';
import { attachments, codes, contents, deliveries, inboxes, messages, recipients } from './schema.ts';

export function messageTables(database: Database, latest: Latest<MessageSummary>) {
  const { orm } = database;

  const seqQuery = orm
    .select({ seq: inboxes.seq })
    .from(inboxes)
    .where(eq(inboxes.id, sql.placeholder('id')))
    .prepare();

  const newestCodeQuery = orm
    .select(summaryColumns)
    .from(codes)
    .innerJoin(messages, eq(messages.seq, codes.messageSeq))
    .where(
      and(
        eq(codes.inboxSeq, sql`(SELECT seq FROM inboxes WHERE id = ${sql.placeholder('inboxId')})`),
        sql`${codes.authenticated} >= ${sql.placeholder('authenticated')}`,
        sql`instr(${codes.fromFolded}, ${sql.placeholder('from')}) > 0`,
      ),
    )
    .orderBy(desc(codes.messageSeq))
    .limit(1)
    .prepare();

  const newestTaggedCodeQuery = orm
    .select(summaryColumns)
    .from(recipients)
    .innerJoin(
      codes,
      and(eq(codes.inboxSeq, recipients.inboxSeq), eq(codes.messageSeq, recipients.messageSeq)),
    )
    .innerJoin(messages, eq(messages.seq, codes.messageSeq))
    .where(
      and(
        eq(recipients.inboxSeq, sql`(SELECT seq FROM inboxes WHERE id = ${sql.placeholder('inboxId')})`),
        eq(recipients.address, sql.placeholder('to')),
        sql`${codes.authenticated} >= ${sql.placeholder('authenticated')}`,
        sql`instr(${codes.fromFolded}, ${sql.placeholder('from')}) > 0`,
      ),
    )
    .orderBy(desc(recipients.messageSeq))
    .limit(1)
    .prepare();

  async function seqOfInbox(inboxId: string): Promise<number> {
    const row = await database.read(seqQuery.get({ id: inboxId }));
    if (row === undefined) throw new AppError('inbox_not_found', 'The inbox was not found.');
    return row.seq;
  }

  function conditionsOf(inboxSeq: number, filter: MessageFilter): SQL | undefined {
    const { expression, from, to, subject, since, before, hasOtp } = filter;
    return and(
      eq(deliveries.inboxSeq, inboxSeq),
      since === null ? undefined : gt(deliveries.receivedAt, since),
      before === null ? undefined : lt(deliveries.receivedAt, before),
      hasOtp === null ? undefined : eq(deliveries.hasCode, hasOtp),
      from === null ? undefined : sql`instr(${messages.fromFolded}, ${from}) > 0`,
      subject === null ? undefined : sql`instr(${messages.subjectFolded}, ${subject}) > 0`,
      to === null
        ? undefined
        : or(sql`instr(${messages.toFolded}, ${to}) > 0`, sql`instr(${deliveries.recipients}, ${to}) > 0`),
      expression === null
        ? undefined
        : sql`${deliveries.messageSeq} IN (SELECT rowid FROM message_text WHERE message_text MATCH ${expression})`,
    );
  }

  return {
    async messages(inboxId: string, filter: MessageFilter, page: PageRequest): Promise<Page<MessageSummary>> {
      const after = page.cursor === null ? null : (seqOf(page.cursor) ?? 0);
      const rows: SummaryRow[] = await database.read(
        orm
          .select(summaryColumns)
          .from(deliveries)
          .innerJoin(messages, eq(messages.seq, deliveries.messageSeq))
          .where(
            and(
              conditionsOf(await seqOfInbox(inboxId), filter),
              after === null ? undefined : lt(deliveries.messageSeq, after),
            ),
          )
          .orderBy(desc(deliveries.messageSeq))
          .limit(page.limit + 1),
      );
      const items = rows.slice(0, page.limit);
      return {
        items: items.map((row) => summaryOf(row, inboxId)),
        cursor: rows.length > page.limit ? cursorOf(items.at(-1)!.seq) : null,
      };
    },

    async messageCount(inboxId: string, since: number | null) {
      const inboxSeq = await seqOfInbox(inboxId);
      const within = and(
        eq(deliveries.inboxSeq, inboxSeq),
        since === null ? undefined : gt(deliveries.receivedAt, since),
      );
      const [counted] = await database.read(
        orm
          .select({ count: count(), newestSeq: max(deliveries.messageSeq) })
          .from(deliveries)
          .where(within),
      );
      if (counted?.newestSeq == null) return { count: 0, newest: null };
      const [row] = await database.read(
        orm.select(summaryColumns).from(messages).where(eq(messages.seq, counted.newestSeq)),
      );
      return { count: counted.count, newest: row === undefined ? null : summaryOf(row, inboxId) };
    },

    async message(inboxId: string, messageId: string): Promise<StoredMessage | null> {
      const inboxSeq = await seqOfInbox(inboxId);
      const [row] = await database.read(
        orm
          .select({
            summary: summaryColumns,
            rcptTo: deliveries.recipients,
            parse: { status: messages.parseStatus, problems: messages.parseProblems },
            content: {
              mailFrom: contents.mailFrom,
              remoteAddress: contents.remoteAddress,
              helo: contents.helo,
              protocol: contents.protocol,
              tls: contents.tls,
              sender: contents.sender,
              raw: contents.raw,
              pieces: contents.pieces,
            },
          })
          .from(messages)
          .innerJoin(deliveries, eq(deliveries.messageSeq, messages.seq))
          .innerJoin(contents, eq(contents.messageSeq, messages.seq))
          .where(and(eq(messages.id, messageId), eq(deliveries.inboxSeq, inboxSeq))),
      );
      if (row === undefined) return null;
      const { pieces, ...content } = row.content;
      const raw = pieces === null ? content.raw : await readPieces(database, pieces, row.summary.sizeBytes);
      if (raw === null) return null;
      const parts = await database.read(
        orm
          .select({
            id: attachments.id,
            filename: attachments.filename,
            contentType: attachments.contentType,
            sizeBytes: attachments.sizeBytes,
            contentId: attachments.contentId,
          })
          .from(attachments)
          .where(eq(attachments.messageSeq, row.summary.seq))
          .orderBy(attachments.position),
      );
      return {
        ...summaryOf(row.summary, inboxId),
        ...content,
        raw,
        rcptTo: row.rcptTo,
        parse: row.parse,
        attachments: parts,
      };
    },

    async messagesAfter(
      inboxId: string,
      messageId: string,
      limit: number,
    ): Promise<readonly MessageSummary[]> {
      // Ids sort as the messages came, so the place is known even when retention took the message itself.
      const [last] = await database.query('SELECT seq FROM messages WHERE id <= ? ORDER BY id DESC LIMIT 1', [
        messageId,
      ]);
      const rows: SummaryRow[] = await database.read(
        orm
          .select(summaryColumns)
          .from(deliveries)
          .innerJoin(messages, eq(messages.seq, deliveries.messageSeq))
          .where(
            and(
              eq(deliveries.inboxSeq, await seqOfInbox(inboxId)),
              gt(deliveries.messageSeq, Number(last?.[0] ?? 0)),
            ),
          )
          .orderBy(deliveries.messageSeq)
          .limit(limit),
      );
      return rows.map((row) => summaryOf(row, inboxId));
    },

    async newestMessageId(inboxId: string): Promise<string | null> {
      const [row] = await database.read(
        orm
          .select({ id: messages.id })
          .from(deliveries)
          .innerJoin(messages, eq(messages.seq, deliveries.messageSeq))
          .where(eq(deliveries.inboxSeq, await seqOfInbox(inboxId)))
          .orderBy(desc(deliveries.messageSeq))
          .limit(1),
      );
      return row?.id ?? null;
    },

    newestCode(inboxId: string, selection: CodeSelection): Promise<MessageSummary | null> {
      const { from, to, authenticated } = selection;
      return latest.get(inboxId, JSON.stringify([from, to, authenticated]), async () => {
        const asked = { inboxId, from: from ?? '', authenticated: Number(authenticated) };
        const row = await database.read(
          to === null ? newestCodeQuery.get(asked) : newestTaggedCodeQuery.get({ ...asked, to }),
        );
        return row === undefined ? null : summaryOf(row, inboxId);
      });
    },
  };
}
