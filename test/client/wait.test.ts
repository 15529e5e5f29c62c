/** How the client waits: held requests, polls where they are not held, and when it gives up. Time is a mock, and so is fetch. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { InboxdClient, InboxdError } from '../../src/client/index.ts';

const code = {
  otp: '482913',
  message: {},
  messageId: 'msg_1',
  receivedAt: '2026-11-20T10:00:05.000Z',
};
const since = Date.parse('2026-11-20T10:00:00.000Z');

interface Given {
  /** Seconds after which the answer comes, `held` for as long as it was asked for. */
  readonly after?: number | 'held';
  readonly status?: number;
  readonly code?: string;
  readonly body?: unknown;
  readonly retryAfter?: number;
  /** The connection fails instead. */
  readonly cut?: true;
}

const found: Given = { body: { data: code } };
const nothing: Given = {
  status: 404,
  code: 'otp_not_found',
  body: { message: 'No message with a one-time code was found in qa@inbox.test: no message arrived.' },
};
const heldAndNothing: Given = { ...nothing, after: 'held' };
const cut: Given = { cut: true };

/** A client whose service answers these in turn, and the last for ever; with what it was asked and when. */
function clientOf(...answers: Given[]) {
  const start = performance.now();
  const asked: { at: number; wait: string | null }[] = [];
  const fetch = async (url: unknown, init?: RequestInit): Promise<Response> => {
    const wait = new URL(String(url)).searchParams.get('wait');
    // Asked without end, it would never give the test a turn to fail in.
    if (asked.length > 100) await vi.advanceTimersByTimeAsync(60_000);
    asked.push({ at: Math.round(performance.now() - start) / 1000, wait });
    const answer = (answers.length > 1 ? answers.shift() : answers[0])!;
    const seconds = answer.after === 'held' ? Number(wait ?? 0) : (answer.after ?? 0);
    if (seconds > 0) {
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(resolve, seconds * 1000);
        init?.signal?.addEventListener('abort', () => {
          clearTimeout(timer);
          reject(init.signal?.reason);
        });
      });
    }
    if (answer.cut) throw new TypeError('fetch failed', { cause: new Error('socket hang up') });
    const headers = new Headers({ 'Content-Type': 'application/json' });
    if (answer.code !== undefined) headers.set('X-Error-Code', answer.code);
    if (answer.retryAfter !== undefined) headers.set('Retry-After', String(answer.retryAfter));
    const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
    return new Response(body, { status: answer.status ?? 200, headers });
  };
  const client = new InboxdClient({ baseUrl: 'http://inboxd.test', apiKey: 'sk_live_x', fetch });
  return { client, asked };
}

/** What it comes to, with the seconds that took. */
async function outcomeOf(promise: Promise<unknown>): Promise<{ value: unknown; seconds: number }> {
  const start = performance.now();
  let ended: number | null = null;
  const value = promise
    .catch((error: unknown) => error)
    .finally(() => {
      ended = performance.now();
    });
  for (let step = 0; step < 1_000 && ended === null; step += 1) await vi.advanceTimersByTimeAsync(250);
  return { value: await value, seconds: Math.round((ended! - start) / 1000) };
}

const waitIn = (client: InboxdClient, timeoutMs = 60_000, signal?: AbortSignal) =>
  client.waitForOtp({ inbox: 'inb_1', since, timeoutMs, signal });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a service that holds requests', () => {
  test('is asked once for what comes in time', async () => {
    const { client, asked } = clientOf({ ...found, after: 3 });
    expect(await outcomeOf(waitIn(client))).toEqual({ value: code, seconds: 3 });
    expect(asked).toEqual([{ at: 0, wait: '20.000' }]);
  });

  test('is asked again at once when a hold has ended', async () => {
    const { client, asked } = clientOf(heldAndNothing, heldAndNothing, { ...found, after: 1 });
    expect(await outcomeOf(waitIn(client))).toEqual({ value: code, seconds: 41 });
    expect(asked.map(({ at }) => at)).toEqual([0, 20, 40]);
  });

  test('has the last word when the time is over', async () => {
    const { client, asked } = clientOf(heldAndNothing);
    const { value, seconds } = await outcomeOf(waitIn(client, 30_000));
    expect(seconds).toBe(30);
    expect(value).toBeInstanceOf(InboxdError);
    expect(value).toMatchObject({
      status: 0,
      code: 'wait_timeout',
      message:
        'no one-time code for inb_1 within 30 s. No message with a one-time code was found in qa@inbox.test: no message arrived.',
    });
    expect(asked.map(({ wait }) => wait)).toEqual(['20.000', '10.000', null]);
  });

  test('a stale code is no answer, and a cache that answers with one is not believed', async () => {
    const stale: Given = {
      body: { data: { otp: null, stale: true }, message: 'The newest one-time code is older than …' },
      after: 'held',
    };
    const old: Given = { body: { data: { ...code, receivedAt: '2026-11-20T10:00:00.000Z' } }, after: 'held' };
    const { client } = clientOf(stale, old, found);
    expect(await outcomeOf(waitIn(client))).toEqual({ value: code, seconds: 40 });
  });
});

