/**
 * The dialogue of RFC 5321: which command may come when, and what it means for the mail under way. Addresses
 * are judged and mails are stored by the mail receiver; what is said about it stands in `replies.ts`.
 */
import type { Socket } from 'node:net';
import type { SMTPServer } from 'smtp-server';
import type { SMTPConnectionOptions } from 'smtp-server/lib/smtp-connection.js';
import type { RefusalReason } from '../inbox/attempts.ts';
import type { MailReceiver } from '../inbox/mailreceiver.ts';
import { limits } from '../limits.ts';
import type { ByteBudget } from './bytebudget.ts';
import { type Answer, Connection, type Surroundings } from './connection.ts';
import { Collector, type DataEnd } from './data.ts';
import { parsePathArgument, senderOf } from './path.ts';
import { extendedHello, failure, hello, type Reply, replies, stored } from './replies.ts';
import { type Refusal, Transaction } from './transaction.ts';

export interface SessionSurroundings extends Surroundings {
  readonly hostname: string;
  readonly sizeBytesMax: number;
  readonly receiver: MailReceiver;
  readonly budget: ByteBudget;
}

const nonAscii = /[^\0-\x7f]/;
/** Controls of the second kind, which have two bytes in UTF-8 and so pass the reader. */
const control = /[\u0080-\u009f]/;
const notUtf8 = '\ufffd';

export class Session extends Connection {
  readonly #around: SessionSurroundings;
  #helo = '';
  #transaction: Transaction | null = null;
  #collector: Collector | null = null;
  #commandsSinceMail = 0;
  #unknownCommands = 0;
  #refusedSinceMail = 0;
  #toldSinceMail = 0;

  constructor(
    server: SMTPServer,
    socket: Socket,
    options: SMTPConnectionOptions | null | undefined,
    around: SessionSurroundings,
  ) {
    super(server, socket, options, around);
    this.#around = around;
  }

  protected override get inTransaction(): boolean {
    return this.#transaction !== null;
  }

  /** Also called by the library once TLS is up: nothing the client said in the clear survives. */
  override _resetSession(): void {
    super._resetSession();
    this.#abandon();
  }

  override _onClose(): void {
    super._onClose();
    this.#abandon();
  }

  protected override answerLine(line: string): Answer {
    this.#commandsSinceMail += 1;
    if (this.#commandsSinceMail > limits.smtpCommandsPerMailMax) return replies.tooManyCommands;
    if (line.includes(notUtf8) || control.test(line)) return replies.undecodable;
    // As a command it is nothing, but whoever sends it may mean one that has a chunk of data behind it.
    if (line.startsWith(' ')) return replies.brokenLine;
    const space = line.indexOf(' ');
    const verb = (space === -1 ? line : line.slice(0, space)).toUpperCase();
    const argument = space === -1 ? '' : line.slice(space + 1).trim();
    switch (verb) {
      case 'HELO':
      case 'EHLO':
        return this.#hello(verb, argument);
      case 'MAIL':
        return this.#mail(argument);
      case 'RCPT':
        return this.#recipient(argument);
      case 'DATA':
        return this.#data(argument);
      case 'RSET':
        return this.#reset(argument);
      case 'STARTTLS':
        if (argument !== '') return replies.needsNoArgument;
        return this.secure ? replies.tlsActive : this.startTls();
      case 'QUIT':
        return argument === '' ? replies.goodbye : replies.needsNoArgument;
      case 'NOOP':
        return replies.done;
      case 'HELP':
        return replies.help;
      case 'VRFY':
        return argument === '' ? replies.needsArgument : replies.willTry;
      default:
        return this.#notAMailCommand(verb);
    }
  }

  #hello(verb: 'HELO' | 'EHLO', name: string): Reply {
    if (name === '' || name.includes(' ') || Buffer.byteLength(name) > limits.smtpHeloOctetsMax) {
      return replies.needsName;
    }
    this.#helo = name;
    // The library forgets these two after STARTTLS; asking it keeps one truth about who was greeted.
    this.hostNameAppearsAs = name;
    this.openingCommand = verb;
    this._resetSession();
    const { hostname, sizeBytesMax } = this.#around;
    return verb === 'HELO' ? hello(hostname) : extendedHello(hostname, sizeBytesMax, !this.secure);
  }

