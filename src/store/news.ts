/** What other processes wrote to a database that several share: to which inboxes something came, and which went. */
import type { News } from '../inbox/store.ts';
import { limits } from '../limits.ts';
import type { Database } from './database.ts';

/**
 * One statement, so that the position and the inboxes are of one moment. An inbox is deleted at a reading of the clock.
 * A position that was given out while the deletion was written may be later than that reading: hence the overlap.
 */
const newsQuery = `SELECT last, NULL FROM stamps
  UNION ALL SELECT DISTINCT 0, i.id FROM messages AS m JOIN deliveries AS d ON d.message_seq = m.seq
    JOIN inboxes AS i ON i.seq = d.inbox_seq WHERE m.received_at > ?1
  UNION ALL SELECT 0, id FROM inboxes WHERE deleted_at > ?1 - ?2
  LIMIT ?3`;

const positionQuery = 'SELECT last FROM stamps';

export function newsOf(database: Database): (after: number | null) => Promise<News> {
  return async (after) => {
    if (after === null) {
      const [row] = await database.query(positionQuery);
      return { position: Number(row?.[0]), inboxIds: [] };
    }
    const limit = limits.newsInboxesMax + 2;
    const [first, ...inboxes] = await database.query(newsQuery, [after, limits.newsOverlapMs, limit]);
    const position = Number(first?.[0]);
    return {
      position,
      inboxIds: inboxes.length > limits.newsInboxesMax ? null : inboxes.map(([, id]) => String(id)),
    };
  };
}
