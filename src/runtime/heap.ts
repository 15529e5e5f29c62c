/**
 * How much memory the main thread of the single executable may have. It is told as flags, which is the only way for a
 * main thread. These flags would hold for all threads, and would outweigh the limits that each thread is given. So
 * `boot.ts` takes them back as soon as the main thread has its heap.
 */
import { setFlagsFromString } from 'node:v8';

const names = ['--max-semi-space-size', '--min-semi-space-size', '--max-old-space-size'] as const;

/**
 * Young objects may fill 4 MB before V8 looks through them. V8's default of 16 MB costs 80 MB and saves no time. With 2
 * MB a mail of 30 KB is looked through twice before its commit and then counts as old: all of the heap is looked
 * through several times a second. It has 2 MB from the beginning. A start makes few objects that stay young for long,
 * and looking through them again and again would hold it up. The less the main thread may have of old objects, the less
 * garbage V8 lets lie there. Ten thousand held requests need a quarter of it.
 */
const mbOf: Readonly<Record<(typeof names)[number], number>> = {
  '--max-semi-space-size': 4,
  '--min-semi-space-size': 2,
  '--max-old-space-size': 512,
};

/**
 * For all threads, for good: a thread looks through its young objects alone. V8's helpers would have to be woken
 * several hundred times a second, for some tenths of a millisecond of work. The thread would have to wait for them
 * while others have their processors. Under a load of mails all threads together spent 33 µs a mail on it, and spend 15
 * µs without helpers.
 */
const collectorFlags = ['--no-parallel-scavenge', '--no-concurrent-array-buffer-sweeping'] as const;

/** All that the executable is told. */
export const heapFlags: readonly string[] = [
  ...names.map((name) => `${name}=${mbOf[name]}`),
  ...collectorFlags,
];

/**
 * Takes back the flags that are for the main thread alone. The main thread calls it before anything is compiled: V8
 * takes compiled code only under the flags under which it was made.
 */
export function releaseHeapFlags(): void {
  for (const name of names) setFlagsFromString(`${name}=0`);
}
