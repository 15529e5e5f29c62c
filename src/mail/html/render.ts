/**
 * HTML as a person sees it: one bounded walk over the tokens, no tree. Hidden text is kept but marked,
 * because a preheader may still say something; scripts, styles, comments and drawings are dropped.
 */
import { Tokenizer } from 'htmlparser2';
import { limits } from '../../limits.ts';
import { type Anchor, bigPx, type Line, type MailDocument, mark, type Piece } from './document.ts';
import { joinSingles } from './singles.ts';
import { type Effect, plainColor, readStyle, readStyleSheet, type StyleSheet } from './style.ts';

/** More classes of one element are not looked at. */
const classesMax = 20;

const noEffect: Effect = {};

/** Both effects, the second over the first. */
function over(first: Effect, second: Effect): Effect {
  if (second === noEffect) return first;
  return first === noEffect ? second : { ...first, ...second };
}

const voidTags = new Set(
  'area base br col embed hr img input link meta param source track wbr basefont bgsound frame'.split(' '),
);
/** Their content is no text that anyone reads. */
const droppedTags = new Set(
  'script style template iframe noframes noembed object svg math canvas audio video map select datalist xml'.split(
    ' ',
  ),
);
const blockTags = new Set(
  (
    'address article aside blockquote body center dd details dialog dir div dl dt fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody ' +
    'tfoot thead tr ul caption'
  ).split(' '),
);
const codeTags = new Set('code pre kbd samp tt var'.split(' '));
const headingPx: Readonly<Record<string, number>> = { h1: 32, h2: 24, h3: 19, h4: 16, h5: 13, h6: 11 };
const fontPx = [16, 10, 13, 16, 18, 24, 32, 48];
/** A tag that closes an open one of these when it is the innermost. */
const impliedClose: Readonly<Record<string, readonly string[]>> = {
  li: ['li', 'p'],
  td: ['td', 'th', 'p'],
  th: ['td', 'th', 'p'],
  tr: ['td', 'th', 'tr', 'p'],
  dt: ['dt', 'dd', 'p'],
  dd: ['dt', 'dd', 'p'],
};
/** Where the search for the tag that a closing tag closes ends: a cell's content cannot close its table. */
const scopes = new Set(['td', 'th', 'table']);

const codeName = /(?:^|[^a-z])(?:otp|code|token|pin|passcode|verificationcode|one-?time)(?:[^a-z]|$)/;
const notCodeName = /promo|coupon|discount|voucher|barcode|qr|country|zip|postal|source|block|gift/;
const quoteName =
  /gmail_quote|yahoo_quoted|moz-cite|protonmail_quote|divrplyfwdmsg|appendonsend|zmail_extra|gmail_extra/;

interface Frame {
  readonly tag: string;
  readonly marks: number;
  readonly size: number;
  readonly color: string;
  readonly background: string;
  readonly pre: boolean;
  readonly block: boolean;
  /** Index of its link, or -1. */
  readonly anchor: number;
  readonly ownAnchor: boolean;
  /** Hidden by more than its font size, or inside what is. */
  readonly hard: boolean;
}

interface OpenAnchor {
  href: string;
  text: string;
  line: number;
  button: boolean;
  hidden: boolean;
}

interface Attributes {
  style: string;
  class: string;
  id: string;
  href: string;
  alt: string;
  value: string;
  type: string;
  bgcolor: string;
  color: string;
  size: string;
  align: string;
  hidden: boolean;
}

function noAttributes(): Attributes {
  return {
    style: '',
    class: '',
    id: '',
    href: '',
    alt: '',
    value: '',
    type: '',
    bgcolor: '',
    color: '',
    size: '',
    align: '',
    hidden: false,
  };
}

const wantedAttributes = new Set(Object.keys(noAttributes()));

const rootFrame: Frame = {
  tag: '',
  marks: 0,
  size: 16,
  color: '',
  background: '',
  pre: false,
  block: true,
  anchor: -1,
  ownAnchor: false,
  hard: false,
};

/** Reads an HTML body into lines; linear in its length, whatever it holds. */
export function renderHtml(html: string): MailDocument {
  // The walk calls this when it has read enough; the tokenizer then leaves the rest alone.
  const stop = () => tokenizer.pause();
  const walk = new Walk(html, stop);
  const tokenizer = new Tokenizer({ decodeEntities: true }, walk);
  tokenizer.write(html);
  tokenizer.end();
  return walk.finish();
}

