/**
 * Runs the executable's programs from their files, in this process, as the executable runs them from its assets; when
 * the service is up and has taken a mail, writes what V8 compiled of each, and exits. A child of `compile.ts`.
 */
import { once } from 'node:events';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { Script } from 'node:vm';
import { BroadcastChannel, Worker } from 'node:worker_threads';
import { practiceMails } from '../src/mail/practice.ts';
import { addonPiece, type Carrier } from '../src/runtime/carrier.ts';
import { releaseHeapFlags } from '../src/runtime/heap.ts';
import { defaultFlags, readingFlags, setThreadFlags } from '../src/runtime/threadflags.ts';
import type { CommitThreadData } from '../src/store/commitmessages.ts';
import { Phase } from '../src/store/phase.ts';
import type { RehearsalPlan } from './compile.ts';

releaseHeapFlags();
const { addon, assets, programs } = JSON.parse(process.env.REHEARSAL_PLAN ?? '') as RehearsalPlan;

/** How many threads were started, run their program, and have written. */
const threads = { started: 0, running: 0, written: 0 };
const channelName = 'rehearsal';
const channel = new BroadcastChannel(channelName);
channel.onmessage = ({ data }) => {
  threads[data as 'running' | 'written'] += 1;
};

/** Of a thread: runs its program, and says so; when it is its turn, writes what was compiled, and says so. */
function threadScript(name: string, turn: number): string {
  const { script, cache } = programNamed(name);
  return `
    const { readFileSync, writeFileSync } = require('node:fs');
    const script = new (require('node:vm').Script)(readFileSync(${JSON.stringify(script)}, 'latin1'));
    const assets = ${JSON.stringify(assets)};
    const asset = (name) => new Uint8Array(readFileSync(assets[name]));
    const channel = new (require('node:worker_threads').BroadcastChannel)(${JSON.stringify(channelName)});
    script.runInThisContext()(require, module, exports, { asset });
    channel.postMessage('running');
    const { setFlagsFromString } = require('node:v8');
    channel.onmessage = ({ data }) => {
      if (data !== ${turn}) return;
      // As when it began: compiled code is taken only under what it was made under. V8 remembers its sum of all flags, and a
      // thread that was adding them up may leave the sum of what they were before: only a change has it made anew.
      for (const flag of ${JSON.stringify([...readingFlags, ...defaultFlags])}) setFlagsFromString(flag);
      writeFileSync(${JSON.stringify(cache)}, script.createCachedData());
      channel.postMessage('written');
      channel.close();
    };`;
}

function programNamed(name: string) {
  const program = programs.find((known) => known.name === name);
  if (program === undefined) throw new Error(`there is no program ${name}`);
  return program;
}

/** With all that the service said until then. */
const ready = new Promise<string>((resolve) => {
  const write = process.stdout.write.bind(process.stdout);
  let said = '';
  process.stdout.write = ((text: string) => {
    said += text;
    if (text.includes('"msg":"ready"')) resolve(said);
    return write(text);
  }) as typeof process.stdout.write;
});

/** What a first test does: it makes an inbox and waits for a code; and the mails that the threads practise with come. */
async function receive(said: string): Promise<void> {
  const portOf = (scheme: string) => Number(new RegExp(`${scheme}://\\S*:(\\d+)`).exec(said)?.[1]);
  const email = 'rehearsal@inbox.test';
  const api = async (method: string, path: string, body?: object): Promise<{ id: string; otp: string }> => {
    const answer = await fetch(`http://127.0.0.1:${portOf('http')}/api/v1/emailInbox${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${process.env.EMAIL_INBOX_API_KEY}`,
        'Content-Type': 'application/json',
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path} of the rehearsal was answered with ${answer.status}`);
    return ((await answer.json()) as { data: { id: string; otp: string } }).data;
  };
  const { id } = await api('POST', '', { email });
  const held = api('GET', `/${id}/otp?wait=30`);
  await api('GET', `/${id}/messages?q=code`);
  // Nothing in them has to be stuffed: they are base64.
  const mails = practiceMails('all').map((raw) => `${Buffer.from(raw)}.`);
  const transactions = mails.flatMap((mail) => ['MAIL FROM:<>', `RCPT TO:<${email}>`, 'DATA', mail]);
  const socket = connect(portOf('smtp'), '127.0.0.1');
  for (const line of ['', 'EHLO acme.test', ...transactions]) {
    if (line !== '') socket.write(`${line}\r\n`);
    const [reply] = (await once(socket, 'data')) as [Buffer];
    if (!/^[23]/.test(reply.toString()))
      throw new Error(`the mail of the rehearsal was answered with ${reply}`);
  }
  socket.destroy();
  await held;
}

const carrier: Carrier = {
  asset: (name) => readFileSync(assets[name] ?? ''),
  piece: (name) => {
    if (name !== addonPiece) throw new Error(`nothing but the addon is read in pieces, not ${name}`);
    return { path: addon, start: 0, length: statSync(addon).size };
  },
  bootOf: (name) => {
    threads.started += 1;
    return threadScript(name, threads.started);
  },
};
const main = programNamed('main');
const script = new Script(readFileSync(main.script, 'latin1'));
const scope = { exports: {} };
script.runInThisContext()(createRequire(import.meta.url), scope, scope.exports, carrier);

await receive(await ready);
// Then, as those who come first wait for it: what the first mails need makes a start no slower. The flags are changed twice
// for the reason that threads have.
setThreadFlags(readingFlags);
setThreadFlags(defaultFlags);
writeFileSync(main.cache, script.createCachedData());
// Not among the threads of a service with the default settings, and the largest of all.
new Worker(carrier.bootOf('senderauth'), { eval: true, workerData: { hostname: 'localhost' } });
// Only where many mails come. It practises by itself.
const intakeData = {
  file: { path: ':memory:', inode: null },
  settings: [],
  phase: new Phase().memory,
} satisfies CommitThreadData;
new Worker(carrier.bootOf('intake'), { eval: true, workerData: intakeData, argv: [addon] });
// Only when no thread begins any more: each does so by forbidding something for all of them, and what is written while that
// is forbidden would not be taken.
while (threads.running < threads.started) await pause(10);
for (let turn = 1; turn <= threads.started; turn += 1) {
  channel.postMessage(turn);
  while (threads.written < turn) await pause(1);
}
process.exit();
