/**
 * The little CSS that decides whether a person sees a text and whether it stands out: inline styles, and
 * of style sheets the rules for one class, id or element. Media queries are left alone: they speak of
 * phones and dark rooms.
 */
import { limits } from '../../limits.ts';

/** What a declaration block says; undefined where it says nothing. */
export interface Effect {
  hidden?: boolean;
  strike?: boolean;
  bold?: boolean;
  mono?: boolean;
  spaced?: boolean;
  center?: boolean;
  boxed?: boolean;
  /** Breaks the line before and after: `block`; or does not: `inline`. */
  display?: 'block' | 'inline';
  pre?: boolean;
  /** Font size in px. */
  px?: number;
  /** Font size as a multiple of the parent's. */
  em?: number;
  color?: string;
  background?: string;
}

const named: Readonly<Record<string, string>> = {
  white: '#ffffff',
  black: '#000000',
  transparent: 'transparent',
};

/** One spelling per colour where that is easy; other values are compared as they are. */
export function plainColor(value: string): string {
  let color = value.trim().toLowerCase();
  const known = named[color];
  if (known !== undefined) return known;
  if (color.startsWith('#') && color.length === 4) {
    color = `#${color[1]}${color[1]}${color[2]}${color[2]}${color[3]}${color[3]}`;
  }
  if (color === 'rgb(255,255,255)' || color === 'rgb(255, 255, 255)') return '#ffffff';
  if (color === 'rgb(0,0,0)' || color === 'rgb(0, 0, 0)') return '#000000';
  if (color.startsWith('rgba(') && /,\s{0,9}0?\.?0\)$/.test(color)) return 'transparent';
  return color;
}

const sizeWords: Readonly<Record<string, number>> = {
  'xx-small': 9,
  'x-small': 10,
  small: 13,
  medium: 16,
  large: 18,
  'x-large': 24,
  'xx-large': 32,
  'xxx-large': 48,
};

function readSize(value: string, effect: Effect): void {
  const word = sizeWords[value];
  if (word !== undefined) {
    effect.px = word;
    delete effect.em;
    return;
  }
  const number = Number.parseFloat(value);
  if (!Number.isFinite(number)) return;
  delete effect.px;
  delete effect.em;
  if (value.endsWith('rem')) effect.px = number * 16;
  else if (value.endsWith('em')) effect.em = number;
  else if (value.endsWith('%')) effect.em = number / 100;
  else if (value.endsWith('pt')) effect.px = number * 1.333;
  else effect.px = number;
}

function isZero(value: string): boolean {
  return value === '0' || /^0(?:\.0)?(?:px|em|pt|%)?$/.test(value);
}

