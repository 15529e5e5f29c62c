/** What a program inside the single executable is handed: the things that lie beside a program elsewhere. */
export interface Carrier {
  /**
   * The pages of the executable's file that hold it, which all threads share.
   * @throws when the executable holds nothing of that name.
   */
  asset(name: string): Uint8Array;
  /**
   * For what is read once.
   * @throws when the executable holds nothing of that name.
   */
  piece(name: string): Place;
  /** The script that starts a thread with the program of that name. */
  bootOf(name: string): string;
}

/** Bytes in a file. */
export interface Place {
  readonly path: string;
  readonly start: number;
  readonly length: number;
}

/** The piece that is the database's addon. */
export const addonPiece = 'libsql.node';

/**
 * Where the pieces stand that are read once. They are not assets, which are read through the mapped file: what was read
 * of that counts as memory of the process for good. They stand at the end of the file, followed by their index and the
 * length of the index.
 */
export type PieceIndex = Readonly<Record<string, Omit<Place, 'path'>>>;

const lengthBytes = 8;

/**
 * What is put behind a file to hold these pieces.
 * @param size Of the file.
 */
export function tailOf(size: number, pieces: Readonly<Record<string, Uint8Array>>): Uint8Array {
  let start = size;
  const index: Record<string, PieceIndex[string]> = {};
  for (const [name, { byteLength: length }] of Object.entries(pieces)) {
    index[name] = { start, length };
    start += length;
  }
  const text = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(lengthBytes);
  length.writeBigUInt64LE(BigInt(text.byteLength));
  return Buffer.concat([...Object.values(pieces), text, length]);
}

/**
 * The index at the end of a file.
 * @param read Gives so many bytes of it from one on.
 */
export function indexAt(size: number, read: (start: number, length: number) => Uint8Array): PieceIndex {
  const end = size - lengthBytes;
  const length = Number(Buffer.from(read(end, lengthBytes)).readBigUInt64LE());
  return JSON.parse(Buffer.from(read(end - length, length)).toString()) as PieceIndex;
}
