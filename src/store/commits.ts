/** What travels between the store and the thread that commits. */
import type { Statement, Value } from './connection.ts';

export interface CommitThreadData {
  readonly path: string;
  /** PRAGMAs of the connection that writes. */
  readonly settings: readonly string[];
}

/**
 * Statements as they are posted: each different text once, since a mail has half a dozen that are the same for all; the
 * arguments of all in one list; bytes as bare buffers.
 */
export interface PostedStatements {
  readonly texts: readonly string[];
  /** By text: how many arguments it takes. */
  readonly counts: readonly number[];
  /** By statement: the place of its text. */
  readonly which: readonly number[];
  readonly args: readonly (Exclude<Value, Uint8Array> | ArrayBuffer)[];
}

export function received({ texts, counts, which, args }: PostedStatements): Statement[] {
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

export type CommitRequest =
  | { readonly kind: 'commit'; readonly statements: PostedStatements }
  | { readonly kind: 'run'; readonly sql: string }
  | { readonly kind: 'renew' }
  | { readonly kind: 'close' };

export type CommitAnswer =
  | { readonly ok: true; readonly changes: readonly number[] }
  | { readonly ok: false; readonly message: string; readonly code: string | undefined };

/** Posted once, when the thread has its connection. */
export const commitThreadReady = 'ready';
