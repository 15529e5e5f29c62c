/** Whole answers as the document shows them: what a reader copies from, held against the schemas by a linter. */

const inboxId = 'inb_019aa0c1f2d47c5e8b3a9d6f01e2c4b7';
const messageId = 'msg_019aa0c1f2d57e1fa2b3c4d5e6f70819';
const receivedAt = '2026-11-20T10:02:11.480Z';

const summary = {
  id: messageId,
  inboxId,
  from: 'Acme <no-reply@acme.test>',
  fromAddress: 'no-reply@acme.test',
  to: ['qa+run42@inbox.test'],
  subject: 'Sign in to Acme',
  snippet: 'Your verification code is 482913.',
  extractedOtp: '482913',
  attachmentCount: 0,
  sizeBytes: 2_048,
  receivedAt,
};

/** By status: the sentence of one error that ends in it. */
const errors: Readonly<Record<number, string>> = {
  400: 'limit must be a whole number from 1 to 100',
  401: 'The API key is missing, wrong or revoked: send Authorization: Bearer sk_live_….',
  403: 'The API key lacks the scope email_messages:read.',
  404: 'The inbox was not found.',
  405: 'This path takes GET, HEAD, POST.',
  408: 'The request did not arrive in time',
  409: 'Email address is not available',
  413: 'The body must have at most 65536 bytes.',
  415: 'The body must be JSON, sent with Content-Type: application/json.',
  417: 'The only expectation that can be met is Expect: 100-continue',
  422: 'The local part contains the protected term paypal.',
  429: 'Too many requests with this API key: wait, and poll less often, or use wait.',
  431: 'Request header over 16384 bytes',
  500: 'Something went wrong on our side; it has been logged.',
  501: 'No path here takes this method: methods are written in capitals, as GET',
  503: 'The storage does not answer at the moment.',
};

export function exampleOf(status: number): { readonly example?: { readonly message: string } } {
  const message = errors[status];
  return message === undefined ? {} : { example: { message } };
}

export const otpExamples = {
  examples: {
    found: {
      summary: 'The code',
      value: { data: { otp: '482913', message: summary, receivedAt, messageId } },
    },
    stale: {
      summary: 'The newest code is not newer than `since`: no answer yet',
      value: {
        data: { otp: null, stale: true, message: null, receivedAt, messageId },
        message: 'The newest one-time code is older than 2026-11-20T10:05:00.000Z.',
      },
    },
  },
} as const;

export const createExamples = {
  examples: {
    shortest: { summary: 'Only the address', value: { email: 'qa@inbox.test' } },
    named: { summary: 'With a name', value: { email: 'qa@inbox.test', name: 'Checkout tests' } },
  },
} as const;

export const streamExample = {
  example:
    `retry: 2000\nid: ${messageId}\n\n: nothing new\n\n` +
    `id: ${messageId}\nevent: message\ndata: ${JSON.stringify(summary)}\n\n`,
} as const;

export const rawExample = {
  example:
    'Return-Path: <bounces@acme.test>\r\nDelivered-To: qa@inbox.test\r\nFrom: Acme <no-reply@acme.test>\r\n' +
    'Subject: Sign in to Acme\r\n\r\nYour verification code is 482913.\r\n',
} as const;
