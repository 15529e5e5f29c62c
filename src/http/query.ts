/** Query parameters: text from the address line into values, or a message that says what they must be. */
import { z } from '@hono/zod-openapi';
import { isCursor, type Listed } from '../inbox/cursor.ts';
import { limits } from '../limits.ts';

const text = (max: number) =>
  z
    .string({ error: 'must be given once' })
    .min(1, { error: 'must not be empty: leave the parameter out instead' })
    .max(max, { error: `must have at most ${max} characters` });

const wholeNumber = (min: number, max: number) =>
  z
    .string({ error: 'must be given once' })
    .regex(/^\d{1,6}$/, { error: `must be a whole number from ${min} to ${max}` })
    .transform(Number)
    .refine((value) => value >= min && value <= max, {
      error: `must be a whole number from ${min} to ${max}`,
    })
    .openapi({ type: 'integer', minimum: min, maximum: max });

/** A `+` in an address line arrives as a space unless it was encoded; no value here has a space of its own. */
const plus = (value: string): string => value.replaceAll(' ', '+');

const rfc3339 =
  /^(\d{4}-\d{2}-\d{2})[Tt](?:[01]\d|2[0-3]):\d{2}:(\d{2})(\.\d{1,30})?(?:[Zz]|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;
const dayMs = 86_400_000;

/** Milliseconds since the epoch; NaN for what is no time. `Date.parse` alone takes 30 February for 2 March. */
function readTime(written: string): number {
  const [, date, second] = rfc3339.exec(written) ?? [];
  if (date === undefined || !isCalendarDate(date)) return Number.NaN;
  // V8 reads a long fraction wrongly.
  const plain = written.toUpperCase().replace(/(\.\d{3})\d+/, '$1');
  if (second !== '60') return Date.parse(plain);
  // A leap second ends a day of UTC, and a clock that counts none has the next day's first second for it.
  const next = Date.parse(plain.replace(/:60(?!\d)/, ':59')) + 1_000;
  return next % dayMs < 1_000 ? next : Number.NaN;
}

function isCalendarDate(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

const momentForm =
  'must be an RFC 3339 time such as 2026-11-20T10:02:11.480Z, or milliseconds since the epoch';

/** A moment in milliseconds since the epoch. */
const moment = z
  .string({ error: 'must be given once' })
  .transform((value, context) => {
    const fail = (message: string) => {
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    };
    if (/^\d{1,15}$/.test(value)) {
      const number = Number(value);
      // Seconds taken for milliseconds would lie in January 1970, and every stale code would count as new.
      if (number >= 1e9 && number < 1e11) return fail(`${momentForm}; ${value} looks like seconds`);
      return number;
    }
    const epochMs = readTime(plus(value));
    return Number.isNaN(epochMs) ? fail(momentForm) : epochMs;
  })
  .openapi({
    type: 'string',
    // Smaller numbers would be seconds, or a moment long before there was mail.
    anyOf: [{ pattern: '^[0-9]{12,15}$' }, { format: 'date-time' }],
    description: 'RFC 3339 time, or milliseconds since the epoch.',
    example: '1795168931480',
  });

const waitSecondsMax = limits.waitMsMax / 1000;

/** Milliseconds. */
const wait = z
  .string({ error: 'must be given once' })
  .regex(/^\d{1,2}(\.\d{1,3})?$/, { error: `must be a number of seconds from 0 to ${waitSecondsMax}` })
  .transform((value) => Math.round(Number(value) * 1000))
  .refine((value) => value <= limits.waitMsMax, {
    error: `must be a number of seconds from 0 to ${waitSecondsMax}`,
  })
  .openapi({
    type: 'number',
    minimum: 0,
    maximum: waitSecondsMax,
    description:
      'Seconds to hold the request until something matches; without it the answer is immediate. Without `since` only ' +
      'what comes after the request matches, so that 0 finds nothing.',
    example: 30,
  });

const cursorOf = (listed: Listed) =>
  text(100)
    .refine((value) => isCursor(value, listed), {
      error: 'must be the cursor of a Link header of this list, unchanged',
    })
    .openapi({
      description: 'From the `Link` header of the page before, unchanged.',
      example: `${listed}_019a9c3e5c0070008000000000000001`,
      pattern: `^${listed}_[0-9a-f]{32}$`,
    });

const q = z
  .string({ error: 'must be given once' })
  .max(limits.queryCharsMax, { error: `must have at most ${limits.queryCharsMax} characters` });

const truth = z
  .enum(['true', 'false'], { error: 'must be true or false' })
  .transform((value) => value === 'true');

// All strict: a misspelled `since` that was passed over would let a stale code through.
export const NoQuery = z.strictObject({});

export const InboxListQuery = z.strictObject({
  q: q.optional().openapi({ description: 'Substring of the address or the name.' }),
  email: text(limits.addressInputCharsMax).transform(plus).optional().openapi({
    description: 'The inbox with this address, which may have a plus-tag; the list has it or nothing.',
    format: 'email',
    example: 'qa@inbox.test',
  }),
  limit: wholeNumber(1, limits.inboxPageMax)
    .optional()
    .openapi({ description: `Inboxes on a page; ${limits.inboxPageDefault} by default.`, example: 100 }),
  cursor: cursorOf('inb').optional(),
});

export const MessageListQuery = z.strictObject({
  q: q.optional().openapi({
    description: 'Whole words of subject and body, all of which must occur; "quoted phrases", `-not`, `or`.',
    example: '"sign in" -newsletter',
  }),
  from: text(limits.queryCharsMax)
    .optional()
    .openapi({ description: 'Part of the From header, in any case of letters.', example: 'acme.test' }),
  to: text(limits.queryCharsMax).transform(plus).optional().openapi({
    description: 'Part of a recipient, of the envelope or the To header, in any case of letters.',
    example: '+run42@',
  }),
  subject: text(limits.queryCharsMax)
    .optional()
    .openapi({ description: 'Part of the subject, in any case of letters.', example: 'sign in' }),
  since: moment.optional().openapi({
    description: 'Received strictly later than this: RFC 3339 time, or milliseconds since the epoch.',
  }),
  before: moment.optional().openapi({
    description: 'Received strictly earlier than this: RFC 3339 time, or milliseconds since the epoch.',
  }),
  hasOtp: truth
    .optional()
    .openapi({ description: 'true: only messages with a code; false: only those without.' }),
  wait: wait.optional(),
  limit: wholeNumber(1, limits.messagePageMax)
    .optional()
    .openapi({ description: `Messages on a page; ${limits.messagePageDefault} by default.`, example: 50 }),
  cursor: cursorOf('msg').optional(),
});

export const OtpQuery = z.strictObject({
  from: text(limits.queryCharsMax)
    .optional()
    .openapi({ description: 'Part of the From header, in any case of letters.', example: 'acme.test' }),
  to: text(limits.queryCharsMax).transform(plus).optional().openapi({
    description:
      'The whole address the mail was sent to, with its plus-tag; without a tag, only untagged mail.',
    format: 'email',
    example: 'qa+run42@inbox.test',
  }),
  since: moment.optional().openapi({
    description:
      'Only a code received strictly later than this: RFC 3339 time, or milliseconds since the epoch, best the ' +
      '`epochMs` of `/api/v1/clock` read before the mail was triggered.',
  }),
  withinMinutes: wholeNumber(1, limits.withinMinutesMax)
    .optional()
    .openapi({ description: 'Only a code received in the last so many minutes.', example: 10 }),
  authenticated: truth.optional().openapi({
    description: 'true: only mails whose From domain passed DMARC; 400 while sender authentication is off.',
  }),
  wait: wait.optional(),
});

/** The headers of a stream. Node and browsers write the names of headers in any case, the validator in this one. */
export const EventsHeaders = z.object({
  'last-event-id': z
    .string()
    .regex(/^msg_[0-9a-f]{32}$/, { error: 'must be the id of a message, as it came with the last event' })
    .optional()
    .openapi({
      description: 'The id of the last event that was received; the stream goes on after it.',
      example: 'msg_019aa0c1f2d57e1fa2b3c4d5e6f70819',
    }),
});
