/** `…/emailInbox/{id}/events`: every arrival in an inbox, as it is stored. */
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Logger } from '../../log.ts';
import type { Door, HttpEnv, HttpServices } from '../context.ts';
import { eventStream } from '../eventstream.ts';
import { streamExample } from '../examples.ts';
import { EventsHeaders, NoQuery } from '../query.ts';
import { bytesResponse, errorResponses, needs } from '../responses.ts';
import { InboxParams } from '../wire.ts';

export function eventRoutes(
  app: OpenAPIHono<HttpEnv>,
  { arrivals }: HttpServices,
  { base, isDocumented, guard }: Door,
  logger: Logger,
): void {
  app.openapi(
    createRoute({
      hide: !isDocumented,
      method: 'get',
      path: `${base}/emailInbox/{id}/events`,
      tags: ['Messages'],
      operationId: 'streamMessages',
      summary: 'Every arrival, as Server-Sent Events',
      description:
        'One `message` event for each message that is stored, with its summary as JSON and its id as the id of the ' +
        'event. A client that comes back with `Last-Event-ID` gets what came meanwhile. Comments every 15 seconds keep the ' +
        'connection alive. The stream ends when the inbox is deleted, the key revoked or the service stopped.',
      security: needs('email_messages:read'),
      middleware: guard('email_messages:read'),
      request: { params: InboxParams, query: NoQuery, headers: EventsHeaders },
      responses: {
        200: bytesResponse(
          'The stream; `data` of each event is a MessageSummary as JSON.',
          'text/event-stream',
          z.string(),
          {},
          streamExample,
        ),
        ...errorResponses('missing_scope', 'inbox_not_found', 'too_many_streams'),
      },
    }),
    async (c) => {
      const { organizationId, payer, stillIn } = c.get('caller');
      const after = c.req.valid('header')['last-event-id'] ?? null;
      const { signal } = c.req.raw;
      const stream = await arrivals.open(organizationId, c.req.valid('param').id, after, payer);
      const headers = {
        'Content-Type': 'text/event-stream; charset=utf-8',
        // A proxy that collects an answer before it passes it on would make a stream useless.
        'X-Accel-Buffering': 'no',
      };
      if (c.req.method === 'HEAD' || signal.aborted) {
        stream.close();
        return c.body(null, 200, headers);
      }
      const onError = (error: unknown) => logger.error({ err: error }, 'a stream of arrivals failed');
      return c.body(eventStream({ stream, signal, stillIn, onError }), 200, headers);
    },
  );
}
