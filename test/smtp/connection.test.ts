import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.ts';
import { ByteBudget } from '../../src/smtp/bytebudget.ts';
import { LibraryServer } from '../../src/smtp/library.ts';
import { Session } from '../../src/smtp/session.ts';
import { type LogLine, MemoryMailReceiver, StandingClock } from './door.ts';

/** The socket of a client that sends what the test pushes; whether it reads what is written to it is its choice. */
class TestSocket extends Duplex {
  readonly #isDeaf: boolean;

  constructor(isDeaf: boolean) {
    super({ writableHighWaterMark: 200 });
    this.#isDeaf = isDeaf;
  }

  override _read(): void {}

  override _write(_chunk: Buffer, _encoding: string, done: () => void): void {
    if (!this.#isDeaf) done();
  }

  /** One packet, and time to read it. */
  async packet(text: string): Promise<void> {
    this.push(text);
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function connected({ isDeaf = false } = {}) {
  const socket = new TestSocket(isDeaf);
  const clock = new StandingClock();
  const receiver = new MemoryMailReceiver();
  const budget = new ByteBudget({
    bytesMax: 1_000,
    clientBytesMax: 1_000,
    reservedBytes: 0,
    smallMailBytesMax: 0,
  });
  const log: LogLine[] = [];
  const write = (level: string) => (details: object, message: string) => {
    log.push({ level, details, message });
  };
  const session = new Session(
    new LibraryServer({ hostname: 'mx.inbox.test', onConnection: () => {} }),
    socket as unknown as Socket,
    null,
    {
      hostname: 'mx.inbox.test',
      sizeBytesMax: 1_000,
      receiver,
      budget,
      certificate: { secureContext: () => Promise.reject(new Error('none')) },
      clock,
      logger: { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') },
      stopping: false,
      onGone: () => {},
    },
  );
  session.init();
  return { socket, clock, receiver, budget, log, session };
}

const toData = 'EHLO x\r\nMAIL FROM:<>\r\nRCPT TO:<qa@inbox.test>\r\nDATA\r\n';

describe('a connection', () => {
  it('to a client that never reads its replies is not read from, and ends with the deadline', async () => {
    const { socket, receiver, clock, session } = connected({ isDeaf: true });
    await socket.packet('EHLO x\r\nMAIL FROM:<>\r\n');
    for (let index = 0; index < 50; index += 1) await socket.packet(`RCPT TO:<box${index}@inbox.test>\r\n`);
    expect(socket.writableLength).toBeLessThan(1_000);
    expect(receiver.asked.length).toBeLessThan(10);

    clock.advance(limits.smtpIdleMsMax);
    session.sweep(clock.monotonic());
    expect(socket.writableEnded).toBe(true);
    socket.destroy();
  });

  it('gives back the memory of its mail once that is stored', async () => {
    const { socket, receiver, budget } = connected();
    await socket.packet(`${toData}${'x'.repeat(500)}`);
    expect(budget.heldBytes).toBe(500);
    await socket.packet('\r\n.\r\n');
    expect(receiver.received).toHaveLength(1);
    expect(budget.heldBytes).toBe(0);
    socket.destroy();
  });

  it('gives back the memory of its mail when the client is lost', async () => {
    const { socket, budget } = connected();
    await socket.packet(`${toData}${'x'.repeat(500)}`);
    expect(budget.heldBytes).toBe(500);
    socket.destroy();
    await new Promise((resolve) => setImmediate(resolve));
    expect(budget.heldBytes).toBe(0);
  });

  it('ends when it breaks, and takes nothing with it', async () => {
    const { socket, log, session } = connected();
    session._whenWritable = () => {
      throw new Error('boom');
    };
    await socket.packet('EHLO x\r\n');
    await new Promise((resolve) => setImmediate(resolve));
    expect(socket.destroyed).toBe(true);
    expect(log).toContainEqual(
      expect.objectContaining({ level: 'error', message: 'an SMTP connection broke' }),
    );
  });

  it('goes on without TLS when there is no certificate', async () => {
    const { socket, log } = connected();
    const written: string[] = [];
    socket.write = (chunk: string) => written.push(chunk) > 0;
    await socket.packet('STARTTLS\r\n');
    await socket.packet('NOOP\r\n');
    expect(written).toEqual([expect.stringMatching(/^454 4\.7\.0 /), expect.stringMatching(/^250 2\.0\.0 /)]);
    expect(log).toContainEqual(expect.objectContaining({ level: 'error' }));
    socket.destroy();
  });
});
