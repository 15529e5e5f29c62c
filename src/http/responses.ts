/** The documented answers of a route: its success, and the errors it can end in, each with the one error shape. */
import type { Scope } from '../access/scopes.ts';
import type { ErrorCode } from '../errors.ts';
import { exampleOf } from './examples.ts';
import { statusOf } from './problem.ts';
import { ErrorBody } from './wire.ts';

/** What each error of the public API means, for whoever meets it. */
const meanings = {
  bad_request: 'a parameter or field is wrong; the message names it and says what it must be',
  domain_not_allowed: 'the domain of the address is none of this deployment',
  invalid_api_key: 'the API key is missing, malformed, unknown or revoked',
  missing_scope: 'the key lacks the scope of this operation; the message names it',
  foreign_organization: 'the body names another organization than that of the key',
  inbox_not_found: 'there is no such inbox, or it is of another organization',
  message_not_found: 'the inbox has no such message',
  attachment_not_found: 'the message has no such attachment',
  otp_not_found: 'no message with a one-time code matches; the message says what did arrive',
  method_not_allowed: 'the path takes other methods, which `Allow` lists',
  email_unavailable: 'the address exists, or was deleted and is retired for ever',
  email_permanent: 'an address cannot be changed',
  body_too_large: 'the body is over 64 KiB',
  unsupported_media_type: 'the body is not `application/json`',
  email_blocked: 'the local part contains a protected brand term, or is a role such as `postmaster`',
  throttled: 'too many requests of this key, or too many without a valid one from this address',
  too_many_waiters: 'too many requests are held already, for this key or in all',
  too_many_streams: 'too many streams are open already, for this key or in all',
  internal: 'something went wrong on the side of the service; it has been logged',
  statement_failed: 'the storage refused the operation; it has been logged',
  storage_full: 'the disk is full',
  storage_unavailable: 'the storage does not answer at the moment',
  too_busy: 'too many mails are being read at the moment, or a search takes too long',
  shutting_down: 'the service is stopping',
} as const satisfies Partial<Record<ErrorCode, string>>;

export type PublicErrorCode = keyof typeof meanings;

/** What every operation with a key can end in. */
const common = [
  'bad_request',
  'invalid_api_key',
  'throttled',
  'method_not_allowed',
  'internal',
  'statement_failed',
  'storage_unavailable',
  'shutting_down',
] as const;

/** Refused before it is a request for the application, for its head. */
const refusedHeads = [
  [408, 'request_timeout', 'the request did not arrive in time'],
  [417, 'expectation_failed', 'another expectation than 100-continue'],
  [431, 'header_too_large', 'the head of the request is over 16 KiB'],
  [501, 'method_unknown', 'a method that no path takes'],
] as const;

/** Not interfaces, which fit nowhere where further fields are allowed. */
type Header = {
  description: string;
  schema: { type: 'string' | 'integer'; enum?: string[]; minimum?: number };
  example?: string;
  required?: boolean;
};
type Headers = Record<string, Header | { $ref: string }>;

const header = (description: string, example: string): Header => ({
  description,
  schema: { type: 'string' },
  example,
});

/** Headers that stand in the document once; `headerComponents` of the document. */
export const sharedHeaders = {
  RateLimit: header(
    'What is left of the quota (`r`), and the seconds until it is full again (`t`).',
    '"key";r=119;t=1',
  ),
  'RateLimit-Policy': header('The quota (`q`), and the seconds in which it fills (`w`).', '"key";q=120;w=6'),
} as const;

const refTo = (name: keyof typeof sharedHeaders) => ({ $ref: `#/components/headers/${name}` });
const rateHeaders: Headers = { RateLimit: refTo('RateLimit'), 'RateLimit-Policy': refTo('RateLimit-Policy') };

/** Of a list. */
export const linkHeader: Headers = {
  Link: header(
    'The next page (RFC 8288); absent on the last one.',
    '<http://localhost:8025/api/v1/emailInbox?cursor=inb_019a9c3e5c0070008000000000000001>; rel="next"',
  ),
};
/** Of what was created. */
export const locationHeader: Headers = {
  Location: header(
    'Its address.',
    'http://localhost:8025/api/v1/emailInbox/inb_019aa0c1f2d47c5e8b3a9d6f01e2c4b7',
  ),
};
/** Of a 200 that is no answer yet. */
export const staleHeader: Headers = {
  'X-Error-Code': {
    description: 'Only with a stale code.',
    schema: { type: 'string', enum: ['otp_stale'] },
  },
};
/** Of bytes that a browser must not show. */
export const dispositionHeader: Headers = {
  'Content-Disposition': {
    ...header('Always an attachment (RFC 6266).', 'attachment; filename="invoice.pdf"'),
    required: true,
  },
};

