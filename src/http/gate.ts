/**
 * The way in for browsers: host (421), origin (403), session (401), place in the organization (404, 403), throttle (429).
 * Sessions open only what lies under `/api/app`, and keys nothing there.
 *
 * The cookie is for this host alone, unreadable for scripts, and not sent with what other sites start. As a page of another
 * port of the same host counts as the same site, everything that changes something must also name our own origin.
 */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { Buckets } from '../access/bucket.ts';
import { isHostAllowed, isSameOrigin } from '../access/host.ts';
import type { Clock } from '../clock.ts';
import { AppError } from '../errors.ts';
import type { Standing } from '../inbox/members.ts';
import type { NewSession } from '../inbox/sessions.ts';
import { limits } from '../limits.ts';
import { type AuthFailures, quota } from './authfailures.ts';
import type { Door, HttpContext, HttpServices, HttpSettings, Middleware } from './context.ts';
import { heldPages } from './heldbytes.ts';
import { makeOriginOf, speaksTls } from './origin.ts';

export interface GateOptions {
  readonly services: Pick<HttpServices, 'members' | 'messages' | 'sessions'>;
  readonly settings: HttpSettings;
  readonly clock: Clock;
  readonly authFailures: AuthFailures;
  isTrustedProxy(peerAddress: string): boolean;
}

export type Gate = ReturnType<typeof makeGate>;

