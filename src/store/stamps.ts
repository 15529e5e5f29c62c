/**
 * Who gives mails their receive times and ids, at their commit: this process, while it is alone with its database, or
 * the server of a database that several processes share.
 */
import type { MakeId } from '../inbox/ids.ts';
import type { StampClock } from '../inbox/stamp.ts';
import type { Statement, Value } from './connection.ts';
import type { Database } from './database.ts';

/** Milliseconds since the epoch. */
export interface Stored {
  readonly messageId: string;
  readonly receivedAt: number;
}

/** SQL expressions for what a stamp consists of; their arguments are those of `MailStamp`. */
export interface StampExpressions {
  readonly receivedAt: string;
  readonly messageId: string;
  readonly attachmentId: string;
}

/** The arguments of the expressions for one mail. */
export interface MailStamp {
  readonly receivedAt: readonly Value[];
  readonly messageId: readonly Value[];
  /** Another one with every call. */
  attachmentId(): readonly Value[];
}

export interface Stamps {
  readonly expressions: StampExpressions;
  /**
   * Commits a group of mails in one transaction.
   * @param inboxIds By mail: the inboxes it goes to.
   */
  commit(
    inboxIds: readonly (readonly string[])[],
    statementsOf: (index: number, stamp: MailStamp) => readonly Statement[],
  ): Promise<readonly Stored[]>;
}

/** Where this process stamps, the values themselves are the arguments. */
export const processExpressions: StampExpressions = { receivedAt: '?', messageId: '?', attachmentId: '?' };

export class ProcessStamps implements Stamps {
  readonly expressions = processExpressions;
  readonly #database: Pick<Database, 'writeMails'>;
  readonly #clock: StampClock;
  readonly #makeId: MakeId;

  constructor(database: Pick<Database, 'writeMails'>, clock: StampClock, makeId: MakeId) {
    this.#database = database;
    this.#clock = clock;
    this.#makeId = makeId;
  }

  async commit(
    inboxIds: readonly (readonly string[])[],
    statementsOf: (index: number, stamp: MailStamp) => readonly Statement[],
  ): Promise<readonly Stored[]> {
    const stored = inboxIds.map((ids) => this.stamp(ids));
    const statements = stored.flatMap(({ messageId, receivedAt }, index) =>
      statementsOf(index, {
        receivedAt: [receivedAt],
        messageId: [messageId],
        attachmentId: () => [this.#makeId('att', receivedAt)],
      }),
    );
    await this.#database.writeMails(statements);
    return stored;
  }

  /** For one mail to these inboxes. Mails have to be committed in the order in which they are stamped. */
  stamp(inboxIds: readonly string[]): Stored {
    const receivedAt = this.#clock.stamp(inboxIds);
    return { messageId: this.#makeId('msg', receivedAt), receivedAt };
  }
}
