/**
 * Pages that read `/api/v1` from another origin, such as tests that run in a browser (the Fetch standard, section 3.3). Only
 * pages of somebody's own network may; everything a key opens stays closed without it, as no cookie counts here and
 * none is asked for. Nothing else of the service is readable from other origins.
 */
import { isLocalOrigin } from '../access/host.ts';
import type { Middleware } from './context.ts';

/** What a page may read beside the body and the few headers that are always readable. */
const exposed = [
  'Content-Disposition',
  'Link',
  'Location',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Error-Code',
].join(', ');

/** How long a browser need not ask again, in seconds. */
const preflightSecondsMax = 600;

/** Answers the question before the request (a preflight), which carries no key, and lets the answers be read. */
export const crossOrigin: Middleware = async (c, next) => {
  c.header('Vary', 'Origin', { append: true });
  const origin = c.req.header('Origin');
  if (origin === undefined || !isLocalOrigin(origin)) return next();
  c.header('Access-Control-Allow-Origin', origin);
  if (c.req.method === 'OPTIONS' && c.req.header('Access-Control-Request-Method') !== undefined) {
    return c.body(null, 204, {
      'Access-Control-Allow-Methods': 'GET, HEAD, POST, PATCH, DELETE',
      'Access-Control-Allow-Headers': 'Authorization, Content-Type, Last-Event-ID',
      'Access-Control-Max-Age': String(preflightSecondsMax),
    });
  }
  c.header('Access-Control-Expose-Headers', exposed);
  return next();
};
