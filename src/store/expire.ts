/** Deleting the oldest mails, with everything that hangs on them, and giving their pages back to the file system. */

import type { Database } from './database.ts';
import { deletePieces } from './pieces.ts';
import type { PollCache } from './pollcache.ts';

/** The oldest messages that were received before a moment; without one, the oldest of all. */
const oldest = 'SELECT seq FROM messages WHERE received_at < ? ORDER BY received_at, seq LIMIT ?';

/**
 * What each of the oldest mails takes by itself, without its share of the index. The newest mail is left out, as it
 * always stays.
 */
const sizesOfOldest = `SELECT CASE WHEN pieces IS NULL THEN length(raw) ELSE size_bytes END
  FROM messages JOIN contents ON message_seq = seq WHERE seq < (SELECT max(seq) FROM messages)
  ORDER BY received_at, seq LIMIT ?`;
/**
 * Only the oldest mails go. So all numbers between the first and the last are mails, except for those of mails that
 * could not be stored.
 */
const countOfMails = 'SELECT coalesce(max(seq) - min(seq) + 1, 0) FROM messages';

/** In this order: what is found through `deliveries` goes before it, `messages` last. */
const deletions = [
  `DELETE FROM codes WHERE (inbox_seq, message_seq) IN
     (SELECT inbox_seq, message_seq FROM deliveries WHERE message_seq IN (${oldest}))`,
  `DELETE FROM recipients WHERE (inbox_seq, address, message_seq) IN
     (SELECT inbox_seq, value, message_seq FROM deliveries, json_each(recipients) WHERE message_seq IN (${oldest}))`,
  `DELETE FROM deliveries WHERE (inbox_seq, message_seq) IN
     (SELECT inbox_seq, message_seq FROM deliveries WHERE message_seq IN (${oldest}))`,
  `DELETE FROM attachments WHERE message_seq IN (${oldest})`,
  `DELETE FROM contents WHERE message_seq IN (${oldest})`,
  `DELETE FROM message_text WHERE rowid IN (${oldest})`,
  `DELETE FROM messages WHERE seq IN (${oldest})`,
];

export function expireTables(database: Database, pollCache: Pick<PollCache, 'forget'>) {
  return {
    /** @returns How many mails went: at most `limit`, the oldest first. */
    async expire(before: number | null, limit: number): Promise<number> {
      const args = [before ?? Number.MAX_SAFE_INTEGER, limit];
      const large = await database.query(
        `SELECT pieces FROM contents WHERE pieces IS NOT NULL AND message_seq IN (${oldest})`,
        args,
      );
      let changes: number[];
      try {
        changes = await database.writeMails(deletions.map((sql) => ({ sql, args })));
      } finally {
        pollCache.forget();
      }
      // Only now: a mail that is still there is whole.
      for (const [mail] of large) await deletePieces(database, String(mail));
      return changes.at(-1) ?? 0;
    },

    async oldestMails(limit: number): Promise<{ sizes: readonly number[]; count: number }> {
      const rows = await database.query(sizesOfOldest, [limit]);
      const [counted] = await database.query(countOfMails, []);
      return { sizes: rows.map(([size]) => Number(size)), count: Number(counted?.[0] ?? 0) };
    },

    /** Bytes of the database that hold something. */
    async usedBytes(): Promise<number> {
      const [pageSize, pages, free] = await Promise.all(
        ['page_size', 'page_count', 'freelist_count'].map(async (name) => {
          const [row] = await database.query(`PRAGMA ${name}`, []);
          return Number(row?.[0] ?? 0);
        }),
      );
      return (pages! - free!) * pageSize!;
    },

    /**
     * Merges up to so many pages of the search index: of parts that are due or, with `intoOne`, towards one part for
     * everything. While the latter is under way nothing may be deleted: SQLite 3.45 would write marks of deletion by
     * the megabyte, and take half a second for it.
     */
    async mergeIndex(pages: number, intoOne = false): Promise<void> {
      const sql = "INSERT INTO message_text (message_text, rank) VALUES ('merge', ?)";
      await database.writeMails([{ sql, args: [Math.trunc(intoOne ? -pages : pages)] }]);
    },

    /** Gives up to so many free pages back; a server keeps them for what comes. @returns Whether there are more. */
    async giveBack(pages: number): Promise<boolean> {
      if (database.isShared) return false;
      await database.run(`PRAGMA incremental_vacuum(${Math.trunc(pages)})`);
      const [row] = await database.query('PRAGMA freelist_count', []);
      if (Number(row?.[0] ?? 0) > 0) return true;
      // The file is cut when the journal is written back to it, which a database at rest does not do.
      await database.run('PRAGMA wal_checkpoint(PASSIVE)');
      return false;
    },
  };
}
