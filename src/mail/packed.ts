/**
 * The bytes of a mail as they are kept on the disk: compressed where that makes them smaller. HTML mails shrink to a
 * fifth. The form is kept with the bytes, so what was stored otherwise, or by another runtime, stays readable.
 */
import { Buffer } from 'node:buffer';
// As one object: an import by name of what an older runtime lacks would keep the whole program from loading.
import zlib from 'node:zlib';
import { limits } from '../limits.ts';

export type PackedForm = 'plain' | 'zstd' | 'deflate';

export interface Packed {
  readonly form: PackedForm;
  readonly bytes: Uint8Array;
  /** Of the mail itself. */
  readonly mailBytes: number;
}

/** Node has it from 22.15 on. */
const hasZstd = typeof zlib.zstdCompressSync === 'function';

/** Level 1 is within a hundredth of what the default level reaches on mails, in less time. */
const zstdParameters = hasZstd
  ? { [zlib.constants.ZSTD_c_compressionLevel]: 1, [zlib.constants.ZSTD_c_checksumFlag]: 1 }
  : {};

/** @returns Null when the mail is kept as it is: too large to be worth the time, or no smaller. */
export function pack(mail: Uint8Array, form: PackedForm = hasZstd ? 'zstd' : 'deflate'): Packed | null {
  if (mail.byteLength > limits.packBytesMax) return null;
  const bytes = form === 'zstd' ? zstd(mail) : zlib.deflateRawSync(mail, { level: 1 });
  if (bytes === null || bytes.byteLength >= mail.byteLength) return null;
  // In a buffer of its own size, which can be handed to another thread.
  return { form, bytes: new Uint8Array(bytes), mailBytes: mail.byteLength };
}

/** The insides of Node's compressor that are relied on. */
interface Compressor extends zlib.ZstdCompress {
  readonly _handle?: {
    writeSync?(
      flush: number,
      from: Uint8Array,
      at: number,
      bytes: number,
      to: Uint8Array,
      toAt: number,
      room: number,
    ): void;
  };
  /** After a write: the bytes left of the room, and those that were not taken. */
  readonly _writeState?: Uint32Array;
}

let compressor: Compressor | null = null;
/** Null until the first compressor has been tried. */
let hasKnownInsides: boolean | null = null;
let room = new Uint8Array(0);

/**
 * By one compressor for all mails of this thread. `zstdCompressSync` makes and frees another for each, which costs a small
 * mail four times its compression. Where it has other insides, as in another runtime, that is what is done.
 * @returns Bytes that are good until the next call, or null when they would not be fewer.
 */
function zstd(mail: Uint8Array): Uint8Array | null {
  hasKnownInsides ??= isAsKnown();
  return hasKnownInsides ? compress(mail) : zlib.zstdCompressSync(mail, { params: zstdParameters });
}

/** Whether a mail comes back: its insides are not promised, and where their numbers mean something else every mail would be lost. */
function isAsKnown(): boolean {
  compressor = zlib.createZstdCompress({ params: zstdParameters });
  if (typeof compressor._handle?.writeSync !== 'function' || compressor._writeState === undefined)
    return false;
  const mail = Buffer.from('Subject: Your code\r\n\r\n482913\r\n'.repeat(20));
  try {
    const packed = compress(mail);
    return packed !== null && mail.equals(zlib.zstdDecompressSync(packed, { maxOutputLength: mail.length }));
  } catch {
    return false;
  }
}

/** By the compressor that is kept; null when the mail does not get smaller. */
function compress(mail: Uint8Array): Uint8Array | null {
  compressor ??= zlib.createZstdCompress({ params: zstdParameters });
  const { _handle: handle, _writeState: state } = compressor;
  if (room.length < mail.length) room = new Uint8Array(mail.length);
  handle?.writeSync?.(zlib.constants.ZSTD_e_end, mail, 0, mail.length, room, 0, mail.length);
  const [left = 0, untaken = 0] = state ?? [];
  if (left > 0 && untaken === 0 && !compressor.destroyed) return room.subarray(0, mail.length - left);
  // It holds the rest of this mail.
  compressor.close();
  compressor = null;
  return null;
}

/** @throws Error when the bytes are no such mail, without decompressing more than its size. */
export function unpack({ form, bytes, mailBytes }: Packed): Uint8Array {
  if (form === 'plain') return bytes;
  if (form === 'zstd' && !hasZstd)
    throw new Error('this runtime cannot read mails that were compressed by zstd: start inboxd with another');
  const bound = { maxOutputLength: Math.max(1, Math.min(mailBytes, limits.packBytesMax)) };
  const mail = form === 'zstd' ? zlib.zstdDecompressSync(bytes, bound) : zlib.inflateRawSync(bytes, bound);
  if (mail.byteLength !== mailBytes) {
    throw new Error(`a stored mail has ${mail.byteLength} bytes where ${mailBytes} were received`);
  }
  return Buffer.from(mail.buffer, mail.byteOffset, mail.byteLength);
}
