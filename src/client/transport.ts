/** One request to the service, with the key, an end to its patience, and one error for whatever goes wrong. */
import type { Deadline } from './deadline.ts';
import { InboxdError, wrongUsage } from './error.ts';
import { nextCursor } from './reading.ts';
import { sleep } from './sleep.ts';

export interface TransportOptions {
  /** Where the service is, such as `http://localhost:8025`; a path in front of `/api/v1` is kept. */
  readonly baseUrl: string | URL;
  /** `sk_live_…` */
  readonly apiKey: string;
  /** Instead of the global `fetch`. */
  readonly fetch?: typeof globalThis.fetch | undefined;
}

export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

/** What every request of one call is given. */
export interface Bounds {
  readonly signal?: AbortSignal | undefined;
  /** Of the wait that this is a part of. */
  readonly deadline?: Deadline | undefined;
}

export interface Ask extends Bounds {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`. */
  readonly path: string;
  readonly query?: Query;
  readonly body?: unknown;
  /** How long the answer may take. */
  readonly patienceMs?: number | undefined;
  /** Whether a throttled request is made again when the service says it may, if that is not too late. */
  readonly retries?: boolean;
}

export interface JsonAnswer {
  // biome-ignore lint/suspicious/noExplicitAny: the service's own shapes, given their types by the caller.
  readonly data: any;
  /** Beside the data: why a code is stale. */
  readonly message: string | null;
  readonly headers: Headers;
}

const patienceMsDefault = 30_000;
const retriesMax = 5;
/** Whoever asks for more than this is asked again after it. */
const retryAfterMsMax = 60_000;

export class Transport {
  readonly #base: string;
  readonly #apiKey: string;
  readonly #fetch: typeof globalThis.fetch;
  #reached = false;

  constructor({ baseUrl, apiKey, fetch }: TransportOptions) {
    this.#base = baseOf(String(baseUrl));
    if (typeof apiKey !== 'string' || apiKey.trim() === '')
      throw wrongUsage('apiKey is missing: it begins with sk_live_');
    this.#apiKey = apiKey.trim();
    // Called as a method of the client, the browsers' own would refuse.
    this.#fetch = fetch ?? ((input, init) => globalThis.fetch(input, init));
  }

  /** Whether anything has ever answered at this address. */
  get reached(): boolean {
    return this.#reached;
  }

  async json(ask: Ask): Promise<JsonAnswer> {
    const { text, headers } = await this.#asked(ask, (response) => response.text());
    const body = parsed(text);
    if (body === null || !('data' in body)) throw this.#foreign(200);
    return { data: body.data, message: typeof body.message === 'string' ? body.message : null, headers };
  }

  async bytes(ask: Ask): Promise<Uint8Array> {
    const { text } = await this.#asked(ask, (response) => response.arrayBuffer());
    return new Uint8Array(text);
  }

  /** All entries of a list, a page at a time as they are looked at. */
  async *pages<T>(path: string, query: Query, bounds: Bounds): AsyncGenerator<T, void, undefined> {
    let cursor: string | undefined;
    do {
      const { data, headers } = await this.json({ path, query: { ...query, cursor }, ...bounds });
      yield* data as readonly T[];
      cursor = nextCursor(headers.get('link'));
    } while (cursor !== undefined);
  }

  async #asked<T>(
    ask: Ask,
    read: (response: Response) => Promise<T>,
  ): Promise<{ text: T; headers: Headers }> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#once(ask, read);
      } catch (error) {
        if (!(error instanceof InboxdError) || ask.retries === false) throw error;
        // A wait says itself how long it is worth asking again.
        if (ask.deadline === undefined && attempt > retriesMax) throw error;
        // What was throttled was not done; of 503 that is only sure where nothing changes anything.
        const again = error.status === 429 || (error.status === 503 && (ask.method ?? 'GET') === 'GET');
        if (!again || error.retryAfterMs === null) throw error;
        if (ask.deadline !== undefined && error.retryAfterMs > ask.deadline.leftMs) throw error;
        await sleep(spread(error.retryAfterMs, attempt), ask.signal);
      }
    }
  }

  async #once<T>(
    { method = 'GET', path, query = {}, body, signal, deadline, ...ask }: Ask,
    read: (response: Response) => Promise<T>,
  ): Promise<{ text: T; headers: Headers }> {
    signal?.throwIfAborted();
    const patienceMs = ask.patienceMs ?? deadline?.patienceMs(patienceMsDefault) ?? patienceMsDefault;
    const url = new URL(`${this.#base}${path}`);
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value));
    }
    const ended = new AbortController();
    const abort = () => ended.abort(signal?.reason);
    const timer = setTimeout(
      () => ended.abort(new Error(`no answer within ${Math.round(patienceMs / 100) / 10} s`)),
      patienceMs,
    );
    signal?.addEventListener('abort', abort, { once: true });
    try {
      const response = await this.#fetch(url, {
        method,
        headers: {
          Authorization: `Bearer ${this.#apiKey}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        signal: ended.signal,
      });
      this.#reached = true;
      if (!response.ok) throw this.#problem(response, await response.text());
      return { text: await read(response), headers: response.headers };
    } catch (error) {
      signal?.throwIfAborted();
      throw error instanceof InboxdError
        ? error
        : this.#unreachable(ended.signal.aborted ? ended.signal.reason : error);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    }
  }

  #problem(response: Response, text: string): InboxdError {
    const { status, headers } = response;
    const code = headers.get('x-error-code');
    const message = parsed(text)?.message;
    const retryAfterMs = retryAfter(headers.get('retry-after'));
    if (typeof message !== 'string') return this.#foreign(status, retryAfterMs);
    // No request of this client has a path that the service does not have.
    const hint = code === 'not_found' ? ` Check baseUrl: the API was looked for at ${this.#base}.` : '';
    return new InboxdError(message + hint, { status, code: code ?? 'unexpected_answer', retryAfterMs });
  }

  #foreign(status: number, retryAfterMs: number | null = null): InboxdError {
    const message = `what answered at ${this.#base} (status ${status}) is not inboxd: check baseUrl, and what stands before it`;
    return new InboxdError(message, { status, code: 'unexpected_answer', retryAfterMs });
  }

  #unreachable(cause: unknown): InboxdError {
    // Node says what happened in the cause of a “fetch failed”, which may hold several attempts.
    const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
    return new InboxdError(`no answer from ${this.#base}: ${reasonOf(inner)}${inBrowser()}`, {
      status: 0,
      code: 'unreachable',
      cause,
    });
  }
}

