/** Reading: polls for codes, lists and searches, on an empty database and on a full one. */
import { type Service, testKey } from '../support/process.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { at, requestsPerSecond } from './http.ts';
import { steadyMails } from './load.ts';
import { progress, type Report, rounds } from './report.ts';
import { inboxOf, type Stage } from './stage.ts';

const seconds = 2;

/** `GET otp` from 50 connections, each asking again as soon as it was answered. */
export async function poll(stage: Stage, report: Report): Promise<void> {
  const empty = await stage.service();
  const full = stage.database === null ? null : await stage.service(stage.database);
  const emptyPath = await pathOfCode(empty);
  const fullPath = full === null ? null : await pathOfCode(full);
  const ask = (port: number, path: string) =>
    requestsPerSecond({ port, paths: [path], key: testKey, connections: 50, seconds });

  await ask(empty.httpPort, emptyPath);
  await ask(stage.references.http, '/');
  if (full !== null && fullPath !== null) await ask(full.httpPort, fullPath);
  const rates: Record<'empty' | 'full' | 'bare', number[]> = { empty: [], full: [], bare: [] };
  const p99: Record<'quiet' | 'busy', number[]> = { quiet: [], busy: [] };
  const busy = full ?? empty;
  for (let round = 1; round <= rounds; round++) {
    rates.empty.push((await ask(empty.httpPort, emptyPath)).perSecond);
    if (full !== null && fullPath !== null) {
      rates.full.push((await ask(full.httpPort, fullPath)).perSecond);
    }
    rates.bare.push((await ask(stage.references.http, '/')).perSecond);
    // As hard as 50 connections can: so the time is mostly that of waiting for one another.
    const path = fullPath ?? emptyPath;
    p99.quiet.push(at((await ask(busy.httpPort, path)).times, 0.99));
    const mails = steadyMails(busy.smtpPort, 'bench@inbox.test', 500);
    p99.busy.push(at((await ask(busy.httpPort, path)).times, 0.99));
    await mails.stop();
    progress('poll', `round ${round} of ${rounds}`);
  }
  report.row('polls of 50 connections, empty database', '/s', rates.empty, 'bare node:http', rates.bare);
  if (full !== null) {
    report.row('polls of 50 connections, full database', '/s', rates.full, 'empty database', rates.empty);
  }
  report.row('poll, p99 while 500 mails a second arrive', 'ms', p99.busy, 'without mails', p99.quiet);
  await stage.stop(empty);
  if (full !== null) await stage.stop(full);
}

async function pathOfCode(service: Service): Promise<string> {
  const { id, email } = await inboxOf(service, 'bench@inbox.test');
  await deliver(service.smtpPort, { to: email, mail: mailOf({ body: 'Your verification code is 482913.' }) });
  return `/api/v1/emailInbox/${id}/otp`;
}

/** A page of 50 of the largest inbox: the newest, and one from its middle. */
export async function list(stage: Stage, report: Report): Promise<void> {
  const { service, base } = await largest(stage);
  const middle = await cursorInside(service, base);
  await compare(stage, report, service, [
    ['list of 50', [base]],
    ['list of 50, deep inside', [`${base}?cursor=${middle}`]],
  ]);
  await stage.stop(service);
}

/** What people search for, and what is hardest: words that all mails have, and words that none has. */
export async function search(stage: Stage, report: Report): Promise<void> {
  const { service, base } = await largest(stage);
  const q = (query: string) => `${base}?q=${encodeURIComponent(query)}`;
  await compare(stage, report, service, [
    ['search, mixed', [q('code'), q('"verification code"'), q('Konto'), q('確認'), q('order payment')]],
    ['search, a word of every mail', [q('unsubscribe')]],
    ['search, a word of no mail', [q('qqqzzzqqq')]],
    ['search, rare words', [q('holjerfer'), q('tionmenan OR verlorber')]],
    ['search, without a word of every mail', [q('code -unsubscribe')]],
    ['filter by a sender who never wrote', [`${base}?from=nobody`]],
  ]);
  await stage.stop(service);
}

async function largest(stage: Stage): Promise<{ service: Service; base: string }> {
  const service = await stage.service(stage.database);
  // The largest one of `npm run fill`.
  const { id, email } = await inboxOf(service, 'full@inbox.test');
  if (stage.database === null) {
    for (let sent = 0; sent < 100; sent++) {
      await deliver(service.smtpPort, {
        to: email,
        mail: mailOf({ body: `Your code is ${100_000 + sent}.` }),
      });
    }
  }
  return { service, base: `/api/v1/emailInbox/${id}/messages` };
}

async function cursorInside(service: Service, base: string): Promise<string> {
  const ends = await service.api('GET', `${base}?limit=1`);
  const [newest] = (ends.body as { data: { receivedAt: string }[] }).data;
  // Fifteen of the thirty days over which the mails of a filled database came.
  const before = Date.parse(newest?.receivedAt ?? '') - 15 * 86_400_000;
  const response = await fetch(`${service.baseUrl}${base}?limit=1&before=${before}`, {
    headers: { Authorization: `Bearer ${testKey}` },
  });
  await response.arrayBuffer();
  return /cursor=([\w-]+)/.exec(response.headers.get('Link') ?? '')?.[1] ?? 'czE';
}

async function compare(
  stage: Stage,
  report: Report,
  service: Service,
  cases: readonly (readonly [string, readonly string[]])[],
): Promise<void> {
  for (const [what, paths] of cases) {
    const ask = (port: number, asked: readonly string[]) =>
      requestsPerSecond({ port, paths: asked, key: testKey, connections: 1, seconds: 1 });
    await ask(service.httpPort, paths);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 1; round <= rounds; round++) {
      ours.push(at((await ask(service.httpPort, paths)).times, 0.99));
      theirs.push(at((await ask(stage.references.http, ['/'])).times, 0.99));
      progress(what, `round ${round} of ${rounds}`);
    }
    report.row(`${what}, p99`, 'ms', ours, 'bare node:http', theirs);
  }
}
