/** A request's JSON body within its bound: 413 also when it is sent in chunks, 415 for other types, 400 for no JSON. */
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import type { Middleware } from './context.ts';

type BodyReader = ReadableStreamDefaultReader<Uint8Array>;

/** The next piece; null at the end. */
async function pieceOf(reader: BodyReader): Promise<Uint8Array | null> {
  try {
    return (await reader.read()).value ?? null;
  } catch {
    // Whoever hangs up in the middle, or takes too long, is no fault of the service.
    throw new AppError('bad_request', 'The body did not arrive whole.');
  }
}

/** Within its bound, whatever it is. What comes after it finds the body again, of known size. */
export const boundedBody: Middleware = async (c, next) => {
  const { raw } = c.req;
  const announced = Number(c.req.header('Content-Length') ?? 0);
  const reader = announced > limits.bodyDiscardedBytesMax ? null : (raw.body?.getReader() ?? null);
  const body = reader && (await read(reader));
  if (announced > limits.bodyBytesMax || body === 'too large') {
    const isAllRead = reader !== null && (await discard(reader));
    if (!isAllRead) c.header('Connection', 'close');
    throw new AppError('body_too_large', `The body must have at most ${limits.bodyBytesMax} bytes.`);
  }
  if (body !== null) c.req.raw = new Request(raw, { body });
  await next();
};

async function read(reader: BodyReader): Promise<Blob | 'too large'> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  for (let bytes = 0; ; ) {
    const piece = await pieceOf(reader);
    if (piece === null) return new Blob(chunks);
    bytes += piece.byteLength;
    if (bytes > limits.bodyBytesMax) return 'too large';
    chunks.push(new Uint8Array(piece));
  }
}

/**
 * Many clients write all of a request before they read the answer. If the connection were closed on them, they would
 * never hear what is wrong.
 * @returns Whether that was all of it.
 */
async function discard(reader: BodyReader): Promise<boolean> {
  for (let bytes = 0; bytes <= limits.bodyDiscardedBytesMax; ) {
    const piece = await pieceOf(reader);
    if (piece === null) return true;
    bytes += piece.byteLength;
  }
  return false;
}

const json: Middleware = async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new AppError(
      'unsupported_media_type',
      'The body must be JSON, sent with Content-Type: application/json.',
    );
  }
  const coding = c.req.header('Content-Encoding')?.trim().toLowerCase() ?? 'identity';
  if (coding !== 'identity' && coding !== '') {
    throw new AppError(
      'unsupported_media_type',
      'The body must be sent as it is: Content-Encoding is not understood.',
    );
  }
  const text = utf8(await c.req.arrayBuffer());
  if (text === null) throw new AppError('bad_request', 'The body must be JSON in UTF-8.');
  if (!isJson(text)) {
    throw new AppError(
      'bad_request',
      'The body must be valid JSON: an object such as {"email": "qa@inbox.test"}.',
    );
  }
  // The library accepts fewer spellings: no blank before the semicolon, and nothing empty behind it.
  c.req.raw.headers.set('Content-Type', 'application/json');
  await next();
};

/**
 * Null when it is not UTF-8. If the wrong bytes were replaced by signs, a name would become another one than was sent.
 */
function utf8(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

export const jsonBody: Middleware[] = [boundedBody, json];
