/** Node's requests as the application takes them, by Hono's adapter; what that cannot make a `Request` of is refused. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { plainAddress } from './listen.ts';
import type { Later, Refusal, ServeOptions } from './port.ts';

export function requestListener(options: ServeOptions) {
  const listener = getRequestListener(
    (request, { incoming, outgoing }) => {
      const answer = options.fetch(request, { remoteAddress: plainAddress(incoming.socket.remoteAddress) });
      const settle = (given: Response | Later) =>
        'answer' in given ? takenOver(given, outgoing as ServerResponse) : given;
      return 'then' in answer ? answer.then((given) => endOfTurn().then(() => settle(given))) : answer;
    },
    {
      errorHandler: (error) => {
        const malformed = error instanceof RequestError;
        if (!malformed) options.onError?.(error);
        const refusal: Refusal = malformed
          ? { status: 400, message: `Malformed request: ${error.message}` }
          : { status: 500, message: 'Internal error' };
        const { headers, body } = options.refuse(refusal);
        return new Response(body, { status: refusal.status, headers });
      },
    },
  );
  return (incoming: IncomingMessage, outgoing: ServerResponse) => {
    // HTTP/1.0 has no Host, and the health checks of some load balancers speak it.
    if (incoming.httpVersion === '1.0') incoming.headers.host ??= 'localhost';
    return listener(incoming, outgoing);
  };
}

let turn: Promise<void> | null = null;

/**
 * The answers of one turn of the event loop are written one right after the other. When a client on this machine waits
 * for several, the first of them wakes it, and it finds the others. If each of them woke it, waking alone would cost a
 * quarter of the time (polls of 50 connections: 1.5 times as many a second).
 */
function endOfTurn(): Promise<void> {
  turn ??= new Promise((resolve) =>
    setImmediate(() => {
      turn = null;
      resolve();
    }),
  );
  return turn;
}

/**
 * The adapter's own way of waiting for an answer keeps 1.5 KB of promises and functions. So it is told that this
 * request is answered already.
 */
function takenOver({ answer }: Later, outgoing: ServerResponse): Response {
  void answer.then(({ status, headers, body }) => {
    if (outgoing.destroyed) return;
    outgoing.writeHead(
      status,
      body === null ? headers : { ...headers, 'Content-Length': Buffer.byteLength(body) },
    );
    outgoing.end(body);
  });
  return RESPONSE_ALREADY_SENT;
}
