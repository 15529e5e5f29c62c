/**
 * Ordered start, reverse stop. First nothing takes new work any more; then what was started last stops first, and each step
 * has what is left of one deadline. A step that fails to start takes back the ones before it.
 */
import type { Clock } from './clock.ts';
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
        await thing.stop(graceMs);
      } catch (error) {
        logger.error({ err: error, part: thing.name }, 'could not be stopped cleanly');
      }
    }
  }
}
