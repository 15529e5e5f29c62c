/**
 * Receive times and ids of a database that several processes share. The server's clock and the last stamp decide, within
 * the transaction that commits the mails: so they are in order whatever the clocks of the processes say.
 *
 * A reading is the later of the server's clock and the last stamp, and a stamp is later than both: strictly later than
 * every reading that was given out before, without a write for each reading.
 */
import { randomBytes } from 'node:crypto';
import type { ReceiveClock } from '../inbox/stamp.ts';
import type { Statement } from './connection.ts';
import type { Database } from './database.ts';
import type { MailStamp, Stamps, Stored } from './stamps.ts';

/** The clock of the machine that the database is on, in milliseconds since the epoch. */
const serverNow = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
const readClock = `SELECT max(last, ${serverNow}) FROM stamps`;
/**
 * Takes as many stamps as the group needs. They are later than the largest reading that was given out here, even when
 * the clock of the server steps back.
 */
const takeStamps = `UPDATE stamps SET first = max(last, ${serverNow}, ?1) + 1, last = max(last, ${serverNow}, ?1) + 1 + ?2`;
const firstStamp = '(SELECT first FROM stamps)';
/** An id as `ids.ts` makes them (UUIDv7): the time is the stamp, what follows it comes along. */
const idExpression = (prefix: string) => `'${prefix}_' || printf('%012x', ${firstStamp} + ?) || ?`;

/** After an upload of a database that was written by one process alone. */
export const catchUpStamps: Statement = {
  sql: 'UPDATE stamps SET last = max(last, (SELECT coalesce(max(received_at), 0) FROM messages))',
  args: [],
};

export class ServerStamps implements Stamps, ReceiveClock {
  readonly expressions = {
    receivedAt: `${firstStamp} + ?`,
    messageId: idExpression('msg'),
    attachmentId: idExpression('att'),
  };
  readonly #database: Pick<Database, 'query' | 'writeMailsAndRead'>;
  #lastReading = 0;
  /** The next reading, shared by all who ask before its query begins. */
  #next: Promise<number> | null = null;
  #reading: Promise<unknown> = Promise.resolve();

  constructor(database: Pick<Database, 'query' | 'writeMailsAndRead'>) {
    this.#database = database;
  }

  /**
   * One query at a time answers all who asked before it began. Who asks later gets the next one, as a query under way
   * may be older than the last mail.
   */
  read(): Promise<number> {
    this.#next ??= this.#reading.then(() => {
      this.#next = null;
      const reading = this.#read();
      this.#reading = reading.catch(() => {});
      return reading;
    });
    return this.#next;
  }

  async commit(
    inboxIds: readonly (readonly string[])[],
    statementsOf: (index: number, stamp: MailStamp) => readonly Statement[],
  ): Promise<readonly Stored[]> {
    const offsets = offsetsOf(inboxIds);
    let count = 0;
    const tails = inboxIds.map(() => idTail(count++));
    const statements = offsets.flatMap((offset, index) =>
      statementsOf(index, {
        receivedAt: [offset],
        messageId: [offset, tails[index]!],
        attachmentId: () => [offset, idTail(count++)],
      }),
    );
    const [first] = await this.#database.writeMailsAndRead([
      { sql: takeStamps, args: [this.#lastReading, offsets.at(-1) ?? 0] },
      ...statements,
      { sql: 'SELECT first FROM stamps', args: [] },
    ]);
    return offsets.map((offset, index) => {
      const receivedAt = Number(first) + offset;
      return { messageId: `msg_${receivedAt.toString(16).padStart(12, '0')}${tails[index]}`, receivedAt };
    });
  }

  async #read(): Promise<number> {
    const [row] = await this.#database.query(readClock);
    this.#lastReading = Math.max(this.#lastReading, Number(row?.[0]));
    return this.#lastReading;
  }
}

/**
 * How far each stamp lies behind the first one of its group: they never run backwards, and two mails for one inbox differ.
 * @param inboxIds By mail: the inboxes it goes to.
 */
export function offsetsOf(inboxIds: readonly (readonly string[])[]): number[] {
  const lastByInbox = new Map<string, number>();
  let last = 0;
  return inboxIds.map((ids) => {
    for (const id of ids) last = Math.max(last, (lastByInbox.get(id) ?? -1) + 1);
    for (const id of ids) lastByInbox.set(id, last);
    return last;
  });
}

/** What follows the time in a UUIDv7: a count, by which ids of one time sort, and 62 random bits. */
function idTail(count: number): string {
  const random = randomBytes(8);
  random[0] = 0x80 | (random[0]! & 0x3f);
  return `7${(count & 0xfff).toString(16).padStart(3, '0')}${random.toString('hex')}`;
}
