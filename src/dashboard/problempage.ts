/** What a person sees when a page cannot be shown. */
import type { AppError, ErrorCode } from '../errors.ts';
import { html } from './html.ts';
import type { Page } from './layout.ts';
import type { View } from './view.ts';
import { reason } from './words.ts';

const statusByCode: Partial<Record<ErrorCode, number>> = {
  not_signed_in: 401,
  wrong_password: 403,
  missing_scope: 403,
  not_allowed: 403,
  foreign_origin: 403,
  foreign_host: 421,
  already_member: 409,
  last_owner: 409,
  password_configured: 409,
  key_configured: 409,
  too_many: 409,
  email_unavailable: 409,
  organization_taken: 409,
  body_too_large: 413,
  unsupported_media_type: 415,
  email_blocked: 422,
  throttled: 429,
  too_many_streams: 429,
  internal: 500,
};

export function statusOf(error: AppError): number {
  const known = statusByCode[error.code];
  if (known !== undefined) return known;
  if (error.code.endsWith('not_found')) return 404;
  return error.temporary ? 503 : 400;
}

const titles: Readonly<Record<number, string>> = {
  403: 'Not allowed',
  404: 'Not found',
  421: 'Unknown host name',
  429: 'Too many requests',
  500: 'Something went wrong',
  503: 'Not available at the moment',
};

export function problemPage(view: View, error: AppError): Page {
  const title = titles[statusOf(error)] ?? 'That did not work';
  return {
    title,
    content: html`<div class="narrow panel pad">
      <h1>${title}</h1>
      <p>${reason(error)}</p>
      <p><a class="button" href="${view.href('/')}">To the start</a></p>
    </div>`,
  };
}
