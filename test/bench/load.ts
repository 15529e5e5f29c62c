/** Load on an SMTP listener: kept connections that send one mail after the other, and sessions for one mail each. */
import { connect } from 'node:net';
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

/** @returns Mails acknowledged a second, over `connections` kept sessions. */
export async function mailsPerSecond(
  port: number,
  to: string,
  connections: number,
  seconds: number,
): Promise<number> {
  let acknowledged = 0;
  let stopped = false;
  const sessions = Array.from({ length: connections }, () =>
    keptSession(
      port,
      to,
      () => !stopped,
      () => acknowledged++,
    ),
  );
  const started = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  stopped = true;
  const rate = acknowledged / ((performance.now() - started) / 1_000);
  await Promise.all(sessions);
  return rate;
}

function keptSession(port: number, to: string, goesOn: () => boolean, onAck: () => void): Promise<void> {
  const steps = ['EHLO bench.test', 'MAIL FROM:<a@bench.test>', `RCPT TO:<${to}>`, 'DATA', `${mail4k}.`];
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let buffered = '';
    let step = 0;
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (chunk: string) => {
      buffered += chunk;
      for (let end = buffered.indexOf('\n'); end >= 0; end = buffered.indexOf('\n')) {
        const line = buffered.slice(0, end);
        buffered = buffered.slice(end + 1);
        if (line[3] === '-') continue;
        if (!/^[23]/.test(line)) return reject(new Error(`the listener said: ${line}`));
        if (step === steps.length) {
          onAck();
          if (!goesOn()) return socket.destroy();
          step = 1;
        }
        socket.write(`${steps[step]}\r\n`);
        step++;
      }
    });
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

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
