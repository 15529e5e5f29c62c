/**
 * One connection, as far as it is not about mail: replies out, deadlines, closing, the step up to TLS. This is
 * the only file that reaches into the library's class (accepting, greeting, TLS upgrade and teardown are its);
 * whatever it relies on there is listed in the test of this file, which fails when the library changes it.
 *
 * Deadlines are absolute: a client that sends a byte now and then gains nothing by it. They are not timers of
 * their own but moments that the listener compares with the clock in one sweep over all connections.
 */
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import type { SMTPServer } from 'smtp-server';
import { SMTPConnection, type SMTPConnectionOptions } from 'smtp-server/lib/smtp-connection.js';
import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';
import type { Collector, DataEnd } from './data.ts';
import type { SmtpLogger } from './logger.ts';
import { Reader } from './reader.ts';
import { failure, type Reply, replies, wireForm } from './replies.ts';
import type { Certificate } from './tls.ts';

/** What a command comes to. Null: the command has its own way of going on. */
export type Answer = Reply | Promise<Reply | null> | null;

/** What all connections of a listener share. */
export interface Surroundings {
  readonly certificate: Certificate;
  readonly clock: Clock;
  readonly logger: SmtpLogger;
  /** True once the listener stops: whoever has no mail under way is sent off. */
  readonly stopping: boolean;
  /** The sockets of this connection are gone. */
  onGone(connection: Connection): void;
}

/** What the server is waiting for, and so which deadline counts. */
type Phase = 'command' | 'working' | 'data' | 'handshake';

export abstract class Connection extends SMTPConnection {
  readonly #around: Surroundings;
  /** The outermost socket: the TLS one from the beginning of a handshake on. */
  #outerSocket: Socket;
  /** Replies that wait for those to the commands behind. */
  #unsent = '';
  #phase: Phase = 'command';
  #deadlineMs: number;
  /** End of a session that delivers nothing. */
  #sessionDeadlineMs: number;
  #gone = false;

  constructor(
    server: SMTPServer,
    socket: Socket,
    options: SMTPConnectionOptions | null | undefined,
    around: Surroundings,
  ) {
    super(server, socket, options);
    this.#around = around;
    this.#outerSocket = socket;
    const nowMs = around.clock.monotonic();
    this.#deadlineMs = nowMs + limits.smtpIdleMsMax;
    this.#sessionDeadlineMs = nowMs + limits.smtpSessionMsMax;
  }

  /** Decides about one command line. Throwing is answered with a temporary failure. */
  protected abstract answerLine(line: string): Answer;
  /** Decides about the message that was asked for. */
  protected abstract answerData(end: DataEnd): Answer;
  /** Whether a mail is under way, so that a stop should wait for it. */
  protected abstract get inTransaction(): boolean;

  /** As the library's, without its 100 ms pause before the greeting and without its count of connections. */
  override init(): void {
    this._setListeners(() => this.connectionReady());
  }

  override _createParser(): Reader {
    const reader = new Reader({
      onLine: (line, next) => this.#onLine(line, next),
      onData: (end, next) => this.#run(() => this.answerData(end), next),
      onViolation: (kind, next) =>
        this.#run(() => (kind === 'long_line' ? replies.longLine : replies.brokenLine), next),
      onPause: () => this.#flush(),
      onEnd: () => this.close(),
    });
    reader.on('error', (err) => {
      this.logger.error({ err, remoteAddress: this.remoteAddress }, 'an SMTP connection broke');
      this.#outerSocket.destroy();
    });
    return reader;
  }

  /**
   * The library sets its idle timer here, which every byte renews. The sweep does that work; but this is also
   * where the library shows the TLS socket before the handshake.
   */
  override _armTimeout(socket: Socket = this._socket): void {
    this.#outerSocket = socket;
  }

