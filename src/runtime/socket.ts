/**
 * An accepted socket whose bytes come by way of one buffer that all such sockets share. Node gives every read 64 KB of its
 * own, gives most of it back, and leaves the rest as garbage: for a command of thirty bytes that is more work than the command
 * (an eighth of what the main thread does for a mail).
 *
 * Node offers the buffer (`onread`) only to sockets that connect. So the handle of an accepted one is given to a socket that
 * has it, which takes two insides of Node. Where these are missing the socket stays what it is.
 */
import { Buffer } from 'node:buffer';
import { Socket, type SocketConstructorOpts } from 'node:net';

/** The insides that are relied on. */
interface Insides {
  _handle: { useUserBuffer?: unknown } | null;
  /** The server that counts it. */
  _server: object | null;
}

/** As much as Node reads at once. */
const shared = Buffer.allocUnsafeSlow(64 * 1024);

type Sink = NodeJS.WritableStream;

class SharingSocket extends Socket {
  #sink: Sink | null = null;

  constructor(accepted: Socket) {
    const before = insidesOf(accepted);
    const options: Omit<SocketConstructorOpts, 'handle'> & { readonly handle: unknown } = {
      handle: before._handle,
      allowHalfOpen: accepted.allowHalfOpen,
      onread: { buffer: shared, callback: (count: number) => this.#take(count) },
    };
    super(options as SocketConstructorOpts);
    insidesOf(this)._server = before._server;
    before._handle = null;
    before._server = null;
  }

  /** To one place at a time. What comes while there is none is dropped. */
  override pipe<T extends Sink>(sink: T): T {
    this.unpipe();
    this.#sink = sink;
    sink.on('drain', this.#goOn);
    this.on('end', this.#end);
    this.resume();
    return sink;
  }

  override unpipe(sink?: Sink): this {
    if (this.#sink === null || (sink !== undefined && sink !== this.#sink)) return this;
    this.#sink.removeListener('drain', this.#goOn);
    this.off('end', this.#end);
    this.#sink = null;
    return this;
  }

  /** @returns Whether to read on. */
  #take(count: number): boolean {
    if (this.#sink === null) return true;
    // A copy: the next read, of whichever socket, comes to the same place.
    const bytes = Buffer.allocUnsafe(count);
    shared.copy(bytes, 0, 0, count);
    return this.#sink.write(bytes);
  }

  readonly #goOn = (): void => {
    this.resume();
  };

  readonly #end = (): void => {
    this.#sink?.end();
  };
}

export function sharingSocketOfNode(accepted: Socket): Socket {
  const isPossible = typeof insidesOf(accepted)._handle?.useUserBuffer === 'function';
  return isPossible ? new SharingSocket(accepted) : accepted;
}

function insidesOf(socket: Socket): Insides {
  return socket as unknown as Insides;
}
