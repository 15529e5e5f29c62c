/**
 * HTTP under Deno: `Deno.serve`. It has no deadline for a request's head and no bound on idle connections,
 * so a Deno deployment on a hostile network wants a reverse proxy in front; what can be bounded here is.
 */
import { limits } from '../limits.ts';
import { hostsToTry, isWithoutIpv6, listenError, plainAddress } from './listen.ts';
import type {
  HttpListener,
  Later,
  Refusal,
  ServeBounds,
  ServeHttp,
  ServeOptions,
  WholeAnswer,
} from './port.ts';

/** After the grace, for the refusals to reach their clients. */
const lastAnswersMsMax = 200;

/** The part of Deno that is used here; its own types would clash with Node's. */
interface DenoServe {
  serve(
    options: {
      hostname: string;
      port: number;
      onListen: () => void;
      onError: (error: unknown) => Response;
    },
    handler: (request: Request, info: { remoteAddr: { hostname: string } }) => Response | Promise<Response>,
  ): { addr: { hostname: string; port: number }; shutdown(): Promise<void> };
}

export const serveHttpUnderDeno: ServeHttp = async (options) => {
  const { Deno } = globalThis as unknown as { Deno: DenoServe };
  const bounds: ServeBounds = { ...limits, ...options.bounds };
  /** Aborted at the end of the grace. Deno has no way to cut connections once a server is shutting down. */
  const cut = new AbortController();

  const refuse = (refusal: Refusal): Response => {
    const { headers, body } = options.refuse(refusal);
    return new Response(body, { status: refusal.status, headers });
  };
  /** The application's answer, or at the end of a stop a refusal in its place. */
  const untilCut = (answer: Promise<Response | Later>): Promise<Response> =>
    new Promise((resolve, reject) => {
      const give = () => resolve(refuse({ status: 503, message: 'The service is stopping' }));
      cut.signal.addEventListener('abort', give, { once: true });
      answer
        .then((given) => ('answer' in given ? given.answer.then(responseOf) : given))
        .then(resolve, reject)
        .finally(() => cut.signal.removeEventListener('abort', give));
    });

  const server = serveOnFirst(options, (hostname) =>
    Deno.serve(
      {
        hostname,
        port: options.port,
        onListen: () => {},
        onError: (error) => {
          options.onError?.(error);
          return refuse({ status: 500, message: 'Internal error' });
        },
      },
      (request, info) => {
        const refusal = refusalOf(request, bounds);
        if (refusal !== undefined) return refuse(refusal);
        const peer = { remoteAddress: plainAddress(info.remoteAddr.hostname) };
        const answer = options.fetch(bounded(request, cut.signal, bounds.requestMsMax), peer);
        return answer instanceof Response ? answer : untilCut(answer);
      },
    ),
  );

  /** Once it accepts no more: fulfilled when the last connection is gone. */
  let emptied: Promise<void> | undefined;
  let closing: Promise<void> | undefined;
  const stopAccepting = (): Promise<void> => {
    emptied ??= server.shutdown();
    return emptied;
  };
  const closeWithin = async (graceMs: number): Promise<void> => {
    const grace = setTimeout(() => cut.abort(), graceMs);
    // A client that never finishes its body holds a shutdown up for ever; the end of the process ends it too.
    const over = new Promise<void>((resolve) => {
      cut.signal.addEventListener('abort', () => setTimeout(resolve, lastAnswersMsMax), { once: true });
    });
    await Promise.race([stopAccepting(), over]);
    clearTimeout(grace);
  };

  return {
    address: { host: server.addr.hostname, port: server.addr.port },
    get listening() {
      return emptied === undefined;
    },
    async prepare() {},
    stopAccepting() {
      void stopAccepting();
    },
    close(graceMs) {
      closing ??= closeWithin(graceMs);
      return closing;
    },
  } satisfies HttpListener;
};

const responseOf = ({ status, headers, body }: WholeAnswer) => new Response(body, { status, headers });

function serveOnFirst<Served>(options: ServeOptions, serveOn: (hostname: string) => Served): Served {
  let failure: unknown;
  for (const host of hostsToTry(options.host)) {
    try {
      return serveOn(host);
    } catch (error) {
      failure ??= error;
      if (!isWithoutIpv6(error)) break;
    }
  }
  throw listenError('http', options.host, options.port, failure);
}

/** Deno hands over what Node's server refuses by itself: an unusable Host, a header that is too large. */
function refusalOf(request: Request, bounds: ServeBounds): Refusal | undefined {
  if (!URL.canParse(request.url)) return { status: 400, message: 'Malformed request: unusable Host or path' };
  let headerBytes = request.url.length;
  for (const [name, value] of request.headers) headerBytes += name.length + value.length + 4;
  if (headerBytes <= bounds.requestHeaderBytesMax) return undefined;
  return { status: 431, message: `Request header over ${bounds.requestHeaderBytesMax} bytes` };
}

/**
 * The request with a signal that also fires at the end of a stop, and with a deadline on its body: what has
 * not arrived by then fails its reader, as Node's request deadline does.
 */
function bounded(request: Request, cut: AbortSignal, bodyMsMax: number): Request {
  const signal = AbortSignal.any([request.signal, cut]);
  if (request.body === null) return new Request(request, { signal });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timed = request.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      start(controller) {
        const expire = () => controller.error(new Error('The request did not arrive in time'));
        timer = setTimeout(expire, bodyMsMax);
      },
      flush() {
        clearTimeout(timer);
      },
    }),
  );
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  return new Request(request, { signal, body: timed, duplex: 'half' } as RequestInit);
}