describe('a service that does not hold requests', () => {
  test.each<[string, Given[]]>([
    ['answers at once, whatever it was asked', [nothing]],
    ['is behind a proxy that cuts it off', [{ ...cut, after: 7 }, nothing]],
    ['is behind a proxy that answers for it', [{ status: 504, body: '<h1>504</h1>', after: 7 }, nothing]],
    [
      'holds too many already',
      [{ status: 429, code: 'too_many_waiters', body: { message: 'full' } }, nothing],
    ],
    [
      'does not know how to wait',
      [{ status: 400, code: 'bad_request', body: { message: 'wait?' } }, nothing],
    ],
  ])('%s: it is asked every five seconds', async (_what, answers) => {
    const { client, asked } = clientOf(...answers, nothing, nothing, found);
    const { value } = await outcomeOf(waitIn(client));
    expect(value).toEqual(code);
    const times = asked.map(({ at }) => at).slice(-4);
    expect(times.slice(1).map((at, index) => at - times[index]!)).toEqual([5, 5, 5]);
    expect(asked.length).toBeLessThanOrEqual(5);
  });

  test('is asked no more often near the end, and once more at the end', async () => {
    const { client, asked } = clientOf(nothing);
    await outcomeOf(waitIn(client, 12_000));
    expect(asked.map(({ at }) => at)).toEqual([0, 5, 10, 12]);
  });

  test('is left when it is silent', async () => {
    const { client, asked } = clientOf({ ...nothing, after: 1_000 }, found);
    expect(await outcomeOf(waitIn(client))).toEqual({ value: code, seconds: 30 });
    expect(asked.map(({ wait }) => wait)).toEqual(['20.000', null]);
  });
});

describe('Retry-After', () => {
  test.each([
    ['of a throttle', { status: 429, code: 'throttled' }],
    ['of a service that is about to stop', { status: 503, code: 'shutting_down' }],
  ])('%s is honoured', async (_what, refused) => {
    const { client, asked } = clientOf({ ...refused, retryAfter: 7, body: { message: 'later' } }, found);
    expect(await outcomeOf(waitIn(client))).toMatchObject({ value: code, seconds: 7 });
    expect(asked.map(({ at }) => at)).toEqual([0, 7]);
  });

  test('is honoured by every other request too', async () => {
    const throttled: Given = { status: 429, code: 'throttled', retryAfter: 3, body: { message: 'later' } };
    const { client } = clientOf(throttled, { body: { data: { id: 'inb_1' } } });
    const made = client.createInbox({ email: 'qa@inbox.test' });
    expect(await outcomeOf(made)).toEqual({ value: { id: 'inb_1' }, seconds: 3 });
  });

  test('does not turn an attempt to create into two where it may have been done', async () => {
    const { client, asked } = clientOf({
      status: 503,
      code: 'storage_unavailable',
      retryAfter: 1,
      body: { message: 'later' },
    });
    const { value } = await outcomeOf(client.createInbox({ email: 'qa@inbox.test' }));
    expect(value).toMatchObject({ status: 503, code: 'storage_unavailable' });
    expect(asked).toHaveLength(1);
  });

  test('never makes a wait longer than it was to be', async () => {
    const { client } = clientOf({
      status: 429,
      code: 'throttled',
      retryAfter: 50,
      body: { message: 'later' },
    });
    const { value, seconds } = await outcomeOf(waitIn(client, 10_000));
    expect({ value, seconds }).toMatchObject({ value: { code: 'wait_timeout' }, seconds: 10 });
    expect((value as Error).message).toContain('later');
  });
});

