/** Under which address the service is reached: the one it is told, or what a request and a trusted proxy before it say. */
import type { HttpContext } from './context.ts';

export interface OriginOptions {
  /** Without a trailing slash; null derives it from the request. */
  readonly publicUrl: string | null;
  isTrustedProxy(peerAddress: string): boolean;
}

/** Whether the client speaks TLS, to us or to the proxy before us. */
export function speaksTls(c: HttpContext, { publicUrl, isTrustedProxy }: OriginOptions): boolean {
  if (publicUrl?.startsWith('https:')) return true;
  const forwarded = c.req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim().toLowerCase();
  return forwarded === 'https' && isTrustedProxy(c.env.peer.remoteAddress);
}

/** Scheme, host and base path, for links to ourselves; without a trailing slash. */
export type OriginOf = (c: HttpContext) => string;

export function makeOriginOf(options: OriginOptions): OriginOf {
  return (c) => {
    if (options.publicUrl !== null) return options.publicUrl;
    const { protocol, host } = new URL(c.req.url);
    return `${speaksTls(c, options) ? 'https:' : protocol}//${host}`;
  };
}
