/** Waiting for what the server holds a request for, also while it stops and starts again, or has no room. */
import type { Clock } from '../clock.ts';
import { type ServerAnswer, UnreachableError } from './server.ts';

/** Where the server does not say when to ask again. */
const pauseMsDefault = 1_000;

/**
 * @param ask Asks the server to hold a request for so many milliseconds.
 * @returns The first answer that more time does not change, or the last one within the time.
 * @throws CliError when nothing answers for the rest of it.
 */
export async function waitPatiently(
  ask: (holdMs: number) => Promise<ServerAnswer>,
  waitMs: number,
  clock: Clock,
): Promise<ServerAnswer> {
  const end = clock.monotonic() + waitMs;
  const leftMs = () => Math.max(0, end - clock.monotonic());
  while (true) {
    let pauseMs = pauseMsDefault;
    try {
      const answer = await ask(leftMs());
      const isRefused = answer.status === 429 || answer.status === 503;
      if (!isRefused || answer.retryAfterSeconds === null || leftMs() === 0) return answer;
      pauseMs = answer.retryAfterSeconds * 1_000;
    } catch (error) {
      if (!(error instanceof UnreachableError) || leftMs() === 0) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, Math.min(pauseMs, leftMs())));
  }
}
