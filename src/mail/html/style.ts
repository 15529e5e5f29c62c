/** What inline styles, and the blocks of style sheets, say of a text that makes it stand out. */
import { limits } from '../../limits.ts';
import { ownText, Recent } from '../recent.ts';
import { type Effect, saysNothing } from './effect.ts';

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({
    white: '#ffffff',
    black: '#000000',
    transparent: 'transparent',
  }),
);

/** One spelling per colour where that is easy; other values are compared as they are. */
export function plainColor(value: string): string {
  const color = value.trim().toLowerCase();
  if (color.startsWith('#')) {
    if (color.length !== 4) return color;
    return `#${color[1]}${color[1]}${color[2]}${color[2]}${color[3]}${color[3]}`;
  }
  if (color.startsWith('rgb')) {
    if (color === 'rgb(255,255,255)' || color === 'rgb(255, 255, 255)') return '#ffffff';
    if (color === 'rgb(0,0,0)' || color === 'rgb(0, 0, 0)') return '#000000';
    return color.startsWith('rgba(') && /,\s{0,9}0?\.?0\)$/.test(color) ? 'transparent' : color;
  }
  return named.get(color) ?? color;
}

const sizeWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    'xx-small': 9,
    'x-small': 10,
    small: 13,
    medium: 16,
    large: 18,
    'x-large': 24,
    'xx-large': 32,
    'xxx-large': 48,
  }),
);

function readSize(value: string, effect: Effect): void {
  const word = sizeWords.get(value);
  const number = word ?? Number.parseFloat(value);
  if (!Number.isFinite(number)) return;
  effect.px = undefined;
  effect.em = undefined;
  if (value.endsWith('rem')) effect.px = number * 16;
  else if (value.endsWith('em')) effect.em = number;
  else if (value.endsWith('%')) effect.em = number / 100;
  else if (value.endsWith('pt')) effect.px = number * 1.333;
  else effect.px = number;
}

function isZero(value: string): boolean {
  return value === '0' || /^0(?:\.0)?(?:px|em|pt|%)?$/.test(value);
}

/** What only hides an element together. */
interface Box {
  zeroHeight: boolean;
  zeroWidth: boolean;
  clipped: boolean;
  /** As wide as a column of a page, or wider. */
  wide: boolean;
}

/** Of the element around it, in percent: boxes for a character each are narrower. */
const columnPercentMin = 20;

type Reader = (value: string, effect: Effect, box: Box) => void;

function hideAtZero(value: string, effect: Effect): void {
  if (isZero(value)) effect.hidden = true;
}

/** Moved out of sight. */
function hideFarOff(value: string, effect: Effect): void {
  if (Number.parseFloat(value) <= -500) effect.hidden = true;
}

