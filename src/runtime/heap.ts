/**
 * How much the main thread of the single executable may have: it is told as flags, which is the only way for a main thread.
 * They would be those of all threads, and go before the limits that each is given, so `boot.ts` takes them back as soon
 * as the main thread has its heap.
 */
import { setFlagsFromString } from 'node:v8';

const names = ['--max-semi-space-size', '--min-semi-space-size', '--max-old-space-size'] as const;

/**
 * What is young may grow to 4 MB before it is looked through: V8's default of 16 costs 80 MB and saves no time. With 2 a
 * mail of 30 KB is looked through twice before its commit and counts as old, so that all of the heap is looked through
 * several times a second. It has 2 from the beginning: a start makes little that is young for long, and would be held up
 * by looking through it again and again. The less the main thread may have of what is old, the less garbage V8 lets lie
 * there; ten thousand held requests need a quarter of it.
 */
const mbOf: Readonly<Record<(typeof names)[number], number>> = {
  '--max-semi-space-size': 4,
  '--min-semi-space-size': 2,
  '--max-old-space-size': 512,
};

/**
 * Of all threads, for good: what is young is looked through by the thread whose it is, alone. Helpers would have to be woken,
 * several hundred times a second, for some tenths of a millisecond of work, and waited for while others have their processors:
 * under a load of mails all threads together spent 33 µs a mail on it, and spend 15 without them.
 */
const collectorFlags = ['--no-parallel-scavenge', '--no-concurrent-array-buffer-sweeping'] as const;

/** All that the executable is told. */
export const heapFlags: readonly string[] = [
  ...names.map((name) => `${name}=${mbOf[name]}`),
  ...collectorFlags,
];

/** Takes back what is the main thread's alone. To be called by it, before anything is compiled: compiled code is taken only under the flags it was made under. */
export function releaseHeapFlags(): void {
  for (const name of names) setFlagsFromString(`${name}=0`);
}

/**
 * Whether V8 may make something old at once because its like grew old before. It must not where mails are read: the first
 * of them fill what a thread remembers of lines (`mail/recent.ts`), so most of what reads a line does live long, at first.
 * A thread that had decided so in its first second made half of all it needed for a mail as garbage among what is old, and
 * looked through its whole heap twenty times a second: every other start had threads that took a third longer for a mail,
 * for as long as they lived.
 *
 * For all threads of the process, from now on. Compiled code is taken only under what it was made under, Node's own as well:
 * as a flag of the executable it made a start 35 ms longer. So every thread starts as V8 comes, and the first that its
 * program does, once it is there, is to forbid it.
 */
export function allowPretenuring(does: boolean): void {
  setFlagsFromString(does ? '--allocation-site-pretenuring' : '--no-allocation-site-pretenuring');
}
