/**
 * HTML as a person sees it: one bounded walk over the tokens, no tree. Hidden text is kept but marked,
 * because a preheader may still say something; scripts, styles, comments and drawings are dropped, but for the text of these.
 */
import { limits } from '../../limits.ts';
import { type Attributes, attributeAt, put, unset } from './attributes.ts';
import { type MailDocument, mark } from './document.ts';
import { type Effect, over } from './effect.ts';
import { type Frame, frameOf, rootFrame } from './frame.ts';
import { Page } from './page.ts';
import { StyleSheet } from './sheet.ts';
import { styleOf } from './style.ts';
import { rootTag, type Tag, tagAt } from './tags.ts';
import { Tokens } from './tokens.ts';

/** A stray closing tag closes nothing further out. */
const closeStepsMax = 64;

/** Reads an HTML body into lines; linear in its length, whatever it holds. */
export function renderHtml(html: string): MailDocument {
  // The walk calls this when it has read enough; the tokenizer then leaves the rest alone.
  const stop = () => tokens.pause();
  const walk = new Walk(html, stop);
  const tokens = new Tokens(walk);
  tokens.write(html);
  tokens.end();
  return walk.finish();
}

class Walk {
  readonly #source: string;
  readonly #stop: () => void;
  readonly #page = new Page();
  readonly #sheet = new StyleSheet();
  readonly #stack: Frame[] = [];
  #top: Frame = rootFrame;
  /** Elements deeper than the bound; they inherit everything from the innermost that is kept. */
  #overflow = 0;
  #dropped = 0;
  #droppedTag = '';
  /** In a text that a drawing shows. */
  #inDrawnText = false;
  #inTitle = false;
  #title = '';
  #tag: Tag = rootTag;
  #attributes: Readonly<Attributes> = unset;
  #attribute: keyof Attributes | null = null;
  #attributeValue = '';
  #tokens = 0;
  /** Open elements compared with stray closing tags so far. */
  #lookback = 0;

  constructor(source: string, stop: () => void) {
    this.#source = source;
    this.#stop = stop;
  }

  #count = (): void => {
    this.#tokens += 1;
    if (this.#tokens > limits.bodyTokensMax || this.#page.isFull()) this.#stop();
  };

  finish(): MailDocument {
    return this.#page.finish(this.#title.trim());
  }

  // Text

