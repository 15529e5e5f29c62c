/** What the main thread and the thread that searches say to each other. */
import type { Value } from './connection.ts';
import type { DatabaseFile } from './embedded.ts';

export interface SearchThreadData {
  readonly file: DatabaseFile;
  /** PRAGMAs of its connection, which only reads. */
  readonly settings: readonly string[];
}

export interface SearchQuestion {
  readonly id: number;
  readonly sql: string;
  readonly args: readonly Value[];
}

/** In the order of the questions. */
export type SearchAnswer = { readonly id: number } & (
  | { readonly ok: true; readonly rows: unknown[][] }
  | { readonly ok: false; readonly message: string; readonly code: string | undefined }
);

/** Said to it: it lets go of the file, and says so when it has. Then it can be ended. */
export const searchThreadEnd = 'end';
export const searchThreadDone = 'done';
