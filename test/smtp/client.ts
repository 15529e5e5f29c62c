/** A client that says exactly what a test tells it to, byte for byte, and reads replies one at a time. */
import { once } from 'node:events';
import { connect as connectTcp, type Socket } from 'node:net';
import { type ConnectionOptions, connect as connectTls, type TLSSocket } from 'node:tls';
import { expect } from 'vitest';

/** What is sent, and what the replies to it look like; the beginning of each reply is enough. */
export interface Step {
  readonly send?: string | Uint8Array;
  readonly expect: string | RegExp | ReadonlyArray<string | RegExp>;
}

export class Client {
  socket: Socket;
  #received = '';
  #ended = false;
  #wake: () => void = () => {};

  constructor(socket: Socket) {
    this.socket = socket;
    this.#listen();
  }

  static async connect(port: number, host = '127.0.0.1'): Promise<Client> {
    const socket = connectTcp({ port, host, noDelay: true, allowHalfOpen: true });
    const client = new Client(socket);
    await once(socket, 'connect');
    return client;
  }

  /** Connected, greeted and introduced. */
  static async greeted(port: number, host = '127.0.0.1'): Promise<Client> {
    const client = await Client.connect(port, host);
    await client.play([{ expect: '220 ' }, { send: 'EHLO client.test\r\n', expect: '250-' }]);
    return client;
  }

  send(data: string | Uint8Array): void {
    if (!this.socket.writable) return;
    this.socket.write(typeof data === 'string' ? Buffer.from(data) : data);
  }

  /** The next reply, all its lines, without the last line end; null when the server has closed. */
  async reply(): Promise<string | null> {
    for (;;) {
      const match = /^(?:\d{3}-[^\r\n]*\r\n)*\d{3} [^\r\n]*\r\n/.exec(this.#received);
      if (match) {
        this.#received = this.#received.slice(match[0].length);
        return match[0].slice(0, -2);
      }
      if (this.#ended) return this.#received === '' ? null : this.#received;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }

  async play(steps: readonly Step[]): Promise<void> {
    for (const step of steps) {
      if (step.send !== undefined) this.send(step.send);
      for (const wanted of [step.expect].flat() as ReadonlyArray<string | RegExp>) {
        const reply = await this.reply();
        if (typeof wanted === 'string')
          expect(reply?.slice(0, wanted.length), `after ${step.send}`).toBe(wanted);
        else expect(reply, `after ${step.send}`).toMatch(wanted);
      }
    }
  }

  /** Whether the server has said nothing that was not read. */
  get isSilent(): boolean {
    return this.#received === '' && !this.#ended;
  }

  /** Everything the server still says until it closes. */
  async rest(): Promise<string[]> {
    const replies: string[] = [];
    for (let reply = await this.reply(); reply !== null; reply = await this.reply()) {
      replies.push(reply);
      if (this.#ended && this.#received === '') break;
    }
    return replies;
  }

  /** Turns the connection into a TLS one; the 220 to STARTTLS was read. */
  async secure(options: ConnectionOptions = {}): Promise<TLSSocket> {
    this.socket.removeAllListeners();
    const secured = connectTls({ socket: this.socket, rejectUnauthorized: false, ...options });
    this.socket = secured;
    this.#listen();
    await once(secured, 'secureConnect');
    return secured;
  }

  /** Says that nothing more will come, and goes on reading. */
  finish(): void {
    this.socket.end();
  }

  /** Gone without a word. */
  drop(): void {
    this.socket.resetAndDestroy();
  }

  end(): void {
    this.socket.destroy();
  }

  #listen(): void {
    const onEnd = () => {
      this.#ended = true;
      this.#wake();
    };
    this.socket.on('data', (chunk: Buffer) => {
      this.#received += chunk.toString('latin1');
      this.#wake();
    });
    this.socket.on('end', onEnd);
    this.socket.on('close', onEnd);
    this.socket.on('error', onEnd);
  }
}
