import { describe, expect, test } from 'vitest';
import { eventStream } from '../../src/http/eventstream.ts';
import type { MessageSummary } from '../../src/inbox/store.ts';
import { limits } from '../../src/limits.ts';
import { serveForAll } from '../support/fixture.ts';
import { startService, type TestService, temporaryDirectory, testKey } from '../support/service.ts';
import { Browser } from './browser.ts';
import { codeMail, inboxes, isError, send } from './kit.ts';

let service: TestService;
serveForAll({ environment: { SMTP_CONNECTIONS_PER_ADDRESS_MAX: '200' } }, (started) => {
  service = started;
});

interface Event {
  readonly id: string;
  readonly event: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: what a summary looks like is what is tested.
  readonly data: any;
}

/** A reader of a stream as the standard has it, as far as it is used here. */
class Reader {
  readonly #reader: ReadableStreamDefaultReader<Uint8Array>;
  #text = '';

  constructor(body: ReadableStream<Uint8Array>) {
    this.#reader = body.getReader();
  }

  /** The next block; null at the end of the stream. */
  async block(): Promise<string | null> {
    while (!this.#text.includes('\n\n')) {
      const { value, done } = await this.#reader.read();
      if (done) return null;
      this.#text += new TextDecoder().decode(value);
    }
    const end = this.#text.indexOf('\n\n');
    const block = this.#text.slice(0, end);
    this.#text = this.#text.slice(end + 2);
    return block;
  }

  async event(): Promise<Event | null> {
    const block = await this.block();
    if (block === null) return null;
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null;
    const data = field('data');
    return { id: field('id') ?? '', event: field('event'), data: data === null ? null : JSON.parse(data) };
  }

  leave(): Promise<void> {
    return this.#reader.cancel();
  }
}

async function open(
  from: TestService,
  path: string,
  headers: Record<string, string> = { Authorization: `Bearer ${testKey}` },
): Promise<Reader> {
  const response = await fetch(from.url + path, { headers });
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  return new Reader(response.body!);
}

const key = { Authorization: `Bearer ${testKey}` };
let count = 0;
async function newInbox(): Promise<{ email: string; path: string; id: string }> {
  const email = `stream${count++}@inbox.test`;
  const { id } = await service.createInbox(email);
  return { email, id, path: `${inboxes}/${id}/events` };
}

