/**
 * Lines of the log on their way out: those of one turn of the event loop leave in one write, since a write for each of the
 * mails that a commit acknowledges costs more than to make its line.
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
    setImmediate(() => {
      this.#isDue = false;
      this.flush();
    });
  }

  /** Writes what there is; to be called before the process ends. */
  flush(): void {
    const text = this.#text;
    if (text === '') return;
    this.#text = '';
    this.#write(text);
  }
}
