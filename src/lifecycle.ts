/**
 * Ordered start, reverse stop. First nothing takes new work any more; then what was started last stops first, and each step
 * has what is left of one deadline: what takes longer, such as a write to a database server that has fallen silent, is left
 * behind. A step that fails to start takes back the ones before it.
 */
import type { Clock } from './clock.ts';
import { limits } from './limits.ts';
import type { Logger } from './log.ts';

export interface Stoppable {
  readonly name: string;
  /** What is under way goes on until `stop`. */
  stopAccepting?(): void;
  /** @param graceMs How long what is under way may take. */
  stop(graceMs: number): Promise<void> | void;
}

export class Lifecycle {
  readonly #started: Stoppable[] = [];
  readonly #clock: Clock;
  #stopping: Promise<void> | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get stopping(): boolean {
    return this.#stopping !== null;
  }

  /** To be called right after a thing is up. */
  started(thing: Stoppable): void {
    this.#started.push(thing);
  }

  /** Stops everything, newest first; a second call shares the first one's end. */
  stop(stopMsMax: number, logger: Logger): Promise<void> {
    this.#stopping ??= this.#stop(this.#clock.monotonic() + stopMsMax, logger);
    return this.#stopping;
  }

  async #stop(deadline: number, logger: Logger): Promise<void> {
    for (const thing of this.#started) thing.stopAccepting?.();
    for (const thing of this.#started.reverse()) {
      const graceMs = Math.max(0, deadline - this.#clock.monotonic());
      try {
        const isDone = await endOf(thing, graceMs);
        if (!isDone) logger.warn({ part: thing.name }, 'did not stop in time and is left behind');
      } catch (error) {
        logger.error({ err: error, part: thing.name }, 'could not be stopped cleanly');
      }
    }
  }
}

/** @returns Whether it came to its end within its time and a little more, which it has to tidy up after that. */
async function endOf(thing: Stoppable, graceMs: number): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<false>((resolve) => {
    timer = setTimeout(resolve, graceMs + limits.stopOverrunMsMax, false);
  });
  try {
    return await Promise.race([Promise.resolve(thing.stop(graceMs)).then(() => true), late]);
  } finally {
    clearTimeout(timer);
  }
}