  ontext(start: number, end: number): void {
    this.#count();
    if (this.#droppedTag === 'style') this.#sheet.add(this.#source.slice(start, end));
    else if (this.#isShown()) this.#emit(this.#source, start, end);
  }

  ontextentity(codepoint: number): void {
    this.#count();
    if (!this.#isShown()) return;
    const text = String.fromCodePoint(codepoint);
    this.#emit(text, 0, text.length);
  }

  oncdata(start: number, end: number): void {
    if (this.#dropped === 0) this.#emit(this.#source, start, end);
  }

  #isShown(): boolean {
    return this.#dropped === 0 || this.#inDrawnText;
  }

  #emit(source: string, start: number, end: number): void {
    if (this.#inTitle) {
      if (this.#title.length < limits.subjectCharsMax) this.#title += source.slice(start, end);
      return;
    }
    if (this.#top.pre) {
      this.#page.writeRows(source.slice(start, end), this.#top, this.#count);
      return;
    }
    let from = start;
    while (from < end && isBlank(source.charCodeAt(from))) from += 1;
    if (from > start) this.#page.space();
    if (from === end) return;
    let to = end;
    while (isBlank(source.charCodeAt(to - 1))) to -= 1;
    const text = collapse(source.slice(from, to));
    this.#page.write(this.#top.tag.name === 'sup' ? raised(text) : text, this.#top, 0);
    if (to < end) this.#page.space();
  }

  // Tags

  onopentagname(start: number, end: number): void {
    this.#tag = tagAt(this.#source, start, end);
    this.#attributes = unset;
  }

  onattribname(start: number, end: number): void {
    this.#attribute = this.#dropped > 0 ? null : attributeAt(this.#source, start, end);
    this.#attributeValue = '';
  }

  // One character more than the bound is kept, so that an address that is too long can be told from one that just fits.
  onattribdata(start: number, end: number): void {
    if (this.#attribute !== null && this.#attributeValue.length <= limits.linkUrlCharsMax) {
      this.#attributeValue += this.#source.slice(start, Math.min(end, start + limits.linkUrlCharsMax + 1));
    }
  }

  onattribentity(codepoint: number): void {
    if (this.#attribute !== null && this.#attributeValue.length <= limits.linkUrlCharsMax) {
      this.#attributeValue += String.fromCodePoint(codepoint);
    }
  }

  onattribend(): void {
    const name = this.#attribute;
    if (name === null) return;
    this.#attribute = null;
    this.#attributes = put(this.#attributes, name, this.#attributeValue);
  }

  onopentagend(): void {
    this.#open(false);
  }

  onselfclosingtag(): void {
    this.#open(true);
  }

  #open(selfClosing: boolean): void {
    this.#count();
    const tag = this.#tag;
    if (this.#dropped > 0) {
      if (tag.name === this.#droppedTag && !selfClosing) this.#dropped += 1;
      if (tag.name === 'text' && this.#droppedTag === 'svg') this.#draw(!selfClosing);
      return;
    }
    switch (tag.kind) {
      case 'dropped':
        if (!selfClosing || tag.name === 'script' || tag.name === 'style') this.#drop(tag.name);
        return;
      case 'title':
        this.#inTitle = this.#title === '';
        if (!this.#inTitle) this.#drop('title');
        return;
      case 'void':
        this.#void(tag.name);
        return;
      default:
        this.#push(tag);
    }
  }

  #drop(tag: string): void {
    this.#dropped = 1;
    this.#droppedTag = tag;
  }

  /** Each text of a drawing is a line, wherever in it it stands. */
  #draw(isText: boolean): void {
    if (isText || this.#inDrawnText) this.#page.break(2);
    this.#inDrawnText = isText;
  }

  #void(tag: string): void {
    if (tag === 'br') this.#page.breakRow();
    else if (tag === 'hr') this.#page.break(2);
    else if (tag === 'area') this.#area();
    else if (tag === 'img') {
      const alt = this.#attributes.alt.trim();
      if (alt !== '') this.#aside(collapse(alt), mark.alt);
    } else if (tag === 'input') {
      const { type, value } = this.#attributes;
      if (/^(?:hidden|checkbox|radio|image|password|file|reset)$/i.test(type.trim())) return;
      const shown = collapse(value.trim());
      // A box for a character each stands beside the next, a field of its own beside its name.
      if (shown.length > 1) this.#page.space();
      if (shown !== '') this.#aside(shown, mark.input | mark.boxed);
      if (shown.length > 1) this.#page.break(1);
    }
  }

  /** A part of a picture that is a link: what is drawn there is said by its description alone. */
  #area(): void {
    const { href, alt, hidden } = this.#attributes;
    if (href === '') return;
    const isHidden = hidden || this.#effect().hidden === true || (this.#top.marks & mark.hidden) !== 0;
    this.#page.break(2);
    const anchor = this.#page.openLink(href.trim(), true, isHidden);
    const text = collapse(alt.trim()).slice(0, limits.subjectCharsMax);
    const marks = mark.alt | mark.link | (isHidden ? mark.hidden : 0);
    this.#page.write(text, { ...this.#top, anchor }, marks);
    this.#page.break(2);
  }

  /** Text of an attribute, under the element's own marks. */
  #aside(text: string, extraMarks: number): void {
    const isHidden = this.#effect().hidden === true || this.#attributes.hidden;
    const marks = isHidden ? extraMarks | mark.hidden : extraMarks;
    this.#page.write(text.slice(0, limits.subjectCharsMax), this.#top, marks);
  }

  /** What the element's style sheet rules and its own style say, together. */
  #effect(): Effect {
    const effect = this.#sheet.effectOf(this.#tag.name, this.#attributes, this.#top.names);
    const { style } = this.#attributes;
    return style === '' ? effect : over(effect, styleOf(style));
  }

