/**
 * What a browser is told beside a page. Nothing runs that is not ours, nothing is loaded from elsewhere, nobody frames us.
 * `same-origin` rather than `no-referrer`: with the latter browsers send `Origin: null` with a form, and the gate could not
 * tell our own forms from a stranger's.
 */
import type { PageContext } from './context.ts';

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

const common = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Origin-Agent-Cluster': '?1',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'X-DNS-Prefetch-Control': 'off',
} as const;

export function setPageHeaders(c: PageContext, isHttps: boolean): void {
  setAll(c, {
    ...common,
    'Content-Security-Policy': pagePolicy,
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  });
}

/**
 * For the HTML of a mail, which may be written to attack. It is a document without an origin, without scripts, forms and
 * ways out, that loads nothing.
 * @param remoteImages The person asked for the images of this one mail.
 */
export function setMailHeaders(c: PageContext, remoteImages: boolean): void {
  setAll(c, {
    ...common,
    'Content-Security-Policy': [
      "default-src 'none'",
      `img-src data:${remoteImages ? ' https: http:' : ''}`,
      "style-src 'unsafe-inline'",
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      'sandbox',
    ].join('; '),
    'X-Frame-Options': 'SAMEORIGIN',
    'Referrer-Policy': 'no-referrer',
    'Cache-Control': 'no-store',
  });
}

/** The page of the reference: its viewer draws its signs from addresses that hold them. */
export function setReferenceHeaders(c: PageContext, isHttps: boolean): void {
  setPageHeaders(c, isHttps);
  c.header('Content-Security-Policy', pagePolicy.replace("img-src 'self'", "img-src 'self' data:"));
}

function setAll(c: PageContext, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}
