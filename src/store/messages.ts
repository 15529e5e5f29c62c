/** Messages as inboxes see them: lists, whole messages, the newest code. Lists never touch the raw bytes. */
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { AppError } from '../errors.ts';
import type { ArrivalCount, CodeSelection, MessageSummary, StoredMessage } from '../inbox/store.ts';
import { limits } from '../limits.ts';
import { unpack } from '../mail/packed.ts';
import type { Database } from './database.ts';
import { type InboxSeqs, messageLists } from './lists.ts';
import { readPieces } from './pieces.ts';
import type { PollCache } from './pollcache.ts';
import { type SummaryRow, summaryColumns, summaryOf } from './rows.ts';
import { attachments, codes, contents, deliveries, inboxes, messages, recipients } from './schema.ts';

/** Before every message. */
const ever = -1;

/** Stamps never run backwards, so what came later than a moment are the messages behind a position. */
const positionAtSince = sql`coalesce((SELECT seq FROM messages WHERE received_at <= ${sql.placeholder('since')}
  ORDER BY received_at DESC, seq DESC LIMIT 1), 0)`;

const lastArrivals = `SELECT message_seq, received_at FROM deliveries
  WHERE inbox_seq = (SELECT seq FROM inboxes WHERE id = ?) ORDER BY message_seq DESC LIMIT ?`;

export function messageTables(database: Database, pollCache: PollCache) {
  const { orm } = database;

  const seqQuery = orm
    .select({ seq: inboxes.seq, organizationSeq: inboxes.organizationSeq })
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
        gt(codes.messageSeq, positionAtSince),
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
        gt(recipients.messageSeq, positionAtSince),
        sql`${codes.authenticated} >= ${sql.placeholder('authenticated')}`,
        sql`instr(${codes.fromFolded}, ${sql.placeholder('from')}) > 0`,
      ),
    )
    .orderBy(desc(recipients.messageSeq))
    .limit(1)
    .prepare();

  const summaryQuery = orm
    .select(summaryColumns)
    .from(messages)
    .where(eq(messages.seq, sql.placeholder('seq')))
    .prepare();

  async function rowOfInbox(inboxId: string): Promise<InboxSeqs> {
    const row = await database.read(seqQuery.get({ id: inboxId }));
    if (row === undefined) throw new AppError('inbox_not_found', 'The inbox was not found.');
    return row;
  }

  const seqOfInbox = async (inboxId: string): Promise<number> => (await rowOfInbox(inboxId)).seq;

  return {
    ...messageLists(database, rowOfInbox),

    /** How many came since a moment, as far as they are counted, and the newest of them. */
    countArrivals(inboxId: string, since: number | null): Promise<ArrivalCount> {
      return pollCache.get(inboxId, JSON.stringify(['arrivals', since]), async () => {
        const newestFirst = await database.query(lastArrivals, [inboxId, limits.arrivalsCountedMax + 1]);
        const within = newestFirst.filter(([, receivedAt]) => Number(receivedAt) > (since ?? -1));
        const count = Math.min(within.length, limits.arrivalsCountedMax);
        const [newestSeq] = within[0] ?? [];
        if (newestSeq === undefined) return { count, isMore: false, newest: null };
        const row = await database.read(summaryQuery.get({ seq: newestSeq }));
        const newest = row === undefined ? null : summaryOf(row, inboxId);
        return { count, isMore: within.length > count, newest };
      });
    },

    lastArrival(inboxId: string): Promise<number | null> {
      return pollCache.get(inboxId, 'last', async () => {
        const [last] = await database.query(lastArrivals, [inboxId, 1]);
        return last === undefined ? null : Number(last[1]);
      });
    },

    async messageBytes(inboxId: string, messageId: string): Promise<number | null> {
      const inboxSeq = await seqOfInbox(inboxId);
      const [row] = await database.read(
        orm
          .select({ sizeBytes: messages.sizeBytes })
          .from(messages)
          .innerJoin(deliveries, eq(deliveries.messageSeq, messages.seq))
          .where(and(eq(messages.id, messageId), eq(deliveries.inboxSeq, inboxSeq))),
      );
      return row?.sizeBytes ?? null;
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
              rawForm: contents.rawForm,
            },
          })
          .from(messages)
          .innerJoin(deliveries, eq(deliveries.messageSeq, messages.seq))
          .innerJoin(contents, eq(contents.messageSeq, messages.seq))
          .where(and(eq(messages.id, messageId), eq(deliveries.inboxSeq, inboxSeq))),
      );
      if (row === undefined) return null;
      const { pieces, rawForm, ...content } = row.content;
      const mailBytes = row.summary.sizeBytes;
      const raw =
        pieces === null
          ? unpack({ form: rawForm, bytes: content.raw, mailBytes })
          : await readPieces(database, pieces, mailBytes);
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

    newestCode(inboxId: string, selection: CodeSelection, since = ever): Promise<MessageSummary | null> {
      const { from, to, authenticated } = selection;
      return pollCache.get(inboxId, JSON.stringify(['code', from, to, authenticated, since]), async () => {
        const asked = { inboxId, from: from ?? '', authenticated: Number(authenticated), since };
        const row = await database.read(
          to === null ? newestCodeQuery.get(asked) : newestTaggedCodeQuery.get({ ...asked, to }),
        );
        return row === undefined ? null : summaryOf(row, inboxId);
      });
    },
  };
}
