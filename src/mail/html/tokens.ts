/**
 * htmlparser2's tokenizer, which looks at every character by itself, made to jump: over text to the next tag, over names and
 * the values of attributes to their ends, which are nearly all of a mail's HTML. Its listener is called as before. It works by replacing
 * inner methods of the library, whose version is pinned for that reason.
 */
import { Tokenizer } from 'htmlparser2';

/** The insides of the library that are relied on. */
interface Inner {
  readonly buffer: string;
  /** Of the character that is looked at; one is added after each call. */
  index: number;
  stateText(unit: number): void;
  stateInTagName(unit: number): void;
  stateInClosingTagName(unit: number): void;
  stateInAttributeName(unit: number): void;
  stateInAttributeValueDoubleQuotes(unit: number): void;
}

/** What it calls. */
export type Listener = ConstructorParameters<typeof Tokenizer>[1];

const ampersand = 38;
const quotationMark = 34;
const lessThan = 60;

/** What ends the name of an attribute; all but the sign of equality ends that of a tag. */
const endsName = new Uint8Array(128);
for (const sign of '=/> \t\n\f\r') endsName[sign.charCodeAt(0)] = 1;

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

  override stateInTagName(unit: number): void {
    super.stateInTagName(this.#toEndOfName(unit));
  }

  override stateInClosingTagName(unit: number): void {
    super.stateInClosingTagName(this.#toEndOfName(unit));
  }

  override stateInAttributeName(unit: number): void {
    super.stateInAttributeName(this.#toEndOfName(unit));
  }

  override stateInAttributeValueDoubleQuotes(unit: number): void {
    if (unit === quotationMark || unit === ampersand) {
      super.stateInAttributeValueDoubleQuotes(unit);
      return;
    }
    if (this.#quote < this.index) this.#quote = this.#next('"');
    this.index = Math.min(this.#quote, this.#nextEntity()) - 1;
  }

  /** @returns What stands there; of the last one, if the name has no end. */
  #toEndOfName(unit: number): number {
    const { buffer } = this;
    const last = buffer.length - 1;
    let at = this.index;
    let next = unit;
    while (at < last && endsName[next] !== 1) {
      at += 1;
      next = buffer.charCodeAt(at);
    }
    this.index = at;
    return next;
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
