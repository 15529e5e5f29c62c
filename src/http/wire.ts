/**
 * The JSON shapes of the API, and nothing but them: one set of zod schemas validates, types and documents. No other
 * file knows the name of a field on the wire.
 */
import { z } from '@hono/zod-openapi';
import type { WholeMessage } from '../inbox/messages.ts';
import type { Inbox, MessageSummary } from '../inbox/store.ts';
import { limits } from '../limits.ts';
import type { CodeCandidate } from '../mail/codes/index.ts';

const timestamp = z.string().openapi({
  format: 'date-time',
  description: 'RFC 3339, UTC, with milliseconds.',
  example: '2026-11-20T10:02:11.480Z',
});

export const toTimestamp = (epochMs: number): string => new Date(epochMs).toISOString();

export const ErrorBody = z
  .object({ message: z.string().openapi({ example: 'The inbox was not found.' }) })
  .openapi('Error', { description: 'Every error. `X-Error-Code` carries a stable machine-readable code.' });

export const ClockBody = z.object({ now: timestamp, epochMs: z.int() }).openapi('Clock');

const email = z.string().openapi({ format: 'email', example: 'qa@inbox.test' });
const name = z
  .string({ error: 'must be a string' })
  .trim()
  .min(1, { error: `must have 1 to ${limits.inboxNameCharsMax} characters` })
  .max(limits.inboxNameCharsMax, { error: `must have 1 to ${limits.inboxNameCharsMax} characters` })
  // A NUL would end the text in the database, and half a surrogate pair would come back as something else.
  .refine((value) => !/[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(value) && value.isWellFormed(), {
    error: 'must be on one line, without control characters',
  })
  .openapi({ example: 'Checkout tests' });

export const InboxBody = z
  .object({
    id: z.string().openapi({ example: 'inb_019aa0c1f2d47c5e8b3a9d6f01e2c4b7' }),
    organizationId: z.string(),
    email,
    name: z.string(),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('Inbox');

export const CreateInboxBody = z
  .object({
    email: z
      .string({ error: 'must be a string: an address on an allowed domain' })
      .openapi({ example: 'qa@inbox.test' }),
    name: name.optional().openapi({ description: 'Defaults to the local part.' }),
    organizationId: z.string({ error: 'must be a string' }).optional(),
  })
  .openapi('CreateInbox');

export const ChangeInboxBody = z
  .object({
    name: name.optional(),
    email: z
      .string({ error: 'must be a string' })
      .optional()
      .openapi({ description: 'Permanent: anything but the present address is answered with 409.' }),
  })
  .refine((change) => change.name !== undefined || change.email !== undefined, {
    error: `must be a string of 1 to ${limits.inboxNameCharsMax} characters`,
    path: ['name'],
  })
  .openapi('ChangeInbox');

export const RetiredInboxBody = z
  .object({ id: z.string(), email, deletedAt: timestamp })
  .openapi('RetiredInbox');

export const MessageSummaryBody = z
  .object({
    id: z.string().openapi({ example: 'msg_019aa0c1f2d57e1fa2b3c4d5e6f70819' }),
    inboxId: z.string(),
    from: z.string().openapi({ example: 'Acme <no-reply@acme.test>' }),
    fromAddress: z.string().openapi({ example: 'no-reply@acme.test' }),
    to: z.array(z.string()),
    subject: z.string(),
    snippet: z.string(),
    extractedOtp: z.string().nullable().openapi({ example: '482913' }),
    attachmentCount: z.int(),
    sizeBytes: z.int(),
    receivedAt: timestamp,
  })
  .openapi('MessageSummary');

export const MessageBody = MessageSummaryBody.extend({
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  replyTo: z.array(z.string()),
  date: timestamp.nullable().openapi({ description: 'The Date header; `receivedAt` is the one to trust.' }),
  text: z.string().nullable(),
  html: z.string().nullable(),
  bodyText: z.string().openapi({ description: 'Plain text of the body, whatever its form.' }),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  links: z.array(
    z.object({
      url: z.string(),
      text: z.string(),
      verification: z
        .boolean()
        .openapi({ description: 'The sign-in or confirmation link, as far as it can be told.' }),
    }),
  ),
  attachments: z.array(
    z.object({
      id: z.string(),
      filename: z.string().nullable(),
      contentType: z.string(),
      sizeBytes: z.int(),
      contentId: z.string().nullable(),
    }),
  ),
  envelope: z.object({
    mailFrom: z.string(),
    rcptTo: z.array(z.string()),
    remoteAddress: z.string(),
    helo: z.string(),
    tls: z.string().nullable(),
  }),
  authentication: z
    .object({
      spf: z.string().nullable().openapi({ example: 'pass' }),
      dkim: z.string().nullable(),
      dmarc: z.string().nullable(),
      problems: z.array(z.string()).openapi({ description: 'In words, why something did not pass.' }),
    })
    .openapi({ description: 'Results in the words of RFC 8601, or `unverified`; null: not checked.' }),
  parse: z.object({ status: z.enum(['complete', 'partial', 'failed']), problems: z.array(z.string()) }),
}).openapi('Message');

export const CodeCandidateBody = z
  .object({
    value: z.string().openapi({ description: 'The canonical form.', example: '482913' }),
    printed: z.string().openapi({ description: 'As it stands in the mail.', example: '482 913' }),
    place: z.string().openapi({ example: 'subject' }),
    score: z.number().openapi({ description: 'Evidence minus counter-evidence.' }),
    confidence: z.number().openapi({ description: '0 to 1.' }),
    chosen: z.boolean(),
    reasons: z.array(z.string()).openapi({ description: 'In words, the most important first.' }),
  })
  .openapi('CodeCandidate');

export const OtpBody = z
  .object({
    otp: z.string().nullable().openapi({ example: '482913' }),
    stale: z.boolean().optional().openapi({ description: 'true: the newest code is older than `since`.' }),
    message: MessageSummaryBody.nullable(),
    receivedAt: timestamp,
    messageId: z.string(),
  })
  .openapi('Otp');

/** `{"data": …}` around a payload. */
export const envelope = <T extends z.ZodType>(data: T) => z.object({ data });

export function inboxBody(inbox: Inbox): z.infer<typeof InboxBody> {
  return { ...inbox, createdAt: toTimestamp(inbox.createdAt), updatedAt: toTimestamp(inbox.updatedAt) };
}

export function summaryBody(message: MessageSummary): z.infer<typeof MessageSummaryBody> {
  return {
    id: message.id,
    inboxId: message.inboxId,
    from: message.from,
    fromAddress: message.fromAddress,
    to: [...message.to],
    subject: message.subject,
    snippet: message.snippet,
    extractedOtp: message.extractedOtp,
    attachmentCount: message.attachmentCount,
    sizeBytes: message.sizeBytes,
    receivedAt: toTimestamp(message.receivedAt),
  };
}

export function candidateBody(candidate: CodeCandidate): z.infer<typeof CodeCandidateBody> {
  return { ...candidate, reasons: [...candidate.reasons] };
}

export function messageBody({
  stored,
  mail,
  headers,
  bodyText,
  links,
}: WholeMessage): z.infer<typeof MessageBody> {
  const { mailFrom, rcptTo, remoteAddress, helo, tls } = stored;
  return {
    ...summaryBody(stored),
    cc: [...mail.cc],
    bcc: [...mail.bcc],
    replyTo: [...mail.replyTo],
    date: mail.date,
    text: mail.text,
    html: mail.html,
    bodyText,
    headers: [...headers],
    links: [...links],
    attachments: [...stored.attachments],
    envelope: { mailFrom, rcptTo: [...rcptTo], remoteAddress, helo, tls },
    authentication: {
      spf: stored.sender?.spf ?? null,
      dkim: stored.sender?.dkim ?? null,
      dmarc: stored.sender?.dmarc ?? null,
      problems: [...(stored.sender?.problems ?? [])],
    },
    parse: { status: stored.parse.status, problems: [...stored.parse.problems] },
  };
}
