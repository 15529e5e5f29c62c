/**
 * The JSON shapes of the API, and nothing but them: one set of zod schemas validates, types and documents. No other
 * file knows the name of a field on the wire.
 */
import { z } from '@hono/zod-openapi';
import { isOneLine, isVisible, oneLineRule, visibleRule } from '../access/oneline.ts';
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
  .object({
    message: z
      .string()
      .openapi({ description: 'For people; it may change.', example: 'The inbox was not found.' }),
  })
  .openapi('Error', { description: 'Every error. `X-Error-Code` carries a stable machine-readable code.' });

/** Of the two questions about health. */
export const statusBody = <const S extends string>(status: S) =>
  z.object({ data: z.object({ status: z.literal(status) }) });

export const ClockBody = z
  .object({
    now: timestamp,
    epochMs: z.int().min(0).openapi({
      description: 'The same moment in milliseconds since the epoch: pass it as `since`.',
      example: 1_795_168_931_480,
    }),
  })
  .openapi('Clock');

const inboxId = z.string().openapi({
  description: 'The inbox.',
  example: 'inb_019aa0c1f2d47c5e8b3a9d6f01e2c4b7',
});
const messageId = z.string().openapi({
  description: 'The message.',
  example: 'msg_019aa0c1f2d57e1fa2b3c4d5e6f70819',
});
const attachmentId = z.string().openapi({
  description: 'The attachment, as in `attachments` of the message.',
  example: 'att_019aa0c1f2d57e1fa2b3c4dae5e0f531',
});

/** Path parameters. */
export const InboxParams = z.object({ id: inboxId });
export const MessageParams = InboxParams.extend({ messageId });
export const AttachmentParams = MessageParams.extend({ attachmentId });

const organizationId = z.string().openapi({
  description: 'The organization of the API key.',
  example: 'org_019aa0c1d0a87b319d2f6c1e5b7a4f20',
});

const email = z.string().openapi({ format: 'email', example: 'qa@inbox.test' });
const name = z
  .string({ error: 'must be a string' })
  .trim()
  .min(1, { error: `must have 1 to ${limits.inboxNameCharsMax} characters` })
  .max(limits.inboxNameCharsMax, { error: `must have 1 to ${limits.inboxNameCharsMax} characters` })
  .refine(isOneLine, { error: oneLineRule })
  .refine(isVisible, { error: visibleRule })
  .openapi({ example: 'Checkout tests' });

