/** A child of `heap.test.ts`, with `--trace-gc`: gives a thread mails to take in as they come under load, a few at a time. */
import process, { argv } from 'node:process';
import { systemClock } from '../../src/clock.ts';
import { idMaker } from '../../src/inbox/ids.ts';
import { releaseHeapFlags } from '../../src/runtime/heap.ts';
import { startWorker } from '../../src/runtime/index.ts';
import type { CommitThreadData, PostedMail } from '../../src/store/commitmessages.ts';
import { Phase } from '../../src/store/phase.ts';
import { openStore } from '../../src/store/store.ts';

// As the executable does: flags go before the limits of a thread, and this is about those.
releaseHeapFlags();

const path = argv[2]!;
const makeId = idMaker();
const { store } = await openStore({ url: `file:${path}`, authToken: null }, systemClock, makeId);
const organizationId = makeId('org', 1);
await store.createOrganization({ id: organizationId, name: 'default', createdAt: 1 });
const inboxId = makeId('inb', 1);
const email = 'qa@inbox.test';
await store.createInbox({ id: inboxId, organizationId, email, name: email, createdAt: 1, updatedAt: 1 });
await store.close();

const settings = ['journal_mode = WAL', 'synchronous = OFF'];
const data: CommitThreadData = { file: { path, inode: null }, settings, phase: new Phase().memory };
const thread = startWorker('intake', { heapMbMax: 512, data });
const lines = Array.from({ length: 50 }, (_, line) => `${line}${'x'.repeat(76)}`);
const text = new TextEncoder().encode(
  `Date: Thu, 26 Nov 2026 10:00:00 +0000\r\n\r\n${lines.join('\r\n')}\r\n`,
);
const envelope = {
  mailFrom: '',
  recipients: [{ inboxId, organizationId, address: email }],
  remoteAddress: '192.0.2.1',
  helo: 'acme.test',
  tls: null,
  protocol: 'ESMTP',
};
const mailsMax = 8_000;
let receivedAt = 1;
let done = 0;

function give(): void {
  const mails = [1, 2, 3].map((): PostedMail => {
    receivedAt += 1;
    return {
      raw: text.slice().buffer,
      envelope,
      stamp: { messageId: makeId('msg', receivedAt), receivedAt },
    };
  });
  thread.postMessage({ kind: 'readAndCommit', mails });
}

thread.onMessage((message) => {
  if (message === 'ready') {
    for (let under = 0; under < 16; under += 1) give();
    return;
  }
  for (const answer of message as { ok: boolean; message?: string }[]) {
    if (!answer.ok) throw new Error(answer.message);
    done += 3;
    give();
  }
  if (done < mailsMax) return;
  console.log('done');
  process.exit();
});
