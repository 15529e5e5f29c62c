/**
 * The whole API under random requests: a server whose inbox holds ordinary and hostile mails is asked for whatever its
 * document allows and forbids, of each mail, until the time is over. What is answered otherwise than documented is a finding.
 */
import { join } from 'node:path';
import { inOrder, type Known } from '../http/arbitrary.ts';
import { Contract } from '../http/contract.ts';
import { askAtRandom } from '../http/outside.ts';
import { hostileMails } from '../parser/hostile.ts';
import { askerOf } from '../support/asker.ts';
import { startService, testKey } from '../support/process.ts';
import { deliver, mailOf } from '../support/sender.ts';

export interface ApiRunOptions {
  readonly command: readonly [string, ...string[]];
  /** Empty at first. */
  readonly directory: string;
  readonly seconds: number;
  readonly seed: number;
  progress(line: string): void;
}

export interface ApiRun {
  readonly asked: number;
  readonly mails: number;
  /** Requests that were told to come back later. */
  readonly busy: number;
  readonly findings: readonly string[];
  /** Lines of the log that tell of a failure of ours. */
  readonly failures: readonly string[];
  readonly exit: number | string;
}

const ordinary = [
  mailOf({ subject: 'Sign in', body: 'Your verification code is 482913.' }),
  mailOf({ subject: 'Zürich 確認コード', body: 'Kein Code darin.' }),
  [
    'From: =?utf-8?q?J=C3=BCrgen?= <j@acme.test>',
    'To: QA <qa+run42@inbox.test>, other@elsewhere.test',
    'Cc: a@acme.test',
    'Reply-To: reply@acme.test',
    'Subject: Files',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/html',
    '',
    '<p>Your code: <b>735194</b>. <a href="https://acme.test/verify?token=a">Confirm</a>',
    '--b',
    'Content-Type: application/pdf; name=a.pdf',
    'Content-Disposition: attachment; filename="../a\\"\u2028.pdf"',
    '',
    'x',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'Subject: inside',
    '',
    'hello',
    '--b--',
    '',
  ].join('\r\n'),
  '',
  'no header at all',
];

export async function apiRun({
  command,
  directory,
  seconds,
  seed,
  progress,
}: ApiRunOptions): Promise<ApiRun> {
  const service = await startService({
    command,
    cwd: directory,
    settings: {
      DATABASE_URL: `file:${join(directory, 'inbox.db')}`,
      ADMIN_PASSWORD: 'correct horse battery',
      THROTTLE_BURST: '1000000',
      THROTTLE_PER_SECOND: '1000000',
    },
  });
  const api = askerOf(service.baseUrl, testKey);
  const contract = await Contract.of({ api });
  const inbox = (await api('POST', '/api/v1/emailInbox', { json: { email: 'qa@inbox.test' } })).body.data;
  const mails = [...ordinary, ...hostileMails.map(({ make }) => make())];
  for (const mail of mails) await deliver(service.smtpPort, { to: 'qa@inbox.test', mail });
  const list = await api('GET', `/api/v1/emailInbox/${inbox.id}/messages?limit=100`);
  const places: Known[] = [];
  for (const { id: messageId } of list.body.data) {
    const message = await api('GET', `/api/v1/emailInbox/${inbox.id}/messages/${messageId}`);
    const attachmentId = message.body.data.attachments[0]?.id ?? 'att_none';
    const path = { id: inbox.id, messageId, attachmentId };
    // The other key is one that the server does not know.
    places.push({ path, keys: { whole: testKey, narrow: `${testKey.slice(0, -1)}0` } });
  }

  const operations = inOrder(contract).filter(({ method }) => method !== 'DELETE');
  const deletion = inOrder(contract).filter(({ method }) => method === 'DELETE');
  const findings: string[] = [];
  let [asked, busy, count, round] = [0, 0, 0, 0];
  const ask = async (operation: (typeof operations)[number], known: Known, timeLimitMs: number) => {
    const fresh = () => `made${count++}@inbox.test`;
    try {
      asked += await askAtRandom(operation, {
        contract,
        api,
        known,
        fresh,
        numRuns: 200,
        timeLimitMs,
        seed: (seed + round) | 0,
        onBusy: () => {
          busy += 1;
        },
      });
    } catch (error) {
      const { message, cause } = error as Error;
      findings.push(`${operation.operationId}: ${cause instanceof Error ? cause.message : ''} ${message}`);
    }
  };
  const ends = performance.now() + seconds * 1_000;
  while (performance.now() < ends) {
    for (const operation of operations) {
      if (performance.now() >= ends) break;
      await ask(operation, places[round % places.length]!, 5_000);
    }
    round += 1;
    if (round % 5 === 0) progress(`${asked} requests, ${findings.length} findings`);
  }
  for (const operation of deletion) await ask(operation, places[0]!, 5_000);
  const failures = service
    .output()
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line));
  return { asked, busy, mails: places.length, findings, failures, exit: await service.stop() };
}
