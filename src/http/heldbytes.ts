/** Large answers, which are held until the client has taken them or is gone. */
import type { TypedResponse } from 'hono';
import type { HeldBytes, Messages } from '../inbox/messages.ts';
import type { HttpContext, Middleware } from './context.ts';

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
  return c.body(piecesOf({ bytes, release }), 200, { ...headers, 'Content-Length': String(bytes.length) });
}

function piecesOf({ bytes, release }: HeldBytes): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(bytes.subarray(at, at + pieceBytes));
      at += pieceBytes;
      if (at < bytes.length) return;
      controller.close();
      release();
    },
    cancel: release,
  });
}

/** What is made of mails, as JSON. */
export function heldJson<Body>(
  c: HttpContext,
  messages: Messages,
  body: Body,
  headers: Readonly<Record<string, string>> = {},
): Response & TypedResponse<Body, 200, 'json'> {
  const bytes = Buffer.from(JSON.stringify(body));
  const held = messages.holdAnswer(c.get('caller').organizationId, bytes);
  return heldAnswer(c, held, { 'Content-Type': 'application/json', ...headers }) as Response &
    TypedResponse<Body, 200, 'json'>;
}

/** Pages likewise, whatever they show. */
export function heldPages(messages: Messages): Middleware {
  return async (c, next) => {
    await next();
    const type = c.res.headers.get('Content-Type') ?? '';
    if (!type.startsWith('text/html') || c.res.body === null || c.req.method === 'HEAD') return;
    const page = c.res;
    const bytes = new Uint8Array(await page.arrayBuffer());
    if (bytes.length <= pieceBytes) {
      c.res = new Response(bytes, page);
      return;
    }
    // Nobody who is not signed in sees a page of that length.
    const held = messages.holdAnswer(c.get('caller')?.organizationId ?? '', bytes);
    c.res = new Response(piecesOf(held), page);
  };
}
