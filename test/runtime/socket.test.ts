import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Duplex, Writable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { sharingSocket } from '../../src/runtime/index.ts';

const open: Server[] = [];

afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A client and its socket here. */
async function pair(): Promise<{ server: Server; client: Socket; accepted: Socket; socket: Socket }> {
  const server = await listening();
  const { port } = server.address() as AddressInfo;
  const came = once(server, 'connection') as Promise<[Socket]>;
  const client = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  const [[accepted]] = await Promise.all([came, once(client, 'connect')]);
  return { server, client, accepted, socket: sharingSocket(accepted) };
}

async function listening(): Promise<Server> {
  const server = createServer({ allowHalfOpen: true });
  open.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

/** Keeps what it is given, and has room for more only when the test says so. */
class Sink extends Writable {
  readonly #chunks: Uint8Array[] = [];
  readonly #isFull: boolean;
  bytes = 0;

  constructor({ isFull = false } = {}) {
    super();
    this.#isFull = isFull;
  }

  override write(chunk: Uint8Array | string): boolean {
    // Not a copy: what is overwritten later shows.
    this.#chunks.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
    this.bytes += chunk.length;
    this.emit('taken');
    return !this.#isFull;
  }

  text(): string {
    return Buffer.concat(this.#chunks).toString('latin1');
  }
}

async function untilTaken(sink: Sink, bytes: number): Promise<void> {
  while (sink.bytes < bytes) await once(sink, 'taken');
}

describe('a socket that shares its buffer', () => {
  it('keeps what one client sends apart from what another does', async () => {
    const texts = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(300_000));
    const pairs: Awaited<ReturnType<typeof pair>>[] = [];
    for (const _ of texts) pairs.push(await pair());
    const sinks = pairs.map(({ socket }) => socket.pipe(new Sink()));
    for (const [at, { client }] of pairs.entries()) client.end(texts[at]!);
    await Promise.all(sinks.map((sink) => once(sink, 'finish')));
    expect(sinks.map((sink) => sink.text())).toEqual(texts);
    for (const { socket } of pairs) socket.end();
  });

  it('reads on only when there is room for more', async () => {
    const { client, socket } = await pair();
    const sink = socket.pipe(new Sink({ isFull: true }));
    const text = 'x'.repeat(8 * 1024 * 1024);
    client.end(text);
    await untilTaken(sink, 1);
    // Whatever else it had read would come before this.
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
    expect(sink.bytes).toBeLessThanOrEqual(64 * 1024);

    sink.on('taken', () => setImmediate(() => sink.emit('drain')));
    sink.emit('drain');
    await once(sink, 'finish');
    expect(sink.bytes).toBe(text.length);
    socket.end();
  });

  it('ends what it feeds with its client, and answers after that', async () => {
    const { client, socket } = await pair();
    const sink = socket.pipe(new Sink());
    client.end('QUIT\r\n');
    await once(sink, 'finish');
    expect(sink.text()).toBe('QUIT\r\n');
    socket.end('221 bye\r\n');
    const [answer] = await once(client, 'data');
    expect(String(answer)).toBe('221 bye\r\n');
    await once(client, 'close');
  });

  it('drops what comes while there is no place for it', async () => {
    const { client, socket } = await pair();
    const sink = socket.pipe(new Sink());
    client.write('one');
    await untilTaken(sink, 3);
    socket.unpipe(sink);
    client.end('two');
    await once(socket, 'end');
    expect(sink.text()).toBe('one');
    socket.end();
  });

  it('goes to one place at a time', async () => {
    const { client, socket } = await pair();
    const before = socket.pipe(new Sink());
    const sink = socket.pipe(new Sink());
    client.end('one');
    await once(sink, 'finish');
    expect([before.text(), sink.text()]).toEqual(['', 'one']);
    expect(before.listenerCount('drain')).toBe(0);
    socket.end();
  });

  it('stays with a place that it was not asked to leave', async () => {
    const { client, socket } = await pair();
    const sink = socket.pipe(new Sink());
    socket.unpipe(new Sink());
    client.end('one');
    await once(sink, 'finish');
    expect(sink.text()).toBe('one');
    socket.end();
  });

  it('is counted by the server that accepted it', async () => {
    const { server, client, socket } = await pair();
    const count = () =>
      new Promise((resolve) => server.getConnections((_error, connections) => resolve(connections)));
    expect(await count()).toBe(1);
    const closed = once(server, 'close');
    server.close();
    socket.destroy();
    await closed;
    expect(await count()).toBe(0);
    client.destroy();
  });

  it('knows both ends of the connection', async () => {
    const { client, socket } = await pair();
    const { address: remoteAddress, port: remotePort } = client.address() as AddressInfo;
    const { remotePort: localPort } = client;
    expect(socket).toMatchObject({ remoteAddress, remotePort, localPort });
    client.destroy();
    socket.destroy();
  });
});

describe('what is relied on', () => {
  it('is there: an accepted socket gives its handle to another', async () => {
    const { client, socket, accepted } = await pair();
    expect(socket).not.toBe(accepted);
    client.destroy();
    socket.destroy();
  });

  it('may be missing: what has no handle stays what it is', () => {
    const stream = new Duplex() as Socket;
    expect(sharingSocket(stream)).toBe(stream);
  });
});
