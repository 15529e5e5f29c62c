/** Node's HTTP listener: the common contract, and what only our Node server promises about hostile sockets. */
import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { serveHttpUnderNode } from '../../src/runtime/node.ts';
import { dial, gate, httpContract, receivedUntil, withListener } from './http-contract.ts';

describe('an HTTP listener under Node', () => {
  for (const clause of httpContract) test(clause.name, () => clause.run(serveHttpUnderNode));

  test('answers what is not HTTP in the shape it was given, and hangs up', () =>
    withListener(serveHttpUnderNode, {}, async (listener) => {
      const peer = dial(listener);
      peer.socket.write('EHLO there\r\n\r\n');
      await peer.closed.promise;
      expect(peer.received).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
      expect(peer.received).toMatch(/\r\nX-Refused: 400\r\n/);
      expect(peer.received).toMatch(/\r\n\r\n\{"message":"Malformed request"\}$/);
    }));

  test('puts nothing of its own into an answer that has begun when what follows on the connection is not HTTP', () => {
    const fetch = async () =>
      new Response(new ReadableStream({ start: (body) => body.enqueue(Buffer.from('begun')) }));
    return withListener(serveHttpUnderNode, { fetch }, async (listener) => {
      const peer = dial(listener);
      peer.socket.write('GET / HTTP/1.1\r\nHost: inboxd.test\r\n\r\n');
      await receivedUntil(peer, /begun/);
      peer.socket.write('EHLO there\r\n\r\n');
      await peer.closed.promise;
      expect(peer.received).toMatch(/begun\r\n$/);
    });
  });

  test('answers requests that came together in their order, each with its own', () => {
    const slow = gate();
    const fetch = async ({ url }: Request) => {
      const { pathname } = new URL(url);
      if (pathname === '/slow') await slow.promise;
      return new Response(pathname);
    };
    return withListener(serveHttpUnderNode, { fetch }, async (listener) => {
      const peer = dial(listener);
      const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: inboxd.test\r\n\r\n`;
      peer.socket.write(ask('/one') + ask('/slow') + ask('/three'));
      await receivedUntil(peer, /\/one/);
      slow.resolve();
      const received = await receivedUntil(peer, /\/three/);
      expect(received.match(/(?<=\r\n\r\n)\/[a-z]+/g)).toEqual(['/one', '/slow', '/three']);
    });
  });

  test('answers 400 to a request without a Host', () =>
    withListener(serveHttpUnderNode, {}, async (listener) => {
      const peer = dial(listener);
      peer.socket.write('GET / HTTP/1.1\r\n\r\n');
      expect(await receivedUntil(peer, /\}$/)).toMatch(/^HTTP\/1\.1 400 [\s\S]*Missing host header/);
    }));

  test('gives a client that never finishes its header a deadline', () =>
    withListener(serveHttpUnderNode, { bounds: { requestHeadMsMax: 100 } }, async (listener) => {
      const peer = dial(listener);
      peer.socket.write('GET / HTTP/1.1\r\nHost: inbox');
      await peer.closed.promise;
      expect(peer.received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    }));

  test('gives a client that connects and says nothing the same deadline', () =>
    withListener(serveHttpUnderNode, { bounds: { requestHeadMsMax: 100 } }, async (listener) => {
      await dial(listener).closed.promise;
    }));

  test('does not wait at its end for a connection on which nothing was ever asked', () =>
    withListener(serveHttpUnderNode, {}, async (listener) => {
      const peer = dial(listener);
      await once(peer.socket, 'connect');
      // Accepted, as an answer on a later connection shows.
      await fetch(`http://127.0.0.1:${listener.address.port}/`, { headers: { Connection: 'close' } });
      const began = performance.now();
      await listener.close(10_000);
      expect(performance.now() - began).toBeLessThan(5_000);
      await peer.closed.promise;
    }));

  test('closes a kept connection on which nothing more is asked', () =>
    withListener(serveHttpUnderNode, { bounds: { httpKeepAliveMsMax: 50 } }, async (listener) => {
      const peer = dial(listener);
      peer.socket.write('GET / HTTP/1.1\r\nHost: inboxd.test\r\n\r\n');
      await peer.closed.promise;
      expect(peer.received).toMatch(/hello$/);
    }));

  test('holds an answer far longer than the deadline for asking', async () => {
    const bounds = { requestHeadMsMax: 50, requestMsMax: 50 };
    const late = () =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('late')), 300));
    await withListener(serveHttpUnderNode, { fetch: late, bounds }, async (listener) => {
      const response = await fetch(`http://127.0.0.1:${listener.address.port}/`);
      expect(await response.text()).toBe('late');
    });
  });

  test('hangs up on a client that stopped reading its answer', async () => {
    const released = gate();
    const endless = (request: Request) => {
      request.signal.addEventListener('abort', () => released.resolve());
      const chunk = new Uint8Array(64 * 1024);
      return new Response(new ReadableStream({ pull: (controller) => controller.enqueue(chunk) }));
    };
    await withListener(
      serveHttpUnderNode,
      { fetch: endless, bounds: { httpSilenceMsMax: 100 } },
      async (listener) => {
        const peer = dial(listener);
        peer.socket.pause();
        peer.socket.write('GET / HTTP/1.1\r\nHost: inboxd.test\r\n\r\n');
        await released.promise;
      },
    );
  });
});
