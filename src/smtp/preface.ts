/**
 * What comes before the session on a connection from a proxy: its header, which names the client. Nothing is said
 * before the header was read. It has to come soon, whole, and in few bytes. The deployment says who may speak for
 * others; from everyone else such a header is an unknown command.
 */
import type { Socket } from 'node:net';
import { limits } from '../limits.ts';
import { type ProxyHeader, readProxyHeader } from './proxyheader.ts';

/** The peers that speak for others. */
export interface PeerList {
  /** @param address an IP address in any notation. */
  has(address: string): boolean;
}

/** Why there is no session: it was no header, none came in time, or the peer went away before it was complete. */
export type PrefaceFailure = 'malformed' | 'late' | 'gone';

export interface PrefaceListener {
  /** The socket is paused and holds what came behind the header. */
  onHeader(header: ProxyHeader): void;
  /** The socket is destroyed. `receivedBytes` is 0 for a proxy that only looks whether the port is open. */
  onFailure(failure: PrefaceFailure, receivedBytes: number): void;
}

export class Preface {
  readonly #socket: Socket;
  readonly #listener: PrefaceListener;
  readonly #deadlineMs: number;
  #received: Buffer = Buffer.alloc(0);
  #isFinished = false;

  constructor(socket: Socket, nowMs: number, listener: PrefaceListener) {
    this.#socket = socket;
    this.#listener = listener;
    this.#deadlineMs = nowMs + limits.smtpProxyHeaderMsMax;
    socket.on('data', this.#onData);
    socket.on('end', this.#onGone);
    socket.on('close', this.#onGone);
    // Stays for as long as the socket does: an error that nobody listens to would end the process.
    socket.on('error', () => {});
  }

  /** Gives up when the time is over, however many bytes trickled in. */
  sweep(nowMs: number): void {
    if (this.#socket.destroyed) this.#fail('gone');
    else if (nowMs >= this.#deadlineMs) this.#fail('late');
  }

  /** The listener stops: there is no mail here to wait for. */
  cut(): void {
    this.#fail('gone');
  }

  readonly #onData = (chunk: Buffer): void => {
    const received = this.#received.length === 0 ? chunk : Buffer.concat([this.#received, chunk]);
    this.#received = received;
    const header = readProxyHeader(received);
    if (header === 'malformed') {
      this.#fail('malformed');
    } else if (header !== 'incomplete') {
      this.#finish();
      this.#socket.pause();
      // Back into the socket, so that the session reads all of its bytes from one place.
      if (header.bytes < received.length) this.#socket.unshift(received.subarray(header.bytes));
      this.#listener.onHeader(header);
    }
  };

  readonly #onGone = (): void => this.#fail('gone');

  #fail(failure: PrefaceFailure): void {
    if (this.#isFinished) return;
    const receivedBytes = this.#received.length;
    this.#finish();
    this.#socket.destroy();
    this.#listener.onFailure(failure, receivedBytes);
  }

  #finish(): void {
    this.#isFinished = true;
    this.#received = Buffer.alloc(0);
    this.#socket.off('data', this.#onData);
    this.#socket.off('end', this.#onGone);
    this.#socket.off('close', this.#onGone);
  }
}
