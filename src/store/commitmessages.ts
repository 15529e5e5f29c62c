/** What travels between the store and the thread that commits. */
import type { Envelope } from '../inbox/mailreceiver.ts';
import type { Statement, Value } from './connection.ts';
import type { DatabaseFile } from './embedded.ts';
import type { Stored } from './stamps.ts';

export interface CommitThreadData {
  readonly file: DatabaseFile;
  /** PRAGMAs of the connection that writes. */
  readonly settings: readonly string[];
  /** Of the `Phase` that both threads share. */
  readonly phase: SharedArrayBuffer;
}

/**
 * Statements in the form in which they are posted. Each different text is there once, since a mail has half a dozen
 * statements whose texts are the same for all mails. The arguments of all statements are in one list. Bytes are bare
 * buffers.
 */
export interface PostedStatements {
  readonly texts: readonly string[];
  /** By text: how many arguments it takes. */
  readonly counts: readonly number[];
  /** By statement: the place of its text. */
  readonly which: readonly number[];
  readonly args: readonly (Exclude<Value, Uint8Array> | ArrayBuffer)[];
}

export function receivedStatements({ texts, counts, which, args }: PostedStatements): Statement[] {
  let at = 0;
  return which.map((place) => {
    const own: Value[] = [];
    for (const end = at + counts[place]!; at < end; at += 1) {
      const value = args[at]!;
      own.push(value instanceof ArrayBuffer ? new Uint8Array(value) : value);
    }
    return { sql: texts[place]!, args: own };
  });
}

/** A mail that is to be read there, its bytes as a bare buffer. */
export interface PostedMail {
  readonly raw: ArrayBuffer;
  readonly envelope: Envelope;
  readonly stamp: Stored;
}

export type CommitRequest =
  | { readonly kind: 'commit'; readonly statements: PostedStatements }
  /** Only for a thread that reads mails. */
  | { readonly kind: 'readAndCommit'; readonly mails: readonly PostedMail[] }
  | { readonly kind: 'run'; readonly sql: string }
  | { readonly kind: 'renew' }
  /** Lets go of the file, and leaves the journal to another connection. */
  | { readonly kind: 'release' }
  | { readonly kind: 'close' };

export interface CommitResults {
  /** The rows that each statement changed. */
  commit: number[];
  readAndCommit: IntakeResult;
  run: null;
  renew: null;
  release: null;
  close: null;
}

export interface IntakeResult {
  /** By mail: whether it brought a code; null where it could not be read, and is not stored. */
  readonly hasCode: readonly (boolean | null)[];
  /** How long it took to read them. */
  readonly readMs: number;
}

export type CommitAnswer =
  | { readonly ok: true; readonly result: CommitResults[keyof CommitResults] }
  | { readonly ok: false; readonly message: string; readonly code: string | undefined };

/** Posted once, when the thread has its connection. */
export const commitThreadReady = 'ready';
