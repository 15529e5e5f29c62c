/** The one error of the client: what the service said, or why there was no answer. */

/** Codes of the client itself; all others are the service's, from its `X-Error-Code` header. */
export type ClientErrorCode =
  /** Nothing in time. The message says what did arrive. */
  | 'wait_timeout'
  /** No answer at all: refused, cut off, or silent for too long. */
  | 'unreachable'
  /** An answer that is none of the service's: a wrong address, or the error page of a proxy. */
  | 'unexpected_answer'
  /** The caller gave something that cannot be meant. */
  | 'wrong_usage';

export interface InboxdErrorDetails {
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  readonly code: string;
  /** What the service asked us to wait, in milliseconds; null when it asked for nothing. */
  readonly retryAfterMs?: number | null;
  readonly cause?: unknown;
}

export class InboxdError extends Error {
  override readonly name = 'InboxdError';
  /** HTTP status; 0 where there was no answer. */
  readonly status: number;
  /** Stable, for programs: `inbox_not_found`, `email_unavailable`, …, or a `ClientErrorCode`. */
  readonly code: ClientErrorCode | (string & {});
  readonly retryAfterMs: number | null;

  constructor(message: string, { status, code, retryAfterMs = null, cause }: InboxdErrorDetails) {
    super(message, cause === undefined ? undefined : { cause });
    this.status = status;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

export function wrongUsage(message: string): InboxdError {
  return new InboxdError(message, { status: 0, code: 'wrong_usage' });
}
