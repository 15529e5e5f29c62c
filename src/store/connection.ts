/**
 * One connection to the database, embedded or on a libSQL server: the little that the store needs of either.
 * Every commit is one transaction, and nothing else ever holds one open.
 */
import type { IntakeResult, PostedMail } from './commitmessages.ts';

export type Value = string | number | null | Uint8Array;

export interface Statement {
  readonly sql: string;
  readonly args: readonly Value[];
}

/** Where mails are read in the place where they are committed. */
export interface MailIntake {
  /** Whether mails may be given now. */
  isOpen(): boolean;
  /** Has it open soon. @returns False where it will not be. */
  open(): boolean;
  close(): void;
  /**
   * Reads the mails and commits those that can be read, in as few transactions as possible. Resolves after they are
   * durable. Only while it is open.
   */
  readAndCommit(mails: readonly PostedMail[]): Promise<IntakeResult>;
}

export interface Connection {
  /** The rows as arrays, in the order of the columns. */
  query(sql: string, args?: readonly Value[]): Promise<unknown[][]>;
  /** As `query`, for a search for words, where it is better asked elsewhere. @param who Has turns with others. */
  search?(who: string, sql: string, args: readonly Value[]): Promise<unknown[][]>;
  /** The first row alone; undefined when there is none. */
  first(sql: string, args?: readonly Value[]): Promise<unknown[] | undefined>;
  /** All statements in one transaction; resolves after it is durable. @returns The rows each of them changed. */
  commit(statements: readonly Statement[]): Promise<number[]>;
  /** As `commit`, and the first row of the last statement. Only where the server stamps mails. */
  commitAndRead?(statements: readonly Statement[]): Promise<unknown[]>;
  /**
   * To be called with every commit of mails. With the first of them begins what costs memory and is worth it only for
   * mails.
   */
  mailsCome?(): void;
  /** Only where a thread commits. */
  readonly intake?: MailIntake;
  /** Upkeep, outside of any transaction. */
  run(sql: string): Promise<void>;
  /** Replaces a connection whose state is not to be trusted by another one. */
  renew(): void;
  close(): Promise<void>;
}
