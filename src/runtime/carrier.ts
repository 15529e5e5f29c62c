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

/**
 * V8 copies compiled code that does not begin at a multiple of so many bytes, and the C library keeps as much as the copy
 * took for every thread. Where an asset will lie is known only when the executable is made, so compiled code has room to
 * be moved in: its first byte says where it begins.
 */
export const codeAlignmentBytes = 8;

/** @param start At which of its own bytes the code begins: 1 to `codeAlignmentBytes`. */
export function withRoom(code: Uint8Array, start: number): Uint8Array {
  const asset = new Uint8Array(code.byteLength + codeAlignmentBytes);
  asset[0] = start;
  asset.set(code, start);
  return asset;
}

export function withoutRoom(asset: Uint8Array): Uint8Array {
  const start = asset[0] ?? 0;
  return asset.subarray(start, start + asset.byteLength - codeAlignmentBytes);
}
