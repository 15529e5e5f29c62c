import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { heapFlags } from '../../src/runtime/heap.ts';

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
