/** What the tests of the HTTP door share: the table of endpoints, raw sockets, clocks that tests set. */
import { connect } from 'node:net';
import type { Scope } from '../../src/access/scopes.ts';
import { type Clock, systemClock } from '../../src/clock.ts';
import { deliver, mailOf, openSession } from '../support/sender.ts';
import type { ApiAnswer, TestService } from '../support/service.ts';

export const inboxes = '/api/v1/emailInbox';

export interface Endpoint {
  readonly name: string;
  readonly method: string;
  /** As the OpenAPI document writes it. */
  readonly template: string;
  /** Null: any valid key. */
  readonly scope: Scope | null;
  readonly json?: unknown;
  readonly status: number;
}

/** Every row of the endpoint table that this version serves; `{…}` are filled in by `fill`. */
export const endpoints: readonly Endpoint[] = [
  { name: 'read the clock', method: 'GET', template: '/api/v1/clock', scope: null, status: 200 },
  {
    name: 'create an inbox',
    method: 'POST',
    template: inboxes,
    scope: 'email_inboxes:create',
    json: { email: 'fresh@inbox.test' },
    status: 201,
  },
  { name: 'list inboxes', method: 'GET', template: inboxes, scope: 'email_inboxes:read', status: 200 },
  {
    name: 'read an inbox',
    method: 'GET',
    template: `${inboxes}/{id}`,
    scope: 'email_inboxes:read',
    status: 200,
  },
  {
    name: 'rename an inbox',
    method: 'PATCH',
    template: `${inboxes}/{id}`,
    scope: 'email_inboxes:update',
    json: { name: 'Renamed' },
    status: 200,
  },
  {
    name: 'list messages',
    method: 'GET',
    template: `${inboxes}/{id}/messages`,
    scope: 'email_messages:read',
    status: 200,
  },
  {
    name: 'read a message',
    method: 'GET',
    template: `${inboxes}/{id}/messages/{messageId}`,
    scope: 'email_messages:read',
    status: 200,
  },
  {
    name: 'read the raw mail',
    method: 'GET',
    template: `${inboxes}/{id}/messages/{messageId}/raw`,
    scope: 'email_messages:read',
    status: 200,
  },
  {
    name: 'read the candidates for a code',
    method: 'GET',
    template: `${inboxes}/{id}/messages/{messageId}/codes`,
    scope: 'email_messages:read',
    status: 200,
  },
  {
    name: 'read an attachment',
    method: 'GET',
    template: `${inboxes}/{id}/messages/{messageId}/attachments/{attachmentId}`,
    scope: 'email_messages:read',
    status: 200,
  },
  {
    name: 'read the one-time code',
    method: 'GET',
    template: `${inboxes}/{id}/otp`,
    scope: 'email_messages:read',
    status: 200,
  },
  {
    name: 'stream the arrivals',
    method: 'GET',
    template: `${inboxes}/{id}/events`,
    scope: 'email_messages:read',
    status: 200,
  },
  {
    name: 'delete an inbox',
    method: 'DELETE',
    template: `${inboxes}/{id}`,
    scope: 'email_inboxes:delete',
    status: 200,
  },
];

export const endpointsOfAnInbox = endpoints.filter(({ template }) => template.includes('{id}'));

export function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? `no_${name}`);
}

/** An answer without what may differ between two identical questions: the time and what the throttle counts. */
export function comparable(answer: ApiAnswer): unknown {
  const headers = [...answer.headers].filter(([name]) => !['date', 'ratelimit'].includes(name));
  return { status: answer.status, headers, text: answer.text };
}

