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

/**
 * Whether V8 may put a new object among the old ones at once, because earlier objects of its kind grew old. It must not
 * where mails are read. The first mails fill what a thread remembers of lines (`mail/recent.ts`), so at first most of
 * what reads a line does live long. A thread for which V8 decided so in its first second made half of what it needed
 * for a mail as garbage among the old objects, and its whole heap was looked through twenty times a second. Every other
 * start had such threads, which took a third longer for a mail for as long as they lived.
 *
 * This holds for all threads of the process, from now on. V8 takes compiled code only under the flags under which it
 * was made, and Node's own code too: as a flag of the executable this made a start 35 ms longer. So every thread starts
 * with V8's defaults, and its program forbids it first of all.
 */
export function allowPretenuring(does: boolean): void {
  setFlagsFromString(does ? '--allocation-site-pretenuring' : '--no-allocation-site-pretenuring');
}