const rank: Readonly<Record<Standing, number>> = { member: 0, owner: 1, admin: 2 };
/** They change nothing (RFC 9110 section 9.2.1). */
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export function makeGate({ services, settings, clock, authFailures, isTrustedProxy }: GateOptions) {
  const { sessions, members } = services;
  const publicUrl = settings.publicUrl === null ? null : new URL(settings.publicUrl);
  const base = publicUrl?.pathname ?? '/';
  const buckets = new Buckets({ ...settings.throttle, entriesMax: limits.bucketsMax });
  const policy = `"session";${quota(settings.throttle)}`;

  const requireHost: Middleware = async (c, next) => {
    const host = c.req.header('Host') ?? '';
    if (!isHostAllowed(host, publicUrl?.host ?? null, settings.hostname)) {
      throw new AppError(
        'foreign_host',
        'The service does not know itself by this host name: set EMAIL_INBOX_PUBLIC_URL to the address you open, ' +
          'or open it by its IP address.',
      );
    }
    await next();
  };

  const requireOrigin: Middleware = async (c, next) => {
    const fetchSite = c.req.header('Sec-Fetch-Site');
    // Not even a link from elsewhere has any business in the API: following one could start a backup.
    const isElsewhere = fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none';
    const isFollowed = isElsewhere && !isVisit(c);
    const isOurs = isSameOrigin({
      fetchSite,
      origin: c.req.header('Origin'),
      host: c.req.header('Host') ?? '',
      publicOrigin: publicUrl?.origin ?? null,
    });
    if (safeMethods.has(c.req.method) ? isFollowed : !isOurs) {
      throw new AppError(
        'foreign_origin',
        'The request came from another site. A program sends the header Origin with the address of this service.',
      );
    }
    await next();
  };

  /**
   * Whether a person follows a link to a page, such as an invitation in a chat or in webmail: the browser then opens
   * the page by itself, where the person sees it.
   */
  function isVisit(c: HttpContext): boolean {
    const isOpened =
      c.req.header('Sec-Fetch-Mode') === 'navigate' && c.req.header('Sec-Fetch-Dest') === 'document';
    return isOpened && c.req.method === 'GET' && !c.req.path.startsWith('/api/');
  }

  const reached = { publicUrl: settings.publicUrl, isTrustedProxy };
  const isSecure = (c: HttpContext): boolean => speaksTls(c, reached);

  /** With its prefix a browser takes the cookie from this very host over TLS only (RFC 6265bis section 4.1.3.2). */
  const cookieName = (c: HttpContext): string =>
    isSecure(c) && base === '/' ? '__Host-inboxd_session' : 'inboxd_session';

  const cookieOptions = (c: HttpContext): CookieOptions => ({
    path: base,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isSecure(c),
  });

  const requireSession: Middleware = async (c, next) => {
    const token = getCookie(c, cookieName(c));
    const session =
      token === undefined ? null : await sessions.authenticate(token, { isUse: !isBackgroundRequest(c) });
    if (session === null) {
      // A cookie that opens nothing is a guess; without one there was no attempt.
      if (token !== undefined) authFailures.count(c, 'Too many requests without a valid session.');
      throw new AppError('not_signed_in', 'You are not signed in, or the session has ended: sign in.');
    }
    c.set('session', session);
    await next();
  };

  /**
   * Whether an open page asks by itself, while nobody does anything: to be told of news, and for itself when there are
   * any.
   */
  function isBackgroundRequest(c: HttpContext): boolean {
    return c.req.header('Accept') === 'text/event-stream' || c.req.header('X-Refresh') !== undefined;
  }

  const throttle: Middleware = async (c, next) => {
    const verdict = buckets.take(payerOf(c), clock.monotonic());
    c.header('RateLimit-Policy', policy);
    c.header('RateLimit', `"session";r=${verdict.remaining};t=${verdict.resetSeconds}`);
    if (!verdict.allowed) {
      throw new AppError('throttled', 'Too many requests of this person: wait a moment.', {
        retryAfterSeconds: verdict.retryAfterSeconds,
      });
    }
    await next();
  };

  const requireAdmin: Middleware = async (c, next) => {
    if (c.get('session').actor.kind !== 'admin')
      throw new AppError('not_allowed', 'Only the admin may do this: sign in with the admin password.');
    await next();
  };

  const requireStanding =
    (least: Standing): Middleware =>
    async (c, next) => {
      const organizationId = c.req.param('organizationId') ?? '';
      const { actor } = c.get('session');
      const standing = await members.standing(actor, organizationId);
      if (rank[standing] < rank[least])
        throw new AppError(
          'not_allowed',
          `Only ${least === 'owner' ? 'an owner' : 'the admin'} may do this.`,
        );
      const token = getCookie(c, cookieName(c)) ?? '';
      const stillIn = async () => {
        const session = await sessions.authenticate(token, { isUse: false });
        if (session === null) return false;
        return members.standing(session.actor, organizationId).then(
          () => true,
          (error: unknown) => {
            if (error instanceof AppError && error.code === 'organization_not_found') return false;
            throw error;
          },
        );
      };
      c.set('caller', { organizationId, payer: payerOf(c), stillIn });
      await next();
    };

  const signedIn = [requireSession, throttle];
  const inOrganization = (least: Standing): Middleware[] => [
    requireSession,
    requireStanding(least),
    throttle,
  ];
  const door: Door = {
    base: '/api/app/organizations/{organizationId}',
    isDocumented: false,
    guard: () => inOrganization('member'),
  };

  return {
    door,
    authFailures,
    originOf: makeOriginOf(reached),
    /** Before everything else under `/api/app`, and around the pages. */
    outer: [requireHost, requireOrigin, heldPages(services.messages)],
    signedIn,
    admin: [requireSession, requireAdmin, throttle],
    inOrganization,

    /** For what a member may do to nobody but itself. */
    async requireSelfOrOwner(c: HttpContext, personId: string): Promise<void> {
      const { actor } = c.get('session');
      if (actor.kind === 'person' && actor.id === personId) return;
      const standing = await members.standing(actor, c.get('caller').organizationId);
      if (rank[standing] < rank.owner) throw new AppError('not_allowed', 'Only an owner may do this.');
    },

    setSessionCookie(c: HttpContext, session: NewSession): void {
      const maxAge = Math.floor(limits.sessionMsMax / 1_000);
      setCookie(c, cookieName(c), session.token, { ...cookieOptions(c), maxAge });
    },

    clearSessionCookie(c: HttpContext): void {
      deleteCookie(c, cookieName(c), cookieOptions(c));
    },

    hasSessionCookie: (c: HttpContext): boolean => getCookie(c, cookieName(c)) !== undefined,
  };
}

function payerOf(c: HttpContext): string {
  const { actor } = c.get('session');
  return actor.kind === 'admin' ? 'admin' : actor.id;
}