export const InboxBody = z
  .object({
    id: inboxId,
    organizationId,
    email,
    name: z.string().openapi({ example: 'Checkout tests' }),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .openapi('Inbox');

export const CreateInboxBody = z
  .object({
    email: z.string({ error: 'must be a string: an address on an allowed domain' }).openapi({
      description:
        'On an allowed domain, without a plus-tag; stored in lower case. Mail to `local+tag@domain` arrives here too.',
      example: 'qa@inbox.test',
    }),
    name: name.optional().openapi({ description: 'Defaults to the local part.' }),
    organizationId: z
      .string({ error: 'must be a string' })
      .optional()
      .openapi({ description: 'Not needed; another organization than that of the API key gets 403.' }),
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
  .object({ id: inboxId, email, deletedAt: timestamp })
  .openapi('RetiredInbox');

export const MessageSummaryBody = z
  .object({
    id: messageId,
    inboxId,
    from: z
      .string()
      .openapi({ description: 'The From header, without quotes.', example: 'Acme <no-reply@acme.test>' }),
    fromAddress: z.string().openapi({
      description: 'Its first address alone; empty if there is none.',
      example: 'no-reply@acme.test',
    }),
    to: z.array(z.string()).openapi({
      description: 'The To header; for whom the mail came is in `envelope.rcptTo`.',
      example: ['qa+run42@inbox.test'],
    }),
    subject: z.string().openapi({ example: 'Sign in to Acme' }),
    snippet: z
      .string()
      .openapi({ description: 'The beginning of the text.', example: 'Your verification code is 482913.' }),
    extractedOtp: z
      .string()
      .nullable()
      .openapi({ description: 'The one-time code; null if there is none.', example: '482913' }),
    attachmentCount: z.int().min(0).openapi({ example: 0 }),
    sizeBytes: z.int().min(0).openapi({ description: 'Of the mail as received.', example: 2_048 }),
    receivedAt: timestamp,
  })
  .openapi('MessageSummary');

export const MessageBody = MessageSummaryBody.extend({
  cc: z.array(z.string()),
  bcc: z.array(z.string()),
  replyTo: z.array(z.string()),
  date: timestamp.nullable().openapi({ description: 'The Date header; `receivedAt` is the one to trust.' }),
  text: z.string().nullable().openapi({ description: 'The text/plain part; null if there is none.' }),
  html: z.string().nullable().openapi({
    description:
      'The text/html part as sent, scripts and all: show it in a sandbox only. Null if there is none.',
  }),
  bodyText: z.string().openapi({ description: 'Plain text of the body, whatever its form.' }),
  headers: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .openapi({ description: 'All of them, in order, the trace headers of this server first; not decoded.' }),
  links: z.array(
    z.object({
      url: z.string().openapi({ example: 'https://acme.test/verify?token=abc' }),
      text: z.string().openapi({ description: 'What is written on it.', example: 'Confirm your address' }),
      verification: z.boolean().openapi({
        description:
          'The link that signs in, confirms, resets or accepts, as far as it can be told; where there is none, the page that takes the code of the mail. At most one of a message.',
      }),
    }),
  ),
  attachments: z.array(
    z.object({
      id: attachmentId,
      filename: z.string().nullable().openapi({ example: 'invoice.pdf' }),
      contentType: z.string().openapi({ example: 'application/pdf' }),
      sizeBytes: z.int().min(0).openapi({ description: 'Decoded.', example: 18_204 }),
      contentId: z
        .string()
        .nullable()
        .openapi({ description: 'Of an image in the HTML, without `<` and `>`.' }),
    }),
  ),
  envelope: z
    .object({
      mailFrom: z
        .string()
        .openapi({ description: 'MAIL FROM; empty for a bounce.', example: 'bounces@acme.test' }),
      rcptTo: z.array(z.string()).openapi({
        description: 'RCPT TO, as far as it is for this inbox, with plus-tags.',
        example: ['qa+run42@inbox.test'],
      }),
      remoteAddress: z.string().openapi({ description: 'The sending machine.', example: '203.0.113.9' }),
      helo: z.string().openapi({ example: 'mail.acme.test' }),
      tls: z.string().nullable().openapi({
        description: 'Protocol and cipher; null without TLS.',
        example: 'TLSv1.3 TLS_AES_256_GCM_SHA384',
      }),
    })
    .openapi({ description: 'What the SMTP session said.' }),
  authentication: z
    .object({
      spf: z.string().nullable().openapi({ example: 'pass' }),
      dkim: z.string().nullable().openapi({ example: 'pass' }),
      dmarc: z.string().nullable().openapi({ example: 'pass' }),
      problems: z.array(z.string()).openapi({ description: 'In words, why something did not pass.' }),
    })
    .openapi({
      description:
        'Results in the words of RFC 8601 (`pass`, `fail`, `softfail`, `neutral`, `none`, `temperror`, `permerror`), or ' +
        '`unverified`; all null when sender authentication was off as the mail came.',
    }),
  parse: z
    .object({
      status: z.enum(['complete', 'partial', 'failed']),
      problems: z.array(z.string()).openapi({ description: 'In words, what could not be read.' }),
    })
    .openapi({ description: 'How much of the mail could be read; its raw bytes are whole in any case.' }),
}).openapi('Message');

export const CodeCandidateBody = z
  .object({
    value: z.string().openapi({ description: 'The canonical form.', example: '482913' }),
    printed: z.string().openapi({ description: 'As it stands in the mail.', example: '482 913' }),
    place: z.string().openapi({ description: 'Where it was found.', example: 'subject' }),
    score: z.number().openapi({ description: 'Evidence minus counter-evidence.' }),
    confidence: z.number().min(0).max(1).openapi({ description: '0 to 1.' }),
    chosen: z.boolean().openapi({ description: 'true: this is `extractedOtp`.' }),
    reasons: z.array(z.string()).openapi({ description: 'In words, the most important first.' }),
  })
  .openapi('CodeCandidate');

export const OtpBody = z
  .object({
    otp: z
      .string()
      .nullable()
      .openapi({ description: 'The code, always a string; null only when stale.', example: '482913' }),
    stale: z
      .boolean()
      .optional()
      .openapi({ description: 'true: the newest code is not newer than `since`; absent otherwise.' }),
    // As a union: `nullable()` of a named schema is written as a schema that null does not fit.
    message: z.union([MessageSummaryBody, z.null()]).openapi({ description: 'Null only when stale.' }),
    receivedAt: timestamp,
    messageId,
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
  parse,
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
    parse: { status: parse.status, problems: [...parse.problems] },
  };
}
