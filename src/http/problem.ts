/** The one place that turns a failure into an HTTP answer: status, `X-Error-Code`, `{"message": …}`. */
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { AppError, type ErrorCode } from '../errors.ts';
import type { Refusal, WholeAnswer } from '../runtime/index.ts';
import type { HttpContext } from './context.ts';

const statusByCode = {
  bad_request: 400,
  domain_not_allowed: 400,
  invalid_api_key: 401,
  invalid_metrics_token: 401,
  missing_scope: 403,
  foreign_organization: 403,
  not_signed_in: 401,
  wrong_password: 401,
  foreign_origin: 403,
  not_allowed: 403,
  member_not_found: 404,
  invitation_not_found: 404,
  already_member: 409,
  last_owner: 409,
  password_configured: 409,
  key_configured: 409,
  too_many: 409,
  backup_running: 409,
  backup_unavailable: 409,
  foreign_host: 421,
  too_many_streams: 429,
  too_busy: 503,
  not_found: 404,
  inbox_not_found: 404,
  message_not_found: 404,
  attachment_not_found: 404,
  organization_not_found: 404,
  key_not_found: 404,
  otp_not_found: 404,
  method_not_allowed: 405,
  email_unavailable: 409,
  email_permanent: 409,
  organization_taken: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  email_blocked: 422,
  throttled: 429,
  too_many_waiters: 429,
  internal: 500,
  statement_failed: 500,
  storage_full: 503,
  storage_unavailable: 503,
  shutting_down: 503,
} as const satisfies Record<ErrorCode, number>;

export function statusOf(code: ErrorCode): number {
  return statusByCode[code];
}

/** An answer before it is one of the runtime's. */
type Answer = WholeAnswer & { readonly body: string };

export function jsonAnswer(status: number, body: unknown, headers: Readonly<Record<string, string>>): Answer {
  return { status, headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** @param headers Further headers that belong to this failure, such as `Allow`. */
export function problemAnswer(error: AppError, headers: Record<string, string> = {}): Answer {
  return jsonAnswer(
    statusByCode[error.code],
    { message: error.message },
    {
      'X-Error-Code': error.code,
      ...(error.code.startsWith('invalid_') ? { 'WWW-Authenticate': 'Bearer' } : {}),
      ...(error.retryAfterSeconds === undefined ? {} : { 'Retry-After': String(error.retryAfterSeconds) }),
      ...headers,
    },
  );
}

/** Made through the context, so that a failure carries what was set on the way in: `Cache-Control`, `RateLimit`. */
export function problemResponse(c: HttpContext, error: AppError, more?: Record<string, string>): Response {
  const { body, status, headers } = problemAnswer(error, more);
  return c.newResponse(body, { status: status as ContentfulStatusCode, headers: { ...headers } });
}

const codeByRefusal: Readonly<Record<number, string>> = {
  400: 'bad_request',
  408: 'request_timeout',
  417: 'expectation_failed',
  431: 'header_too_large',
  500: 'internal',
  501: 'method_unknown',
  503: 'shutting_down',
};

/** The same shape for what never became a request: bytes that are no HTTP, a head that is too large or too slow. */
export function refusal({ status, message }: Refusal): { headers: Record<string, string>; body: string } {
  return {
    headers: {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Error-Code': codeByRefusal[status] ?? 'bad_request',
    },
    body: JSON.stringify({ message }),
  };
}

/** What an unexpected exception becomes: its cause is for the log, not for the answer. */
export function unexpected(error: unknown): AppError {
  return new AppError('internal', 'Something went wrong on our side; it has been logged.', { cause: error });
}
