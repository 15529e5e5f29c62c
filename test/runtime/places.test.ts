/** Who has a place where all connections are taken: real sockets of a few addresses, and few places. */
import { EventEmitter, once } from 'node:events';
import { expect, test } from 'vitest';
import { serveHttpUnderNode } from '../../src/runtime/node.ts';
import type { HttpListener, ServeOptions } from '../../src/runtime/port.ts';
import { dial, gate, receivedUntil, withListener } from './http-contract.ts';

type Connection = ReturnType<typeof dial>;

const crowd = '127.0.0.1';
const other = '127.0.0.2';
const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: inboxd.test\r\n\r\n`;
const largeBytes = 32 * 1024 * 1024;
const [head, rest] = ['GET /half HTTP/1.1\r\nHost: inbox', 'd.test\r\n\r\n'];

/** A listener that answers with the path and the body; what it holds, it answers once `release` was called. */
async function withPlaces(
  places: number,
  use: (
    listener: HttpListener,
    holding: (connection: Connection, request: string) => Promise<void>,
    release: () => void,
  ) => Promise<void>,
  options: Partial<ServeOptions> = {},
): Promise<void> {
  const asked = new EventEmitter();
  const { promise: released, resolve: release } = gate();
  const fetch = async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.emit(pathname);
    if (pathname === '/held') await released;
    // More than the kernel takes for a peer that does not read.
    if (pathname === '/large') return new Response(new Uint8Array(largeBytes));
    return new Response(`${pathname} ${await request.text()}.`);
  };
  const holding = async ({ socket }: Connection, request: string) => {
    socket.write(request);
    await once(asked, request.split(' ')[1]!);
  };
  await withListener(
    serveHttpUnderNode,
    { fetch, bounds: { httpConnectionsMax: places }, ...options },
    (listener) => use(listener, holding, release),
  );
}

/** One after the other: the kernel hands them over in this order. */
async function begun(listener: HttpListener, count: number, from: string): Promise<Connection[]> {
  const connections: Connection[] = [];
  for (let at = 0; at < count; at += 1) {
    const connection = dial(listener, from);
    await once(connection.socket, 'connect');
    connection.socket.write(head);
    connections.push(connection);
  }
  return connections;
}

async function answered(connection: Connection, request: string, answer: RegExp): Promise<void> {
  connection.received = '';
  connection.socket.write(request);
  const gone = connection.closed.promise.then(() => expect(connection.received).toMatch(answer));
  await Promise.race([receivedUntil(connection, answer), gone]);
}

test('whoever comes when all connections are only kept has the place of the one that was kept for longest', () =>
  withPlaces(5, async (listener, holding, release) => {
    const waiting = dial(listener);
    await holding(waiting, ask('/held'));
    const kept = Array.from({ length: 4 }, () => dial(listener));
    // The first to come is the last that was used.
    const [first, oldest, ...others] = kept;
    for (const peer of [...kept, first!]) await answered(peer, ask('/kept'), /\/kept/);
    await answered(dial(listener), ask('/next'), /\/next/);
    await oldest!.closed.promise;
    for (const peer of [first!, ...others]) await answered(peer, ask('/again'), /\/again/);
    release();
    await receivedUntil(waiting, /\/held/);
  }));

test('of connections with half a head the oldest of the address with the most of them makes room', () =>
  withPlaces(5, async (listener) => {
    const before = await begun(listener, 2, other);
    const [oldest, ...others] = await begun(listener, 3, crowd);
    await answered(dial(listener, other), ask('/next'), /\/next/);
    await oldest!.closed.promise;
    expect(oldest!.received).toBe('');
    for (const peer of [...before, ...others]) await answered(peer, rest, /\/half/);
  }));

test('whoever comes has the place of one of his own where another address has no more of them', () =>
  withPlaces(4, async (listener) => {
    const before = await begun(listener, 2, other);
    const [oldest, last] = await begun(listener, 2, crowd);
    await answered(dial(listener, crowd), ask('/next'), /\/next/);
    await oldest!.closed.promise;
    for (const peer of [...before, last!]) await answered(peer, rest, /\/half/);
  }));

test('a crowd that comes again whenever one of it has ended shuts nobody out', () =>
  withPlaces(20, async (listener) => {
    let isOver = false;
    let renewed = 0;
    const present = new Set<Connection>();
    const come = () => {
      const connection = dial(listener, crowd);
      present.add(connection);
      connection.socket.write(head);
      void connection.closed.promise.then(() => {
        present.delete(connection);
        renewed += 1;
        if (!isOver) come();
      });
    };
    try {
      for (let at = 0; at < 25; at += 1) come();
      const kept = dial(listener, other);
      for (let at = 0; at < 50; at += 1) {
        await answered(kept, ask('/kept'), /\/kept/);
        const next = dial(listener, other);
        await answered(next, ask('/next'), /\/next/);
        next.socket.destroy();
      }
      expect(renewed).toBeGreaterThan(50);
    } finally {
      isOver = true;
      for (const { socket } of present) socket.destroy();
    }
  }));

test('a request under way is never ended for a newcomer, who is refused where there is nothing else', () =>
  withPlaces(3, async (listener, holding, release) => {
    const waiting = [dial(listener), dial(listener)];
    for (const peer of waiting) await holding(peer, ask('/held'));
    // All of it is there, as far as it has a body at all.
    const sent = dial(listener);
    await holding(sent, 'POST /held HTTP/1.1\r\nHost: inboxd.test\r\nContent-Length: 4\r\n\r\nhalf');
    for (const from of [crowd, other]) {
      const refused = dial(listener, from);
      await refused.closed.promise;
      expect(refused.received).toBe('');
    }
    release();
    for (const peer of waiting) await receivedUntil(peer, /\/held/);
    await receivedUntil(sent, /\/held half\./);
    // What has been answered can be spared from then on.
    await answered(dial(listener), ask('/next'), /\/next/);
    await waiting[0]!.closed.promise;
  }));

test('a request whose body is still to come makes room, unless one before it is under way', () =>
  withPlaces(4, async (listener, holding, release) => {
    const half = (path: string) =>
      `POST ${path} HTTP/1.1\r\nHost: inboxd.test\r\nContent-Length: 4\r\n\r\nha`;
    const waiting = dial(listener);
    await holding(waiting, ask('/held') + half('/behind'));
    const sending = [dial(listener), dial(listener), dial(listener)];
    for (const peer of sending) await holding(peer, half('/sent'));
    const [oldest, next, last] = sending;
    await answered(dial(listener, other), ask('/next'), /\/next/);
    await oldest!.closed.promise;
    expect(oldest!.received).toBe('');
    await answered(next!, 'lf', /\/sent half\./);
    await answered(last!, 'lf', /\/sent half\./);
    release();
    await receivedUntil(waiting, /\/held/);
    await answered(waiting, 'lf', /\/behind half\./);
  }));

test('an answer that is made and not read makes room, unless the peer reads on', () =>
  withPlaces(4, async (listener, holding, release) => {
    const waiting = dial(listener);
    await holding(waiting, ask('/held'));
    const unread = [dial(listener), dial(listener), dial(listener)];
    for (const peer of unread) {
      peer.socket.pause();
      await holding(peer, ask('/large'));
    }
    await answered(dial(listener, other), ask('/next'), /\/next/);
    const [oldest, next] = unread;
    oldest!.socket.resume();
    await oldest!.closed.promise;
    expect(oldest!.received.length).toBeLessThan(largeBytes);
    next!.socket.resume();
    while (next!.received.length <= largeBytes) await once(next!.socket, 'data');
    await answered(next!, ask('/again'), /\/again/);
    release();
    await receivedUntil(waiting, /\/held/);
  }));

test('a connection can be spared when the head that follows an answer on it is not complete', () =>
  withPlaces(1, async (listener) => {
    const peer = dial(listener);
    await answered(peer, ask('/first') + head, /\/first/);
    await answered(dial(listener, other), ask('/next'), /\/next/);
    await peer.closed.promise;
    expect(peer.received).not.toContain('/half');
  }));

test('addresses that count as one client count together', () =>
  withPlaces(
    5,
    async (listener) => {
      const before = await begun(listener, 2, crowd);
      const network = [];
      for (const from of ['127.0.1.1', '127.0.1.2', '127.0.1.3'])
        network.push(...(await begun(listener, 1, from)));
      const [oldest, ...others] = network;
      await answered(dial(listener, other), ask('/next'), /\/next/);
      await oldest!.closed.promise;
      for (const peer of [...before, ...others]) await answered(peer, rest, /\/half/);
    },
    { clientOf: (address) => (address.startsWith('127.0.1.') ? '127.0.1.0/24' : address) },
  ));
