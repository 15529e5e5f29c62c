/**
 * What the service needs of the JavaScript runtime it runs on, as a port. `node.ts` and `deno.ts` implement
 * it with their own HTTP servers; everything else both runtimes offer alike through `node:` modules.
 */

import type { limits } from '../limits.ts';

/** Who sent a request. */
export interface Peer {
  /** The socket's address; an IPv4 peer on a dual-stack socket is written as IPv4. */
  readonly remoteAddress: string;
}

/** Why something on the wire was answered without ever becoming a `Request` for the application. */
export interface Refusal {
  readonly status: 400 | 408 | 417 | 431 | 500 | 501 | 503;
  /** Safe public text. */
  readonly message: string;
}

/** The whole answer to a refusal; the HTTP room owns its shape. */
export interface RefusalAnswer {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A whole answer that comes later: until then nothing of the request is kept but where to write it. */
export interface Later {
  /** Must not reject. */
  readonly answer: Promise<WholeAnswer>;
}

export interface WholeAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for none, as to a HEAD. */
  readonly body: string | null;
}

export interface ServeOptions {
  /** An address or name to listen on; `::` takes IPv4 too, and means `0.0.0.0` where there is no IPv6. */
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /**
   * Answers one request. `request.signal` is aborted as soon as the client goes away while the answer is
   * held or streamed; under Deno possibly also after an answer was delivered, so treat it as "nobody waits".
   */
  fetch(request: Request, peer: Peer): Response | Promise<Response | Later>;
  /**
   * What of a peer's address counts as one client where connections are short. Node alone asks: Deno shows no connection
   * before its request.
   */
  clientOf(remoteAddress: string): string;
  /** Shapes the answer to a malformed, oversized or too slow request, and to an exception from `fetch`. */
  refuse(refusal: Refusal): RefusalAnswer;
  /** An exception that came out of `fetch`: a defect, already answered with a 500. */
  onError?(error: unknown): void;
  /** Other bounds than those of `limits.ts`, for tests that cannot wait that long. */
  readonly bounds?: Partial<ServeBounds>;
}

export type ServeBounds = Pick<
  { readonly [Name in keyof typeof limits]: number },
  | 'requestHeaderBytesMax'
  | 'requestHeadMsMax'
  | 'requestMsMax'
  | 'httpConnectionsMax'
  | 'httpKeepAliveMsMax'
  | 'httpSilenceMsMax'
>;

export interface HttpListener {
  /** What was bound, with the real port; `host` without brackets. */
  readonly address: { readonly host: string; readonly port: number };
  /** False from the first moment of `stopAccepting` or `close`. */
  readonly listening: boolean;
  /** Loads what the first request needs, which loads it itself otherwise. */
  prepare(): Promise<void>;
  /** Takes no new connection from now on and closes idle ones; the answers under way are the last of theirs. */
  stopAccepting(): void;
  /**
   * Stops accepting; requests under way may finish for `graceMs`, then their signals abort and their connections end.
   * Resolves when the last one is gone; a second call shares the first one's end.
   */
  close(graceMs: number): Promise<void>;
}

export type ServeHttp = (options: ServeOptions) => Promise<HttpListener>;
