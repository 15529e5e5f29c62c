/**
 * The HTTP corridor on one screen: what every request passes, in order, and all routes.
 *
 *     route → key (401) → scope (403) → throttle (429) → input (400/413/415) → use case (404, 409, 422) → wire shape
 *
 * The pages of the dashboard come first, with headers and errors of their own. Under `/api/app` a session takes the place of the key, and before it the host (421) and the origin (403) are looked at.
 */
import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { matchedRoutes } from 'hono/route';
import { secureHeaders } from 'hono/secure-headers';
import { AppError } from '../errors.ts';
import type { Logger } from '../log.ts';
import type { Later, Peer } from '../runtime/index.ts';
import { AuthFailures, type AuthFailuresOptions } from './authfailures.ts';
import type { Door, HttpContext, HttpEnv, HttpMetrics, HttpServices, HttpSettings } from './context.ts';
import { crossOrigin } from './crossorigin.ts';
import { documentRoute } from './document.ts';
import { makeGate } from './gate.ts';
import { makeGuard } from './guard.ts';
import { answerHeld } from './held.ts';
import { issueText } from './issues.ts';
import type { Pages } from './pages.ts';
import { problemResponse, unexpected } from './problem.ts';
import { activityRoutes } from './routes/activity.ts';
import { backupRoutes } from './routes/backup.ts';
import { clockRoutes } from './routes/clock.ts';
import { eventRoutes } from './routes/events.ts';
import { healthRoutes } from './routes/health.ts';
import { inboxListRoute, inboxRoutes } from './routes/inboxes.ts';
import { keyRoutes } from './routes/keys.ts';
import { memberRoutes } from './routes/members.ts';
import { messageRoutes } from './routes/messages.ts';
import { metricsRoute } from './routes/metrics.ts';
import { organizationRoutes } from './routes/organizations.ts';
import { otpRoutes } from './routes/otp.ts';
import { sessionRoutes } from './routes/session.ts';

export interface HttpAppOptions extends AuthFailuresOptions {
  readonly services: HttpServices;
  readonly settings: HttpSettings;
  readonly logger: Logger;
  readonly pages: Pages;
  /** Null: nobody measures, and there is nothing at `/metrics`. */
  readonly metrics: HttpMetrics | null;
  /** Whether this peer's word about what the client asked for is taken. */
  isTrustedProxy(peerAddress: string): boolean;
}

export interface HttpApp {
  readonly routes: readonly { readonly method: string; readonly path: string }[];
  fetch(request: Request, peer: Peer): Promise<Response | Later>;
}

export function httpApp({
  services,
  settings,
  logger,
  clock,
  clientAddress,
  isTrustedProxy,
  pages,
  metrics,
}: HttpAppOptions): HttpApp {
  const app = new OpenAPIHono<HttpEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      throw new AppError(
        'bad_request',
        issueText(result.error.issues, result.target === 'json' ? 'body' : result.target),
      );
    },
  });
  const authFailures = new AuthFailures({ clock, clientAddress });
  const { throttle } = settings;
  const keyDoor: Door = {
    base: '/api/v1',
    isDocumented: true,
    guard: makeGuard({ access: services.access, throttle, clock, authFailures }),
  };
  const gate = makeGate({ services, settings, clock, authFailures, isTrustedProxy });
  const { originOf } = gate;

  app.use(async (c, next) => {
    const started = clock.monotonic();
    await next();
    const { method, path } = c.req;
    const route = metrics === null ? null : templateOf(c);
    const ended = (status: number) => {
      metrics?.answered(method, route, status);
      const ms = Math.round((clock.monotonic() - started) * 10) / 10;
      logger.debug({ method, path, status, ms }, 'request');
    };
    if (c.env.held === undefined) ended(c.res.status);
    else c.env.held = { ...c.env.held, ended };
  });
  pages.mount(app, gate);
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
      strictTransportSecurity: settings.publicUrl?.startsWith('https:') ? 'max-age=31536000' : false,
      xFrameOptions: 'DENY',
      // What only pages have a use for; without these six there are 5 % more polls a second.
      crossOriginOpenerPolicy: false,
      originAgentCluster: false,
      xDnsPrefetchControl: false,
      xDownloadOptions: false,
      xPermittedCrossDomainPolicies: false,
      xXssProtection: false,
      // Nobody says by what.
      removePoweredBy: false,
    }),
  );
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    await next();
  });

  healthRoutes(app, services);
  if (metrics !== null) metricsRoute(app, metrics, authFailures);
  app.use('/api/app/*', ...gate.outer);
  app.use('/api/v1/*', crossOrigin);
  inboxListRoute(app, services, keyDoor, originOf);
  for (const door of [keyDoor, gate.door]) {
    clockRoutes(app, services, door);
    inboxRoutes(app, services, door, originOf);
    messageRoutes(app, services, door, originOf);
    otpRoutes(app, services, door);
    eventRoutes(app, services, door, logger);
  }

  activityRoutes(app, services, gate.door, originOf);
  sessionRoutes(app, services, gate);
  organizationRoutes(app, services, gate);
  memberRoutes(app, services, gate, originOf);
  keyRoutes(app, services, gate);
  backupRoutes(app, services, gate);
  documentRoute(app, settings.version, originOf, keyDoor.guard);

  app.notFound((c) => {
    const allowed = allowedMethods(app, c.req.path);
    if (allowed.length === 0)
      return problemResponse(c, new AppError('not_found', 'There is nothing at this path.'));
    const methods = allowed.join(', ');
    return problemResponse(c, new AppError('method_not_allowed', `This path takes ${methods}.`), {
      Allow: methods,
    });
  });

  const failed = (error: unknown): AppError => {
    const known =
      error instanceof HTTPException ? ofHono(error) : error instanceof AppError ? error : unexpected(error);
    if (known.cause !== undefined) logger.error({ err: known.cause, code: known.code }, 'request failed');
    return known;
  };
  app.onError((error, c) => problemResponse(c, failed(error)));

  return {
    routes: app.routes,
    async fetch(request, peer) {
      const env: HttpEnv['Bindings'] = { peer };
      const response = await app.fetch(request, env);
      return env.held === undefined
        ? response
        : answerHeld(env.held, response, request.method === 'HEAD', failed);
    },
  };
}

/** Hono's own refusals, such as of a body that could not be read. */
function ofHono(error: HTTPException): AppError {
  if (error.status === 413) return new AppError('body_too_large', 'The body is too large.');
  return error.status < 500
    ? new AppError('bad_request', 'The request could not be read.')
    : unexpected(error);
}

/** The route that took the request, as it was declared; null when none did. */
function templateOf(c: HttpContext): string | null {
  const routes = matchedRoutes(c).filter(({ method, path }) => method !== 'ALL' && !path.includes('*'));
  return routes.at(-1)?.path ?? null;
}

/** Methods that some route takes at this path. */
function allowedMethods(app: OpenAPIHono<HttpEnv>, path: string): string[] {
  const methods = new Set<string>();
  for (const route of app.routes) {
    if (route.method === 'ALL') continue;
    const pattern = route.path
      .split('/')
      .map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
      .join('/');
    if (!new RegExp(`^${pattern}$`).test(path)) continue;
    methods.add(route.method);
    if (route.method === 'GET') methods.add('HEAD');
  }
  return [...methods].sort();
}
