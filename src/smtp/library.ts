/**
 * The library's server with the four habits that do not fit here turned off. With `connection.ts` it is the
 * only file that reaches into the library; what the two rely on is checked in the test of the same name.
 */
import type { Socket } from 'node:net';
import type { SecureContext } from 'node:tls';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { SMTPConnectionOptions } from 'smtp-server/lib/smtp-connection.js';

export interface LibraryOptions {
  /** The name in the greeting. */
  readonly hostname: string;
  /** Called for every connection, before anything is said on it. */
  onConnection(socket: Socket, options: SMTPConnectionOptions | null | undefined): void;
}

export class LibraryServer extends SMTPServer {
  readonly #onConnection: LibraryOptions['onConnection'];

  constructor({ hostname, onConnection }: LibraryOptions) {
    super({
      name: hostname,
      banner: 'inboxd',
      // Asking the DNS about every client would hold up its greeting, and contact others because of it.
      disableReverseLookup: true,
      // A client that has said everything may close its side and still wants to hear what became of its mail.
      allowHalfOpen: true,
      // It would log commands as it reads them; the session logs what is worth it.
      logger: false,
    });
    this.#onConnection = onConnection;
  }

  /** In place of the library's connections, ours. */
  override connect(socket: Socket, options?: SMTPConnectionOptions | null): void {
    this.#onConnection(socket, options);
  }

  /** The library would make a context here from a private key that is published with its source. */
  override updateSecureContext(): void {
    this.secureContext = new Map<string, SecureContext>();
  }

  /** At once: the library's own goes round the event loop first. */
  override onConnect(_session: SMTPServerSession, callback: () => void): void {
    callback();
  }

  /** At once, for the same reason. */
  override onSecure(_socket: Socket, _session: SMTPServerSession, callback: () => void): void {
    callback();
  }
}
