/** Pages of other origins at the API, by their headers and in a real browser with the client that tests import. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasBrowser, openBrowser } from '../dashboard/kit.ts';
import { serveForAll } from '../support/fixture.ts';
import { type TestService, testKey } from '../support/service.ts';
import { codeMail, inboxes, isError, send } from './kit.ts';

let service: TestService;
serveForAll({}, (started) => {
  service = started;
});

const own = { Origin: 'http://localhost:63315' };
const foreign = { Origin: 'https://shop.example' };
const preflight = (origin: Record<string, string>) => ({
  ...origin,
  'Access-Control-Request-Method': 'GET',
  'Access-Control-Request-Headers': 'authorization',
});
const corsHeaders = (headers: Headers): string[] =>
  [...headers.keys()].filter((name) => name.startsWith('access-control-'));

describe('a page of the own network', () => {
  test('may read every answer, failures and their codes too, and no cookie counts', async () => {
    const inbox = await service.createInbox('headers@inbox.test');
    for (const [method, path, key] of [
      ['GET', '/api/v1/clock', testKey],
      ['GET', '/api/v1/clock', null],
      ['GET', `${inboxes}/${inbox.id}/otp`, testKey],
      ['GET', `${inboxes}/${inbox.id}/events`, testKey],
      ['PUT', inboxes, testKey],
      ['GET', '/api/v1/nothing', testKey],
    ] as const) {
      const { status, headers } = await service.api(method, path, { key, headers: own });
      expect(headers.get('access-control-allow-origin'), path).toBe(own.Origin);
      expect(headers.get('access-control-expose-headers'), path).toContain('X-Error-Code');
      expect(headers.get('access-control-allow-credentials'), path).toBeNull();
      expect(headers.get('vary'), path).toContain('Origin');
      expect(status === 200, path).toBe(headers.get('x-error-code') === null);
    }
  });

  test('is told before it asks that it may send a key, without one', async () => {
    const answer = await service.api('OPTIONS', inboxes, { key: null, headers: preflight(own) });
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(answer.headers.get('access-control-allow-origin')).toBe(own.Origin);
    expect(answer.headers.get('access-control-allow-methods')).toContain('DELETE');
    expect(answer.headers.get('access-control-allow-headers')).toContain('Authorization');
  });
});

describe('a page that may be of anybody', () => {
  test('is told nothing before it asks', async () => {
    for (const origin of [foreign, { Origin: 'null' }]) {
      const answer = await service.api('OPTIONS', inboxes, { key: null, headers: preflight(origin) });
      isError(answer, 405, 'method_not_allowed');
      expect(corsHeaders(answer.headers)).toEqual([]);
    }
  });

  test('may read no answer, not even with a key', async () => {
    const answer = await service.api('GET', '/api/v1/clock', { headers: foreign });
    expect(corsHeaders(answer.headers)).toEqual([]);
    expect(answer.headers.get('vary')).toContain('Origin');
  });
});

test('no page of another origin reads anything beside the API of keys', async () => {
  for (const path of ['/', '/signin', '/docs', '/healthz', '/readyz', '/api/app/session', '/metrics']) {
    for (const method of ['GET', 'OPTIONS']) {
      const answer = await service.api(method, path, { key: null, headers: preflight(own) });
      expect(corsHeaders(answer.headers), `${method} ${path}`).toEqual([]);
    }
  }
});

describe.runIf(hasBrowser)('the client in a browser', () => {
  let pages: Server;
  let browser: Browser;
  let port: number;

  beforeAll(async () => {
    const entry = join(import.meta.dirname, '../../src/client/index.ts');
    const built = await build({
      entryPoints: [entry],
      bundle: true,
      format: 'iife',
      globalName: 'inboxd',
      write: false,
    });
    const script = built.outputFiles[0]!.text;
    pages = createServer((request, response) => {
      const isScript = request.url === '/client.js';
      response.setHeader('Content-Type', isScript ? 'text/javascript' : 'text/html');
      response.end(
        isScript ? script : '<!doctype html><title>tests</title><script src="/client.js"></script>',
      );
    });
    pages.listen(0, '127.0.0.1');
    await once(pages, 'listening');
    ({ port } = pages.address() as AddressInfo);
    browser = await openBrowser({ whole: true, args: ['--host-resolver-rules=MAP shop.example 127.0.0.1'] });
  });
  afterAll(async () => {
    await browser?.close();
    pages?.close();
  });

  /** Runs in the page: waits for a code while it is sent, and tells what a wrong key and an empty inbox look like. */
  async function useClient({ baseUrl, apiKey }: { baseUrl: string; apiKey: string }) {
    const world = globalThis as unknown as {
      readonly inboxd: typeof import('../../src/client/index.ts');
      sendMail(): Promise<void>;
    };
    const { InboxdClient } = world.inboxd;
    const told = (error: { code: string; status: number; message: string }) => ({
      code: error.code,
      status: error.status,
      message: error.message,
    });
    const client = new InboxdClient({ baseUrl, apiKey });
    const inbox = await client.ensureInbox({ email: 'browser@inbox.test' }).catch(told);
    if (!('id' in inbox)) return { failed: inbox };
    const since = await client.now();
    await world.sendMail();
    const { otp } = await client.waitForOtp({ inbox, since });
    const pages: string[] = [];
    for await (const { email } of client.inboxes({ pageSize: 1 })) pages.push(email);
    const late = await client.waitForOtp({ inbox, timeoutMs: 50 }).catch(told);
    const stranger = new InboxdClient({ baseUrl, apiKey: `${apiKey}x` });
    const refused = await stranger.now().catch(told);
    const taken = await client.createInbox({ email: 'browser@inbox.test' }).catch(told);
    return { otp, pages, late, refused, taken };
  }

  async function inPageOf(host: string) {
    const page = await browser.newPage();
    await page.exposeFunction('sendMail', async () => {
      await send(service, { to: 'browser@inbox.test', ...codeMail('482913') });
    });
    await page.goto(`http://${host}:${port}/`);
    const result = await page.evaluate(useClient, { baseUrl: service.url, apiKey: testKey });
    await page.close();
    return result;
  }

  test('works on a page of the own network as anywhere else', async () => {
    await service.createInbox('second@inbox.test');
    const result = await inPageOf('localhost');
    expect(result).toMatchObject({
      otp: '482913',
      late: { code: 'wait_timeout' },
      refused: { code: 'invalid_api_key', status: 401 },
      taken: { code: 'email_unavailable', status: 409 },
    });
    expect(result.pages).toEqual(expect.arrayContaining(['browser@inbox.test', 'second@inbox.test']));
  });

  test('says on a page of anybody why there is no answer, and has reached nothing', async () => {
    const before = service.log.filter((line) => line.includes('"path":"/api/v1')).length;
    const { failed } = await inPageOf('shop.example');
    expect(failed).toMatchObject({ code: 'unreachable', status: 0 });
    expect(failed?.message).toContain(`the page at http://shop.example:${port} may not read it`);
    // Nothing but the browser's question whether it may.
    const after = service.log.filter((line) => line.includes('"path":"/api/v1')).slice(before);
    expect(after.map((line) => JSON.parse(line).method)).toEqual(['OPTIONS']);
  });
});
