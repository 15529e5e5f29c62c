/** What is under way on a real server's connections. */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { Connections } from '../../src/runtime/connections.ts';
import { clientOf } from './http-contract.ts';

async function withServer(
  use: (connections: Connections, begun: readonly ServerResponse[]) => Promise<void>,
) {
  const connections = new Connections(clientOf);
  const begun: ServerResponse[] = [];
  const server = createServer((_incoming, outgoing) => {
    connections.beginAnswer(outgoing);
    outgoing.on('close', () => connections.endAnswer(outgoing));
    begun.push(outgoing);
    server.emit('begun');
  });
  server.on('connection', (socket: Socket) => {
    connections.open(socket);
    socket.on('close', () => {
      connections.close(socket);
      server.emit('gone');
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const peer = connect((server.address() as AddressInfo).port, '127.0.0.1');
  try {
    const ask = 'GET / HTTP/1.1\r\nHost: inboxd.test\r\n\r\n';
    peer.write(ask + ask);
    while (begun.length < 2) await once(server, 'begun');
    await use(connections, begun);
    const gone = once(server, 'gone');
    peer.destroy();
    await gone;
    expect([...connections.sockets()]).toEqual([]);
    expect(connections.answers()).toEqual([]);
    expect(connections.size).toBe(0);
  } finally {
    peer.destroy();
    server.close();
  }
}

test('an answer is under way on its connection until it has ended, and those behind it as well', () =>
  withServer(async (connections, [first, second]) => {
    const [socket] = [...connections.sockets()];
    expect(connections.answersOf(socket!)).toEqual([first, second]);
    const ended = once(first!, 'close');
    first!.end();
    await ended;
    expect(connections.answersOf(socket!)).toEqual([second]);
    expect(connections.answers()).toEqual([second]);
  }));

test('a connection can be spared when none of its answers is under way any more, and not when it has gone', () =>
  withServer(async (connections, [first, second]) => {
    const [socket] = [...connections.sockets()];
    for (const answer of [first!, second!]) {
      expect(connections.spareFor(socket!)).toBeUndefined();
      const ended = once(answer, 'close');
      answer.end();
      await ended;
    }
    expect(connections.spareFor(socket!)).toBe(socket);
    connections.close(socket!);
    expect(connections.spareFor(socket!)).toBeUndefined();
    expect(connections.size).toBe(0);
  }));

test('nothing is left of a connection whose client went away in the middle', () =>
  withServer(async (connections) => {
    expect(connections.answers()).toHaveLength(2);
  }));
