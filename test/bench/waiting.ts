/** How soon held requests are answered. */
import { type Service, testKey } from '../support/process.ts';
import { mailOf, openSession } from '../support/sender.ts';
import { hold, measured, untilHeld } from './holding.ts';
import { at } from './http.ts';
import { progress, type Report } from './report.ts';
import { inboxOf, type Stage } from './stage.ts';

const address = 'bench@inbox.test';

/** From the last byte of a mail to the answer of the request that is held for its code; alone, and among 1,000. */
export async function wait(stage: Stage, report: Report): Promise<void> {
  const service = await stage.service(null, measured);
  const { id } = await inboxOf(service, address);
  const other = await inboxOf(service, 'crowd@inbox.test');
  // Not counted: all begins with cold code.
  await heldTimes(service, id, 50);
  const atOnce: number[] = [];
  for (let count = 0; count < 100; count++) {
    const started = performance.now();
    await service.api('GET', '/api/v1/clock');
    atOnce.push(performance.now() - started);
  }
  const alone = await heldTimes(service, id, 150);
  const crowd = hold(service, other.id, 990, testKey, 60);
  await untilHeld(service, 990);
  const among = await heldTimes(service, id, 150);
  crowd.release();
  const others = 'a request that is not held';
  report.row('held otp, last byte of the mail to answer', 'ms', alone, others, atOnce);
  report.row('the same with 990 others held', 'ms', among, 'alone', alone);
  const p99 = (times: readonly number[]) => [
    at(
      times.toSorted((a, b) => a - b),
      0.99,
    ),
  ];
  report.row('the same with 990 others held, p99', 'ms', p99(among), 'alone', p99(alone));
  await stage.stop(service);
}

/** @param smtpPort Where the mails go: to the same service, or to another on the same database. */
export async function heldTimes(
  service: Service,
  inboxId: string,
  count: number,
  smtpPort = service.smtpPort,
): Promise<number[]> {
  const times: number[] = [];
  const session = await openSession(smtpPort);
  await session.command('EHLO bench.test');
  for (let sent = 0; sent < count; sent++) {
    const clock = await service.api('GET', '/api/v1/clock');
    const since = (clock.body as { data: { epochMs: number } }).data.epochMs;
    const answered = service
      .api('GET', `/api/v1/emailInbox/${inboxId}/otp?since=${since}&wait=30`)
      .then(() => performance.now());
    await session.command('MAIL FROM:<a@bench.test>');
    await session.command(`RCPT TO:<${address}>`);
    await session.command('DATA');
    const started = performance.now();
    await session.data(mailOf({ body: `Your verification code is ${100_000 + sent}.` }));
    times.push((await answered) - started);
    if (sent % 20 === 0) progress('wait', `${sent} of ${count}`);
  }
  session.close();
  return times;
}
