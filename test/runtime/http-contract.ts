/**
 * What the service relies on in an HTTP listener, whatever runtime is under it. `http.test.ts` holds Node to
 * it, `test/deno/runtime.deno.ts` holds Deno to it; hence no test framework in here.
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { HttpListener, ServeHttp, ServeOptions, WholeAnswer } from '../../src/runtime/port.ts';

export interface Clause {
  readonly name: string;
  run(serve: ServeHttp): Promise<void>;
}

export const refuse: ServeOptions['refuse'] = ({ status, message }) => ({
  headers: { 'Content-Type': 'application/json', 'X-Refused': String(status) },
  body: JSON.stringify({ message }),
});

/** Every address is a client. */
export const clientOf: ServeOptions['clientOf'] = (address) => address;

/** A promise with its handles outside, for what a handler tells the test and the other way round. */
export function gate<T = void>() {
  return Promise.withResolvers<T>();
}

/** Runs `use` against a listener on a free port and closes it whatever happens. */
export async function withListener(
  serve: ServeHttp,
  options: Partial<ServeOptions>,
  use: (listener: HttpListener) => Promise<void>,
): Promise<void> {
  const fetch = () => new Response('hello');
  const listener = await serve({ host: '127.0.0.1', port: 0, fetch, clientOf, refuse, ...options });
  try {
    await use(listener);
  } finally {
    await listener.close(0);
  }
}

/** A plain socket to the listener; `received` grows with every chunk. */
export function dial(listener: HttpListener, from = '127.0.0.1') {
  const socket: Socket = connect({ port: listener.address.port, host: '127.0.0.1', localAddress: from });
  const state = { socket, received: '', closed: gate(), ended: gate() };
  socket.setEncoding('latin1');
  socket.on('data', (chunk) => {
    state.received += String(chunk);
  });
  // A reset is one of the ways a listener may hang up.
  socket.on('error', () => {});
  socket.on('end', () => state.ended.resolve());
  socket.on('close', () => state.closed.resolve());
  return state;
}

export async function receivedUntil(peer: ReturnType<typeof dial>, pattern: RegExp): Promise<string> {
  while (!pattern.test(peer.received)) await once(peer.socket, 'data');
  return peer.received;
}

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: inboxd.test', ...headers, '', ''].join('\r\n');

/** A listener with a request that it holds until `answer` is given. */
async function withHeldRequest(
  serve: ServeHttp,
  run: (
    listener: HttpListener,
    peer: ReturnType<typeof dial>,
    answer: PromiseWithResolvers<Response>,
  ) => Promise<void>,
): Promise<void> {
  const held = gate();
  const answer = gate<Response>();
  const hold = () => {
    held.resolve();
    return answer.promise;
  };
  await withListener(serve, { fetch: hold }, async (listener) => {
    const peer = dial(listener);
    peer.socket.write(get('/'));
    await held.promise;
    await run(listener, peer, answer);
  });
}