describe('a stream of arrivals', () => {
  test('tells each message once, in order, with its code, and its id as the id of the event', async () => {
    const { email, path } = await newInbox();
    const response = await fetch(service.url + path, { headers: key });
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const reader = new Reader(response.body!);
    expect((await reader.event())?.event).toBeNull();
    for (const code of ['482913', '735194']) {
      const messageId = await send(service, { to: email, ...codeMail(code) });
      const arrived = await reader.event();
      expect(arrived).toMatchObject({ id: messageId, event: 'message' });
      expect(arrived!.data).toMatchObject({ id: messageId, extractedOtp: code, subject: 'Your sign-in' });
    }
    await reader.leave();
  });

  test('is of one inbox only', async () => {
    const [one, other] = [await newInbox(), await newInbox()];
    const reader = await open(service, one.path);
    await reader.event();
    await send(service, { to: other.email, ...codeMail('111222') });
    const messageId = await send(service, { to: one.email, ...codeMail('482913') });
    expect((await reader.event())?.id).toBe(messageId);
    await reader.leave();
  });

  test('goes on where it was left, also across a restart, without losing or repeating a message', async () => {
    const directory = await temporaryDirectory();
    const first = await startService({ directory });
    const { id } = await first.createInbox('qa@inbox.test');
    const path = `${inboxes}/${id}/events`;
    const reader = await open(first, path);
    // Nothing has come yet, and there is something to resume from all the same.
    const start = (await reader.event())!.id;
    const sent = [await send(first, codeMail('100001'))];
    const seen = (await reader.event())!.id;
    await reader.leave();
    for (const code of ['100002', '100003']) sent.push(await send(first, codeMail(code)));
    await first.stop();

    const second = await startService({ directory });
    sent.push(await send(second, codeMail('100004')));
    const resumed = async (after: string, expected: readonly string[]) => {
      const again = await open(second, path, { ...key, 'Last-Event-ID': after });
      expect((await again.event())?.id).toBe(after);
      for (const messageId of expected) expect((await again.event())?.id).toBe(messageId);
      return again;
    };
    expect(seen).toBe(sent[0]);
    const late = await resumed(seen, sent.slice(1));
    const all = await resumed(start, sent);
    const last = await send(second, codeMail('100005'));
    expect((await late.event())?.id).toBe(last);
    expect((await all.event())?.id).toBe(last);
    await Promise.all([late.leave(), all.leave()]);
    await second.stop();
  });

  test('under many mails at once misses none', async () => {
    const { email, path } = await newInbox();
    const reader = await open(service, path);
    await reader.event();
    const sent = await Promise.all(
      Array.from({ length: 60 }, () => send(service, { to: email, body: 'hello' })),
    );
    const seen: string[] = [];
    while (seen.length < sent.length) seen.push((await reader.event())!.id);
    expect(seen).toEqual([...sent].sort());
    await reader.leave();
  });

  test.each(['of a time to come', 'of an inbox that is empty'])(
    'begins with what comes from now on where the id is %s, which nothing would ever follow',
    async (kind) => {
      const { path, email } = await newInbox();
      if (kind === 'of a time to come') await send(service, { to: email, ...codeMail('100001') });
      const reader = await open(service, path, { ...key, 'Last-Event-ID': `msg_${'f'.repeat(32)}` });
      expect((await reader.event())!.event).toBeNull();
      const id = await send(service, { to: email, ...codeMail('100002') });
      expect((await reader.event())!.id).toBe(id);
      await reader.leave();
    },
  );

  test('refuses an id that is none, an unknown inbox and a foreign one', async () => {
    const { path } = await newInbox();
    const answer = await service.api('GET', path, { headers: { 'Last-Event-ID': 'msg_1' } });
    isError(answer, 400, 'bad_request', 'last-event-id must be the id of a message');
    const other = await service.access.createOrganization('other');
    const { secret } = await service.access.createKey(other.id, {
      name: 'x',
      scopes: ['email_messages:read'],
    });
    isError(await service.api('GET', path, { key: secret }), 404, 'inbox_not_found');
    expect((await fetch(service.url + path, { method: 'HEAD', headers: key })).status).toBe(200);
    expect(service.arrivals.count).toBe(0);
  });

  test('ends when its inbox is deleted, and is released when its client goes away', async () => {
    const { id, path } = await newInbox();
    const reader = await open(service, path);
    await reader.event();
    const leaving = await open(service, path);
    expect(service.arrivals.count).toBe(2);
    await leaving.leave();
    await expect.poll(() => service.arrivals.count, { interval: 2 }).toBe(1);
    await service.api('DELETE', `${inboxes}/${id}`);
    expect(await reader.event()).toBeNull();
    expect(service.arrivals.count).toBe(0);
  });

  test('of a key that is revoked tells nothing more', async () => {
    const { email, path } = await newInbox();
    const { id: organizationId } = await service.access.defaultOrganization();
    const made = await service.access.createKey(organizationId, {
      name: 'x',
      scopes: ['email_messages:read'],
    });
    const reader = await open(service, path, { Authorization: `Bearer ${made.secret}` });
    await reader.event();
    await service.access.revokeKey(organizationId, made.key.id);
    await send(service, { to: email, ...codeMail('482913') });
    expect(await reader.event()).toBeNull();
  });

  test('ends when the service stops, which does not wait for it', async () => {
    const stopping = await startService();
    const { id } = await stopping.createInbox('qa@inbox.test');
    const reader = await open(stopping, `${inboxes}/${id}/events`);
    await reader.event();
    const began = performance.now();
    await stopping.stop();
    expect(await reader.event()).toBeNull();
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test('is counted: a key holds so many and no more', async () => {
    const { path } = await newInbox();
    const readers = await Promise.all(
      Array.from({ length: limits.streamsPerKeyMax }, () => open(service, path)),
    );
    isError(await service.api('GET', path), 429, 'too_many_streams');
    await readers.pop()!.leave();
    await expect.poll(() => service.arrivals.count, { interval: 2 }).toBe(readers.length);
    await (await open(service, path)).leave();
    await Promise.all(readers.map((reader) => reader.leave()));
    await expect.poll(() => service.arrivals.count, { interval: 2 }).toBe(0);
  });

  test('is there for the dashboard as well, while its session lasts', async () => {
    const { email, id } = await newInbox();
    const admin = await new Browser(service).signIn();
    const { id: organizationId } = await service.access.defaultOrganization();
    const path = `/api/app/organizations/${organizationId}/emailInbox/${id}/events`;
    await expect(open(service, path)).rejects.toThrow('401');
    const reader = await open(service, path, { Cookie: admin.cookie! });
    await reader.event();
    const messageId = await send(service, { to: email, ...codeMail('482913') });
    expect((await reader.event())?.id).toBe(messageId);
    await admin.ask('DELETE', '/session');
    await send(service, { to: email, ...codeMail('482914') });
    expect(await reader.event()).toBeNull();
  });
});

describe('the pace of a stream', () => {
  /** Arrivals that never end, or never begin. */
  function source(messages: readonly MessageSummary[]) {
    const state = { reads: 0, closed: 0 };
    const stream = {
      position: `msg_${'0'.repeat(32)}`,
      next: async (_quietMs: number) => {
        state.reads++;
        return messages;
      },
      close: () => {
        state.closed++;
      },
    };
    return { state, stream };
  }
  const { signal } = new AbortController();
  const unexpected = (error: unknown) => {
    throw error;
  };

  test('is kept by heartbeats, each of which asks whether the reader may still be there', async () => {
    const { state, stream } = source([]);
    let asked = 0;
    const stillIn = async () => ++asked <= 2;
    const reader = new Reader(eventStream({ stream, signal, stillIn, onError: unexpected, heartbeatMs: 1 }));
    expect(await reader.block()).toContain('retry: ');
    expect(await reader.block()).toBe(': nothing new');
    expect(await reader.block()).toBe(': nothing new');
    expect(await reader.block()).toBeNull();
    expect([asked, state.closed]).toEqual([3, 1]);
  });

  test('is that of the reader: what it does not take is not read, and one that takes nothing is dropped', async () => {
    const message: MessageSummary = {
      id: `msg_${'1'.repeat(32)}`,
      inboxId: 'inb',
      from: '',
      fromAddress: '',
      to: [],
      subject: 'x'.repeat(2_000),
      snippet: '',
      extractedOtp: null,
      attachmentCount: 0,
      sizeBytes: 0,
      receivedAt: 0,
    };
    const { state, stream } = source([message]);
    const body = eventStream({
      stream,
      signal,
      stillIn: async () => true,
      onError: unexpected,
      stallMs: 1,
    });
    await expect.poll(() => state.closed, { interval: 1 }).toBe(1);
    expect(state.reads).toBeLessThan(limits.streamBufferBytesMax / 2_000 + 2);
    await expect(body.getReader().read()).rejects.toThrow('takes nothing');
  });
});

test('no client that came or went in all of this was logged as an error of ours', () => {
  expect(service.log.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)).toEqual([]);
});
