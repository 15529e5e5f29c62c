/** `/api/v1/emailInbox`: create, list, read, rename, delete. */
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { limits } from '../../limits.ts';
import { boundedBody, jsonBody } from '../body.ts';
import type { Door, HttpEnv, HttpServices } from '../context.ts';
import { createExamples } from '../examples.ts';
import type { OriginOf } from '../origin.ts';
import { InboxListQuery, NoQuery } from '../query.ts';
import { errorResponses, jsonResponse, linkHeader, locationHeader, needs, nextPage } from '../responses.ts';
import {
  ChangeInboxBody,
  CreateInboxBody,
  envelope,
  InboxBody,
  InboxParams,
  inboxBody,
  RetiredInboxBody,
  toTimestamp,
} from '../wire.ts';

const tags = ['Inboxes'];

export function inboxRoutes(
  app: OpenAPIHono<HttpEnv>,
  { inboxes }: HttpServices,
  { base, isDocumented, guard }: Door,
  originOf: OriginOf,
): void {
  const path = `${base}/emailInbox`;

  app.openapi(
    createRoute({
      hide: !isDocumented,
      method: 'post',
      path,
      tags,
      operationId: 'createInbox',
      summary: 'Create an inbox',
      description:
        'An address is given out once: one that exists, or was ever deleted, is answered with 409.',
      security: needs('email_inboxes:create'),
      middleware: [...guard('email_inboxes:create'), ...jsonBody],
      request: {
        query: NoQuery,
        body: {
          required: true,
          content: { 'application/json': { schema: CreateInboxBody, ...createExamples } },
        },
      },
      responses: {
        201: jsonResponse('The inbox.', envelope(InboxBody), locationHeader),
        ...errorResponses(
          'missing_scope',
          'domain_not_allowed',
          'foreign_organization',
          'email_unavailable',
          'email_blocked',
          'body_too_large',
          'unsupported_media_type',
        ),
      },
    }),
    async (c) => {
      const inbox = await inboxes.create(c.get('caller').organizationId, c.req.valid('json'));
      return c.json({ data: inboxBody(inbox) }, 201, {
        Location: `${originOf(c)}${new URL(c.req.url).pathname}/${inbox.id}`,
      });
    },
  );

  app.openapi(
    createRoute({
      hide: !isDocumented,
      method: 'get',
      path: `${path}/{id}`,
      tags,
      operationId: 'readInbox',
      summary: 'Read an inbox',
      security: needs('email_inboxes:read'),
      middleware: guard('email_inboxes:read'),
      request: { params: InboxParams, query: NoQuery },
      responses: {
        200: jsonResponse('The inbox.', envelope(InboxBody)),
        ...errorResponses('missing_scope', 'inbox_not_found'),
      },
    }),
    async (c) => {
      const inbox = await inboxes.find(c.get('caller').organizationId, c.req.valid('param').id);
      return c.json({ data: inboxBody(inbox) }, 200);
    },
  );

  app.openapi(
    createRoute({
      hide: !isDocumented,
      method: 'patch',
      path: `${path}/{id}`,
      tags,
      operationId: 'renameInbox',
      summary: 'Rename an inbox',
      security: needs('email_inboxes:update'),
      middleware: [...guard('email_inboxes:update'), ...jsonBody],
      request: {
        params: InboxParams,
        query: NoQuery,
        body: { required: true, content: { 'application/json': { schema: ChangeInboxBody } } },
      },
      responses: {
        200: jsonResponse('The inbox.', envelope(InboxBody)),
        ...errorResponses(
          'missing_scope',
          'inbox_not_found',
          'email_permanent',
          'body_too_large',
          'unsupported_media_type',
        ),
      },
    }),
    async (c) => {
      const organizationId = c.get('caller').organizationId;
      const inbox = await inboxes.change(organizationId, c.req.valid('param').id, c.req.valid('json'));
      return c.json({ data: inboxBody(inbox) }, 200);
    },
  );

  app.openapi(
    createRoute({
      hide: !isDocumented,
      method: 'delete',
      path: `${path}/{id}`,
      tags,
      operationId: 'deleteInbox',
      summary: 'Delete an inbox; its address is retired for ever',
      security: needs('email_inboxes:delete'),
      middleware: [...guard('email_inboxes:delete'), boundedBody],
      request: { params: InboxParams, query: NoQuery },
      responses: {
        200: jsonResponse('What was deleted.', envelope(RetiredInboxBody)),
        ...errorResponses('missing_scope', 'inbox_not_found', 'body_too_large'),
      },
    }),
    async (c) => {
      const retired = await inboxes.retire(c.get('caller').organizationId, c.req.valid('param').id);
      return c.json({ data: { ...retired, deletedAt: toTimestamp(retired.deletedAt) } }, 200);
    },
  );
}

/** The list as clients with a key see it; the dashboard's tells more of each inbox. */
export function inboxListRoute(
  app: OpenAPIHono<HttpEnv>,
  { inboxes }: HttpServices,
  { base, guard }: Door,
  originOf: OriginOf,
): void {
  app.openapi(
    createRoute({
      method: 'get',
      path: `${base}/emailInbox`,
      tags,
      operationId: 'listInboxes',
      summary: 'List inboxes, newest first',
      security: needs('email_inboxes:read'),
      middleware: guard('email_inboxes:read'),
      request: { query: InboxListQuery },
      responses: {
        200: jsonResponse(
          'A page of inboxes; the next one is in the `Link` header.',
          envelope(z.array(InboxBody)),
          linkHeader,
        ),
        ...errorResponses('missing_scope'),
      },
    }),
    async (c) => {
      const { q, email, limit, cursor } = c.req.valid('query');
      const filter = { q: q?.trim() || null, email: email ?? null };
      const page = await inboxes.list(c.get('caller').organizationId, filter, {
        limit: limit ?? limits.inboxPageDefault,
        cursor: cursor ?? null,
      });
      return c.json({ data: page.items.map(inboxBody) }, 200, nextPage(originOf(c), c.req.url, page.cursor));
    },
  );
}
