/**
 * What V8 is told before the programs of threads run. It takes compiled code only under the flags under which that was made,
 * and Node's own code too: as a flag of the executable each of these makes a start 25 to 35 ms longer. So every thread starts
 * with V8's defaults, and its program changes them first of all. They hold for all threads of the process from then on.
 */
import { setFlagsFromString } from 'node:v8';

const names = [
  /**
   * Whether V8 may put a new object among the old ones at once, because earlier objects of its kind grew old. It must not
   * where mails are read. The first mails fill what a thread remembers of lines (`mail/recent.ts`), so at first most of
   * what reads a line does live long. A thread for which V8 decided so in its first second made half of what it needed
   * for a mail as garbage among the old objects, and its whole heap was looked through twenty times a second. Every other
   * start had such threads, which took a third longer for a mail for as long as they lived.
   */
  'allocation-site-pretenuring',
  /**
   * Whether V8 polishes the byte code of an expression. Most expressions run once or twice in byte code and are machine code
   * from then on, so what was polished is thrown away. The code of a mail that comes as soon as the server is ready is there
   * after 197 ms instead of 223, of one that comes 0.3 s later, when threads have practised, after 66 instead of 138.
   */
  'regexp-peephole-optimization',
] as const;

/** As a thread finds them that starts. */
export const defaultFlags: readonly string[] = names.map((name) => `--${name}`);
/** As its program has them. */
export const readingFlags: readonly string[] = names.map((name) => `--no-${name}`);

export function setThreadFlags(flags: readonly string[]): void {
  for (const flag of flags) setFlagsFromString(flag);
}
