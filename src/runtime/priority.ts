/** Lets a thread step back, so that on a busy machine the others go first. */
import { readlinkSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import { basename } from 'node:path';

/** A third of the weight of the others: enough to go last, and not to starve beside other programs. */
const niceness = 5;

/** The least that a process can have. */
const nicenessMax = 19;

/**
 * Lowers the priority of the thread that calls this. Linux has one for each thread; elsewhere nothing happens, because
 * there it could only be lowered for the whole process.
 * @returns Whether it was lowered.
 */
export function stepBack(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    // A synchronous call is made by the thread itself; the link ends in its number.
    const thread = Number(basename(readlinkSync('/proc/thread-self')));
    setPriority(thread, Math.min(nicenessMax, getPriority(thread) + niceness));
    return true;
  } catch {
    // A sandbox without /proc, or one that forbids it: the work is the same, only the others wait a little longer.
    return false;
  }
}
