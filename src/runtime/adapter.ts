/** Node's requests as the application takes them, by Hono's adapter; what that cannot make a `Request` of is refused. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import { plainAddress } from './listen.ts';
import type { Refusal, ServeOptions } from './port.ts';

export function requestListener(options: ServeOptions) {
  const listener = getRequestListener(
    (request, { incoming }) =>
      options.fetch(request, { remoteAddress: plainAddress(incoming.socket.remoteAddress) }),
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
