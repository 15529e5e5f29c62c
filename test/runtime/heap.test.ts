import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { heapFlags } from '../../src/runtime/heap.ts';
import { removeTemporaryDirectories, temporaryDirectory } from '../support/service.ts';

afterAll(removeTemporaryDirectories);

const root = join(import.meta.dirname, '../..');

/** Megabytes of the heaps of a main thread with the flags of the executable, and of a thread it starts. */
function heapLimits(): { main: number; thread: number } {
  const script = `
    import { Worker } from 'node:worker_threads';
    import { getHeapStatistics } from 'node:v8';
    import { releaseHeapFlags } from './src/runtime/heap.ts';
    releaseHeapFlags();
    const mb = () => Math.round(getHeapStatistics().heap_size_limit / 2 ** 20);
    const text = "const { getHeapStatistics } = require('node:v8');"
      + "require('node:worker_threads').parentPort.postMessage(Math.round(getHeapStatistics().heap_size_limit / 2 ** 20))";
    const worker = new Worker(text, {
      eval: true,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 6 },
    });
    worker.on('message', (thread) => console.log(JSON.stringify({ main: mb(), thread })));`;
  const args = [...heapFlags, '--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }));
}

test('the heap of the main thread is bounded by the flags of the executable, that of a thread by its own limits', () => {
  const { main, thread } = heapLimits();
  expect(main).toBeGreaterThan(512);
  expect(main).toBeLessThan(550);
  expect(thread).toBeGreaterThanOrEqual(64);
  expect(thread).toBeLessThan(80);
});

test('npm start looks through what is young as the executable does', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  const ofAllThreads = heapFlags.filter((flag) => flag.startsWith('--no-'));
  expect(ofAllThreads).toHaveLength(2);
  expect(scripts.start.split(' ')).toEqual(expect.arrayContaining(ofAllThreads));
});

test('npm start is the service in the end, which a signal to npm reaches then, and no shell that waits for it', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  for (const name of ['start', 'demo', 'cluster']) expect(scripts[name], name).toContain(' && exec node ');
});

test('a thread that reads mails has the room for what is young that it is given, and its garbage is not among what is old', async () => {
  const file = join(await temporaryDirectory(), 'inbox.db');
  const args = [...heapFlags, '--trace-gc', join(import.meta.dirname, 'longlived.ts'), file];
  const trace = execFileSync(process.execPath, args, { encoding: 'utf8', maxBuffer: 100_000_000 });
  expect(trace).toContain('done');
  const looks = new Map<string, { young: number; all: number }>();
  for (const [, heap = '', kind] of trace.matchAll(/\[\d+:(0x\w+)\] +\d+ ms: (Scavenge|Mark-Compact)/g)) {
    const { young, all } = looks.get(heap) ?? { young: 0, all: 0 };
    looks.set(heap, kind === 'Scavenge' ? { young: young + 1, all } : { young, all: all + 1 });
  }
  // The one that did most: it read them.
  const [busiest] = [...looks.values()].sort((a, b) => b.young - a.young);
  expect(busiest!.young).toBeGreaterThan(50);
  // Of 8,000 mails; 985 with a quarter of the room, 492 with half of it, 272 as it is.
  expect(busiest!.young).toBeLessThan(320);
  // 12 to 17 times for 240 to 253; garbage among what is old has it done twenty times a second.
  expect(busiest!.all).toBeLessThan(busiest!.young / 10);
});
