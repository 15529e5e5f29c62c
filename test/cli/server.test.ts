import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { CliError } from '../../src/cli/port.ts';
import { Server } from '../../src/cli/server.ts';

type Answer = readonly [status: number, headers: Record<string, string>];

/** A server that signs anybody in and gives these answers in turn, the last one again and again. */
async function serverOf(...answers: readonly Answer[]): Promise<{ server: Server; asked: () => number }> {
  let asked = 0;
  const answer = (outgoing: ServerResponse, [status, headers]: Answer) => {
    outgoing.writeHead(status, {
      'Content-Type': 'application/json',
      'X-Error-Code': 'too_many',
      ...headers,
    });
    outgoing.end('{"data":{"id":"key_1"},"message":"Too many requests."}');
  };
  const http = createServer(({ url }, outgoing) => {
    if (url === '/api/app/session') answer(outgoing, [201, { 'Set-Cookie': 'session=1' }]);
    else answer(outgoing, answers[Math.min(asked++, answers.length - 1)] as Answer);
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => void http.close());
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  return { server: new Server({ url, apiKey: null, adminPassword: 'a password' }), asked: () => asked };
}

test('a request as the admin is made again when the server says when', async () => {
  const { server, asked } = await serverOf(
    [429, { 'Retry-After': '0' }],
    [429, { 'Retry-After': '0' }],
    [200, {}],
  );
  expect((await server.asAdmin('DELETE', '/organizations/1/keys/key_1')).status).toBe(200);
  expect(asked()).toBe(3);
});

test.each([
  ['it does not say when', {}, 1],
  ['it says so for ever', { 'Retry-After': '0' }, 6],
  ['that is too far off', { 'Retry-After': '3600' }, 1],
])('but not when %s', async (_name, headers, times) => {
  const { server, asked } = await serverOf([429, headers]);
  const { status, message } = await server.asAdmin('GET', '/organizations');
  expect([status, message]).toEqual([429, 'Too many requests.']);
  expect(asked()).toBe(times);
});

test('a request that waits is not, as whoever waits asks again for as long as there is time', async () => {
  const { server, asked } = await serverOf([429, { 'Retry-After': '0' }]);
  expect((await server.asAdmin('GET', '/organizations/1/otp', undefined, 3_000)).status).toBe(429);
  expect(asked()).toBe(1);
});

test('an answer that breaks off is told in a sentence', async () => {
  const http = createServer((_incoming, outgoing) => {
    outgoing.writeHead(200, { 'Content-Length': '100' });
    outgoing.write('{"data":', () => outgoing.destroy());
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestFinished(() => void http.close());
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const server = new Server({ url, apiKey: 'sk_live_x', adminPassword: null });
  await expect(server.withKey('GET', '/emailInbox')).rejects.toThrow(
    new CliError(`the answer of ${url} broke off: look whether it was done before you try again`),
  );
});
