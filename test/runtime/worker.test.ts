/** Worker threads, and what the program knows of its own build. */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import type { PostedJob } from '../../src/parser/jobs.ts';
import { buildInfo, describeRuntime, startWorker, wholeBuffer } from '../../src/runtime/index.ts';
import { workerCode } from '../../src/runtime/origin.ts';
import { workerFiles } from '../../src/runtime/workers.ts';

const root = join(import.meta.dirname, '../..');

describe('a worker', () => {
  test.each(Object.keys(workerFiles) as (keyof typeof workerFiles)[])('%s has a source file', (name) => {
    const code = workerCode(name);
    expect('file' in code && readFileSync(code.file, 'utf8')).toContain('parentPort');
  });

  // The other tests have their threads from the bundle.
  test('starts from its source file', async () => {
    const code = workerCode('parse');
    const worker = new Worker('file' in code ? code.file : code.script, { env: {}, execArgv: [] });
    expect(await once(worker, 'message')).toEqual(['ready']);
    await worker.terminate();
  });

  test('ends when it is told to, and says so once', async () => {
    const worker = startWorker('parse', { heapMbMax: 64 });
    const codes: number[] = [];
    worker.onExit((code) => codes.push(code));
    await worker.terminate();
    await worker.terminate();
    expect(codes).toHaveLength(1);
  });

  test('tells how much processor time it had, while it is busy as well, and nothing when it is gone', async () => {
    const worker = startWorker('parse', { heapMbMax: 512 });
    await new Promise<void>((resolve) => worker.onMessage(() => resolve()));
    const started = await worker.cpuMs();
    expect(started).toBeGreaterThan(0);
    const raw = wholeBuffer(Buffer.from(`Subject: Long\r\n\r\n${'a b\r\n'.repeat(2_000_000)}`));
    worker.postMessage([{ kind: 'digest', raw }] satisfies PostedJob[]);
    await expect.poll(() => worker.cpuMs(), { interval: 20 }).toBeGreaterThan((started ?? 0) + 50);
    await worker.terminate();
    expect(await worker.cpuMs()).toBeNull();
  });
});

describe('the program', () => {
  test('has the version of package.json and, from source, no commit', () => {
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(buildInfo).toEqual({ version, commit: 'source' });
  });

  test('knows the runtime it is on', () => {
    expect(describeRuntime()).toBe(`node ${process.versions.node}`);
  });
});
