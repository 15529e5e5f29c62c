/** What a request carries: how large its body may be, of which type, and what is in it. */
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { serveForAll } from '../support/fixture.ts';
import { type TestService, testKey } from '../support/service.ts';
import { exchange, inboxes, isError, onlyClientsErred } from './kit.ts';

let service: TestService;
let inbox: { id: string };
serveForAll({ environment: { TRUSTED_PROXIES: '127.0.0.1' } }, (started) => {
  service = started;
});
beforeAll(async () => {
  inbox = await service.createInbox('qa@inbox.test');
});

const json = { 'Content-Type': 'application/json' };

/** A stream is sent in chunks, without a Content-Length. */
const chunked = (text: string) =>
  new ReadableStream({
    start(controller) {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; at += 8_192) controller.enqueue(bytes.subarray(at, at + 8_192));
      controller.close();
    },
  });

describe('a request body', () => {
  const padded = (bytes: number) => {
    const body = JSON.stringify({ email: 'not-an-address' });
    return body + ' '.repeat(bytes - body.length);
  };

  test('of exactly 64 KiB is read, with Content-Length and in chunks', async () => {
    for (const body of [padded(limits.bodyBytesMax), chunked(padded(limits.bodyBytesMax))]) {
      isError(await service.api('POST', inboxes, { body, headers: json }), 400, 'bad_request', 'email');
    }
  });

  test('of one byte more is 413, with Content-Length and in chunks', async () => {
    for (const body of [padded(limits.bodyBytesMax + 1), chunked(padded(limits.bodyBytesMax + 1))]) {
      const answer = await service.api('POST', inboxes, { body, headers: json });
      isError(answer, 413, 'body_too_large', '65536');
    }
  });

  test('of a deletion is bounded as well, and then nothing is deleted', async () => {
    const { id } = await service.createInbox('kept@inbox.test');
    const body = 'x'.repeat(70_000);
    const path = `${inboxes}/${id}`;
    for (const sent of [body, new Blob([body]).stream()])
      isError(await service.api('DELETE', path, { body: sent }), 413, 'body_too_large');
    expect((await service.api('GET', path)).status).toBe(200);
    expect((await service.api('DELETE', path, { body: '{}' })).status).toBe(200);
  });

  test('of ten megabytes is 413 to a client that writes all of it before it reads, and the connection goes on', async () => {
    const body = ' '.repeat(10_000_000);
    const head = `POST ${inboxes} HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${testKey}\r\nContent-Type: application/json\r\n`;
    const forms = [
      `Content-Length: ${body.length}\r\n\r\n${body}`,
      `Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`,
    ];
    for (const form of forms) {
      const next = 'GET /healthz HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n';
      const answers = await exchange(service.http.port, head + form + next);
      expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
    }
  });

  test('that is announced as enormous is 413 before any of it is sent', async () => {
    const answer = await exchange(
      service.http.port,
      `POST ${inboxes} HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${testKey}\r\nContent-Type: application/json\r\n` +
        'Content-Length: 99999999999\r\nConnection: close\r\n\r\n',
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).toMatch(/^connection: close\r$/im);
  });

  test('that is refused is never taken for further requests', async () => {
    const smuggled = `GET /api/v1/clock HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${testKey}\r\n\r\n`;
    const body = smuggled.repeat(Math.ceil(70_000 / smuggled.length));
    const answer = await exchange(
      service.http.port,
      `POST ${inboxes} HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${testKey}\r\nContent-Type: application/json\r\n` +
        `Content-Length: ${body.length}\r\n\r\n${body}GET /healthz HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1\.1 413 /);
    expect(answer).not.toContain('epochMs');
    expect(answer.match(/^HTTP\/1\.1 /gm)!.length).toBeLessThanOrEqual(2);
  });

  test('that never ends, in chunks, is cut off with 413', async () => {
    let sent = 0;
    const endless = new ReadableStream({
      pull(controller) {
        sent += 65_536;
        if (sent > 256 * 1024 * 1024) controller.close();
        else controller.enqueue(Buffer.alloc(65_536, 0x20));
      },
    });
    const outcome = await service
      .api('POST', inboxes, { body: endless, headers: json })
      .then(({ status }) => status)
      .catch(() => 'cut');
    expect([413, 'cut']).toContain(outcome);
    expect(sent).toBeLessThan(64 * 1024 * 1024);
    expect((await service.api('GET', '/api/v1/clock')).status).toBe(200);
  });

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonx',
    'json',
    'text/json',
  ])('of type %s is 415', async (type) => {
    const answer = await service.api('POST', inboxes, {
      body: '{"email":"x@inbox.test"}',
      headers: { 'Content-Type': type },
    });
    isError(answer, 415, 'unsupported_media_type', 'application/json');
  });

  test('of another coding is 415, whose message names the header', async () => {
    const answer = await service.api('POST', inboxes, {
      body: gzipSync('{"email":"x@inbox.test"}'),
      headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
    });
    isError(answer, 415, 'unsupported_media_type', 'Content-Encoding');
  });

  test('without a type is 415, and so is none at all', async () => {
    const untyped = await service.api('POST', inboxes, { body: Buffer.from('{"email":"x@inbox.test"}') });
    isError(untyped, 415, 'unsupported_media_type');
    isError(await service.api('POST', inboxes), 415, 'unsupported_media_type');
    isError(await service.api('PATCH', `${inboxes}/${inbox.id}`), 415, 'unsupported_media_type');
  });

  test.each([
    'application/json; charset=utf-8',
    'APPLICATION/JSON',
    'application/json;charset="utf-8"',
    'application/json ;charset=utf-8',
    'application/json;',
    'application/json; charset=UTF-8;',
  ])('of type %s is read', async (type) => {
    const answer = await service.api('PATCH', `${inboxes}/${inbox.id}`, {
      body: '{"name":"typed"}',
      headers: { 'Content-Type': type },
    });
    expect(answer.status).toBe(200);
  });

  test.each([
    '',
    '{',
    '{"email":}',
    "{'email':'a@inbox.test'}",
    '{"email":"a@inbox.test"} x',
    'email=a',
    '\u0000',
    'NaN',
  ])('that is no JSON (%j) is 400 and says what is wanted', async (body) => {
    const answer = await service.api('POST', inboxes, { body, headers: json });
    isError(answer, 400, 'bad_request', /valid JSON/);
  });

  test('that is no UTF-8 is 400 and says so', async () => {
    const body = Buffer.concat([Buffer.from('{"name":"Z'), Buffer.from([0xfc]), Buffer.from('rich"}')]);
    const answer = await service.api('PATCH', `${inboxes}/${inbox.id}`, { body, headers: json });
    isError(answer, 400, 'bad_request', 'UTF-8');
  });

  test("that breaks off is nobody's error", async () => {
    const path = `${inboxes}/breaks-off`;
    const cut = connect({ port: service.http.port, host: '127.0.0.1' });
    cut.write(
      `PATCH ${path} HTTP/1.1\r\nHost: h\r\nAuthorization: Bearer ${testKey}\r\nContent-Type: application/json\r\n` +
        'Content-Length: 100\r\n\r\n{"name":',
      () => setImmediate(() => cut.destroy()),
    );
    const lines = () => service.log.map((line) => JSON.parse(line));
    await expect
      .poll(
        () =>
          lines()
            .filter((line) => line.path === path)
            .at(-1)?.status,
        { interval: 5 },
      )
      .toBe(400);
  });

  test.each(['null', '[]', '"a@inbox.test"', '7', 'true', '[{"email":"a@inbox.test"}]'])(
    'that is JSON but no object (%s) is 400 and says so',
    async (body) => {
      const answer = await service.api('POST', inboxes, { body, headers: json });
      isError(answer, 400, 'bad_request', 'body must be an object');
    },
  );

  test('cannot reach a prototype', async () => {
    const body =
      '{"email":"proto@inbox.test","__proto__":{"name":"polluted"},"constructor":{"prototype":{"x":1}}}';
    const answer = await service.api('POST', inboxes, { body, headers: json });
    expect(answer.body.data).toMatchObject({ email: 'proto@inbox.test', name: 'proto' });
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('nested very deeply does not bring the service down', async () => {
    const answer = await service.api('POST', inboxes, { body: '['.repeat(60_000), headers: json });
    isError(answer, 400, 'bad_request');
    const closed = `{"email":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    isError(await service.api('POST', inboxes, { body: closed, headers: json }), 400, 'bad_request', 'email');
  });
});

test('no fault of a client in all of this was logged as an error of ours', () => {
  onlyClientsErred(service, 20);
});
