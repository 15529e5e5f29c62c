/**
 * Errors as data. Every failure the service can explain has a stable code, a flag that tells whether
 * trying again can help, a text that is safe to show to anyone, and a private cause for the log.
 * The doors translate once: `http/problem.ts` to a status, `smtp/replies.ts` to a reply.
 */

/** Whether the same request can succeed later without anyone changing anything. */
const temporaryByCode = {
  bad_request: false,
  unsupported_media_type: false,
  body_too_large: false,
  invalid_api_key: false,
  invalid_metrics_token: false,
  missing_scope: false,
  foreign_organization: false,
  throttled: true,
  too_many_waiters: true,
  too_busy: true,
  not_signed_in: false,
  wrong_password: false,
  foreign_origin: false,
  foreign_host: false,
  not_allowed: false,
  member_not_found: false,
  invitation_not_found: false,
  already_member: false,
  last_owner: false,
  password_configured: false,
  key_configured: false,
  too_many: false,
  too_many_streams: true,
  backup_running: true,
  backup_unavailable: false,
  not_found: false,
  method_not_allowed: false,
  inbox_not_found: false,
  message_not_found: false,
  attachment_not_found: false,
  organization_not_found: false,
  key_not_found: false,
  organization_taken: false,
  otp_not_found: false,
  email_unavailable: false,
  email_permanent: false,
  email_blocked: false,
  domain_not_allowed: false,
  storage_full: true,
  storage_unavailable: true,
  statement_failed: false,
  shutting_down: true,
  internal: true,
} as const;

/** Stable, machine-readable name of a failure; travels as `X-Error-Code`. */
export type ErrorCode = keyof typeof temporaryByCode;

export interface AppErrorDetails {
  /** The exception behind it; logged, never shown. */
  readonly cause?: unknown;
  /** Whole seconds after which a new attempt makes sense. */
  readonly retryAfterSeconds?: number;
}

/** A failure with a stable code and a text that may be shown to the person who caused it. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly retryAfterSeconds: number | undefined;

  /**
   * @param code Stable code of the catalogue above.
   * @param message Safe public text: what is wrong and what would be right. Never a key, a code or a path.
   */
  constructor(code: ErrorCode, message: string, details: AppErrorDetails = {}) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get temporary(): boolean {
    return temporaryByCode[this.code];
  }
}
