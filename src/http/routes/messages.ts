/** `/api/v1/emailInbox/{id}/messages`: list and search, read, raw bytes, attachments. */
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { limits } from '../../limits.ts';
import type { Door, HttpEnv, HttpServices } from '../context.ts';
import { rawExample } from '../examples.ts';
import { hold, patienceOf } from '../held.ts';
import { heldAnswer, heldJson } from '../heldbytes.ts';
import type { OriginOf } from '../origin.ts';
import { MessageListQuery, NoQuery } from '../query.ts';
import {
  bytesResponse,
  dispositionHeader,
  errorResponses,
  jsonResponse,
  linkHeader,
  needs,
  nextPage,
} from '../responses.ts';
import {
  AttachmentParams,
  CodeCandidateBody,
  candidateBody,
  envelope,
  InboxParams,
  MessageBody,
  MessageParams,
  MessageSummaryBody,
  messageBody,
  summaryBody,
} from '../wire.ts';

const tags = ['Messages'];

/** What every question about one message can end in. */
const ofMessage = ['missing_scope', 'inbox_not_found', 'message_not_found'] as const;
/** The mail is parsed for whoever asks. */
const ofReadMessage = [...ofMessage, 'too_busy'] as const;

export function messageRoutes(
  app: OpenAPIHono<HttpEnv>,
  { messages }: HttpServices,
  { base, isDocumented, guard }: Door,
  originOf: OriginOf,
): void {
  const path = `${base}/emailInbox/{id}/messages`;
  const security = needs('email_messages:read');
  const middleware = guard('email_messages:read');

  app.openapi(
    createRoute({
      hide: !isDocumented,
      method: 'get',
      path,
      tags,
      operationId: 'listMessages',
      summary: 'List and search messages, newest first',
      description:
        'With `wait` the request is held until a message matches that came after the request, or after `since` where that is ' +
        'given; when none does in time, the answer is an empty list.',
      security,
      middleware,
      request: { params: InboxParams, query: MessageListQuery },
      responses: {
        200: jsonResponse(
          'A page of messages; the next one is in the `Link` header.',
          envelope(z.array(MessageSummaryBody)),
          linkHeader,
        ),
        ...errorResponses('missing_scope', 'inbox_not_found', 'too_many_waiters', 'too_busy'),
      },
    }),
    async (c) => {
      const { organizationId } = c.get('caller');
      const { limit, cursor, wait, ...search } = c.req.valid('query');
      const [origin, { url }] = [originOf(c), c.req];
      const found = messages
        .list(
          organizationId,
          c.req.valid('param').id,
          {
            q: search.q?.trim() || null,
            from: search.from ?? null,
            to: search.to ?? null,
            subject: search.subject ?? null,
            since: search.since ?? null,
            before: search.before ?? null,
            hasOtp: search.hasOtp ?? null,
          },
          { limit: limit ?? limits.messagePageDefault, cursor: cursor ?? null },
          patienceOf(c, wait),
        )
        .then((page) => ({
          body: { data: page.items.map(summaryBody) },
          headers: nextPage(origin, url, page.cursor, page.since),
        }));
      if (wait !== undefined) return hold(c, found);
      const { body, headers } = await found;
      return heldJson(c, messages, body, headers);
    },
  );

  app.openapi(
    createRoute({
      hide: !isDocumented,
      method: 'get',
      path: `${path}/{messageId}`,
      tags,
      operationId: 'readMessage',
      summary: 'Read a whole message',
      security,
      middleware,
      request: { params: MessageParams, query: NoQuery },
      responses: {
        200: jsonResponse('The message.', envelope(MessageBody)),
        ...errorResponses(...ofReadMessage),
      },
    }),
    async (c) => {
      const { id, messageId } = c.req.valid('param');
      const whole = await messages.read(c.get('caller').organizationId, id, messageId);
      return heldJson(c, messages, { data: messageBody(whole) });
    },
  );

  app.openapi(
    createRoute({
      hide: !isDocumented,
      method: 'get',
      path: `${path}/{messageId}/codes`,
      tags: ['One-time codes'],
      operationId: 'explainCode',
      summary: 'Every candidate for the code, with the reasons it was chosen or rejected',
      security,
      middleware,
      request: { params: MessageParams, query: NoQuery },
      responses: {
        200: jsonResponse('The candidates, best first.', envelope(z.array(CodeCandidateBody))),
        ...errorResponses(...ofReadMessage),
      },
    }),
    async (c) => {
      const { id, messageId } = c.req.valid('param');
      const candidates = await messages.codes(c.get('caller').organizationId, id, messageId);
      return heldJson(c, messages, { data: candidates.map(candidateBody) });
    },
  );

  app.openapi(
    createRoute({
      hide: !isDocumented,
      method: 'get',
      path: `${path}/{messageId}/raw`,
      tags,
      operationId: 'readRawMessage',
      summary: 'The mail as received, behind the trace headers',
      security,
      middleware,
      request: { params: MessageParams, query: NoQuery },
      responses: {
        200: bytesResponse('The bytes.', 'message/rfc822', z.string(), dispositionHeader, rawExample),
        ...errorResponses(...ofReadMessage),
      },
    }),
    async (c) => {
      const { id, messageId } = c.req.valid('param');
      const raw = await messages.raw(c.get('caller').organizationId, id, messageId);
      return heldAnswer(c, raw, {
        'Content-Type': 'message/rfc822',
        'Content-Disposition': `attachment; filename="${messageId}.eml"`,
      });
    },
  );

  app.openapi(
    createRoute({
      hide: !isDocumented,
      method: 'get',
      path: `${path}/{messageId}/attachments/{attachmentId}`,
      tags,
      operationId: 'readAttachment',
      summary: 'The decoded bytes of an attachment',
      security,
      middleware,
      request: { params: AttachmentParams, query: NoQuery },
      responses: {
        200: bytesResponse(
          'The bytes, with the content type of the attachment, whatever it is.',
          '*/*',
          z.string().openapi({ format: 'binary' }),
          dispositionHeader,
        ),
        ...errorResponses(...ofReadMessage, 'attachment_not_found'),
      },
    }),
    async (c) => {
      const { id, messageId, attachmentId } = c.req.valid('param');
      const held = await messages.attachment(c.get('caller').organizationId, id, messageId, attachmentId);
      const { attachment } = held;
      return heldAnswer(c, held, {
        'Content-Type': attachment.contentType,
        'Content-Disposition': disposition(attachment.filename ?? attachment.id),
      });
    },
  );
}

/** Always `attachment`, whatever the mail asks for; the real name travels encoded (RFC 6266, RFC 8187). */
function disposition(filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
