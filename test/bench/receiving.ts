/** Receiving: how fast mails are taken, whether a full database slows it, and how much of the disk they need. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { attachmentMails, freshSessions, htmlMails, mail4k, mailsPerSecond, sendMails } from './load.ts';
import { median, progress, type Report, rounds } from './report.ts';
import { hasSmtpSource, smtpSourceRate } from './smtpsource.ts';
import { inboxOf, type Stage } from './stage.ts';

const address = 'bench@inbox.test';
const against = 'smtp-server doing nothing';

const warmRoundsMax = 12;
/** Machines are noisy: one slow round is no end of it. */
const calmRounds = 2;

/**
 * Rounds that do not count: all begin with cold code, and who does most with a mail has most of it to compile. Over when so many
 * rounds in a row are hardly faster than the fastest before.
 */
async function warm(rateOfRound: () => Promise<number>): Promise<void> {
  let fastest = 0;
  for (let round = 0, calm = 0; round < warmRoundsMax && calm < calmRounds; round++) {
    const rate = await rateOfRound();
    calm = rate < fastest * 1.03 ? calm + 1 : 0;
    fastest = Math.max(fastest, rate);
  }
}

/** Those that take mails as well, the second only where it is installed, and what they did in each round. */
async function referencesOf(stage: Stage) {
  const maildev = await stage.maildev();
  const smtpServer = { name: against, smtp: stage.references.smtp, stop: () => {} };
  return [smtpServer, ...(maildev === null ? [] : [maildev])].map((one) => ({ ...one, did: [] as number[] }));
}

/** Durable ingest over kept connections, everything on: small mails, newsletters, attachments. */
export async function ingest(stage: Stage, report: Report): Promise<void> {
  const service = await stage.service();
  await inboxOf(service, address);
  const kinds = [
    { what: 'ingest, 4 KB, 50 kept connections', connections: 50, mails: [mail4k] },
    { what: 'ingest, 30 KB HTML, 50 kept connections', connections: 50, mails: htmlMails(200) },
    { what: 'ingest, 1 MB attachments, 8 kept connections', connections: 8, mails: attachmentMails(8) },
  ];
  for (const { what, connections, mails } of kinds) {
    const ours: number[] = [];
    const references = await referencesOf(stage);
    for (const port of [service.smtpPort, ...references.map(({ smtp }) => smtp)])
      await warm(() => mailsPerSecond(port, address, connections, 3, mails));
    for (let round = 1; round <= rounds; round++) {
      ours.push(await mailsPerSecond(service.smtpPort, address, connections, 3, mails));
      for (const { smtp, did } of references)
        did.push(await mailsPerSecond(smtp, address, connections, 3, mails));
      progress(what, `round ${round} of ${rounds}`);
    }
    for (const { name, did, stop } of references) {
      report.row(what, 'mails/s', ours, name, did);
      stop();
    }
  }
  await stage.stop(service);
  if (hasSmtpSource()) await ingestOfOthers(stage, report);
}

/** The same small mails from a generator of others; a round of each is so many of them that it takes some seconds. */
async function ingestOfOthers(stage: Stage, report: Report): Promise<void> {
  const what = 'ingest, 4 KB by smtp-source, 50 kept connections';
  const service = await stage.service();
  await inboxOf(service, address);
  const references = await referencesOf(stage);
  const rateOf = (port: number, mails: number): Promise<number> =>
    smtpSourceRate({ port, to: address, connections: 50, mails, bytes: 4_096 });
  const ours: number[] = [];
  for (const port of [service.smtpPort, ...references.map(({ smtp }) => smtp)])
    await warm(() => rateOf(port, 6_000));
  for (let round = 1; round <= rounds; round++) {
    ours.push(await rateOf(service.smtpPort, 12_000));
    for (const { smtp, did } of references) did.push(await rateOf(smtp, 12_000));
    progress(what, `round ${round} of ${rounds}`);
  }
  for (const { name, did, stop } of references) {
    report.row(what, 'mails/s', ours, name, did);
    stop();
  }
  await stage.stop(service);
}

/** One mail in a session of its own, from connect to 250. */
export async function fresh(stage: Stage, report: Report): Promise<void> {
  const service = await stage.service();
  await inboxOf(service, address);
  const ours: number[] = [];
  const references = await referencesOf(stage);
  for (let round = 1; round <= rounds; round++) {
    ours.push(median(await freshSessions(service.smtpPort, address, 30)));
    for (const { smtp, did } of references) did.push(median(await freshSessions(smtp, address, 5)));
    progress('fresh', `round ${round} of ${rounds}`);
  }
  for (const { name, did, stop } of references) {
    report.row('fresh session, connect to 250', 'ms', ours, name, did);
    stop();
  }
  await stage.stop(service);
}

/** Whether mails are taken more slowly when there are many already. */
export async function growth(stage: Stage, report: Report): Promise<void> {
  if (stage.database === null) {
    console.log('growth: skipped, it needs a filled database: --database PATH');
    return;
  }
  const [empty, full] = [await stage.service(), await stage.service(stage.database)];
  const rates: Record<'empty' | 'full', number[]> = { empty: [], full: [] };
  for (const service of [empty, full]) {
    await inboxOf(service, address);
    await warm(() => mailsPerSecond(service.smtpPort, address, 50, 3));
  }
  for (let round = 1; round <= rounds; round++) {
    rates.empty.push(await mailsPerSecond(empty.smtpPort, address, 50, 3));
    rates.full.push(await mailsPerSecond(full.smtpPort, address, 50, 3));
    progress('growth', `round ${round} of ${rounds}`);
  }
  report.row('ingest, 4 KB, full database', 'mails/s', rates.full, 'empty database', rates.empty);
  await stage.stop(empty);
  await stage.stop(full);
}

/** Bytes of the database after it was closed, index included, for each byte of mail. */
export async function disk(stage: Stage, report: Report): Promise<void> {
  const kinds = [
    { what: 'disk, 30 KB HTML mails', count: 3_000, mails: htmlMails(3_000) },
    { what: 'disk, 4 KB mails', count: 5_000, mails: [mail4k] },
  ];
  for (const { what, count, mails } of kinds) {
    const file = join(stage.directory, `disk-${count}.db`);
    const service = await stage.service(file);
    await inboxOf(service, address);
    progress('disk', what);
    await sendMails(service.smtpPort, address, count, mails);
    await stage.stop(service);
    let bytes = 0;
    for (let sent = 0; sent < count; sent++) bytes += mails[sent % mails.length]!.length;
    report.row(what, 'MB', [statSync(file).size / 1e6], 'the mails', [bytes / 1e6]);
  }
}
