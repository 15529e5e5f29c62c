/**
 * How the rows of a mail name its message and its inboxes. Either the database finds both, in the transaction that
 * commits the mail. Or their numbers are known beforehand, where nobody else writes.
 */
import type { Connection, Value } from './connection.ts';

/** SQL expressions; their arguments are those of `MailRowNumbers`. */
export interface RowNumberExpressions {
  /** For the number of a message that is being inserted. */
  readonly newMessage: string;
  readonly message: string;
  readonly inbox: string;
}

/** The arguments of the expressions for one mail; `message` is for both expressions of the message. */
export interface MailRowNumbers {
  readonly message: readonly Value[];
  inbox(id: string): readonly Value[];
}

/** The transaction's own newest message; what follows its insert refers to it without a round trip. */
export const foundRowExpressions: RowNumberExpressions = {
  newMessage: 'NULL',
  message: '(SELECT max(seq) FROM messages)',
  inbox: '(SELECT seq FROM inboxes WHERE id = ?)',
};

export const foundRowNumbers: MailRowNumbers = { message: [], inbox: (id) => [id] };

export const knownRowExpressions: RowNumberExpressions = { newMessage: '?', message: '?', inbox: '?' };

/**
 * The row numbers of mails that are committed one after the other over a connection, while nothing else is written over
 * it or beside it.
 */
export class KnownRowNumbers {
  readonly #connection: Pick<Connection, 'first'>;
  readonly #inboxes = new Map<string, Value>();
  #newest: number | null = null;

  constructor(connection: Pick<Connection, 'first'>) {
    this.#connection = connection;
  }

  /**
   * The numbers of one more mail. An inbox that is not there has no number, and the database refuses the row that
   * should go into it.
   */
  async next(inboxIds: Iterable<string>): Promise<MailRowNumbers> {
    if (this.#inboxes.size >= inboxesMax) this.#inboxes.clear();
    for (const id of inboxIds) {
      if (!this.#inboxes.has(id)) this.#inboxes.set(id, await this.#first(inboxQuery, [id]));
    }
    this.#newest ??= Number(await this.#first(newestQuery, []));
    this.#newest += 1;
    return { message: [this.#newest], inbox: (id) => [this.#inboxes.get(id) ?? null] };
  }

  async #first(sql: string, args: readonly Value[]): Promise<Value> {
    const row = await this.#connection.first(sql, args);
    return (row?.[0] ?? null) as Value;
  }
}

/** Of which the number is remembered. */
const inboxesMax = 1_000;

const newestQuery = 'SELECT coalesce(max(seq), 0) FROM messages';
const inboxQuery = 'SELECT seq FROM inboxes WHERE id = ?';
