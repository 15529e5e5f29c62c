/** Bytes of a mail as an answer, which are held until the client has taken them or is gone. */
import type { HeldBytes } from '../inbox/messages.ts';
import type { HttpContext } from './context.ts';

/** So many go out at once; the next when these are on their way. */
const pieceBytes = 64 * 1024;

export function heldAnswer(
  c: HttpContext,
  { bytes, release }: HeldBytes,
  headers: Readonly<Record<string, string>>,
): Response {
  // Nobody takes the body of an answer to HEAD.
  if (bytes.length <= pieceBytes || c.req.method === 'HEAD') {
    release();
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, headers);
  }
  let at = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(bytes.subarray(at, at + pieceBytes));
      at += pieceBytes;
      if (at < bytes.length) return;
      controller.close();
      release();
    },
    cancel: release,
  });
  return c.body(body, 200, { ...headers, 'Content-Length': String(bytes.length) });
}