  #push(tag: Tag): void {
    while (this.#overflow === 0 && tag.closes.includes(this.#top.tag.name)) this.#pop();
    if (this.#stack.length >= limits.htmlDepthMax) {
      this.#overflow += 1;
      if (tag.block) this.#page.break(2);
      return;
    }
    const parent = this.#top;
    const effect = this.#effect();
    const names = this.#sheet.namesOf(this.#attributes, parent.names);
    const frame = frameOf(parent, tag, this.#attributes, effect, names);
    if (tag.name === 'a' && this.#attributes.href !== '') {
      const isButton = effect.boxed === true || (parent.marks & mark.boxed) !== 0;
      const isHidden = (frame.marks & mark.hidden) !== 0;
      const link = this.#page.openLink(this.#attributes.href.trim(), isButton, isHidden);
      if (link >= 0) frame.anchor = link;
    }
    if (frame.block) this.#page.break(tag.name === 'tr' ? 1 : 2);
    else if (tag.block) this.#page.space();
    else if (tag.cell) this.#page.cell();
    else if (parent.flex) this.#page.space();
    else this.#page.edge();
    this.#stack.push(parent);
    this.#top = frame;
  }

  onclosetag(start: number, end: number): void {
    this.#count();
    const tag = tagAt(this.#source, start, end);
    if (this.#dropped > 0) {
      if (tag.name === 'text') this.#draw(false);
      if (tag.name === this.#droppedTag) {
        this.#dropped -= 1;
        if (this.#dropped === 0) {
          this.#droppedTag = '';
          this.#draw(false);
        }
      }
      return;
    }
    if (tag.kind === 'title') {
      this.#inTitle = false;
      return;
    }
    if (tag.name === 'br') {
      this.#page.breakRow();
      return;
    }
    if (tag.name === 'p' && this.#top.tag.name !== 'p') this.#page.breakRow();
    if (this.#overflow > 0) {
      this.#overflow -= 1;
      if (tag.block) this.#page.break(2);
    } else if (tag.name === this.#top.tag.name) this.#pop();
    else this.#closeStray(tag);
  }

  /** A stray closing tag closes what it names if that is near and not beyond the cell it stands in. */
  #closeStray({ name, scope }: Tag): void {
    const leavesScopes = scope || name === 'tr';
    if (!leavesScopes && this.#top.tag.scope) return;
    for (let at = this.#stack.length - 1, steps = 0; at > 0 && steps < closeStepsMax; at -= 1, steps += 1) {
      this.#lookback += 1;
      if (this.#lookback > limits.htmlLookbackMax) return;
      const { tag } = this.#stack[at] as Frame;
      if (tag.name === name) {
        while (this.#stack.length > at) this.#pop();
        this.#pop();
        return;
      }
      if (!leavesScopes && tag.scope) return;
    }
  }

  #pop(): void {
    const { tag, block } = this.#top;
    if (this.#top === rootFrame) return;
    const parent = this.#stack.pop() ?? rootFrame;
    if (block) this.#page.break(tag.name === 'tr' ? 1 : 2);
    else if (tag.cell) this.#page.endCell();
    else if (parent.flex) this.#page.space();
    else this.#page.edge();
    this.#top = parent;
  }

  // Tokens without text

  oncomment(): void {}
  ondeclaration(): void {}
  onprocessinginstruction(): void {}
  onend(): void {}
  isInForeignContext(): boolean {
    return this.#droppedTag === 'svg' || this.#droppedTag === 'math';
  }
}

/** White space of HTML; no-break spaces are printed. */
function isBlank(unit: number): boolean {
  return unit === 32 || unit === 10 || unit === 13 || unit === 9 || unit === 12;
}

/** Runs of white space become one blank. */
function collapse(text: string): string {
  return /[\t\n\r\f]| {2}/.test(text) ? text.replace(/[ \t\r\n\f]+/g, ' ') : text;
}

const raisedCharsMax = 3;
const raisedDigits = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The number of a footnote, in characters of its own: behind a code it would be one more digit of it. */
function raised(text: string): string {
  return text.length <= raisedCharsMax ? text.replace(/\d/g, (digit) => raisedDigits[Number(digit)]!) : text;
}
