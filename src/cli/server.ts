/**
 * The running server as the commands see it: requests with the API key or, after signing in, with a session that is given
 * back at the end. Failures become sentences that a person can act on.
 */

import type { IncomingMessage } from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { limits } from '../limits.ts';
import { CliError, type CliSettings } from './port.ts';

export interface ServerAnswer {
  readonly status: number;
  readonly code: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: the server's own shapes; what is read of them is printed.
  readonly data: any;
  /** Of an error, or of a stale code. */
  readonly message: string | null;
  /** When to ask again, where the server says so. */
  readonly retryAfterSeconds: number | null;
}

/** Nothing answered at all; a server that starts again may. */
export class UnreachableError extends CliError {}

interface Ask {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** How long the server may be silent. */
  readonly silenceMsMax: number;
}

/** Beyond the wait itself. */
const patienceMs = 15_000;
/** In a row, for one request. */
const pausesMax = 5;
const pauseSecondsMax = 60;

export class Server {
  readonly #settings: CliSettings;
  #cookie: string | null = null;

  constructor(settings: CliSettings) {
    this.#settings = settings;
  }

  get url(): string {
    return this.#settings.url;
  }

  /** What requests can be made with. */
  get credentials(): 'key' | 'password' | 'none' {
    const { apiKey, adminPassword } = this.#settings;
    if (apiKey !== null) return 'key';
    return adminPassword === null ? 'none' : 'password';
  }

  get knowsAdmin(): boolean {
    return this.#settings.adminPassword !== null;
  }

  /** A request under `/api/v1` with the API key. @param waitMs How long the server may hold it. */
  async withKey(method: string, path: string, body?: unknown, waitMs = 0): Promise<ServerAnswer> {
    const { apiKey } = this.#settings;
    if (apiKey === null) throw new CliError('this command needs an API key: set EMAIL_INBOX_API_KEY', 2);
    const headers = { Authorization: `Bearer ${apiKey}` };
    const silenceMsMax = waitMs + patienceMs;
    return this.#patiently({ method, path: `/api/v1${path}`, headers, body, silenceMsMax }, waitMs);
  }

  /** A request under `/api/app` as the admin. */
  async asAdmin(method: string, path: string, body?: unknown, waitMs = 0): Promise<ServerAnswer> {
    const headers = await this.#signedIn();
    const silenceMsMax = waitMs + patienceMs;
    return this.#patiently({ method, path: `/api/app${path}`, headers, body, silenceMsMax }, waitMs);
  }

