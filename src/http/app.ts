/**
 * The HTTP corridor on one screen: what every request passes, in order, and all routes.
 *
 *     route → key (401) → scope (403) → throttle (429) → input (400/413/415) → use case (404, 409, 422) → wire shape
 */
import { OpenAPIHono } from '@hono/zod-openapi';
import { HTTPException } from 'hono/http-exception';
import { secureHeaders } from 'hono/secure-headers';
import { AppError } from '../errors.ts';
import type { Logger } from '../log.ts';
import type { HttpEnv, HttpServices, HttpSettings } from './context.ts';
import { type GuardOptions, makeGuard } from './guard.ts';
import { problemResponse, unexpected } from './problem.ts';
import { clockRoutes } from './routes/clock.ts';
import { healthRoutes } from './routes/health.ts';
import { inboxRoutes } from './routes/inboxes.ts';
import { messageRoutes } from './routes/messages.ts';
import { otpRoutes } from './routes/otp.ts';

export interface HttpAppOptions extends Pick<GuardOptions, 'clock' | 'clientAddress'> {
  readonly services: HttpServices;
  readonly settings: HttpSettings;
  readonly logger: Logger;
}

export function httpApp({
  services,
  settings,
  logger,
  clock,
  clientAddress,
}: HttpAppOptions): OpenAPIHono<HttpEnv> {
  const app = new OpenAPIHono<HttpEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      throw new AppError('bad_request', issueText(result.error.issues, result.target));
    },
  });
  const guard = makeGuard({ access: services.access, throttle: settings.throttle, clock, clientAddress });
  const originOf = (requestUrl: string): string => settings.publicUrl ?? new URL(requestUrl).origin;

  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
      strictTransportSecurity: settings.publicUrl?.startsWith('https:') ? 'max-age=31536000' : false,
      xFrameOptions: 'DENY',
    }),
  );
  app.use(async (c, next) => {
    const started = clock.monotonic();
    c.header('Cache-Control', 'no-store');
    await next();
    const ms = Math.round((clock.monotonic() - started) * 10) / 10;
    logger.debug({ method: c.req.method, path: c.req.path, status: c.res.status, ms }, 'request');
  });

  healthRoutes(app, services);
  clockRoutes(app, services, guard);
  inboxRoutes(app, services, guard, originOf);
  messageRoutes(app, services, guard, originOf);
  otpRoutes(app, services, guard);
  document(app, settings, originOf);

  app.notFound((c) => {
    const allowed = allowedMethods(app, c.req.path);
    if (allowed.length === 0)
      return problemResponse(c, new AppError('not_found', 'There is nothing at this path.'));
    const methods = allowed.join(', ');
    return problemResponse(c, new AppError('method_not_allowed', `This path takes ${methods}.`), {
      Allow: methods,
    });
  });

  app.onError((error, c) => {
    const known =
      error instanceof HTTPException ? ofHono(error) : error instanceof AppError ? error : unexpected(error);
    if (known.cause !== undefined) logger.error({ err: known.cause, code: known.code }, 'request failed');
    return problemResponse(c, known);
  });
  return app;
}

/** Hono's own refusals, such as of a body that could not be read. */
function ofHono(error: HTTPException): AppError {
  if (error.status === 413) return new AppError('body_too_large', 'The body is too large.');
  return error.status < 500
    ? new AppError('bad_request', 'The request could not be read.')
    : unexpected(error);
}

/** `limit must be a whole number from 1 to 100; cursor must be …` */
interface Issue {
  readonly code?: string | undefined;
  readonly keys?: readonly string[];
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

function issueText(issues: readonly Issue[], target: string): string {
  const where = target === 'json' ? 'body' : target;
  return issues
    .slice(0, 10)
    .map(({ code, keys = [], path, message }) => {
      if (code === 'unrecognized_keys') return `${keys.join(', ')} is not a parameter of this request`;
      return path.length === 0 ? `${where} must be an object` : `${path.join('.')} ${message}`;
    })
    .join('; ');
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

function document(
  app: OpenAPIHono<HttpEnv>,
  settings: HttpSettings,
  originOf: (requestUrl: string) => string,
): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'apiKey', { type: 'http', scheme: 'bearer' });
  app.doc31('/api/v1/openapi.json', (c) => ({
    openapi: '3.1.0',
    info: {
      title: 'inboxd',
      version: settings.version,
      description: 'Inboxes for automated tests: create one, trigger the mail, read the one-time code.',
    },
    servers: [{ url: originOf(c.req.url) }],
    security: [{ apiKey: [] }],
  }));
}