/** The error a door must answer with: status, code, and `{message}` with no other key. */
export function isError(answer: ApiAnswer, status: number, code: string, message?: string | RegExp): void {
  const { body } = answer;
  const seen = { status: answer.status, code: answer.headers.get('x-error-code'), keys: Object.keys(body) };
  const wanted = { status, code, keys: ['message'] };
  if (JSON.stringify(seen) !== JSON.stringify(wanted)) {
    throw new Error(`wanted ${JSON.stringify(wanted)}, got ${JSON.stringify(seen)}: ${answer.text}`);
  }
  const fits =
    message === undefined ||
    (typeof message === 'string' ? body.message.includes(message) : message.test(body.message));
  if (typeof body.message !== 'string' || body.message === '' || !fits) {
    throw new Error(`wanted a message with ${message}, got ${JSON.stringify(body.message)}`);
  }
}

/** Sends bytes as they are and resolves with everything that came back when the server closed the connection. */
export function exchange(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(answer));
    socket.write(Buffer.from(text, 'latin1'));
  });
}

export interface Mail {
  readonly to?: string | readonly string[];
  readonly from?: string;
  readonly subject?: string;
  readonly body?: string;
  /** The whole mail instead of the fields above. */
  readonly raw?: string | Uint8Array;
}

/** Delivers one mail and resolves with its id. */
export async function send(service: TestService, mail: Mail): Promise<string> {
  const { to = 'qa@inbox.test', raw, ...fields } = mail;
  const reply = await deliver(service.smtp.port, { to, mail: raw ?? mailOf(fields) });
  return messageIdOf(reply);
}

/** Delivers many mails over one connection. */
export async function sendAll(service: TestService, to: string, mails: readonly string[]): Promise<string[]> {
  const session = await openSession(service.smtp.port);
  const ids: string[] = [];
  await session.command('EHLO sender.test');
  for (const mail of mails) {
    await session.command('MAIL FROM:<no-reply@acme.test>');
    await session.command(`RCPT TO:<${to}>`);
    await session.command('DATA');
    ids.push(messageIdOf(await session.data(mail)));
  }
  session.close();
  return ids;
}

function messageIdOf(reply: string): string {
  const id = /msg_\w+/.exec(reply)?.[0];
  if (id === undefined) throw new Error(`the mail was not taken: ${reply}`);
  return id;
}

/** A wall clock that stands still until a test moves it. Durations are real unless `frozen`. */
export class TestClock implements Clock {
  wall: number;
  readonly #frozen: boolean;
  elapsed = 0;

  constructor(wall: string, { frozen = false } = {}) {
    this.wall = Date.parse(wall);
    this.#frozen = frozen;
  }

  now(): number {
    return this.wall;
  }

  monotonic(): number {
    return this.#frozen ? this.elapsed : systemClock.monotonic() + this.elapsed;
  }
}

/** The mail that the tests of codes send. */
export const codeMail = (code: string, more: Omit<Mail, 'body' | 'raw'> = {}): Mail => ({
  subject: 'Your sign-in',
  ...more,
  body: `Hello,\r\n\r\nYour verification code is ${code}.\r\n\r\nAcme`,
});

/** The address in `Link: <…>; rel="next"`, as a path; null on the last page. */
export function nextPath(answer: ApiAnswer): string | null {
  const link = answer.headers.get('link');
  if (link === null) return null;
  const url = new URL(/^<([^>]+)>; rel="next"$/.exec(link)![1]!);
  return url.pathname + url.search;
}

/**
 * Whatever a client did wrong in a file of tests, nothing of it was logged as an error of ours.
 * @param requestsMin How many requests have to be in the log for that to mean anything.
 */
export function onlyClientsErred(service: TestService, requestsMin: number): void {
  const lines = service.log.map((line) => JSON.parse(line));
  const requests = lines.filter(({ msg }) => msg === 'request').length;
  if (requests < requestsMin) throw new Error(`wanted ${requestsMin} requests in the log, got ${requests}`);
  const errors = lines.filter(({ level, msg }) => level >= 50 && /request/.test(msg));
  if (errors.length > 0) throw new Error(`wanted no error of ours, got ${JSON.stringify(errors)}`);
}
