/**
 * The SMTP door: accepts connections up to its bounds, sweeps over their deadlines, and stops without losing
 * what is under way. Built on the library's server; its sessions are ours (`connection.ts` says which part of
 * the library's own is used, and why not more).
 */
import type { AddressInfo, Socket } from 'node:net';
import type { SMTPConnectionOptions } from 'smtp-server/lib/smtp-connection.js';
import { type Clock, systemClock } from '../clock.ts';
import type { MailReceiver } from '../inbox/mailreceiver.ts';
import { limits } from '../limits.ts';
import { sharingSocket } from '../runtime/index.ts';
import { hostsToTry, isWithoutIpv6, listenError, plainAddress } from '../runtime/listen.ts';
import { ByteBudget } from './bytebudget.ts';
import type { Connection } from './connection.ts';
import { type Admission, ConnectionCounter } from './connectioncounter.ts';
import { LibraryServer } from './library.ts';
import type { SmtpLogger } from './logger.ts';
import { type PeerList, Preface, type PrefaceFailure } from './preface.ts';
import { type Reply, replies, wireForm } from './replies.ts';
import { Session, type SessionSurroundings } from './session.ts';
import { type Certificate, openCertificate } from './tls.ts';

export interface SmtpOptions {
  readonly host: string;
  /** 0 for any free port. */
  readonly port: number;
  /** The name in the greeting, and in the self-signed certificate. */
  readonly hostname: string;
  readonly sizeBytesMax: number;
  readonly connectionsMax: number;
  readonly connectionsPerAddressMax: number;
  readonly tlsCertFile: string | null;
  readonly tlsKeyFile: string | null;
  /** Who must announce its clients with a PROXY header; nobody else can. */
  readonly proxyProtocolFrom: PeerList | null;
  readonly logger: SmtpLogger;
}

export interface SmtpListener {
  readonly address: { readonly host: string; readonly port: number };
  readonly listening: boolean;
  /**
   * Stops accepting, sends idle clients off, lets the mails under way finish within `graceMs`, then cuts what
   * is left. Resolves when every connection is gone; calling it again gives the same promise.
   */
  close(graceMs: number): Promise<void>;
}

/** What a test replaces. */
export interface SmtpTime {
  readonly clock: Clock;
  readonly sweepMs: number;
}

const realTime: SmtpTime = { clock: systemClock, sweepMs: limits.smtpSweepMs };

/** @throws Error with a message to show when the address or the certificate files cannot be used. */
export async function startSmtp(
  options: SmtpOptions,
  receiver: MailReceiver,
  time: SmtpTime = realTime,
): Promise<SmtpListener> {
  const certificate = await openCertificate(options, options.logger, time.clock);
  const listener = new Listener(options, receiver, certificate, time);
  await listener.open();
  return listener;
}

class Listener implements SmtpListener, SessionSurroundings {
  readonly hostname: string;
  readonly sizeBytesMax: number;
  readonly receiver: MailReceiver;
  readonly certificate: Certificate;
  readonly clock: Clock;
  readonly logger: SmtpLogger;
  readonly budget: ByteBudget;
  stopping = false;

  readonly #options: SmtpOptions;
  readonly #library: LibraryServer;
  readonly #connections: ConnectionCounter;
  readonly #sessions = new Set<Connection>();
  readonly #refused = new Set<Socket>();
  /** Connections of proxies that have not said yet for whom. Bounded with all others by `maxConnections`. */
  readonly #prefaces = new Set<Preface>();
  readonly #sweepMs: number;
  #refusals = 0;
  #nextRefusalLineMs = 0;
  #nextPrefaceLineMs = 0;
  #sweeper: ReturnType<typeof setInterval> | undefined;
  #closed: Promise<void> | null = null;