/** Reads a declaration block, e.g. the value of a `style` attribute. */
export function readStyle(block: string): Effect {
  const effect: Effect = {};
  let zeroHeight = false;
  let zeroWidth = false;
  let clipped = false;
  let letterSpacing = 0;
  for (const declaration of block.slice(0, limits.styleCharsMax).toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    if (colon < 0) continue;
    const property = declaration.slice(0, colon).trim();
    let value = declaration.slice(colon + 1).trim();
    if (value.endsWith('!important')) value = value.slice(0, -10).trimEnd();
    switch (property) {
      case 'display':
        if (value === 'none') effect.hidden = true;
        else effect.hidden = false;
        if (value === 'inline' || value.startsWith('inline-')) effect.display = 'inline';
        else if (value === 'block' || value === 'flex' || value === 'grid') effect.display = 'block';
        break;
      case 'visibility':
        if (value === 'hidden' || value === 'collapse') effect.hidden = true;
        break;
      case 'opacity':
        if (isZero(value)) effect.hidden = true;
        break;
      case 'max-height':
        if (isZero(value)) effect.hidden = true;
        break;
      case 'max-width':
        if (isZero(value)) effect.hidden = true;
        break;
      case 'height':
        zeroHeight = isZero(value);
        break;
      case 'width':
        zeroWidth = isZero(value);
        break;
      case 'overflow':
        clipped = value === 'hidden';
        break;
      case 'text-indent':
        if (Number.parseFloat(value) <= -500) effect.hidden = true;
        break;
      case 'left':
      case 'top':
        if (Number.parseFloat(value) <= -500) effect.hidden = true;
        break;
      case 'font-size':
        readSize(value, effect);
        break;
      case 'font': {
        const size = /(?:^|\s)(\d{1,4}(?:\.\d{1,4})?(?:px|pt|r?em|%))/.exec(value);
        if (size?.[1] !== undefined) readSize(size[1], effect);
        if (/\b(?:bold|[6-9]00)\b/.test(value)) effect.bold = true;
        if (/mono|courier|consolas|menlo/.test(value)) effect.mono = true;
        break;
      }
      case 'font-family':
        if (/^["']?(?:[a-z ]*mono|courier|consolas|menlo|monaco|lucida console)/.test(value))
          effect.mono = true;
        break;
      case 'font-weight':
        effect.bold = value === 'bold' || value === 'bolder' || Number.parseInt(value, 10) >= 600;
        break;
      case 'letter-spacing':
        letterSpacing = Number.parseFloat(value);
        if (value.endsWith('em')) letterSpacing *= 16;
        effect.spaced = letterSpacing >= 1.5;
        break;
      case 'text-align':
        effect.center = value === 'center';
        break;
      case 'text-decoration':
      case 'text-decoration-line':
        if (value.includes('line-through')) effect.strike = true;
        break;
      case 'white-space':
        effect.pre = value.startsWith('pre');
        break;
      case 'color':
        effect.color = plainColor(value);
        break;
      case 'background':
      case 'background-color':
        effect.background =
          value.includes('url(') || value.includes('gradient') ? 'image' : plainColor(value);
        if (effect.background !== 'transparent' && value !== 'none' && value !== 'inherit')
          effect.boxed = true;
        break;
      case 'background-image':
        effect.background = 'image';
        break;
      case 'border':
        if (!isZero(value) && !value.startsWith('0 ') && value !== 'none' && !value.startsWith('0px')) {
          effect.boxed = true;
        }
        break;
    }
  }
  if (clipped && (zeroHeight || zeroWidth)) effect.hidden = true;
  if (effect.color === 'transparent') effect.hidden = true;
  return effect;
}

/** Rules by simple selector: `.class`, `#id` or `tag`. */
export type StyleSheet = Map<string, Effect>;

/** Adds the rules of a style sheet; one walk, bounded, blind to media queries and other at-rules. */
export function readStyleSheet(css: string, sheet: StyleSheet): void {
  const source = withoutComments(css.slice(0, limits.styleSheetCharsMax));
  let at = 0;
  let selectorStart = 0;
  while (at < source.length && sheet.size < limits.styleRulesMax) {
    const char = source[at];
    if (char === ';' || char === '}') {
      selectorStart = at + 1;
    } else if (char === '{') {
      const selectors = source.slice(selectorStart, at).trim();
      if (selectors.startsWith('@')) {
        at = endOfNest(source, at);
        selectorStart = at;
        continue;
      }
      const end = source.indexOf('}', at);
      if (end < 0) return;
      addRule(selectors, source.slice(at + 1, end), sheet);
      at = end + 1;
      selectorStart = at;
      continue;
    }
    at += 1;
  }
}

/** A comment may stand anywhere, within a selector or a declaration too; one without an end takes the rest. */
function withoutComments(css: string): string {
  let result = '';
  let from = 0;
  for (;;) {
    const open = css.indexOf('/*', from);
    if (open < 0) return result + css.slice(from);
    result += css.slice(from, open);
    const close = css.indexOf('*/', open + 2);
    if (close < 0) return result;
    from = close + 2;
  }
}

/** The index after the brace that closes the one at `open`. */
function endOfNest(source: string, open: number): number {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    const code = source.charCodeAt(at);
    if (code === 123) depth += 1;
    else if (code === 125) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return source.length;
}

function addRule(selectors: string, block: string, sheet: StyleSheet): void {
  if (selectors.length > 2_000) return;
  let effect: Effect | undefined;
  for (const selector of selectors.split(',')) {
    const compounds = selector.trim().split(/[\s>]+/);
    const last = compounds[compounds.length - 1] ?? '';
    if (!/^[a-zA-Z0-9_.#-]{1,80}$/.test(last)) continue;
    const special = Math.max(last.lastIndexOf('.'), last.lastIndexOf('#'));
    // An element under a condition is not every such element.
    if (special < 0 && compounds.length > 1) continue;
    const key = special >= 0 ? last.slice(special) : last.toLowerCase();
    if (key === 'body' || key === 'html' || key.length < 1) continue;
    effect ??= readStyle(block);
    sheet.set(key, { ...sheet.get(key), ...effect });
  }
}
