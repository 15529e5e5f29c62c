/** The documented answers of a route: its success, and the errors it can end in, each with the one error shape. */
import { ErrorBody } from './wire.ts';

const reasons = {
  400: 'A parameter or field is wrong; the message names it. `bad_request`, `domain_not_allowed`.',
  401: 'The API key is missing, wrong or revoked. `invalid_api_key`.',
  403: 'The scopes of the key do not cover the operation, or the organization is another one. `missing_scope`, `foreign_organization`.',
  404: 'Not found, or of another organization. `inbox_not_found`, `message_not_found`, `attachment_not_found`, `otp_not_found`.',
  409: 'The address exists or existed already, or is permanent. `email_unavailable`, `email_permanent`.',
  413: 'The body is too large. `body_too_large`.',
  415: 'The body is not JSON. `unsupported_media_type`.',
  422: 'The local part contains a protected brand term, or is a role. `email_blocked`.',
  429: 'Too many requests, or too many held ones; `Retry-After` says for how long. `throttled`, `too_many_waiters`, `too_many_streams`.',
  500: 'Something went wrong on the side of the service; it has been logged. `internal`, `statement_failed`.',
  503: 'The storage is full or does not answer, or the service is stopping. `storage_full`, `storage_unavailable`, `shutting_down`.',
} as const;

export type ErrorStatus = keyof typeof reasons;

/** What every route with a key can end in. */
const common = [400, 401, 403, 429, 500, 503] as const;

const header = (description: string, example: string) => ({
  description,
  schema: { type: 'string' as const },
  example,
});

export const errorCodeHeader = {
  'X-Error-Code': header('Stable, machine-readable name of the error.', 'bad_request'),
};
const retryHeader = { 'Retry-After': header('Seconds after which to try again.', '1') };

/** Of a list. */
export const linkHeader = {
  Link: header(
    'The next page; absent on the last one.',
    '<http://localhost:8025/api/v1/emailInbox?cursor=czM>; rel="next"',
  ),
};
/** Of what was created. */
export const locationHeader = {
  Location: header(
    'Its address.',
    'http://localhost:8025/api/v1/emailInbox/inb_019aa0c1f2d47c5e8b3a9d6f01e2c4b7',
  ),
};

type Headers = Record<string, ReturnType<typeof header>>;

export function errorResponses<const S extends ErrorStatus>(...statuses: readonly S[]) {
  const entries = [...common, ...statuses].map((status) => [
    status,
    {
      description: reasons[status],
      headers: status === 429 ? { ...errorCodeHeader, ...retryHeader } : errorCodeHeader,
      content: { 'application/json': { schema: ErrorBody } },
    },
  ]);
  return Object.fromEntries(entries) as Record<
    S | (typeof common)[number],
    { description: string; content: { 'application/json': { schema: typeof ErrorBody } } }
  >;
}

export function jsonResponse<T>(description: string, schema: T, headers: Headers = {}) {
  return { description, headers, content: { 'application/json': { schema } } };
}

/** `Link: <…>; rel="next"` of a page, or nothing on the last one (RFC 8288). */
export function nextPage(origin: string, requestUrl: string, cursor: string | null): Record<string, string> {
  if (cursor === null) return {};
  const { pathname, searchParams } = new URL(requestUrl);
  searchParams.set('cursor', cursor);
  // A page already read needs no waiting for.
  searchParams.delete('wait');
  return { Link: `<${origin}${pathname}?${searchParams}>; rel="next"` };
}