/** All of it is cut off, as what is for screen readers alone. */
function hideWhereClipped(value: string, effect: Effect): void {
  if (/^(?:rect\((?:[01](?:px)?[, ]*){4}\)|inset\((?:50|100)%)/.test(value)) effect.hidden = true;
}

function strikeThrough(value: string, effect: Effect): void {
  if (value.includes('line-through')) effect.strike = true;
}

function paint(value: string, effect: Effect): void {
  effect.background = value.includes('url(') || value.includes('gradient') ? 'image' : plainColor(value);
  if (effect.background !== 'transparent' && value !== 'none' && value !== 'inherit') effect.boxed = true;
}

/** How each property is read; all others say nothing of how text stands out. */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  [
    'display',
    (value, effect) => {
      effect.hidden = value === 'none';
      if (value === 'inline' || value.startsWith('inline-')) effect.display = 'inline';
      else if (value === 'block') effect.display = 'block';
      else if (value === 'flex' || value === 'grid') effect.display = 'flex';
    },
  ],
  [
    'visibility',
    (value, effect) => {
      if (value === 'hidden' || value === 'collapse') effect.hidden = true;
    },
  ],
  ['opacity', hideAtZero],
  ['max-height', hideAtZero],
  ['max-width', hideAtZero],
  [
    'height',
    (value, _, box) => {
      box.zeroHeight = isZero(value);
    },
  ],
  [
    'width',
    (value, _, box) => {
      box.zeroWidth = isZero(value);
      box.wide = value.endsWith('%') && Number.parseFloat(value) >= columnPercentMin;
    },
  ],
  [
    'overflow',
    (value, _, box) => {
      box.clipped = value === 'hidden';
    },
  ],
  ['clip', hideWhereClipped],
  ['clip-path', hideWhereClipped],
  ['text-indent', hideFarOff],
  ['left', hideFarOff],
  ['top', hideFarOff],
  ['font-size', readSize],
  [
    'font',
    (value, effect) => {
      const size = /(?:^|\s)(\d{1,4}(?:\.\d{1,4})?(?:px|pt|r?em|%))/.exec(value);
      if (size?.[1] !== undefined) readSize(size[1], effect);
      if (/\b(?:bold|[6-9]00)\b/.test(value)) effect.bold = true;
      if (/mono|courier|consolas|menlo/.test(value)) effect.mono = true;
    },
  ],
  [
    'font-family',
    (value, effect) => {
      if (/^["']?(?:[a-z ]*mono|courier|consolas|menlo|monaco|lucida console)/.test(value))
        effect.mono = true;
    },
  ],
  [
    'font-weight',
    (value, effect) => {
      effect.bold = value === 'bold' || value === 'bolder' || Number.parseInt(value, 10) >= 600;
    },
  ],
  [
    'letter-spacing',
    (value, effect) => {
      effect.spaced = Number.parseFloat(value) * (value.endsWith('em') ? 16 : 1) >= 1.5;
    },
  ],
  [
    'text-align',
    (value, effect) => {
      effect.center = value === 'center';
    },
  ],
  [
    'text-transform',
    (value, effect) => {
      effect.capitals = value === 'uppercase';
    },
  ],
  ['text-decoration', strikeThrough],
  ['text-decoration-line', strikeThrough],
  [
    'white-space',
    (value, effect) => {
      effect.pre = value.startsWith('pre');
    },
  ],
  [
    'color',
    (value, effect) => {
      effect.color = plainColor(value);
    },
  ],
  ['background', paint],
  ['background-color', paint],
  [
    'background-image',
    (_, effect) => {
      effect.background = 'image';
    },
  ],
  [
    'border',
    (value, effect) => {
      if (!isZero(value) && !value.startsWith('0 ') && value !== 'none' && !value.startsWith('0px'))
        effect.boxed = true;
    },
  ],
]);

const styles = new Recent<Effect>({
  entriesMax: limits.stylesRememberedMax,
  bytesMax: limits.stylesRememberedBytesMax,
});

/** Of an effect and its text, about. */
const bytesOf = (block: string) => 250 + 2 * block.length;

/** What a declaration block says, e.g. the value of a `style` attribute. Remembered: a template says the same again and again. */
export function styleOf(block: string): Readonly<Effect> {
  if (block.length > limits.styleRememberedCharsMax) return readStyle(block);
  const known = styles.get(block);
  if (known !== undefined) return known;
  const effect = readStyle(block);
  styles.add(ownText(block), effect, bytesOf(block));
  return effect;
}

function readStyle(block: string): Effect {
  const effect = saysNothing();
  const box: Box = { zeroHeight: false, zeroWidth: false, clipped: false, wide: false };
  const source = block.slice(0, limits.styleCharsMax).toLowerCase();
  for (let from = 0; from < source.length; ) {
    const semicolon = source.indexOf(';', from);
    const end = semicolon < 0 ? source.length : semicolon;
    const colon = source.indexOf(':', from);
    if (colon < 0) break;
    if (colon < end) readDeclaration(source, from, colon, end, effect, box);
    from = end + 1;
  }
  if (box.clipped && (box.zeroHeight || box.zeroWidth)) effect.hidden = true;
  // Columns are made of such boxes, and on a narrow screen stand below each other.
  if (effect.display === 'inline' && box.wide) effect.display = 'block';
  if (effect.color === 'transparent') effect.hidden = true;
  return effect;
}

function readDeclaration(
  source: string,
  from: number,
  colon: number,
  end: number,
  effect: Effect,
  box: Box,
): void {
  const reader = readers.get(source.slice(from, colon).trim());
  if (reader === undefined) return;
  let value = source.slice(colon + 1, end).trim();
  if (value.endsWith('!important')) value = value.slice(0, -10).trimEnd();
  reader(value, effect, box);
}
