/** What a pure function costs, for tests that bound it: the same on a busy machine as on an idle one. */
import process from 'node:process';

/** Milliseconds that this thread has computed. */
export function cpuMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}

/** What the known work takes on an idle machine: the bounds of the tests are in its milliseconds. */
const knownWorkMs = 1;

/** Less than this is within every bound, on any machine. */
const negligibleMs = 50;

/**
 * Milliseconds of an idle machine that `work` computes. Who shares a core computes a half or a third as fast, also by the
 * clock of his own thread; so a known work is done behind it, and what that takes says what a millisecond was worth.
 */
export function costMs(work: () => unknown): number {
  const began = cpuMs();
  work();
  const tookMs = cpuMs() - began;
  return tookMs < negligibleMs ? tookMs : tookMs / slowness(tookMs / 5);
}

/** How many times as long as on an idle machine a work takes now, at least 1; looked at for `ms`. */
function slowness(ms: number): number {
  for (let warm = 0; warm < 20; warm += 1) doKnownWork();
  const began = cpuMs();
  let rounds = 0;
  for (; cpuMs() - began < ms; rounds += 1) doKnownWork();
  return Math.max(1, (cpuMs() - began) / rounds / knownWorkMs);
}

const knownText = 'The code of the day is 482913. '.repeat(2_000);

/** Characters looked at, words cut out and looked up: what the bounded functions do. */
function doKnownWork(): number {
  const seen = new Map<string, number>();
  let from = 0;
  for (let at = 0; at < knownText.length; at += 1) {
    if (knownText.charCodeAt(at) !== 32) continue;
    const word = knownText.slice(from, at).toLowerCase();
    seen.set(word, (seen.get(word) ?? 0) + 1);
    from = at + 1;
  }
  return seen.size;
}
