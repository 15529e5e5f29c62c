/**
 * Lists of messages, newest first. A filter that matches little has to look at much. It does so slice by slice, with
 * turns of the event loop between them, so that nobody waits for it. A slice is a run of the inbox's messages. When
 * words are asked for, it is a run of the messages with those words: the index gives them newest first, and quickly
 * only in this direction.
 */
import { and, desc, eq, gt, lt, or, type SQL, sql } from 'drizzle-orm';
import type { ListedMessage, MessageFilter, Page, PageRequest } from '../inbox/store.ts';
import { limits } from '../limits.ts';
import { nextTurn } from '../turn.ts';
import type { Database } from './database.ts';
import { type SummaryRow, summaryColumns, summaryOf } from './rows.ts';
import { deliveries, messages } from './schema.ts';

const listedColumns = { ...summaryColumns, rcptTo: deliveries.recipients };

type ListedRow = SummaryRow & Pick<ListedMessage, 'rcptTo'>;

/** Positions, both exclusive. */
interface Range {
  readonly above: number;
  readonly below: number;
}

/** A part of a range that is looked at in one go; `among` are the only ones in it that can match, or null. */
interface Slice extends Range {
  readonly among: readonly number[] | null;
}

/** The row numbers of an inbox and of its organization. */
export interface InboxSeqs {
  readonly seq: number;
  readonly organizationSeq: number;
}

export function messageLists(database: Database, rowOfInbox: (inboxId: string) => Promise<InboxSeqs>) {
  const { orm } = database;

  /** Stamps never run backwards, so a span of time is a span of positions. */
  async function rangeOf(inboxSeq: number, filter: MessageFilter, page: PageRequest): Promise<Range> {
    let above = 0;
    let below = Number.MAX_SAFE_INTEGER;
    if (page.cursor !== null) {
      const [last] = await database.query(positionOf, [inboxSeq, page.cursor]);
      // Gone meanwhile, and what is older with it.
      below = Number(last?.[0] ?? 0);
    }
    if (filter.since !== null) {
      const [last] = await database.query(lastUntil, [filter.since]);
      above = Number(last?.[0] ?? 0);
    }
    if (filter.before !== null) {
      const [first] = await database.query(firstFrom, [filter.before]);
      below = Math.min(below, Number(first?.[0] ?? below));
    }
    return { above, below };
  }

  function read(inboxSeq: number, filter: MessageFilter, slice: Slice, limit: number): Promise<ListedRow[]> {
    return database.read(
      orm
        .select(listedColumns)
        .from(deliveries)
        .innerJoin(messages, eq(messages.seq, deliveries.messageSeq))
        .where(
          and(
            eq(deliveries.inboxSeq, inboxSeq),
            gt(deliveries.messageSeq, slice.above),
            lt(deliveries.messageSeq, slice.below),
            slice.among === null
              ? undefined
              : sql`${deliveries.messageSeq} IN (SELECT value FROM json_each(${JSON.stringify(slice.among)}))`,
            ...conditionsOf(filter),
          ),
        )
        .orderBy(desc(deliveries.messageSeq))
        .limit(limit),
    );
  }

  /** The next `size` messages of the inbox, or of those in it that have the words. When fewer are left, all of them. */
  async function nextSlice(
    { seq: inboxSeq, organizationSeq }: InboxSeqs,
    expression: string | null,
    { above, below }: Range,
    size: number,
  ): Promise<Slice> {
    if (expression === null) {
      const [last] = await database.query(sliceEdge, [inboxSeq, above, below, size - 1]);
      return { above: last === undefined ? above : Number(last[0]) - 1, below, among: null };
    }
    const found = await database.search(String(organizationSeq), withWords, [expression, above, below, size]);
    const among = found.map(([seq]) => Number(seq));
    return { above: among.length < size ? above : among.at(-1)! - 1, below, among };
  }

  return {
    async messages(inboxId: string, filter: MessageFilter, page: PageRequest): Promise<Page<ListedMessage>> {
      const inbox = await rowOfInbox(inboxId);
      const inboxSeq = inbox.seq;
      const { above, below } = await rangeOf(inboxSeq, filter, page);
      const wanted = page.limit + 1;
      const rows: ListedRow[] = [];
      let size = isSelective(filter) ? limits.searchSliceMin : wanted;
      for (let end = below; end > above + 1 && rows.length < wanted; ) {
        const slice = await nextSlice(inbox, filter.expression, { above, below: end }, size);
        rows.push(...(await read(inboxSeq, filter, slice, wanted - rows.length)));
        end = slice.above + 1;
        size = Math.min(size * 4, limits.searchSliceMax);
        if (end > above + 1 && rows.length < wanted) await nextTurn();
      }
      const items = rows.slice(0, page.limit);
      return {
        items: items.map(({ rcptTo, ...summary }) => ({ ...summaryOf(summary, inboxId), rcptTo })),
        cursor: rows.length > page.limit ? items.at(-1)!.id : null,
      };
    },
  };
}

const positionOf = `SELECT message_seq FROM deliveries
  WHERE inbox_seq = ? AND message_seq = (SELECT seq FROM messages WHERE id = ?)`;
const lastUntil =
  'SELECT seq FROM messages WHERE received_at <= ? ORDER BY received_at DESC, seq DESC LIMIT 1';
const firstFrom = 'SELECT seq FROM messages WHERE received_at >= ? ORDER BY received_at, seq LIMIT 1';
/** The last of the next so many messages of an inbox. */
const sliceEdge = `SELECT message_seq FROM deliveries WHERE inbox_seq = ? AND message_seq > ? AND message_seq < ?
  ORDER BY message_seq DESC LIMIT 1 OFFSET ?`;

const withWords = `SELECT rowid FROM message_text WHERE message_text MATCH ? AND rowid > ? AND rowid < ?
  ORDER BY rowid DESC LIMIT ?`;

/** Whether there may be messages in a slice that are passed over. */
function isSelective({ from, to, subject, hasOtp }: MessageFilter): boolean {
  return from !== null || to !== null || subject !== null || hasOtp !== null;
}

function conditionsOf(filter: MessageFilter): SQL[] {
  const { from, to, subject, since, before, hasOtp } = filter;
  const conditions: (SQL | undefined)[] = [
    since === null ? undefined : gt(deliveries.receivedAt, since),
    before === null ? undefined : lt(deliveries.receivedAt, before),
    hasOtp === null ? undefined : eq(deliveries.hasCode, hasOtp),
    from === null ? undefined : sql`instr(${messages.fromFolded}, ${from}) > 0`,
    subject === null ? undefined : sql`instr(${messages.subjectFolded}, ${subject}) > 0`,
    to === null
      ? undefined
      : or(sql`instr(${messages.toFolded}, ${to}) > 0`, sql`instr(${deliveries.recipients}, ${to}) > 0`),
  ];
  return conditions.filter((condition) => condition !== undefined);
}
