/** How much is read for one commit: mails that are made to cost do not hold up those that wait for it. */
import { expect, test } from 'vitest';
import { IntakeBatches } from '../../src/store/intakebatches.ts';
import { Phase } from '../../src/store/phase.ts';
import { mailOf } from '../support/sender.ts';

const costly = Array.from({ length: 4_000 }, (_, at) => `code ${1000 + at} `).join('');

/** How many requests go into the first commit, of three that each bring so many mails. */
async function together(body: string, mailsEach: number): Promise<number> {
  let commits = 0;
  const batches = new IntakeBatches(
    {
      commit: async (statements) => {
        commits += 1;
        return statements.map(() => 1);
      },
      first: async () => [1],
    },
    new Phase(),
  );
  const request = () => ({
    kind: 'readAndCommit' as const,
    mails: Array.from({ length: mailsEach }, (_, at) => ({
      raw: new Uint8Array(Buffer.from(mailOf({ subject: `Mail ${at}`, body }))).buffer,
      envelope: {
        mailFrom: 'b@acme.test',
        recipients: [{ inboxId: 'inb_1', organizationId: 'org_1', address: 'qa@inbox.test' }],
        remoteAddress: '192.0.2.7',
        helo: 'acme.test',
        protocol: 'ESMTP',
        tls: null,
      },
      stamp: { messageId: `msg_${at}`, receivedAt: 1 },
    })),
  });
  const waiting = [request(), request()];
  const answers = await batches.readAndCommit(request(), () => waiting.shift() ?? null);
  expect(commits).toBe(1);
  return answers.length;
}

test('small mails that wait go into the same commit', async () => {
  // A machine may stop for longer than they take: once in so many times it does not.
  const tried: number[] = [];
  while (tried.length < 20 && tried.at(-1) !== 3) tried.push(await together('Your code is 482913.', 1));
  expect(tried.at(-1)).toBe(3);
});

test('what waits behind mails that took long to read goes into the next', async () => {
  expect(await together(costly, 8)).toBe(1);
});
