/** The list of inboxes as the dashboard shows it: each with what came last and its last code. */
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { limits } from '../../limits.ts';
import { ActivityBody, activityBody } from '../appwire.ts';
import type { Door, HttpEnv, HttpServices } from '../context.ts';
import type { OriginOf } from '../origin.ts';
import { InboxListQuery } from '../query.ts';
import { jsonResponse, nextPage } from '../responses.ts';
import { envelope } from '../wire.ts';

export function activityRoutes(
  app: OpenAPIHono<HttpEnv>,
  { inboxes }: HttpServices,
  { base, guard }: Door,
  originOf: OriginOf,
): void {
  app.openapi(
    createRoute({
      hide: true,
      method: 'get',
      path: `${base}/emailInbox`,
      middleware: guard('email_inboxes:read'),
      request: { query: InboxListQuery },
      responses: { 200: jsonResponse('A page of inboxes.', envelope(z.array(ActivityBody))) },
    }),
    async (c) => {
      const { q, email, limit, cursor } = c.req.valid('query');
      const { items, activity, ...page } = await inboxes.listWithActivity(
        c.get('caller').organizationId,
        { q: q?.trim() || null, email: email ?? null },
        { limit: limit ?? limits.inboxPageDefault, cursor: cursor ?? null },
      );
      return c.json(
        { data: items.map((inbox) => activityBody(inbox, activity.get(inbox.id))) },
        200,
        nextPage(originOf(c), c.req.url, page.cursor),
      );
    },
  );
}
