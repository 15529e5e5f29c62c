/**
 * Runs the executable's programs from their files, in this process, as the executable runs them from its assets; when
 * the service is up, writes what V8 compiled of each, and exits. A child of `compile.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { Script } from 'node:vm';
import { BroadcastChannel, Worker } from 'node:worker_threads';
import type { Carrier } from '../src/runtime/carrier.ts';
import type { RehearsalPlan } from './compile.ts';

const { assets, programs } = JSON.parse(process.env.REHEARSAL_PLAN ?? '') as RehearsalPlan;
const channelName = 'rehearsal';
const begunMs = 500;
/** Threads that have not written yet. */
const begun = new Set<string>();

/** Of a thread: runs its program; asked to, writes what was compiled, and says so. */
function threadScript(name: string): string {
  const { script, cache } = programNamed(name);
  return `
    const { readFileSync, writeFileSync } = require('node:fs');
    const script = new (require('node:vm').Script)(readFileSync(${JSON.stringify(script)}, 'latin1'));
    const assets = ${JSON.stringify(assets)};
    const asset = (name) => new Uint8Array(readFileSync(assets[name]));
    script.runInThisContext()(require, module, exports, { asset });
    const channel = new (require('node:worker_threads').BroadcastChannel)(${JSON.stringify(channelName)});
    channel.onmessage = () => {
      writeFileSync(${JSON.stringify(cache)}, script.createCachedData());
      channel.postMessage(${JSON.stringify(name)});
      channel.close();
    };`;
}

function programNamed(name: string) {
  const program = programs.find((known) => known.name === name);
  if (program === undefined) throw new Error(`there is no program ${name}`);
  return program;
}

const ready = new Promise<void>((resolve) => {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = ((text: string) => {
    if (text.includes('"msg":"ready"')) resolve();
    return write(text);
  }) as typeof process.stdout.write;
});

const carrier: Carrier = {
  asset: (name) => readFileSync(assets[name] ?? ''),
  bootOf: (name) => {
    begun.add(name);
    return threadScript(name);
  },
};
const main = programNamed('main');
const script = new Script(readFileSync(main.script, 'latin1'));
const scope = { exports: {} };
script.runInThisContext()(createRequire(import.meta.url), scope, scope.exports, carrier);

await ready;
writeFileSync(main.cache, script.createCachedData());
// Not among the threads of a service with the default settings, and the largest of all.
new Worker(carrier.bootOf('senderauth'), { eval: true, workerData: { hostname: 'localhost' } });
const channel = new BroadcastChannel(channelName);
channel.onmessage = ({ data }) => begun.delete(data as string);
// Some threads are begun only after the service is ready; what has not begun by then is compiled as it goes.
for (const asked = performance.now(); begun.size > 0 || performance.now() < asked + begunMs; ) {
  // Again and again: a thread that still starts does not hear it.
  channel.postMessage('write');
  await pause(50);
}
process.exit();
