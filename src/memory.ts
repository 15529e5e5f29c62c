/**
 * Memory outside of V8's heap, which counts for it as if it were inside: a thread that lets mails of 30 KB lie until V8 looks
 * for garbage has its whole heap looked through five times a second, and by threads beside it as well.
 */

/**
 * Gives the memory of these bytes back at once; whoever looks at them later finds none. For what is large, is done with, and
 * is known to be nobody else's. Bytes that share their buffer with others stay as they are. Never throws.
 */
export function free(bytes: Uint8Array | ArrayBuffer): void {
  const buffer = bytes instanceof ArrayBuffer ? bytes : bytes.buffer;
  // An empty one may be gone already, and would throw.
  if (!(buffer instanceof ArrayBuffer) || buffer.byteLength !== bytes.byteLength || bytes.byteLength === 0)
    return;
  // Node has it from 21 on.
  buffer.transfer?.(0);
}