  #mail(argument: string): Reply {
    if (!this.hostNameAppearsAs) return replies.helloFirst;
    if (this.#transaction !== null) return replies.mailTwice;
    const parsed = parsePathArgument(argument, 'FROM');
    if (parsed === 'bad_path') return replies.badSender;
    if (parsed === 'bad_parameter') return replies.badParameter;
    const mailFrom = senderOf(parsed.path);
    if (mailFrom === null) return replies.badSender;
    let utf8 = false;
    for (const [keyword, value] of parsed.parameters) {
      if (keyword === 'SIZE') {
        if (value === null || !/^\d{1,20}$/.test(value)) return replies.badParameter;
        if (Number(value) > this.#around.sizeBytesMax) {
          this.#noteRefused('declared_too_big', 0);
          this.#tell('declared_too_big', new Transaction(mailFrom, utf8), null);
          return replies.tooBig;
        }
      } else if (keyword === 'BODY') {
        if (value === null || !/^(?:7BIT|8BITMIME)$/i.test(value)) return replies.badParameter;
      } else if (keyword === 'SMTPUTF8') {
        if (value !== null) return replies.badParameter;
        utf8 = true;
      } else {
        return replies.unknownParameter;
      }
    }
    if (!utf8 && nonAscii.test(mailFrom)) return replies.needsUtf8;
    this.#transaction = new Transaction(mailFrom, utf8);
    return replies.senderOk;
  }