export const httpContract: readonly Clause[] = [
  {
    name: 'reports the free port it got, and that it listens',
    run: (serve) =>
      withListener(serve, {}, async (listener) => {
        assert.ok(listener.address.port > 0);
        assert.equal(listener.address.host, '127.0.0.1');
        assert.equal(listener.listening, true);
        const response = await fetch(`http://127.0.0.1:${listener.address.port}/`);
        assert.equal(await response.text(), 'hello');
      }),
  },
  {
    name: 'takes IPv4 on ::, and shows such a peer by its IPv4 address',
    run: (serve) =>
      withListener(
        serve,
        { host: '::', fetch: (_request, peer) => new Response(peer.remoteAddress) },
        async (listener) => {
          const over4 = await fetch(`http://127.0.0.1:${listener.address.port}/`);
          assert.equal(await over4.text(), '127.0.0.1');
          if (!Object.values(networkInterfaces()).some((of) => of?.some(({ address }) => address === '::1')))
            return;
          const over6 = await fetch(`http://[::1]:${listener.address.port}/`);
          assert.equal(await over6.text(), '::1');
        },
      ),
  },
  {
    name: 'says which port is taken',
    run: (serve) =>
      withListener(serve, {}, async (listener) => {
        const { port } = listener.address;
        const second = serve({ host: '127.0.0.1', port, fetch: () => new Response(), clientOf, refuse });
        const message = `cannot listen on http://127.0.0.1:${port}: the port is already in use`;
        await assert.rejects(second, { message });
      }),
  },
  {
    name: 'aborts the signal of a held request when its client goes away',
    run: async (serve) => {
      const held = gate();
      const released = gate();
      const hold = (request: Request) =>
        new Promise<Response>((resolve) => {
          request.signal.addEventListener('abort', () => {
            released.resolve();
            resolve(new Response());
          });
          held.resolve();
        });
      await withListener(serve, { fetch: hold }, async (listener) => {
        const peer = dial(listener);
        peer.socket.write(get('/'));
        await held.promise;
        peer.socket.destroy();
        await released.promise;
      });
    },
  },
  {
    name: 'writes a whole answer that comes later, and goes on with the connection',
    run: async (serve) => {
      const answer = gate<WholeAnswer>();
      const later = async (request: Request) => {
        const isHead = request.method === 'HEAD';
        return {
          answer: answer.promise.then((whole) => ({ ...whole, body: isHead ? null : whole.body })),
        };
      };
      await withListener(serve, { fetch: later }, async (listener) => {
        const url = `http://127.0.0.1:${listener.address.port}/`;
        const [got, head] = [fetch(url), fetch(url, { method: 'HEAD' })];
        const peer = dial(listener);
        peer.socket.write(get('/'));
        answer.resolve({ status: 404, headers: { 'X-Kind': 'later' }, body: 'none, für' });
        await receivedUntil(peer, /none/);
        assert.match(peer.received, /^HTTP\/1\.1 404 [\s\S]*\r\ncontent-length: 10\r\n/i);
        peer.received = '';
        peer.socket.write(get('/'));
        await receivedUntil(peer, /none/);
        const response = await got;
        assert.deepEqual([response.status, response.headers.get('x-kind')], [404, 'later']);
        assert.equal(await response.text(), 'none, für');
        assert.deepEqual([(await head).status, await (await head).text()], [404, '']);
        peer.socket.destroy();
      });
    },
  },
  {
    name: 'aborts the signal of a request whose answer comes later when its client goes away, and drops the answer',
    run: async (serve) => {
      const held = gate();
      const answered = gate();
      const later = async ({ url, signal }: Request) => {
        if (url.endsWith('/other')) return new Response('other');
        const answer = new Promise<WholeAnswer>((resolve) => {
          signal.addEventListener('abort', () => resolve({ status: 200, headers: {}, body: 'too late' }));
        });
        void answer.then(() => answered.resolve());
        held.resolve();
        return { answer };
      };
      await withListener(serve, { fetch: later }, async (listener) => {
        const peer = dial(listener);
        peer.socket.write(get('/'));
        await held.promise;
        peer.socket.destroy();
        await answered.promise;
        const other = await fetch(`http://127.0.0.1:${listener.address.port}/other`);
        assert.equal(await other.text(), 'other');
      });
    },
  },
  {
    name: 'aborts the signal of a streamed answer when its client goes away',
    run: async (serve) => {
      const released = gate();
      const stream = (request: Request) => {
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => controller.enqueue(new TextEncoder().encode('event: one\n\n')),
        });
        request.signal.addEventListener('abort', () => released.resolve());
        return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
      };
      await withListener(serve, { fetch: stream }, async (listener) => {
        const peer = dial(listener);
        peer.socket.write(get('/'));
        await receivedUntil(peer, /event: one/);
        peer.socket.destroy();
        await released.promise;
      });
    },
  },
  {
    name: 'answers HTTP/1.0, which knows no Host: health checks of load balancers speak it',
    run: (serve) =>
      withListener(serve, { fetch: (request) => new Response(request.url) }, async (listener) => {
        const peer = dial(listener);
        peer.socket.write('GET /readyz HTTP/1.0\r\n\r\n');
        await receivedUntil(peer, /^HTTP\/1\.\d 200 [\s\S]*http:\/\/[^/]+\/readyz/);
      }),
  },
  {
    name: 'hands over a request body',
    run: (serve) =>
      withListener(
        serve,
        { fetch: async (request) => new Response((await request.text()).toUpperCase()) },
        async (listener) => {
          const url = `http://127.0.0.1:${listener.address.port}/`;
          const response = await fetch(url, { method: 'POST', body: 'mail' });
          assert.equal(await response.text(), 'MAIL');
        },
      ),
  },
  {
    name: 'fails the reader of a body that does not arrive in time',
    run: async (serve) => {
      const failed = gate<string>();
      const read = async (request: Request) => {
        await request.text().then(
          () => failed.resolve('a body'),
          () => failed.resolve('an error'),
        );
        return new Response('late', { status: 408 });
      };
      const bounds = { requestHeadMsMax: 100, requestMsMax: 200 };
      await withListener(serve, { fetch: read, bounds }, async (listener) => {
        const peer = dial(listener);
        peer.socket.write('POST / HTTP/1.1\r\nHost: inboxd.test\r\nContent-Length: 10\r\n\r\nhalf');
        assert.equal(await failed.promise, 'an error');
        await receivedUntil(peer, /^HTTP\/1\.1 408 /);
      });
    },
  },
  {
    name: 'answers 431 to a header over the bound',
    run: (serve) =>
      withListener(serve, { bounds: { requestHeaderBytesMax: 2_000 } }, async (listener) => {
        const peer = dial(listener);
        peer.socket.write(get('/', `X-Filler: ${'x'.repeat(3_000)}`));
        const answer = await receivedUntil(peer, /\}$/);
        assert.match(answer, /^HTTP\/1\.1 431 /);
        assert.match(answer, /\{"message":"Request header over 2000 bytes"\}$/);
      }),
  },
  {
    name: 'answers 400 to an unusable Host',
    run: (serve) =>
      withListener(serve, {}, async (listener) => {
        const peer = dial(listener);
        peer.socket.write('GET / HTTP/1.1\r\nHost: a b/c\r\n\r\n');
        const answer = await receivedUntil(peer, /\}$/);
        assert.match(answer, /^HTTP\/1\.1 400 /);
        assert.match(answer, /x-refused: 400/i);
      }),
  },
  {
    name: 'answers 500 to an exception, and reports it',
    run: async (serve) => {
      const reported: unknown[] = [];
      const defect = new Error('secret');
      const fail = () => Promise.reject(defect);
      const onError = (error: unknown) => reported.push(error);
      await withListener(serve, { fetch: fail, onError }, async (listener) => {
        const response = await fetch(`http://127.0.0.1:${listener.address.port}/`);
        assert.equal(response.status, 500);
        assert.equal(await response.text(), '{"message":"Internal error"}');
        assert.deepEqual(reported, [defect]);
      });
    },
  },
  {
    name: 'closes idle connections at once when it closes',
    run: (serve) =>
      withListener(serve, {}, async (listener) => {
        const peer = dial(listener);
        peer.socket.write(get('/'));
        await receivedUntil(peer, /hello/);
        await listener.close(60_000);
        assert.equal(listener.listening, false);
        await peer.closed.promise;
      }),
  },
  {
    name: 'takes no new connection from the moment it shall accept no more, and lets what is under way go on',
    run: (serve) =>
      withHeldRequest(serve, async (listener, peer, answer) => {
        listener.stopAccepting();
        assert.equal(listener.listening, false);
        const late = dial(listener);
        await late.closed.promise;
        assert.equal(late.received, '');
        answer.resolve(new Response('finished'));
        await receivedUntil(peer, /finished/);
        await peer.closed.promise;
        await listener.close(60_000);
      }),
  },
  {
    name: 'lets a request under way finish while it closes, and takes no new connection',
    run: (serve) =>
      withHeldRequest(serve, async (listener, peer, answer) => {
        const closed = listener.close(60_000);
        const late = dial(listener);
        await late.closed.promise;
        assert.equal(late.received, '');
        answer.resolve(new Response('finished'));
        await receivedUntil(peer, /finished/);
        await closed;
        await peer.closed.promise;
      }),
  },
  {
    name: 'ends what is still under way at the end of the grace',
    run: async (serve) => {
      const held = gate();
      const aborted = gate();
      const hold = (request: Request) =>
        new Promise<Response>(() => {
          request.signal.addEventListener('abort', () => aborted.resolve());
          held.resolve();
        });
      await withListener(serve, { fetch: hold }, async (listener) => {
        const peer = dial(listener);
        peer.socket.write(get('/'));
        await held.promise;
        await listener.close(10);
        await peer.closed.promise;
        assert.doesNotMatch(peer.received, / 200 /);
        await aborted.promise;
      });
    },
  },
];
