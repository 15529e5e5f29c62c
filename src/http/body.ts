/** A request's JSON body within its bound: 413 also when it is sent in chunks, 415 for other types, 400 for no JSON. */
import { bodyLimit } from 'hono/body-limit';
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import type { Middleware } from './context.ts';

const bounded = bodyLimit({
  maxSize: limits.bodyBytesMax,
  onError: () => {
    throw new AppError('body_too_large', `The body must have at most ${limits.bodyBytesMax} bytes.`);
  },
});

const json: Middleware = async (c, next) => {
  const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') {
    throw new AppError(
      'unsupported_media_type',
      'The body must be JSON, sent with Content-Type: application/json.',
    );
  }
  try {
    JSON.parse(await c.req.text());
  } catch (error) {
    if (error instanceof AppError || !(error instanceof SyntaxError)) throw error;
    throw new AppError(
      'bad_request',
      'The body must be valid JSON: an object such as {"email": "qa@inbox.test"}.',
    );
  }
  await next();
};

export const jsonBody: Middleware[] = [bounded, json];
