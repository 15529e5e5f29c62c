/** How long a thread may take for what it was given, on a machine that may give the thread no time. */
import type { Clock } from '../clock.ts';
import { limits } from '../limits.ts';
import type { WorkerHandle } from '../runtime/index.ts';

export interface DeadlineOptions {
  readonly worker: Pick<WorkerHandle, 'cpuMs' | 'tellsCpu'>;
  readonly parseMsMax: number;
  /** Who steps back for others has no claim to their time. */
  readonly stepsBack: boolean;
  readonly clock: Pick<Clock, 'monotonic'>;
  readonly onOver: (problem: string) => void;
}

/** A thread that has so much of the time to itself waits for nobody. */
const busyShare = 0.8;

export class Deadline {
  readonly #options: DeadlineOptions;
  #timer: NodeJS.Timeout | null = null;
  /** Which start it is: one that was cleared is not asked about any more. */
  #turn = 0;

  constructor(options: DeadlineOptions) {
    this.#options = options;
  }

  /**
   * @param isReady Whether the thread has started. Until then it has the time of a start: on a busy machine no mail
   * would ever be read otherwise.
   */
  start(isReady: boolean): void {
    const { worker, parseMsMax, stepsBack, onOver } = this.#options;
    this.clear();
    if (!isReady) {
      this.#timer = setTimeout(() => onOver('the parser did not start'), limits.parserStartMsMax);
      return;
    }
    const over = () => onOver(`the parse took longer than ${parseMsMax} ms`);
    if (stepsBack || !worker.tellsCpu) this.#timer = setTimeout(over, parseMsMax);
    else this.#timer = setTimeout(() => void this.#overUnlessStarved(over), parseMsMax / 2);
  }

  clear(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#turn += 1;
  }

  /**
   * Other programs may take the processors of the machine. A mail that costs milliseconds may then have had none of
   * them when its deadline comes. So from half of the deadline on the thread is asked how much processor time it has
   * had. A thread that computes all the while is over at the deadline. A thread that has to wait for others is over
   * when it has had that much processor time itself, and at the latest after the time of a start.
   */
  async #overUnlessStarved(over: () => void): Promise<void> {
    const { worker, parseMsMax, clock } = this.#options;
    const turn = this.#turn;
    const stepMs = Math.min(limits.parseStepMs, parseMsMax);
    let began = clock.monotonic();
    let had = await worker.cpuMs();
    if (this.#turn !== turn) return;
    let pauseMs = parseMsMax / 2;
    for (let waited = 0; waited < limits.parserStartMsMax; waited += pauseMs, pauseMs = stepMs) {
      await new Promise((resolve) => {
        this.#timer = setTimeout(resolve, pauseMs);
      });
      const has = this.#turn === turn ? await worker.cpuMs() : null;
      if (this.#turn !== turn) return;
      // No answer: it is given nothing at all.
      if (has === null) continue;
      const elapsed = clock.monotonic() - began;
      if (had === null) [had, began] = [has, clock.monotonic()];
      else if (has - had >= parseMsMax || has - had >= elapsed * busyShare) break;
    }
    over();
  }
}
