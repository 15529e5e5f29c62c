/** A listener on a free port of this machine, with a mail receiver in memory behind it that does as it is told. */
import type { Clock } from '../../src/clock.ts';
import { AppError } from '../../src/errors.ts';
import type { Refused, TurnedAway } from '../../src/inbox/attempts.ts';
import type { Envelope, MailReceiver, Verification } from '../../src/inbox/mailreceiver.ts';
import { type SmtpListener, type SmtpOptions, startSmtp } from '../../src/smtp/server.ts';

export interface LogLine {
  readonly level: string;
  readonly details: object;
  readonly message: string;
}

/** Knows `qa@inbox.test` with any tag, `box1@inbox.test` and so on, and the postmaster. */
export class MemoryMailReceiver implements MailReceiver {
  readonly received: { readonly envelope: Envelope; readonly raw: Uint8Array }[] = [];
  readonly asked: string[] = [];
  /** Thrown instead of the next answers. */
  verifyError: unknown = null;
  receiveError: unknown = null;
  /** Called when a mail has come in, before it counts as stored. */
  beforeStored: () => Promise<void> | void = () => {};

  async verify(address: string): Promise<Verification> {
    this.asked.push(address);
    if (this.verifyError !== null) throw this.verifyError;
    const canonical = address.toLowerCase();
    if (canonical === 'postmaster') return deliverable('inb_postmaster', 'postmaster@inbox.test');
    const at = canonical.lastIndexOf('@');
    if (at < 1) return { status: 'malformed' };
    if (canonical.slice(at + 1) !== 'inbox.test') return { status: 'foreign_domain' };
    const box = canonical.slice(0, at).split('+', 1)[0]!;
    return /^(?:qa|box\d+)$/.test(box) ? deliverable(`inb_${box}`, canonical) : { status: 'no_such_inbox' };
  }

  async receive(envelope: Envelope, raw: Uint8Array): Promise<{ readonly messageId: string }> {
    await this.beforeStored();
    if (this.receiveError !== null) throw this.receiveError;
    this.received.push({ envelope, raw });
    return { messageId: `msg_${this.received.length}` };
  }

  readonly refused: Refused[] = [];

  noteRefused(refused: Refused): void {
    this.refused.push(refused);
  }

  readonly turnedAway: TurnedAway[] = [];

  noteTurnedAway(client: TurnedAway): void {
    this.turnedAway.push(client);
  }

  get texts(): string[] {
    return this.received.map(({ raw }) => Buffer.from(raw).toString('latin1'));
  }
}

function deliverable(inboxId: string, address: string): Verification {
  return { status: 'deliverable', recipient: { inboxId, organizationId: 'org_default', address } };
}

/** A clock that stands still until a test moves it. */
export class StandingClock implements Clock {
  #ms = 1_000_000;

  now(): number {
    return Date.UTC(2026, 10, 20) + this.#ms;
  }

  monotonic(): number {
    return this.#ms;
  }

  advance(ms: number): void {
    this.#ms += ms;
  }
}

export interface Door {
  readonly listener: SmtpListener;
  readonly receiver: MemoryMailReceiver;
  readonly clock: StandingClock;
  readonly log: LogLine[];
  readonly port: number;
}

export async function openDoor(options: Partial<SmtpOptions> = {}): Promise<Door> {
  const receiver = new MemoryMailReceiver();
  const clock = new StandingClock();
  const log: LogLine[] = [];
  const write = (level: string) => (details: object, message: string) => {
    log.push({ level, details, message });
  };
  const listener = await startSmtp(
    {
      host: '127.0.0.1',
      port: 0,
      hostname: 'mx.inbox.test',
      sizeBytesMax: 100_000,
      connectionsMax: 200,
      connectionsPerAddressMax: 100,
      tlsCertFile: null,
      tlsKeyFile: null,
      proxyProtocolFrom: null,
      logger: { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') },
      ...options,
    },
    receiver,
    { clock, sweepMs: 5 },
  );
  return { listener, receiver, clock, log, port: listener.address.port };
}

export const storageFull = () => new AppError('storage_full', 'The disk is full');
export const storageUnavailable = () =>
  new AppError('storage_unavailable', 'The database cannot be asked', { cause: new Error('disk I/O error') });