/** Those that were refused together shall not come back together again and again. */
function spread(pauseMs: number, attempt: number): number {
  return attempt === 1 ? pauseMs : pauseMs * (1 + Math.random() / 2);
}

function baseOf(text: string): string {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
    throw wrongUsage(`baseUrl must be an address such as http://localhost:8025, not ${JSON.stringify(text)}`);
  const url = new URL(text);
  // As it stands in somebody's variable: with or without the path of the API.
  const path = url.pathname.endsWith('/') ? url.pathname.slice(0, -1) : url.pathname;
  return `${url.origin}${path.endsWith('/api/v1') ? path : `${path}/api/v1`}`;
}

/** What was wrong, and what to look at where that is clear; codes are those of Node and Bun. */
function reasonOf(cause: unknown): string {
  const { code = '', message = '' } = cause instanceof Error ? (cause as Error & { code?: string }) : {};
  const words = message.split('\n')[0] || code || String(cause);
  if (code === 'ECONNREFUSED')
    return `nothing listens there (${words}); is inboxd running, and is it this port?`;
  if (code === 'ENOTFOUND') return `there is no host of this name (${words})`;
  if (code.startsWith('HPE_') || /\bExpected HTTP\//.test(words))
    return `what listens there does not speak HTTP (${words}); is it the port for SMTP?`;
  if (code === 'ERR_SSL_WRONG_VERSION_NUMBER' || /:wrong version number:/.test(words))
    return 'what listens there does not speak TLS; is it http:// instead of https://?';
  return words;
}

/** A browser does not tell a page whether nobody answered or the answer is not for it. */
function inBrowser(): string {
  const { document, location } = globalThis as { document?: unknown; location?: { origin?: string } };
  if (document === undefined || location?.origin === undefined) return '';
  return `; or the page at ${location.origin} may not read it: only pages of localhost and of your own network may`;
}

function parsed(text: string): { data?: unknown; message?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' ? value : null;
  } catch {
    return null;
  }
}

/** Milliseconds; null for no header, or the form with a date, which nobody sends for a throttle. */
function retryAfter(header: string | null): number | null {
  if (header === null || !/^\d{1,9}$/.test(header)) return null;
  return Math.min(Number(header) * 1000, retryAfterMsMax);
}
