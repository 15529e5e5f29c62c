/**
 * Lines of the log on their way out. One that comes alone leaves in its turn of the event loop; those that come soon after
 * it leave together, as a write for each of the mails that are stored costs more than to make its line, and wakes whoever
 * reads the log.
 */
import { limits } from './limits.ts';

export class LogLines {
  readonly #write: (text: string, done: (error?: Error | null) => void) => void;
  readonly #onLost: (lines: number) => void;
  #text = '';
  #isDue = false;
  #lost = 0;

  /**
   * @param write Takes whole lines. Those that cannot be written, as to a full disk, are lost, and the service goes on.
   * @param onLost When lines can be written again: how many were not.
   */
  constructor(
    write: (text: string, done: (error?: Error | null) => void) => void,
    onLost: (lines: number) => void = () => {},
  ) {
    this.#write = write;
    this.#onLost = onLost;
  }

  add(line: string): void {
    this.#text += line;
    if (this.#text.length > limits.logCharsMax) this.flush();
    if (this.#isDue) return;
    this.#isDue = true;
    setImmediate(() => this.#writeAndRest());
  }

  /** Writes what there is; to be called before the process ends. */
  flush(): void {
    const text = this.#text;
    if (text === '') return;
    this.#text = '';
    this.#write(text, (error) => this.#wrote(text, error ?? null));
  }

  #wrote(text: string, error: Error | null): void {
    if (error !== null) this.#lost += text.split('\n').length - 1;
    else if (this.#lost > 0) {
      const lost = this.#lost;
      this.#lost = 0;
      this.#onLost(lost);
    }
  }

  #writeAndRest(): void {
    this.flush();
    setTimeout(() => {
      if (this.#text === '') this.#isDue = false;
      else this.#writeAndRest();
    }, limits.logRestMs);
  }
}