test('a wait is put off by a throttle as often as it has time, before it knows its inbox as well', async () => {
  const throttled: Given = { status: 429, code: 'throttled', retryAfter: 1, body: { message: 'later' } };
  const inbox: Given = { body: { data: [{ id: 'inb_1', email: 'qa@inbox.test' }] } };
  const { client, asked } = clientOf(...Array<Given>(10).fill(throttled), inbox, found);
  const wait = client.waitForOtp({ inbox: 'qa@inbox.test', since, timeoutMs: 30_000 });
  expect(await outcomeOf(wait)).toMatchObject({ value: code });
  expect(asked).toHaveLength(12);
});

describe('a wait ends when it was to end', () => {
  const silence: Given = { ...nothing, after: 1_000 };
  const waitByAddress = (client: InboxdClient) =>
    client.waitForOtp({ inbox: 'qa@inbox.test', since, timeoutMs: 5_000 });

  test('at a service that has fallen silent, with some seconds for the last answers', async () => {
    const { client, asked } = clientOf({ ...nothing, after: 4.6 }, silence);
    const { value, seconds } = await outcomeOf(waitIn(client, 5_000));
    expect({ value, seconds }).toMatchObject({ value: { code: 'wait_timeout' }, seconds: 11 });
    expect((value as Error).message).toContain('no answer within 1 s');
    expect(asked).toHaveLength(3);
  });

  test('also when the silence begins before the inbox is found', async () => {
    const { client } = clientOf(silence);
    const { value, seconds } = await outcomeOf(waitByAddress(client));
    expect({ value, seconds }).toMatchObject({ value: { code: 'unreachable' }, seconds: 10 });
  });

  test('and what is put off beyond its end is not asked again', async () => {
    const throttled: Given = { status: 429, code: 'throttled', body: { message: 'later' } };
    const { client, asked } = clientOf({ ...throttled, retryAfter: 3 }, { ...throttled, retryAfter: 60 });
    const { value, seconds } = await outcomeOf(waitByAddress(client));
    expect({ value, seconds }).toMatchObject({ value: { code: 'throttled' }, seconds: 3 });
    expect(asked).toHaveLength(2);
  });
});

describe('what waiting does not cure is told at once', () => {
  test.each<[string, Given]>([
    [
      'an inbox that is not there',
      { status: 404, code: 'inbox_not_found', body: { message: 'The inbox …' } },
    ],
    ['a wrong key', { status: 401, code: 'invalid_api_key', body: { message: 'The key …' } }],
    ['a key without the scope', { status: 403, code: 'missing_scope', body: { message: 'The key …' } }],
    ['a parameter that is wrong', { status: 400, code: 'bad_request', body: { message: 'since must …' } }],
    ['a page that is no API', { status: 200, code: 'unexpected_answer', body: '<h1>Hello</h1>' }],
    ['nobody there', { cut: true, status: 0, code: 'unreachable' }],
  ])('%s', async (_what, answer) => {
    const { client } = clientOf(answer);
    const { value, seconds } = await outcomeOf(waitIn(client));
    expect(value).toBeInstanceOf(InboxdError);
    expect({ value, seconds }).toMatchObject({
      value: { status: answer.status, code: answer.code },
      seconds: 0,
    });
  });

  test('but a service that was there and is gone may come back', async () => {
    const { client } = clientOf(heldAndNothing, cut, cut, { status: 502, body: 'Bad Gateway' }, found);
    expect(await outcomeOf(waitIn(client))).toEqual({ value: code, seconds: 30 });
  });
});

test('a signal ends a held request, and a pause between two', async () => {
  for (const answer of [heldAndNothing, nothing]) {
    const { client } = clientOf(answer);
    const controller = new AbortController();
    const wait = outcomeOf(waitIn(client, 60_000, controller.signal));
    await vi.advanceTimersByTimeAsync(2_000);
    controller.abort(new Error('enough'));
    expect((await wait).value).toEqual(new Error('enough'));
    expect(vi.getTimerCount()).toBe(0);
  }
});

test('neither the key nor a code is in an error', async () => {
  const { client } = clientOf({ cut: true });
  const { value } = await outcomeOf(waitIn(client));
  expect(JSON.stringify(value) + String(value)).not.toContain('sk_live_');
});
