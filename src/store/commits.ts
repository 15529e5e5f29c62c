/** What travels between the store and the thread that commits. */
import type { Statement, Value } from './connection.ts';

export interface CommitThreadData {
  readonly path: string;
  /** PRAGMAs of the connection that writes. */
  readonly settings: readonly string[];
}

/** A statement as it is posted: bytes as bare buffers. */
export interface PostedStatement {
  readonly sql: string;
  readonly args: readonly (Exclude<Value, Uint8Array> | ArrayBuffer)[];
}

export function received({ sql, args }: PostedStatement): Statement {
  return { sql, args: args.map((value) => (value instanceof ArrayBuffer ? new Uint8Array(value) : value)) };
}

export type CommitRequest =
  | { readonly kind: 'commit'; readonly statements: readonly PostedStatement[] }
  | { readonly kind: 'run'; readonly sql: string }
  | { readonly kind: 'renew' }
  | { readonly kind: 'close' };

export type CommitAnswer =
  | { readonly ok: true; readonly changes: readonly number[] }
  | { readonly ok: false; readonly message: string; readonly code: string | undefined };

/** Posted once, when the thread has its connection. */
export const commitThreadReady = 'ready';
