/** `/api/v1/clock`, and the same of an organization for the administration: the clock that stamps messages. */
import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import type { Door, HttpEnv, HttpServices } from '../context.ts';
import { NoQuery } from '../query.ts';
import { errorResponses, jsonResponse } from '../responses.ts';
import { ClockBody, envelope, toTimestamp } from '../wire.ts';

export function clockRoutes(
  app: OpenAPIHono<HttpEnv>,
  { now }: HttpServices,
  { base, isDocumented, guard }: Door,
): void {
  app.openapi(
    createRoute({
      hide: !isDocumented,
      method: 'get',
      path: `${base}/clock`,
      tags: ['Clock'],
      operationId: 'readClock',
      summary: 'Read the clock that stamps messages',
      description:
        'Every message that arrives after this answer is stamped strictly later than it. Read it before the mail is ' +
        'triggered, and pass its `epochMs` as `since`.',
      middleware: guard(null),
      request: { query: NoQuery },
      responses: { 200: jsonResponse('The time.', envelope(ClockBody)), ...errorResponses() },
    }),
    async (c) => {
      const epochMs = await now();
      return c.json({ data: { now: toTimestamp(epochMs), epochMs } }, 200);
    },
  );
}
