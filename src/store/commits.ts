/** What travels between the store and the thread that commits. */
import type { Statement } from './connection.ts';

export interface CommitThreadData {
  readonly path: string;
  /** PRAGMAs of the connection that writes. */
  readonly settings: readonly string[];
}

export type CommitRequest =
  | { readonly kind: 'commit'; readonly statements: readonly Statement[] }
  | { readonly kind: 'run'; readonly sql: string }
  | { readonly kind: 'renew' }
  | { readonly kind: 'close' };

export type CommitAnswer =
  | { readonly ok: true; readonly changes: readonly number[] }
  | { readonly ok: false; readonly message: string; readonly code: string | undefined };

/** Posted once, when the thread has its connection. */
export const commitThreadReady = 'ready';
