/** A route of the administration: its way in, its body by a schema, its handler. Unlike the public ones it stands in no document. */
import type { OpenAPIHono, z } from '@hono/zod-openapi';
import { AppError } from '../errors.ts';
import { jsonBody } from './body.ts';
import type { HttpContext, HttpEnv, Middleware } from './context.ts';
import { issueText } from './issues.ts';

type Answer = Response | Promise<Response>;

/** @param way What a request passes before the handler. */
export function appRoute(
  app: OpenAPIHono<HttpEnv>,
  method: 'GET' | 'POST' | 'DELETE',
  path: `/api/app/${string}`,
  way: readonly Middleware[],
  handler: (c: HttpContext) => Answer,
): void {
  app.on([method], [path], ...way, (c) => handler(c));
}

/** The same for a request with a JSON body, whose fields the schema gives to the handler. */
export function appRouteWithBody<Body extends z.ZodType>(
  app: OpenAPIHono<HttpEnv>,
  method: 'POST' | 'PUT' | 'PATCH',
  path: `/api/app/${string}`,
  way: readonly Middleware[],
  schema: Body,
  handler: (c: HttpContext, body: z.output<Body>) => Answer,
): void {
  app.on([method], [path], ...way, ...jsonBody, async (c) => {
    const result = schema.safeParse(await c.req.json());
    if (!result.success) throw new AppError('bad_request', issueText(result.error.issues, 'body'));
    return handler(c, result.data);
  });
}

/** A part of the path; the route says that it is there. */
export function pathPart(c: HttpContext, name: string): string {
  return c.req.param(name) ?? '';
}