/** Headers that belong to an error of this status. */
const headersByStatus: Readonly<Record<number, Headers>> = {
  401: {
    'WWW-Authenticate': {
      description: 'How to get in.',
      schema: { type: 'string', enum: ['Bearer'] },
      required: true,
    },
  },
  405: { Allow: { ...header('The methods of this path.', 'GET, HEAD, POST'), required: true } },
  429: {
    'Retry-After': {
      description: 'Seconds after which to try again.',
      schema: { type: 'integer', minimum: 1 },
      required: true,
    },
  },
  503: {
    'Retry-After': {
      description: 'Seconds after which to try again, where it is known.',
      schema: { type: 'integer', minimum: 1 },
    },
  },
};

function errorResponse(
  status: number,
  codes: readonly (readonly [code: string, meaning: string])[],
  isCounted = ![401, 405, 408, 417, 431, 501].includes(status),
) {
  const headers: Headers = {
    'X-Error-Code': {
      description: 'Stable, machine-readable name of the error.',
      schema: { type: 'string', enum: codes.map(([code]) => code) },
      required: true,
    },
    ...(isCounted ? rateHeaders : {}),
    ...headersByStatus[status],
  };
  return {
    description: codes.map(([code, meaning]) => `\`${code}\`: ${meaning}.`).join(' '),
    headers,
    content: { 'application/json': { schema: ErrorBody, ...exampleOf(status) } },
  };
}

/** @param codes What this operation can end in beside what all can. */
export function errorResponses(...codes: readonly PublicErrorCode[]): Readonly<Record<never, never>> {
  const byStatus = new Map<number, [string, string][]>();
  for (const code of [...common, ...codes]) {
    const status = statusOf(code);
    byStatus.set(status, [...(byStatus.get(status) ?? []), [code, meanings[code]]]);
  }
  for (const [status, code, meaning] of refusedHeads) byStatus.set(status, [[code, meaning]]);
  return Object.fromEntries([...byStatus].map(([status, known]) => [status, errorResponse(status, known)]));
}

const notReady = [['not_ready', 'the message says what is missing']] as const;

/** Of a question about health, which needs no key and is not counted. */
export const unreadyResponse = { 503: errorResponse(503, notReady, false) };

export function healthResponse<T>(description: string, schema: T) {
  const refused = refusedHeads.map(([status, ...known]) => [status, errorResponse(status, [known], false)]);
  return {
    200: { description, content: { 'application/json': { schema } } },
    405: errorResponse(405, [['method_not_allowed', meanings.method_not_allowed]], false),
    ...(Object.fromEntries(refused) as Readonly<Record<never, never>>),
  };
}

/** @param extra What belongs beside the schema: `example` or `examples`. */
export function jsonResponse<T>(description: string, schema: T, headers: Headers = {}, extra: object = {}) {
  return {
    description,
    headers: { ...headers, ...rateHeaders },
    content: { 'application/json': { schema, ...extra } },
  };
}

/** An answer that is no JSON, of this media type. */
export function bytesResponse<T>(
  description: string,
  type: string,
  schema: T,
  headers: Headers,
  extra: object = {},
) {
  return {
    description,
    headers: { ...headers, ...rateHeaders },
    content: { [type]: { schema, ...extra } },
  };
}

/** The key an operation needs, with its scope: as its `security`. */
export const needs = (scope: Scope) => [{ apiKey: [scope] }];

/**
 * `Link: <…>; rel="next"` of a page, or nothing on the last one (RFC 8288).
 * @param since The moment from which this page was read, for a request that waits and named none: the next page begins
 * with the same.
 */
export function nextPage(
  origin: string,
  requestUrl: string,
  cursor: string | null,
  since: number | null = null,
): Record<string, string> {
  if (cursor === null) return {};
  const { pathname, searchParams } = new URL(requestUrl);
  searchParams.set('cursor', cursor);
  if (since !== null && !searchParams.has('since')) searchParams.set('since', String(since));
  // A page already read needs no waiting for.
  searchParams.delete('wait');
  return { Link: `<${origin}${pathname}?${searchParams}>; rel="next"` };
}
