/** `/api/v1/emailInbox/{id}/otp`: the newest one-time code that matches, at once or when it comes. */
import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { OtpAnswer } from '../../inbox/otp.ts';
import type { Door, HttpEnv, HttpServices } from '../context.ts';
import { otpExamples } from '../examples.ts';
import { type Found, hold, patienceOf } from '../held.ts';
import { OtpQuery } from '../query.ts';
import { errorResponses, jsonResponse, needs, staleHeader } from '../responses.ts';
import { envelope, InboxParams, OtpBody, summaryBody, toTimestamp } from '../wire.ts';

const OtpAnswerBody = envelope(OtpBody).extend({
  message: z
    .string()
    .optional()
    .openapi({ description: 'Only with a stale code: why it is not the answer.' }),
});

export function otpRoutes(
  app: OpenAPIHono<HttpEnv>,
  { otp }: HttpServices,
  { base, isDocumented, guard }: Door,
): void {
  app.openapi(
    createRoute({
      hide: !isDocumented,
      method: 'get',
      path: `${base}/emailInbox/{id}/otp`,
      tags: ['One-time codes'],
      operationId: 'readOtp',
      summary: 'Read the one-time code',
      description:
        'The code of the newest message that has one and matches. With `wait` the request is held until such a code ' +
        'is stored; without `since` only one that comes after the request counts. When the newest code is not newer ' +
        'than `since`, the answer is 200: `otp` is null, `stale` is true and `X-Error-Code` is `otp_stale`. When there ' +
        'is none, it is 404 `otp_not_found`, and the message says what did arrive.',
      security: needs('email_messages:read'),
      middleware: guard('email_messages:read'),
      request: { params: InboxParams, query: OtpQuery },
      responses: {
        200: jsonResponse('The code, or that it is stale.', OtpAnswerBody, staleHeader, otpExamples),
        ...errorResponses('missing_scope', 'inbox_not_found', 'otp_not_found', 'too_many_waiters'),
      },
    }),
    async (c) => {
      const { organizationId } = c.get('caller');
      const { wait, from, to, since, withinMinutes, authenticated } = c.req.valid('query');
      const found = otp(
        organizationId,
        c.req.valid('param').id,
        {
          from: from ?? null,
          to: to ?? null,
          since: since ?? null,
          withinMinutes: withinMinutes ?? null,
          authenticated: authenticated ?? false,
        },
        patienceOf(c, wait),
      ).then(toFound);
      if (wait !== undefined) return hold(c, found);
      const { body, headers } = await found;
      return c.json(body, 200, headers);
    },
  );
}

function toFound(answer: OtpAnswer): Found<z.infer<typeof OtpAnswerBody>> {
  if (answer.status === 'stale') {
    const { messageId, text } = answer;
    const receivedAt = toTimestamp(answer.receivedAt);
    return {
      body: { data: { otp: null, stale: true, message: null, receivedAt, messageId }, message: text },
      headers: { 'X-Error-Code': 'otp_stale' },
    };
  }
  const message = summaryBody(answer.message);
  const { receivedAt, id: messageId } = message;
  return { body: { data: { otp: answer.otp, message, receivedAt, messageId } }, headers: {} };
}
