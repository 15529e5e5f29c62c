import type { Socket } from 'node:net';
import { Duplex } from 'node:stream';
import { expect, it } from 'vitest';
import { limits } from '../../src/limits.ts';
import { ByteBudget } from '../../src/smtp/data.ts';
import { LibraryServer } from '../../src/smtp/library.ts';
import { Session } from '../../src/smtp/session.ts';
import { MemoryMailroom, StandingClock } from './door.ts';

/** The socket of a client that sends and never reads: what is written to it stays unwritten. */
class DeafSocket extends Duplex {
  writtenBytes = 0;

  constructor() {
    super({ writableHighWaterMark: 200 });
  }

  override _read(): void {}

  override _write(chunk: Buffer): void {
    this.writtenBytes += chunk.length;
  }
}

it('a client that never reads its replies is not read from, and ends with the deadline', async () => {
  const socket = new DeafSocket();
  const clock = new StandingClock();
  const mailroom = new MemoryMailroom();
  const log = () => {};
  const session = new Session(
    new LibraryServer({ hostname: 'mx.inbox.test', onConnection: () => {} }),
    socket as unknown as Socket,
    null,
    {
      hostname: 'mx.inbox.test',
      sizeBytesMax: 1_000,
      mailroom,
      budget: new ByteBudget(1_000),
      certificate: { secureContext: () => Promise.reject(new Error('none')), close: () => {} },
      clock,
      logger: { debug: log, info: log, warn: log, error: log },
      stopping: false,
      onGone: () => {},
    },
  );
  session.init();
  socket.push('EHLO x\r\nMAIL FROM:<>\r\n');
  for (let index = 0; index < 50; index += 1) {
    socket.push(`RCPT TO:<box${index}@inbox.test>\r\n`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(socket.writableLength).toBeLessThan(1_000);
  expect(mailroom.asked.length).toBeLessThan(10);

  clock.advance(limits.smtpIdleMsMax);
  session.sweep(clock.monotonic());
  expect(socket.writableEnded).toBe(true);
  socket.destroy();
});
