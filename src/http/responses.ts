/** The documented answers of a route: its success, and the errors it can end in, each with the one error shape. */
import { ErrorBody } from './wire.ts';

const reasons = {
  400: 'A parameter or field is wrong; the message names it.',
  401: 'The API key is missing, wrong or revoked.',
  403: 'The scopes of the key do not cover the operation.',
  404: 'Not found, or of another organization.',
  409: 'The address is not available, or permanent.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'The local part contains a protected brand term.',
  429: 'Throttled; `Retry-After` says for how long.',
  503: 'The storage does not answer at the moment.',
} as const;

export type ErrorStatus = keyof typeof reasons;

/** What every route with a key can end in. */
const common = [400, 401, 403, 429, 503] as const;

export function errorResponses<const S extends ErrorStatus>(...statuses: readonly S[]) {
  const entries = [...common, ...statuses].map((status) => [
    status,
    { description: reasons[status], content: { 'application/json': { schema: ErrorBody } } },
  ]);
  return Object.fromEntries(entries) as Record<
    S | (typeof common)[number],
    { description: string; content: { 'application/json': { schema: typeof ErrorBody } } }
  >;
}

export function jsonResponse<T>(description: string, schema: T) {
  return { description, content: { 'application/json': { schema } } };
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