  #recipient(argument: string): Answer {
    const transaction = this.#transaction;
    if (!this.hostNameAppearsAs) return replies.helloFirst;
    if (transaction === null) return replies.mailFirst;
    const parsed = parsePathArgument(argument, 'TO');
    if (parsed === 'bad_path' || (parsed !== 'bad_parameter' && parsed.path === ''))
      return replies.badRecipient;
    if (parsed === 'bad_parameter') return replies.badParameter;
    if (parsed.parameters.size > 0) return replies.unknownParameter;
    if (!transaction.utf8 && nonAscii.test(parsed.path)) return replies.needsUtf8;
    // Before the address is looked at: beyond the bound nothing costs a question to the store.
    if (transaction.recipients.length >= limits.smtpRecipientsMax) {
      this.#tell('too_many_recipients', transaction, parsed.path);
      return replies.tooManyRecipients;
    }
    return this.#verify(transaction, parsed.path);
  }

  async #verify(transaction: Transaction, path: string): Promise<Reply> {
    const verification = await this.#around.receiver.verify(path);
    if (verification.status === 'deliverable') {
      transaction.accept(verification.recipient);
      return replies.recipientOk;
    }
    transaction.refuse(verification.status);
    this.#tell(verification.status, transaction, path);
    return refusedRecipients[verification.status];
  }

  #data(argument: string): Reply {
    const refusal = this.#dataRefusal(argument);
    if (refusal !== null) {
      // The client did not wait for the go-ahead. What it sends now is a message, written by someone who may
      // have put commands into it; none of it may be run.
      return this.reader?.hasMore ? replies.dataBehindRefusal : refusal;
    }
    const { sizeBytesMax, budget } = this.#around;
    this.#collector = new Collector({
      bytesMax: sizeBytesMax,
      discardBytesMax: limits.smtpDiscardBytesMax,
      memory: budget.ofMail(this.remoteAddress),
    });
    this.collect(this.#collector);
    return replies.goAhead;
  }

  #dataRefusal(argument: string): Reply | null {
    if (argument !== '') return replies.needsNoArgument;
    if (!this.hostNameAppearsAs) return replies.helloFirst;
    if (this.#transaction === null) return replies.mailFirst;
    return this.#transaction.recipients.length === 0 ? replies.noRecipients : null;
  }

  protected override answerData(end: DataEnd): Answer {
    const transaction = this.#transaction!;
    const collector = this.#collector!;
    this.#collector = null;
    if (end.kind === 'mail') return this.#store(transaction, end.raw, collector);
    collector.release();
    this.#transaction = null;
    this.#noteRefused(end.kind, transaction.recipients.length);
    this.#tell(end.kind, transaction, null);
    return refusedMails[end.kind];
  }

  async #store(transaction: Transaction, raw: Uint8Array, collector: Collector): Promise<Reply> {
    const { mailFrom, recipients, utf8 } = transaction;
    const { remoteAddress, tlsDescription: tls } = this;
    const { clock, receiver } = this.#around;
    const sizeBytes = raw.length;
    const beganMs = clock.monotonic();
    try {
      const { messageId } = await receiver.receive(
        {
          mailFrom,
          recipients,
          remoteAddress,
          helo: this.#helo,
          tls,
          protocol: this.#protocol(utf8),
        },
        raw,
      );
      this.#commandsSinceMail = 0;
      this.#unknownCommands = 0;
      this.#refusedSinceMail = 0;
      this.#toldSinceMail = 0;
      this.renew();
      const ms = Math.round(clock.monotonic() - beganMs);
      this.logger.info(
        { messageId, sizeBytes, recipients: recipients.length, remoteAddress, tls, ms },
        'mail stored',
      );
      return stored(messageId);
    } catch (error) {
      const reply = failure(error);
      if (reply === replies.noSuchInbox) {
        this.#noteRefused('no_such_inbox', recipients.length);
        this.#tell('no_such_inbox', transaction, null);
      } else {
        this.logger.error({ remoteAddress, sizeBytes, err: error }, 'mail not stored');
        this.#tell('not_stored', transaction, null);
      }
      return reply;
    } finally {
      this.#transaction = null;
      collector.release();
    }
  }

  #reset(argument: string): Reply {
    if (argument !== '') return replies.needsNoArgument;
    this._resetSession();
    return replies.done;
  }

  #notAMailCommand(verb: string): Reply {
    // A chunk follows BDAT at once. Were the connection kept open, its bytes would be run as commands.
    if (verb === 'BDAT') return replies.chunkingNotOffered;
    if (httpMethods.has(verb)) return replies.notHttp;
    this.#unknownCommands += 1;
    if (this.#unknownCommands > limits.smtpUnknownCommandsMax) return replies.tooManyUnknown;
    if (verb === 'AUTH') return replies.authNotOffered;
    if (verb === 'XCLIENT' || verb === 'XFORWARD') return replies.notAllowed;
    return obsolete.has(verb) ? replies.notOffered : replies.unknownCommand;
  }

  /** For the `with` clause of Received; the names are those of RFC 3848 and RFC 6531. */
  #protocol(utf8: boolean): string {
    if (this.openingCommand !== 'EHLO') return 'SMTP';
    return `${utf8 ? 'UTF8' : 'E'}SMTP${this.secure ? 'S' : ''}`;
  }

  /** The mail under way will not come. */
  #abandon(): void {
    const refused = this.#transaction?.allRefused;
    this.#transaction = null;
    if (refused) this.#noteRefused(refused.reason, refused.recipients);
  }

  /** Logs our word for the reason, and nothing that the client wrote; no more lines than a person would read. */
  #noteRefused(reason: string, recipients: number): void {
    this.#refusedSinceMail += 1;
    if (this.#refusedSinceMail > limits.smtpRefusedLinesMax) return;
    this.logger.info({ reason, recipients, remoteAddress: this.remoteAddress }, 'mail refused');
  }

  /** Notes it for people who look where a mail went: as many as a person would read, whatever a client tries. */
  #tell(reason: RefusalReason, { mailFrom, recipients }: Transaction, refusedRecipient: string | null): void {
    this.#toldSinceMail += 1;
    if (this.#toldSinceMail > limits.smtpRefusedLinesMax) return;
    const { remoteAddress, tlsDescription: tls } = this;
    // A recipient that was refused says nothing about those beside it.
    const concerned = refusedRecipient === null || reason === 'too_many_recipients' ? recipients : [];
    this.#around.receiver.noteRefused({
      reason,
      remoteAddress,
      helo: this.#helo,
      mailFrom,
      recipients: concerned,
      refusedRecipient,
      tls,
    });
  }
}

const refusedRecipients = {
  malformed: replies.badRecipient,
  foreign_domain: replies.foreignDomain,
  no_such_inbox: replies.noSuchInbox,
} as const satisfies Readonly<Record<Refusal, Reply>>;

const refusedMails = {
  too_big: replies.tooBig,
  far_too_big: replies.farTooBig,
  no_memory: replies.noMemory,
  bare_cr: replies.bareCarriageReturn,
  bare_lf: replies.bareLineFeed,
} as const satisfies Readonly<Record<Exclude<DataEnd['kind'], 'mail'>, Reply>>;

/** A web page can make a browser send these; the body would follow as commands. */
const httpMethods = new Set('GET POST PUT PATCH HEAD DELETE OPTIONS TRACE CONNECT PRI'.split(' '));
/** Commands of RFC 5321, its forerunners and its extensions that are known and not offered. */
const obsolete = new Set(['EXPN', 'ETRN', 'TURN', 'ATRN', 'SEND', 'SOML', 'SAML', 'BURL']);
