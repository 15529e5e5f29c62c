/**
 * HTTP under Node: Hono's request listener (`adapter.ts`) on a server of our own, because the bounds of a connection and
 * the answers to what is not HTTP at all belong to the server, not to the application.
 */
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { limits } from '../limits.ts';
import { Connections } from './connections.ts';
import { hostsToTry, isWithoutIpv6, listenError } from './listen.ts';
import type { HttpListener, Refusal, ServeBounds, ServeHttp, ServeOptions } from './port.ts';

export const serveHttpUnderNode: ServeHttp = async (options) => {
  const bounds: ServeBounds = { ...limits, ...options.bounds };
  const connections = new Connections(options.clientOf);
  /** Once it accepts no more: fulfilled when the last connection is gone. */
  let emptied: Promise<void> | undefined;
  let closing: Promise<void> | undefined;

  /** The adapter brings the runtime's own `fetch` along, which takes longer to load than all the rest of a start. */
  let listener: ReturnType<typeof import('./adapter.ts').requestListener> | undefined;
  const prepare = async () => {
    const { requestListener } = await import('./adapter.ts');
    listener ??= requestListener(options);
    return listener;
  };

  const server = createServer(
    {
      maxHeaderSize: bounds.requestHeaderBytesMax,
      headersTimeout: bounds.requestHeadMsMax,
      requestTimeout: bounds.requestMsMax,
      // How often Node looks for requests past their deadline; its default would quadruple the deadline.
      connectionsCheckingInterval: bounds.requestHeadMsMax / 10,
      keepAliveTimeout: bounds.httpKeepAliveMsMax,
      noDelay: true,
      // A request without a Host is answered below, in our own shape.
      requireHostHeader: false,
    },
    (incoming, outgoing) => {
      if (listener === undefined) void prepare().then((loaded) => loaded(incoming, outgoing));
      else void listener(incoming, outgoing);
    },
  );
  // Silence, not slowness: Node counts every chunk that leaves, so a slow download lives and a dead one does not.
  server.timeout = bounds.httpSilenceMsMax;
  server.on('timeout', (socket: Socket) => {
    // While the application works on an answer it is not the peer who is silent; the application has its own bounds.
    const isAnswerDue = connections.answersOf(socket).some((outgoing) => !outgoing.headersSent);
    if (isAnswerDue) socket.setTimeout(bounds.httpSilenceMsMax);
    else socket.destroy();
  });

  // There may be thousands of connections: what is called at the end of each is there once for all.
  function socketEnds(this: Socket): void {
    connections.close(this);
  }
  function answerEnds(this: ServerResponse): void {
    connections.endAnswer(this);
    // An answer that had begun before the stop promised to keep its connection, which is idle from now on.
    if (emptied !== undefined) setImmediate(() => server.closeIdleConnections());
  }
  server.on('connection', (socket: Socket) => {
    // Not by `maxConnections`, with which Node closes whoever comes before anything could make room.
    if (connections.size >= bounds.httpConnectionsMax) {
      const leaving = connections.spareFor(socket) ?? socket;
      // Node tells of its end only later, and its place is taken now.
      connections.close(leaving);
      leaving.destroy();
      if (leaving === socket) return;
    }
    connections.open(socket);
    socket.on('close', socketEnds);
  });
  server.on('request', (_incoming: IncomingMessage, outgoing: ServerResponse) => {
    connections.beginAnswer(outgoing);
    if (emptied !== undefined) outgoing.shouldKeepAlive = false;
    outgoing.on('close', answerEnds);
  });
  server.on('checkExpectation', (_incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { headers, body } = options.refuse({
      status: 417,
      message: 'The only expectation that can be met is Expect: 100-continue',
    });
    outgoing.writeHead(417, { ...headers, 'Content-Length': Buffer.byteLength(body), Connection: 'close' });
    outgoing.end(body);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const started = connections.answersOf(socket).some((outgoing) => outgoing.headersSent);
    if (started || !socket.writable || error.code === 'ECONNRESET') {
      socket.destroy();
      return;
    }
    socket.end(rawAnswer(options, refusalOf(error, bounds)), () => socket.destroy());
  });

  const address = await listenOnFirst(server, options);

  const stopAccepting = (): Promise<void> => {
    emptied ??= new Promise((resolve) => {
      server.close(() => resolve());
      for (const outgoing of connections.answers()) outgoing.shouldKeepAlive = false;
      server.closeIdleConnections();
      // Node does not count a connection as idle that never asked anything, as browsers open them in advance.
      for (const socket of connections.sockets()) if (socket.bytesRead === 0) socket.destroy();
    });
    return emptied;
  };

  const closeWithin = async (graceMs: number): Promise<void> => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    await stopAccepting();
    clearTimeout(cut);
  };

  return {
    address,
    get listening() {
      return emptied === undefined;
    },
    async prepare() {
      await prepare();
    },
    stopAccepting() {
      void stopAccepting();
    },
    close(graceMs) {
      closing ??= closeWithin(graceMs);
      return closing;
    },
  } satisfies HttpListener;
};

async function listenOnFirst(server: Server, options: ServeOptions): Promise<{ host: string; port: number }> {
  let failure: unknown;
  for (const host of hostsToTry(options.host)) {
    try {
      return await listenOn(server, host, options.port);
    } catch (error) {
      failure ??= error;
      if (!isWithoutIpv6(error)) break;
    }
  }
  throw listenError('http', options.host, options.port, failure);
}

function listenOn(server: Server, host: string, port: number): Promise<{ host: string; port: number }> {
  return new Promise((resolve, reject) => {
    const onError = (error: Error) => reject(error);
    server.once('error', onError);
    server.listen({ host, port, backlog: limits.httpBacklogMax }, () => {
      server.off('error', onError);
      const bound = server.address() as AddressInfo;
      resolve({ host: bound.address, port: bound.port });
    });
  });
}

/** Node's parser and deadlines report by code; only these meanings reach a client. */
function refusalOf(error: NodeJS.ErrnoException, bounds: ServeBounds): Refusal {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return { status: 431, message: `Request header over ${bounds.requestHeaderBytesMax} bytes` };
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return { status: 408, message: 'The request did not arrive in time' };
    default:
      return isOfUnknownMethod(error)
        ? { status: 501, message: 'No path here takes this method: methods are written in capitals, as GET' }
        : { status: 400, message: 'Malformed request' };
  }
}

/** Node knows the methods of the registry, in capitals; the rest of such a request is as it should be (RFC 9110 section 15.6.2). */
function isOfUnknownMethod(error: NodeJS.ErrnoException & { rawPacket?: Buffer }): boolean {
  const start = error.rawPacket?.toString('latin1', 0, 256) ?? '';
  return error.code === 'HPE_INVALID_METHOD' && /^[A-Za-z-]{1,32} \/\S* HTTP\/1\.[01]\r\n/.test(start);
}

function rawAnswer(options: ServeOptions, refusal: Refusal): string {
  const { headers, body } = options.refuse(refusal);
  const lines = [`HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`];
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  lines.push(`Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close', '', body);
  return lines.join('\r\n');
}
