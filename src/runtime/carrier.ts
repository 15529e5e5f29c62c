/** What a program inside the single executable is handed: the things that lie beside a program elsewhere. */
export interface Carrier {
  /** @throws when the executable holds nothing of that name. */
  asset(name: string): Uint8Array;
  /** Where the database's addon lies: in which file, from which byte on. */
  addon(): { readonly path: string; readonly start: number; readonly length: number };
  /** The script that starts a thread with the program of that name. */
  bootOf(name: string): string;
}

/**
 * The addon is no asset: those are read through the mapped file, and what was read of it stays in memory. It stands at the
 * end of the file, before its length in so many bytes, little-endian.
 */
export const addonLengthBytes = 8;
