/**
 * htmlparser2's tokenizer, which looks at every character by itself, made to jump: over text to the next tag, over the
 * value of an attribute to its end. What it calls is the same; most of a mail's HTML is such text and such values. It works
 * by replacing two inner methods of the library, whose version is pinned for that reason.
 */
import { Tokenizer } from 'htmlparser2';

/** The insides of the library that are relied on. */
interface Inner {
  readonly buffer: string;
  /** Of the character that is looked at; one is added after each call. */
  index: number;
  stateText(unit: number): void;
  stateInAttributeValueDoubleQuotes(unit: number): void;
}

/** What it calls. */
export type Listener = ConstructorParameters<typeof Tokenizer>[1];

const ampersand = 38;
const quotationMark = 34;
const lessThan = 60;

const Library = Tokenizer as unknown as new (
  options: { decodeEntities: boolean },
  listener: Listener,
) => Inner & Pick<Tokenizer, 'write' | 'end' | 'pause'>;

/** For one text, given as a whole. */
export class Tokens extends Library {
  // Where the next one stands from here on, so that no stretch is searched twice; the end when there is none.
  #tag = -1;
  #entity = -1;
  #quote = -1;

  constructor(listener: Listener) {
    super({ decodeEntities: true }, listener);
  }

  override stateText(unit: number): void {
    if (unit === lessThan || unit === ampersand) {
      super.stateText(unit);
      return;
    }
    if (this.#tag < this.index) this.#tag = this.#next('<');
    this.index = Math.min(this.#tag, this.#nextEntity()) - 1;
  }

  override stateInAttributeValueDoubleQuotes(unit: number): void {
    if (unit === quotationMark || unit === ampersand) {
      super.stateInAttributeValueDoubleQuotes(unit);
      return;
    }
    if (this.#quote < this.index) this.#quote = this.#next('"');
    this.index = Math.min(this.#quote, this.#nextEntity()) - 1;
  }

  #nextEntity(): number {
    if (this.#entity < this.index) this.#entity = this.#next('&');
    return this.#entity;
  }

  #next(sign: string): number {
    const found = this.buffer.indexOf(sign, this.index);
    return found < 0 ? this.buffer.length : found;
  }
}