  constructor(options: SmtpOptions, receiver: MailReceiver, certificate: Certificate, time: SmtpTime) {
    this.#options = options;
    this.hostname = options.hostname;
    this.sizeBytesMax = options.sizeBytesMax;
    this.receiver = receiver;
    this.certificate = certificate;
    this.clock = time.clock;
    this.logger = options.logger;
    // One mail of the largest size must always fit.
    this.budget = new ByteBudget({
      bytesMax: limits.smtpBufferedBytesMax,
      clientBytesMax: limits.smtpBufferedBytesPerClientMax,
      reservedBytes: limits.smtpBufferedReservedBytes,
      smallMailBytesMax: limits.smtpSmallMailBytesMax,
    });
    this.#sweepMs = time.sweepMs;
    this.#connections = new ConnectionCounter(options.connectionsMax, options.connectionsPerAddressMax);
    this.#library = new LibraryServer({
      hostname: options.hostname,
      onConnection: (socket, details) => this.#onConnection(socket, details),
    });
    this.#library.server.maxConnections = options.connectionsMax + limits.smtpRefusalsMax;
    // Clients beyond that hear nothing at all, so that the operator needs a hint all the more.
    this.#library.server.on('drop', (client) => {
      const remoteAddress = plainAddress(client?.remoteAddress);
      this.receiver.noteTurnedAway({ remoteAddress, reason: 'too_many_connections' });
    });
  }

  async open(): Promise<void> {
    const { host, port } = this.#options;
    for (const candidate of hostsToTry(host)) {
      try {
        await this.#listen(candidate, port);
        break;
      } catch (error) {
        if (candidate !== '::' || !isWithoutIpv6(error)) throw listenError('smtp', candidate, port, error);
      }
    }
    // After the start an error of the listener (no file descriptor left, say) must not end the process.
    this.#library.on('error', (err) => this.logger.error({ err }, 'the SMTP listener had an error'));
    this.#sweeper = setInterval(() => this.#sweep(), this.#sweepMs);
    this.#sweeper.unref();
  }

  get address(): { readonly host: string; readonly port: number } {
    const address = this.#library.server.address() as AddressInfo | null;
    return { host: address?.address ?? this.#options.host, port: address?.port ?? this.#options.port };
  }

  get listening(): boolean {
    return this.#library.server.listening;
  }

  close(graceMs: number): Promise<void> {
    this.#closed ??= this.#close(graceMs);
    return this.#closed;
  }

  onGone(connection: Connection): void {
    this.#sessions.delete(connection);
    this.#connections.leave(connection.remoteAddress);
  }

  #listen(host: string, port: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const { server } = this.#library;
      this.#library.once('error', reject);
      server.listen({ port, host, backlog: limits.smtpBacklogMax }, () => {
        this.#library.off('error', reject);
        resolve();
      });
    });
  }

  #onConnection(socket: Socket, details: SMTPConnectionOptions | null | undefined): void {
    if (this.stopping) {
      this.#refuse(socket, replies.shuttingDown);
    } else if (this.#options.proxyProtocolFrom?.has(socket.remoteAddress ?? '')) {
      this.#awaitPreface(socket, details);
    } else {
      this.#admit(sharingSocket(socket), details);
    }
  }

  /** The header first: who is refused, counted and greeted is the client that it names. */
  #awaitPreface(socket: Socket, details: SMTPConnectionOptions | null | undefined): void {
    const proxyAddress = plainAddress(socket.remoteAddress);
    const preface = new Preface(socket, this.clock.monotonic(), {
      onHeader: ({ source }) => {
        this.#prefaces.delete(preface);
        const announced = source && { remoteAddress: source.address, remotePort: source.port };
        this.#admit(socket, { ...details, ...announced });
      },
      onFailure: (failure, receivedBytes) => {
        this.#prefaces.delete(preface);
        this.#notePrefaceFailure(proxyAddress, failure, receivedBytes);
      },
    });
    this.#prefaces.add(preface);
  }

  #admit(socket: Socket, details: SMTPConnectionOptions | null | undefined): void {
    const session = new Session(this.#library, socket, details, this);
    const admission = this.#connections.enter(session.remoteAddress);
    if (admission !== 'admitted') {
      const reason = admission === 'full' ? 'too_many_connections' : 'too_many_from_address';
      this.receiver.noteTurnedAway({ remoteAddress: session.remoteAddress, reason });
      this.#noteRefusal(session.remoteAddress, admission);
      this.#refuse(socket, admission === 'full' ? replies.tooManyConnections : replies.tooManyFromAddress);
      return;
    }
    this.#sessions.add(session);
    // A client that goes away in the middle, or fails a handshake: its own affair, worth no more than a line.
    session.on('error', (err) => {
      this.logger.debug({ remoteAddress: session.remoteAddress, err }, 'connection lost');
    });
    session.init();
  }

  /** A flood of connections must not become a flood of log lines. */
  #noteRefusal(remoteAddress: string, admission: Admission): void {
    this.#refusals += 1;
    const nowMs = this.clock.monotonic();
    if (nowMs < this.#nextRefusalLineMs) return;
    this.#nextRefusalLineMs = nowMs + limits.smtpRefusalLineMsMin;
    this.logger.warn({ remoteAddress, admission, refusals: this.#refusals }, 'too many SMTP connections');
  }

  /** A proxy that is set up wrongly fails with every connection, and should be found out by its first. */
  #notePrefaceFailure(proxyAddress: string, failure: PrefaceFailure, receivedBytes: number): void {
    const details = { proxyAddress, failure, receivedBytes };
    const nowMs = this.clock.monotonic();
    // Gone before the first byte: a proxy that looks whether the port is open, every few seconds.
    if ((failure === 'gone' && receivedBytes === 0) || nowMs < this.#nextPrefaceLineMs) {
      this.logger.debug(details, 'no PROXY header');
      return;
    }
    this.#nextPrefaceLineMs = nowMs + limits.smtpRefusalLineMsMin;
    this.logger.warn(details, 'a connection from a configured proxy without a valid PROXY header');
  }

  /** Tells why, then closes, without ever waiting for what the client makes of it. */
  #refuse(socket: Socket, reply: Reply): void {
    this.#refused.add(socket);
    const deadline = setTimeout(() => socket.destroy(), limits.smtpRefusalMsMax);
    deadline.unref();
    socket.once('close', () => {
      clearTimeout(deadline);
      this.#refused.delete(socket);
    });
    socket.on('error', () => socket.destroy());
    // Read and dropped: bytes left unread would turn the close into a reset, which can overtake the reply.
    socket.resume();
    socket.once('end', () => socket.destroy());
    socket.end(wireForm(reply));
  }

  #sweep(): void {
    const nowMs = this.clock.monotonic();
    for (const session of this.#sessions) session.sweep(nowMs);
    for (const preface of this.#prefaces) preface.sweep(nowMs);
  }

  async #close(graceMs: number): Promise<void> {
    this.stopping = true;
    const gone = new Promise<void>((resolve) => this.#library.server.close(() => resolve()));
    for (const session of this.#sessions) session.farewell();
    for (const preface of this.#prefaces) preface.cut();
    const patience = setTimeout(() => {
      for (const session of this.#sessions) session.cut();
      for (const socket of this.#refused) socket.destroy();
    }, graceMs);
    await gone;
    clearTimeout(patience);
    clearInterval(this.#sweeper);
  }
}