  override _onClose(): void {
    this.reader?.collector?.release();
    super._onClose();
    if (this.#gone) return;
    this.#gone = true;
    this.#around.onGone(this);
  }

  /** Closes what must be closed at this moment. */
  sweep(nowMs: number): void {
    if (this.#outerSocket.destroyed) this._onClose();
    else if (nowMs < this.#deadlineMs || this._closing) return;
    else if (this.#phase === 'handshake') this.#outerSocket.destroy();
    else if (this.#phase !== 'working') this.reply(replies.timeout);
  }

  /** The listener stops: farewell now, or as soon as the mail under way is finished. */
  farewell(): void {
    if (this.#phase === 'handshake') this.#outerSocket.destroy();
    // Everything is said, and a client that does not close its side is not worth waiting for.
    else if (this._closing) this.#outerSocket.destroySoon();
    else if (this.#phase === 'command' && !this.inTransaction) this.#dismiss();
  }

  /** The listener's patience is over. */
  cut(): void {
    if (this.#phase !== 'handshake' && !this._closing) this.reply(replies.shuttingDown);
    this.#outerSocket.destroy();
  }

  protected get reader(): Reader | null {
    return this._parser instanceof Reader ? this._parser : null;
  }

  protected get logger(): SmtpLogger {
    return this.#around.logger;
  }

  /** `TLSv1.3 TLS_AES_256_GCM_SHA384`, or null on a plain connection. */
  protected get tlsDescription(): string | null {
    const socket = this._socket as Socket | TLSSocket;
    if (!('encrypted' in socket)) return null;
    const cipher = socket.getCipher();
    return [socket.getProtocol() ?? 'TLS', cipher?.standardName ?? cipher?.name ?? ''].join(' ').trim();
  }

  /** The session has delivered something and has earned more time. */
  protected renew(): void {
    this.#sessionDeadlineMs = this.#around.clock.monotonic() + limits.smtpSessionMsMax;
  }

  /** What follows is a message. */
  protected collect(collector: Collector): void {
    this.reader?.collect(collector);
  }

  protected reply(reply: Reply): void {
    this.#unsent += wireForm(reply);
    // Replies to pipelined commands leave together (RFC 2920 section 3.2), which saves a packet for each.
    if (reply.closes || !this.reader?.hasMore) this.#flush();
    if (reply.closes) this.close();
  }

  #flush(): void {
    if (this.#unsent === '') return;
    const socket = this._socket;
    // During a handshake `_socket` is still the plain one, and a word on it would end the handshake.
    if (!this._upgrading && socket.writable) socket.write(this.#unsent, 'latin1');
    this.#unsent = '';
  }

  /** STARTTLS, RFC 3207. Whatever the client sent behind the command is thrown away with the old reader. */
  protected async startTls(): Promise<Reply | null> {
    let context: Awaited<ReturnType<Certificate['secureContext']>>;
    try {
      context = await this.#around.certificate.secureContext();
    } catch (error) {
      this.logger.error({ err: error }, 'no TLS certificate for STARTTLS');
      return replies.tlsUnavailable;
    }
    if (this._closing || this._closed) return null;
    // The key under which the library looks for the context of a name that has none of its own.
    this._server.secureContext.set('*', context);
    this.reply(replies.readyForTls);
    this.#flush();
    // The client closed its side while the certificate was looked at: no event will tell of it any more.
    if (this.#outerSocket.readableEnded) {
      this.#outerSocket.destroySoon();
      return null;
    }
    this.#enter('handshake', limits.smtpHandshakeMsMax);
    this.upgrade(
      () => {},
      () => this.#enter('command', limits.smtpIdleMsMax),
    );
    // A half-open plain connection is of use, a half-open handshake is not.
    this.#outerSocket.once('end', () => {
      if (this.#phase === 'handshake') this.#outerSocket.destroy();
    });
    return null;
  }

  #onLine(line: Buffer, next: () => void): void {
    this.#run(() => this.answerLine(line.toString()), next);
  }

  /** Runs a handler, says its answer, and reads on. */
  #run(handler: () => Answer, next: () => void): void {
    this.#phase = 'working';
    let answer: Answer;
    try {
      answer = handler();
    } catch (error) {
      this.#fail(error, next);
      return;
    }
    if (answer instanceof Promise) {
      answer.then(
        (reply) => this.#finish(reply, next),
        (error: unknown) => this.#fail(error, next),
      );
    } else {
      this.#finish(answer, next);
    }
  }

  #fail(error: unknown, next: () => void): void {
    this.logger.error({ err: error, remoteAddress: this.remoteAddress }, 'an SMTP command failed');
    this.#finish(failure(error), next);
  }

  #finish(answer: Reply | null, next: () => void): void {
    if (answer !== null) {
      this.reply(answer);
      if (this.#around.stopping && !this.inTransaction && !this._closing) this.#dismiss();
    }
    if (answer === null || this._closing || this._closed) {
      // STARTTLS or the end: the reader goes on only to drop what it holds.
      next();
      return;
    }
    if (this.reader?.collector) {
      this.#enter('data', limits.smtpDataMsMax);
    } else {
      this.#enter('command', limits.smtpIdleMsMax);
      this.#deadlineMs = Math.min(this.#deadlineMs, this.#sessionDeadlineMs);
    }
    // A client that never reads its replies is not read from either.
    this._whenWritable(next);
  }

  #enter(phase: Phase, patienceMs: number): void {
    this.#phase = phase;
    this.#deadlineMs = this.#around.clock.monotonic() + patienceMs;
  }

  /** Closes without waiting for the client to close its side. */
  #dismiss(): void {
    this.reply(replies.shuttingDown);
    this.#outerSocket.destroySoon();
  }
}