  /** Asked again where the server says when: others may use the same key, and a command may ask for every organization. */
  async #patiently(ask: Ask, waitMs: number): Promise<ServerAnswer> {
    // Whoever waits for something knows best for how long.
    const most = waitMs > 0 ? 0 : pausesMax;
    for (let pauses = 0; ; pauses += 1) {
      const answer = await this.#json(ask);
      const { status, retryAfterSeconds } = answer;
      if (status !== 429 || retryAfterSeconds === null || pauses === most) return answer;
      await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * 1_000));
    }
  }

  /** The answer to a request as the admin, unread; it may take as long as the server needs. */
  async download(path: string): Promise<IncomingMessage> {
    const headers = await this.#signedIn();
    const answer = await this.#send({ method: 'GET', path: `/api/app${path}`, headers, silenceMsMax: 0 });
    if (answer.statusCode === 200) return answer;
    const { message } = read(answer, await this.#bodyOf(answer));
    throw new CliError(message ?? `the server answered with status ${answer.statusCode}`);
  }

  /** Ends the session, if there is one. */
  async leave(): Promise<void> {
    if (this.#cookie === null) return;
    const headers = await this.#signedIn();
    this.#cookie = null;
    await this.#json({ method: 'DELETE', path: '/api/app/session', headers, silenceMsMax: patienceMs });
  }

  async #signedIn(): Promise<Record<string, string>> {
    const headers = { Origin: new URL(this.url).origin };
    if (this.#cookie !== null) return { ...headers, Cookie: this.#cookie };
    const { adminPassword } = this.#settings;
    if (adminPassword === null)
      throw new CliError('this command needs the admin password: set EMAIL_INBOX_ADMIN_PASSWORD', 2);
    const body = { password: adminPassword };
    const sent = { method: 'POST', path: '/api/app/session', headers, body, silenceMsMax: patienceMs };
    const answer = await this.#send(sent);
    const { status, code, message } = read(answer, await this.#bodyOf(answer));
    if (code === 'wrong_password') {
      throw new CliError(
        'the admin password is wrong: EMAIL_INBOX_ADMIN_PASSWORD must be the one the server was started with, ' +
          'or the one it printed at its first start',
      );
    }
    const cookie = answer.headers['set-cookie']?.[0]?.split(';')[0];
    if (status !== 201 || cookie === undefined) throw this.#unexpected(status, message);
    this.#cookie = cookie;
    return { ...headers, Cookie: cookie };
  }

  async #json(ask: Ask): Promise<ServerAnswer> {
    const answer = await this.#send(ask);
    const result = read(answer, await this.#bodyOf(answer));
    if (result.code === 'invalid_api_key') {
      throw new CliError(
        'the server does not know this API key, or it was revoked: check EMAIL_INBOX_API_KEY',
      );
    }
    if (result.code === 'not_found') {
      throw new CliError(`there is no API at ${this.url}: check EMAIL_INBOX_URL, which ends before /api/v1`);
    }
    // Whatever answers without a code of ours is something else on that port.
    if (result.status >= 400 && result.code === null) throw this.#unexpected(result.status, result.message);
    return result;
  }

  #unexpected(status: number, message: string | null): CliError {
    return new CliError(
      message ?? `what answers at ${this.url} is no inboxd (status ${status}): check EMAIL_INBOX_URL`,
    );
  }

  #send({ method, path, headers, body, silenceMsMax }: Ask): Promise<IncomingMessage> {
    const text = body === undefined ? null : JSON.stringify(body);
    const url = new URL(this.url + path);
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    return new Promise((resolve, reject) => {
      const asked = request(url, {
        method,
        headers: {
          ...headers,
          ...(text === null
            ? {}
            : { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(text)) }),
        },
      });
      // No answer is worth waiting for without end, except that of a backup, which ends with the server.
      if (silenceMsMax > 0)
        asked.setTimeout(silenceMsMax, () =>
          asked.destroy(new Error(`no answer for ${silenceMsMax / 1_000} s`)),
        );
      asked.on('response', resolve);
      asked.on('error', (error) => reject(this.#unreachable(error)));
      asked.end(text ?? undefined);
    });
  }

  async #bodyOf(answer: IncomingMessage): Promise<string> {
    const pieces: Buffer[] = [];
    let bytes = 0;
    try {
      for await (const piece of answer as AsyncIterable<Buffer>) {
        bytes += piece.length;
        if (bytes > limits.cliAnswerBytesMax) throw new CliError('the answer of the server is too large');
        pieces.push(piece);
      }
    } catch (error) {
      if (error instanceof CliError) throw error;
      // After a change it is not known whether it was made.
      throw new CliError(
        `the answer of ${this.url} broke off: look whether it was done before you try again`,
      );
    }
    return Buffer.concat(pieces).toString();
  }

  #unreachable(error: Error & { code?: string }): UnreachableError {
    const { code = '' } = error;
    const why = code.startsWith('HPE_')
      ? 'what listens there does not speak HTTP'
      : (reasons[code] ?? (error.message.split('\n')[0] || code || 'no reason given'));
    return new UnreachableError(`no server at ${this.url} (${why}): start inboxd, or set EMAIL_INBOX_URL`);
  }
}

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens there',
  ENOTFOUND: 'there is no host of this name',
  EPROTO: 'what listens there does not speak TLS: begin it with http://',
};

function read(answer: IncomingMessage, text: string): ServerAnswer {
  const status = answer.statusCode ?? 0;
  const header = answer.headers['x-error-code'];
  const code = typeof header === 'string' ? header : null;
  const seconds = Number(answer.headers['retry-after'] ?? Number.NaN);
  const retryAfterSeconds = seconds >= 0 && seconds <= pauseSecondsMax ? seconds : null;
  try {
    const { data = null, message = null } = JSON.parse(text) as { data?: unknown; message?: string };
    return { status, code, data, message, retryAfterSeconds };
  } catch {
    return { status, code, data: null, message: null, retryAfterSeconds };
  }
}
