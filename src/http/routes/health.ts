/** `/healthz` (the process lives) and `/readyz` (it can take mail and answer); neither needs a key. */
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { HttpEnv, HttpServices } from '../context.ts';
import { healthResponse, unreadyResponse } from '../responses.ts';
import { statusBody } from '../wire.ts';

const tags = ['Health'];

export function healthRoutes(app: OpenAPIHono<HttpEnv>, { readiness }: HttpServices): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: '/healthz',
      tags,
      operationId: 'isAlive',
      summary: 'Whether the process lives',
      security: [],
      responses: healthResponse('It does.', statusBody('alive')),
    }),
    (c) => c.json({ data: { status: 'alive' as const } }, 200),
  );

  app.openapi(
    createRoute({
      method: 'get',
      path: '/readyz',
      tags,
      operationId: 'isReady',
      summary: 'Whether it can take mail and answer',
      description: 'A commit reached the disk within the last second, and both listeners are up.',
      security: [],
      responses: { ...healthResponse('It can.', statusBody('ready')), ...unreadyResponse },
    }),
    async (c) => {
      const { ready, reason } = await readiness();
      if (ready) return c.json({ data: { status: 'ready' as const } }, 200);
      return c.json({ message: `Not ready: ${reason}.` }, 503, {
        'X-Error-Code': 'not_ready',
        'Retry-After': '1',
      });
    },
  );
}
