/**
 * The pages for people: what is served at `/`. They are made on the server with the same use cases as the API; the script
 * only keeps them up to date, copies, and listens to single keys. Without it everything works, after a reload.
 */
import { Hono } from 'hono';
import { every } from 'hono/combine';
import { AppError } from '../errors.ts';
import { assetRoutes } from './assets.ts';
import type { DashboardOptions, Doorkeeper, PageApp, PageContext, PageEnv } from './context.ts';
import { setPageHeaders } from './headers.ts';
import { document } from './layout.ts';
import { Once } from './once.ts';
import { accountPages } from './pages/account.ts';
import { deliveryPages } from './pages/deliveries.ts';
import { inboxPages } from './pages/inbox.ts';
import { inboxesPages } from './pages/inboxes.ts';
import { invitationPages } from './pages/invitation.ts';
import { keyPages } from './pages/keys.ts';
import { memberPages } from './pages/members.ts';
import { messagePages } from './pages/message.ts';
import { organizationPages } from './pages/organizations.ts';
import { overviewPages } from './pages/overview.ts';
import { signInPages } from './pages/signin.ts';
import { startPages } from './pages/start.ts';
import { problemPage, statusOf } from './problempage.ts';
import { referenceRoutes } from './reference.ts';
import { Site } from './site.ts';
import { baseOf, makeView, safePath } from './view.ts';

export function dashboard(options: DashboardOptions) {
  const base = baseOf(options.settings.publicUrl);
  const isHttps = options.settings.publicUrl?.startsWith('https:') ?? false;

  async function problem(c: PageContext, door: Doorkeeper, error: AppError): Promise<Response> {
    setPageHeaders(c, isHttps);
    const status = statusOf(error);
    if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds));
    // With a database that cannot be asked there is still a page, only without what surrounds it.
    const view = await makeView(c, options, door).catch(() => null);
    if (view === null) return c.text(error.message, status as 503);
    return c.html(document(view, problemPage(view, error), options.settings.version), status as 400);
  }

  return {
    mount(app: PageApp, door: Doorkeeper): void {
      const pages: PageApp = new Hono<PageEnv>();
      pages.onError((error, c) => {
        if (error instanceof AppError && error.code === 'not_signed_in')
          return toSignIn(c, options.settings.publicUrl, door.hasSessionCookie(c));
        const known =
          error instanceof AppError
            ? error
            : new AppError('internal', 'Something went wrong on our side; it has been logged.', {
                cause: error,
              });
        if (known.cause !== undefined)
          options.logger.error({ err: known.cause, code: known.code }, 'page failed');
        return problem(c, door, known);
      });
      const makeName = () => Buffer.from(options.randomBytes(16)).toString('base64url');
      const once = new Once<string>(options.clock, makeName);
      const site = new Site(pages, door, options, new Once<string>(options.clock, makeName));
      assetRoutes(pages);
      referenceRoutes(pages, base, options.settings.version, isHttps);
      signInPages(site);
      invitationPages(site);
      organizationPages(site);
      accountPages(site);
      startPages(site, once);
      overviewPages(site);
      inboxesPages(site);
      inboxPages(site);
      messagePages(site);
      deliveryPages(site);
      keyPages(site, once);
      memberPages(site, once);
      // Whoever is signed in keeps the navigation.
      const signedIn = every(...door.outer, ...door.signedIn);
      const lost = async () => {
        throw new AppError('not_found', 'There is nothing at this address.');
      };
      // One step for all that is looked at: requests of programs pass it as well.
      pages.get('*', (c, next) => {
        if (!isLost(c)) return next();
        return door.hasSessionCookie(c) ? signedIn(c, lost) : lost();
      });
      app.route('/', pages);
    },
  };
}

/** A person, at an address that none of the pages has. */
function isLost(c: PageContext): boolean {
  const isPerson = (c.req.header('Accept') ?? '').includes('text/html');
  return isPerson && !/^\/(?:api\/|openapi\.json$|healthz$|readyz$|metrics$)/.test(c.req.path);
}

/**
 * What was asked for is shown after the sign-in; a form that came too late is not sent again, and the page it stood on is
 * shown. Forms stand on pages that only who was signed in has seen.
 */
function toSignIn(c: PageContext, publicUrl: string | null, hadSession: boolean): Response {
  // A stream cannot be redirected to a page: its reader would try for ever.
  if (c.req.header('Accept') === 'text/event-stream') return c.text('Signed out.', 401);
  const base = baseOf(publicUrl);
  const { pathname, search } = new URL(c.req.url);
  const isForm = c.req.method !== 'GET' && c.req.method !== 'HEAD';
  const next = safePath(isForm ? cameFrom(c, publicUrl) : pathname + search);
  const query = new URLSearchParams({
    ...(isForm ? { ended: 'form' } : hadSession ? { ended: '1' } : {}),
    ...(next === '/' ? {} : { next }),
  });
  return c.redirect(`${base}/signin${query.size === 0 ? '' : `?${query}`}`, 303);
}

/** The page of ours on which a form stood, under the base path. */
function cameFrom(c: PageContext, publicUrl: string | null): string | undefined {
  const base = baseOf(publicUrl);
  const referer = c.req.header('Referer') ?? '';
  if (!URL.canParse(referer)) return undefined;
  const { host, pathname, search } = new URL(referer);
  const isOurs = host === c.req.header('Host') || (publicUrl !== null && host === new URL(publicUrl).host);
  return isOurs && pathname.startsWith(`${base}/`) ? pathname.slice(base.length) + search : undefined;
}
