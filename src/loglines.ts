/**
 * Lines of the log on their way out. One that comes alone leaves in its turn of the event loop; those that come soon after
 * it leave together, as a write for each of the mails that are stored costs more than to make its line, and wakes whoever
 * reads the log.
 */
import { limits } from './limits.ts';

export class LogLines {
  readonly #write: (text: string) => void;
  #text = '';
  #isDue = false;

  /** @param write Takes whole lines. */
  constructor(write: (text: string) => void) {
    this.#write = write;
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
    this.#write(text);
  }

  #writeAndRest(): void {
    this.flush();
    setTimeout(() => {
      if (this.#text === '') this.#isDue = false;
      else this.#writeAndRest();
    }, limits.logRestMs);
  }
}
