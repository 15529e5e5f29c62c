/** Load on an SMTP listener: kept connections that send one mail after the other, and sessions for one mail each. */
import { connect, type Socket } from 'node:net';
import { mailMaker } from '../../scripts/fill/mails.ts';
import { deliver, mailOf } from '../support/sender.ts';

/** A mail of about 4 KB with a code in it. */
export const mail4k = mailOf({
  subject: 'Your code',
  body: [
    'Your verification code is 482913. It expires in 10 minutes.',
    ...Array.from(
      { length: 50 },
      (_, line) => `Line ${line}: a quick brown fox jumps over a lazy dog and runs from it.`,
    ),
  ].join('\r\n'),
});

const madeAt = new Date('2026-11-20T10:00:00Z');

/** Newsletters of about 30 KB, each another one. */
export function htmlMails(count: number): string[] {
  const make = mailMaker(30);
  const shape = { textChars: 3_000, htmlBytes: 20_000 };
  return Array.from({ length: count }, () => make('bench@inbox.test', madeAt, shape).raw.toString('latin1'));
}

/** Mails with an attachment that makes them 1 MB. */
export function attachmentMails(count: number): string[] {
  const make = mailMaker(31);
  const shape = { textChars: 300, htmlBytes: 0, attachmentBytes: 760_000 };
  return Array.from({ length: count }, () => make('bench@inbox.test', madeAt, shape).raw.toString('latin1'));
}

/** As it goes over the wire after a 354, the dots and the end included. */
function onTheWire(mail: string): Buffer {
  return Buffer.from(`${mail.replace(/^\./gm, '..')}${mail.endsWith('\r\n') ? '' : '\r\n'}.\r\n`, 'latin1');
}

interface SessionPlan {
  readonly port: number;
  readonly to: string;
  readonly mails: readonly Buffer[];
  /** Resolves when the next mail may go; false ends the session. */
  next(): boolean | Promise<boolean>;
  onAck(): void;
}

/** @returns Mails acknowledged a second, over `connections` kept sessions. */
export async function mailsPerSecond(
  port: number,
  to: string,
  connections: number,
  seconds: number,
  mails: readonly string[] = [mail4k],
): Promise<number> {
  const wire = mails.map(onTheWire);
  let acknowledged = 0;
  let stopped = false;
  const plan = { port, to, mails: wire, next: () => !stopped, onAck: () => acknowledged++ };
  const sessions = Array.from({ length: connections }, () => keptSession(plan));
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  stopped = true;
  const rate = acknowledged / ((performance.now() - started) / 1_000);
  await Promise.all(sessions);
  return rate;
}

/** Sends so many mails, as fast as they are taken. */
export async function sendMails(
  port: number,
  to: string,
  count: number,
  mails: readonly string[],
): Promise<void> {
  let begun = 0;
  const plan = { port, to, mails: mails.map(onTheWire), next: () => begun++ < count, onAck: () => {} };
  await Promise.all(Array.from({ length: 20 }, () => keptSession(plan)));
}

/** Mails that come at a steady rate until they are stopped. */
export function steadyMails(port: number, to: string, perSecond: number): { stop(): Promise<void> } {
  const waiting: ((goesOn: boolean) => void)[] = [];
  let owed = 0;
  let stopped = false;
  const next = (): boolean | Promise<boolean> => {
    if (stopped) return false;
    if (owed > 0) {
      owed--;
      return true;
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  const timer = setInterval(() => {
    owed = Math.min(owed + perSecond / 100, perSecond);
    while (owed >= 1 && waiting.length > 0) {
      owed--;
      waiting.shift()!(true);
    }
  }, 10);
  const plan = { port, to, mails: [onTheWire(mail4k)], next, onAck: () => {} };
  const sessions = Array.from({ length: 20 }, () => keptSession(plan));
  return {
    async stop() {
      stopped = true;
      clearInterval(timer);
      for (const resolve of waiting.splice(0)) resolve(false);
      await Promise.all(sessions);
    },
  };
}

const lineFeed = 10;
const hyphen = 45;
const isPositive = (digit: number | undefined) => digit === 50 || digit === 51;

/**
 * One command at a time, each after the reply to the one before, as most clients do. The generator shares the machine with
 * what it measures: commands are bytes made beforehand, replies are looked at where they lie, and nothing is a promise.
 */
function keptSession({ port, to, mails, next, onAck }: SessionPlan): Promise<void> {
  const steps = ['EHLO bench.test', 'MAIL FROM:<a@bench.test>', `RCPT TO:<${to}>`, 'DATA'].map((line) =>
    Buffer.from(`${line}\r\n`, 'latin1'),
  );
  return new Promise((resolve, reject) => {
    let step = 0;
    let sent = Math.floor(Math.random() * mails.length);
    let rest = Buffer.alloc(0);
    const send = () => {
      socket.write(step === steps.length ? mails[sent++ % mails.length]! : steps[step]!);
      step++;
    };
    const begin = (goesOn: boolean) => {
      if (goesOn) send();
      else socket.destroy();
    };
    const onReply = () => {
      if (step === steps.length + 1) {
        onAck();
        step = 1;
      }
      if (step !== 1) return send();
      const goesOn = next();
      if (typeof goesOn === 'boolean') begin(goesOn);
      else void goesOn.then(begin);
    };
    const onBytes = (bytes: Buffer) => {
      let start = 0;
      for (let end = bytes.indexOf(lineFeed); end >= 0; end = bytes.indexOf(lineFeed, start)) {
        if (!isPositive(bytes[start])) {
          return reject(new Error(`the listener said: ${bytes.toString('latin1', start, end)}`));
        }
        const isLast = bytes[start + 3] !== hyphen;
        start = end + 1;
        if (isLast) onReply();
      }
      // A copy: the bytes are overwritten by those that come next.
      rest = Buffer.from(bytes.subarray(start));
    };
    const socket: Socket = connect({
      port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: Buffer.alloc(4_096),
        callback(count, buffer) {
          const bytes = Buffer.from(buffer.buffer, buffer.byteOffset, count);
          onBytes(rest.length === 0 ? bytes : Buffer.concat([rest, bytes]));
          return true;
        },
      },
    });
    socket.on('error', reject);
    socket.on('close', () => resolve());
  });
}

/** @returns Milliseconds of each of so many sessions, from connect to the 250 of the mail. */
export async function freshSessions(port: number, to: string, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let done = 0; done < count; done++) {
    const started = performance.now();
    const reply = await deliver(port, { to, mail: mail4k });
    if (!reply.startsWith('250')) throw new Error(`the listener said: ${reply}`);
    times.push(performance.now() - started);
  }
  return times;
}
