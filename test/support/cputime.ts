/** The time that this process has computed, for tests that bound the cost of pure functions: what else the machine does is not in it. */
import process from 'node:process';

/** Milliseconds since the process began, of all its threads. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