class Walk {
  readonly #source: string;
  readonly #lines: Line[] = [];
  readonly #anchors: OpenAnchor[] = [];
  readonly #sheet: StyleSheet = new Map();
  readonly #styles = new Map<string, Effect>();
  readonly #classes = new Map<string, Effect>();
  readonly #stack: Frame[] = [];
  #top: Frame = rootFrame;
  /** Elements deeper than the bound; they inherit everything from the innermost that is kept. */
  #overflow = 0;
  #dropped = 0;
  #droppedTag = '';
  #inTitle = false;
  #title = '';
  #tag = '';
  #attributes = noAttributes();
  #attributeName = '';
  #attributeValue = '';
  #wanted = false;
  #pieces: Piece[] = [];
  #gap = 2;
  #space = false;
  #cell = false;
  #chars = 0;
  /** Open elements compared with stray closing tags so far. */
  #lookback = 0;
  #sheetChars = 0;

  readonly #stop: () => void;
  #tokens = 0;

  constructor(source: string, stop: () => void) {
    this.#source = source;
    this.#stop = stop;
  }

  #count(): void {
    this.#tokens += 1;
    if (this.#isFull()) this.#stop();
  }

  #isFull(): boolean {
    return (
      this.#tokens > limits.bodyTokensMax ||
      this.#chars > limits.bodyCharsMax ||
      this.#lines.length >= limits.htmlLinesMax
    );
  }

  finish(): MailDocument {
    this.#break(2);
    return { title: this.#title.trim(), lines: joinSingles(this.#lines), anchors: this.#anchors as Anchor[] };
  }

  // Text

  ontext(start: number, end: number): void {
    this.#count();
    if (this.#droppedTag === 'style') {
      const room = limits.styleSheetCharsMax - this.#sheetChars;
      this.#sheetChars += end - start;
      this.#classes.clear();
      if (room > 0) readStyleSheet(this.#source.slice(start, Math.min(end, start + room)), this.#sheet);
      return;
    }
    if (this.#dropped > 0) return;
    this.#emit(this.#source.slice(start, end));
  }

  ontextentity(codepoint: number): void {
    this.#count();
    if (this.#dropped > 0) return;
    this.#emit(codepoint === 0xa0 ? '\u00a0' : String.fromCodePoint(codepoint));
  }

  oncdata(start: number, end: number): void {
    if (this.#dropped === 0) this.#emit(this.#source.slice(start, end));
  }

  #emit(raw: string): void {
    if (this.#inTitle) {
      if (this.#title.length < limits.subjectCharsMax) this.#title += raw;
      return;
    }
    if (this.#top.pre) {
      this.#emitRows(raw);
      return;
    }
    let text = raw;
    const first = text.charCodeAt(0);
    if (isBlank(first)) {
      this.#space = true;
      text = text.replace(/^[ \t\r\n\f]+/, '');
    }
    if (text === '') return;
    const trailing = isBlank(text.charCodeAt(text.length - 1));
    text = collapse(trailing ? withoutTrailing(text) : text);
    this.#append(text, 0);
    this.#space = trailing;
  }

  /** Text whose line breaks count. */
  #emitRows(raw: string): void {
    let from = 0;
    for (;;) {
      const to = raw.indexOf('\n', from);
      const row = raw.slice(from, Math.min(to < 0 ? raw.length : to, from + limits.bodyCharsMax));
      if (row !== '') this.#append(row.replace(/[\t\r]/g, blankOrNothing), 0);
      if (to < 0) return;
      this.#break(this.#pieces.length === 0 ? 2 : 1);
      this.#count();
      if (this.#isFull()) return;
      from = to + 1;
    }
  }

  #append(text: string, extraMarks: number): void {
    if (text === '' || this.#isFull()) return;
    const frame = this.#top;
    const marks = frame.marks | extraMarks;
    const pieces = this.#pieces;
    const last = pieces[pieces.length - 1];
    let lead = '';
    if (last !== undefined) {
      if (this.#cell) lead = '\t';
      else if (this.#space) lead = ' ';
    }
    this.#cell = false;
    this.#space = false;
    this.#chars += text.length + lead.length;
    if (last !== undefined && last.marks === marks && last.size === frame.size) last.text += lead + text;
    else {
      if (lead !== '' && last !== undefined) last.text += lead;
      pieces.push({ text, marks, size: frame.size });
    }
    if (frame.anchor >= 0) {
      const anchor = this.#anchors[frame.anchor];
      if (anchor !== undefined && anchor.text.length < limits.linkTextCharsMax) {
        anchor.text += (lead === '' || anchor.text === '' ? '' : ' ') + text;
      }
    }
  }

  #break(gap: number): void {
    if (this.#pieces.length > 0) {
      let blank = true;
      for (const piece of this.#pieces) {
        if (piece.text.trim() !== '') {
          blank = false;
          break;
        }
      }
      if (blank) this.#gap = Math.max(this.#gap, gap);
      else {
        this.#lines.push({ pieces: this.#pieces, gap: this.#gap });
        this.#gap = gap;
      }
      this.#pieces = [];
    } else if (gap > this.#gap) this.#gap = gap;
    this.#space = false;
    this.#cell = false;
  }

  // Tags

  onopentagname(start: number, end: number): void {
    this.#tag = this.#source.slice(start, Math.min(end, start + 40)).toLowerCase();
    this.#attributes = noAttributes();
  }

  onattribname(start: number, end: number): void {
    this.#wanted = false;
    this.#attributeValue = '';
    if (end - start > 7 || this.#dropped > 0) return;
    this.#attributeName = this.#source.slice(start, end).toLowerCase();
    this.#wanted = wantedAttributes.has(this.#attributeName);
  }

  // One character more than the bound is kept, so that an address that is too long can be told from one that just fits.
  onattribdata(start: number, end: number): void {
    if (this.#wanted && this.#attributeValue.length <= limits.linkUrlCharsMax) {
      this.#attributeValue += this.#source.slice(start, Math.min(end, start + limits.linkUrlCharsMax + 1));
    }
  }

  onattribentity(codepoint: number): void {
    if (this.#wanted && this.#attributeValue.length <= limits.linkUrlCharsMax) {
      this.#attributeValue += String.fromCodePoint(codepoint);
    }
  }

  onattribend(): void {
    if (!this.#wanted) return;
    this.#wanted = false;
    const name = this.#attributeName as keyof Attributes;
    if (name === 'hidden') this.#attributes.hidden = true;
    else if (this.#attributes[name] === '') this.#attributes[name] = this.#attributeValue;
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
      if (tag === this.#droppedTag && !selfClosing) this.#dropped += 1;
      return;
    }
    if (droppedTags.has(tag)) {
      if (!selfClosing || tag === 'script' || tag === 'style') {
        this.#dropped = 1;
        this.#droppedTag = tag;
      }
      return;
    }
    if (tag === 'title') {
      this.#inTitle = this.#title === '';
      if (!this.#inTitle) this.#drop('title');
      return;
    }
    if (voidTags.has(tag)) {
      this.#void(tag);
      return;
    }
    const closes = impliedClose[tag];
    if (closes !== undefined) {
      while (closes.includes(this.#top.tag) && this.#overflow === 0) this.#pop();
    } else if (this.#top.tag === 'p' && blockTags.has(tag)) this.#pop();
    if (this.#stack.length >= limits.htmlDepthMax) {
      this.#overflow += 1;
      if (blockTags.has(tag)) this.#break(2);
      return;
    }
    this.#push(tag);
  }

  #drop(tag: string): void {
    this.#dropped = 1;
    this.#droppedTag = tag;
  }

  #void(tag: string): void {
    if (tag === 'br') this.#break(this.#pieces.length === 0 ? 2 : 1);
    else if (tag === 'hr') this.#break(2);
    else if (tag === 'img') {
      const alt = this.#attributes.alt.trim();
      if (alt !== '') this.#aside(collapse(alt), mark.alt);
    } else if (tag === 'input') {
      const { type, value } = this.#attributes;
      if (/^(?:hidden|submit|button|checkbox|radio|image|password)$/i.test(type.trim())) return;
      if (value.trim() !== '') this.#aside(collapse(value.trim()), mark.input | mark.boxed);
    }
  }

  /** Text of an attribute, under the element's own marks. */
  #aside(text: string, extraMarks: number): void {
    const effect = this.#effect();
    const hidden = effect.hidden === true || this.#attributes.hidden ? mark.hidden : 0;
    this.#append(text.slice(0, limits.subjectCharsMax), extraMarks | hidden);
  }

  /** What the element's style sheet rules and its own style say, together. */
  #effect(): Effect {
    const { class: classes, id, style } = this.#attributes;
    let effect = noEffect;
    if (this.#sheet.size > 0) {
      effect = this.#sheet.get(this.#tag) ?? noEffect;
      if (classes !== '') effect = over(effect, this.#classEffect(classes));
      if (id !== '') effect = over(effect, this.#sheet.get(`#${id}`) ?? noEffect);
    }
    if (style !== '') {
      let own = this.#styles.get(style);
      if (own === undefined) {
        own = readStyle(style);
        if (this.#styles.size < limits.styleRulesMax) this.#styles.set(style, own);
      }
      effect = over(effect, own);
    }
    return effect;
  }

  /** What the rules of all classes of an element say; templates repeat the same few lists of classes. */
  #classEffect(classes: string): Effect {
    const known = this.#classes.get(classes);
    if (known !== undefined) return known;
    let effect = noEffect;
    for (const name of classes.split(/\s+/, classesMax))
      effect = over(effect, this.#sheet.get(`.${name}`) ?? noEffect);
    if (this.#classes.size < limits.styleRulesMax) this.#classes.set(classes, effect);
    return effect;
  }

  #push(tag: string): void {
    const parent = this.#top;
    const attributes = this.#attributes;
    const effect = this.#effect();
    let marks = parent.marks;
    let size = parent.size;
    let background = parent.background;
    let color = parent.color;
    let pre = parent.pre;

    const heading = headingPx[tag];
    if (heading !== undefined) {
      marks |= mark.heading | mark.bold;
      size = heading;
    } else if (tag === 'b' || tag === 'strong' || tag === 'th' || tag === 'mark') marks |= mark.bold;
    else if (codeTags.has(tag)) marks |= mark.code;
    else if (tag === 's' || tag === 'del' || tag === 'strike') marks |= mark.strike;
    else if (tag === 'center') marks |= mark.center;
    else if (tag === 'small') size *= 0.83;
    else if (tag === 'big') size *= 1.2;
    else if (tag === 'blockquote') marks |= mark.quote;
    else if (tag === 'font') {
      const step = Number.parseInt(attributes.size, 10);
      if (attributes.size.startsWith('+')) size = fontPx[Math.min(7, 3 + step)] ?? size;
      else size = fontPx[step] ?? size;
    }
    if (tag === 'pre' || tag === 'textarea') pre = true;

    if (effect.px !== undefined) size = effect.px;
    else if (effect.em !== undefined) size *= effect.em;
    size = Math.min(size, 1_000);
    if (effect.bold === true) marks |= mark.bold;
    if (effect.mono === true) marks |= mark.code;
    if (effect.spaced !== undefined) marks = effect.spaced ? marks | mark.spaced : marks & ~mark.spaced;
    if (effect.center !== undefined) marks = effect.center ? marks | mark.center : marks & ~mark.center;
    if (attributes.align !== '') {
      marks = attributes.align.toLowerCase() === 'center' ? marks | mark.center : marks & ~mark.center;
    }
    if (effect.strike === true) marks |= mark.strike;
    if (effect.pre === true) pre = true;
    else if (effect.pre === false) pre = false;
    if (attributes.bgcolor !== '') {
      background = plainColor(attributes.bgcolor);
    }
    if (effect.background !== undefined && effect.background !== 'transparent')
      background = effect.background;
    if (attributes.color !== '') color = plainColor(attributes.color);
    if (effect.color !== undefined) color = effect.color;
    marks &= ~mark.boxed;
    if (effect.boxed === true || (attributes.bgcolor !== '' && tag !== 'table' && tag !== 'body'))
      marks |= mark.boxed;
    else if ((parent.marks & mark.boxed) !== 0 && tag !== 'table') marks |= mark.boxed;

    marks = size >= bigPx ? marks | mark.big : marks & ~mark.big;
    marks = size < 12.5 ? marks | mark.small : marks & ~mark.small;
    const repaints = effect.color !== undefined || effect.background !== undefined || attributes.color !== '';
    const unseen = repaints && color !== '' && color === background && background !== 'image';
    if (effect.hidden === true || attributes.hidden || size <= 1.5 || unseen) marks |= mark.hidden;
    // A size of nothing is only inherited until a child sets its own, unlike `display: none`.
    else if ((parent.marks & mark.hidden) !== 0 && parent.size <= 1.5 && size > 1.5 && !parent.hard) {
      marks &= ~mark.hidden;
    }
    const names = `${attributes.class} ${attributes.id}`;
    if (names.length > 2) {
      const lower = names
        .slice(0, 300)
        .replace(/([a-z])([A-Z])/g, '$1-$2')
        .toLowerCase();
      if (codeName.test(lower) && !notCodeName.test(lower)) marks |= mark.named;
      if (quoteName.test(lower)) marks |= mark.quote;
    }
    if (marks & mark.named && (tag === 'body' || tag === 'table' || tag === 'html')) marks &= ~mark.named;

    let anchor = parent.anchor;
    let ownAnchor = false;
    if (tag === 'a' && attributes.href !== '') {
      marks |= mark.link;
      if (this.#anchors.length < limits.linksMax * 10) {
        anchor = this.#anchors.length;
        ownAnchor = true;
        this.#anchors.push({
          href: attributes.href.trim(),
          text: '',
          line: this.#lines.length,
          button: effect.boxed === true || (parent.marks & mark.boxed) !== 0,
          hidden: (marks & mark.hidden) !== 0,
        });
      }
    }

    const cell = tag === 'td' || tag === 'th';
    let block = blockTags.has(tag);
    if (effect.display === 'block' && !cell) block = true;
    else if (
      effect.display === 'inline' &&
      (tag === 'div' || tag === 'p' || tag === 'li' || tag === 'section')
    ) {
      block = false;
      this.#space = true;
    }
    if (block) this.#break(tag === 'tr' ? 1 : 2);
    else if (cell && this.#pieces.length > 0) this.#cell = true;

    const hard = (marks & mark.hidden) !== 0 && (size > 1.5 || parent.hard);
    this.#stack.push(this.#top);
    this.#top = { tag, marks, size, color, background, pre, block, anchor, ownAnchor, hard };
  }

  onclosetag(start: number, end: number): void {
    this.#count();
    const tag = this.#source.slice(start, Math.min(end, start + 40)).toLowerCase();
    if (this.#dropped > 0) {
      if (tag === this.#droppedTag) {
        this.#dropped -= 1;
        if (this.#dropped === 0) this.#droppedTag = '';
      }
      return;
    }
    if (tag === 'title') {
      this.#inTitle = false;
      return;
    }
    if (tag === 'br' || tag === 'p') {
      if (tag === 'br' || this.#top.tag !== 'p') this.#break(this.#pieces.length === 0 ? 2 : 1);
      if (tag === 'br') return;
    }
    if (this.#overflow > 0) {
      this.#overflow -= 1;
      if (blockTags.has(tag)) this.#break(2);
      return;
    }
    if (tag === this.#top.tag) {
      this.#pop();
      return;
    }
    // A stray closing tag closes what it names if that is near and not beyond the cell it stands in.
    const isTable = scopes.has(tag) || tag === 'tr';
    for (let at = this.#stack.length - 1, steps = 0; at > 0 && steps < 64; at -= 1, steps += 1) {
      this.#lookback += 1;
      if (this.#lookback > limits.htmlLookbackMax) return;
      const current = this.#stack[at];
      if (current === undefined) return;
      if (!isTable && scopes.has(this.#top.tag)) return;
      if (current.tag === tag) {
        while (this.#stack.length > at) this.#pop();
        this.#pop();
        return;
      }
      if (!isTable && scopes.has(current.tag)) return;
    }
  }

  #pop(): void {
    const frame = this.#top;
    if (frame.tag === '') return;
    if (frame.block) this.#break(frame.tag === 'tr' ? 1 : 2);
    else if (frame.tag === 'td' || frame.tag === 'th') this.#cell = this.#pieces.length > 0;
    this.#top = this.#stack.pop() ?? rootFrame;
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

function blankOrNothing(sign: string): string {
  return sign === '\t' ? ' ' : '';
}

function isBlank(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13);
}

/** Runs of white space become one blank; no-break spaces stay, they are printed. */
function collapse(text: string): string {
  return /[\t\n\r\f]| {2}/.test(text) ? text.replace(/[ \t\r\n\f]+/g, ' ') : text;
}

function withoutTrailing(text: string): string {
  let end = text.length;
  while (end > 0 && isBlank(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
