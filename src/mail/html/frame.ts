/** How the content of an element is printed: what its parent hands down, its tag, its attributes and its styles, together. */
import type { Attributes } from './attributes.ts';
import { bigPx, mark } from './document.ts';
import type { Effect } from './effect.ts';
import { plainColor } from './style.ts';
import { rootTag, type Tag } from './tags.ts';

/** An open element. */
export interface Frame {
  readonly tag: Tag;
  readonly marks: number;
  /** Font size in px. */
  readonly size: number;
  readonly color: string;
  readonly background: string;
  readonly pre: boolean;
  readonly block: boolean;
  /** Its children stand apart from each other. */
  readonly flex: boolean;
  /** Index of its link, or -1. */
  anchor: number;
  /** Hidden by more than its font size and its color, or inside what is. */
  readonly hard: boolean;
  /** Its letters are printed as capitals. */
  readonly capitals: boolean;
  /** Of it and what is around it, the classes and ids that the style sheet has rules about for what is within. */
  readonly names: readonly string[];
}

export const rootFrame: Frame = {
  tag: rootTag,
  marks: 0,
  size: 16,
  color: '',
  background: '',
  pre: false,
  block: true,
  flex: false,
  anchor: -1,
  hard: false,
  capitals: false,
  names: [],
};

const sizeMax = 1_000;
/** What is no taller cannot be read. */
const unseenPx = 1.5;
const smallPx = 12.5;
/** Sizes of the `font` element, 1 to 7. */
const fontPx = [16, 10, 13, 16, 18, 24, 32, 48];
const inlined = new Set(['div', 'p', 'li', 'section']);

/** The frame of an element within its parent; its link is that of the parent. */
export function frameOf(
  parent: Frame,
  tag: Tag,
  attributes: Attributes,
  effect: Effect,
  names: readonly string[],
): Frame {
  const said = sizeOf(parent, tag, attributes, effect);
  const size = said <= unseenPx && isBareButton(parent, tag, effect) ? rootFrame.size : said;
  const color = effect.color ?? (attributes.color === '' ? parent.color : plainColor(attributes.color));
  const background = backgroundOf(parent, attributes, effect);
  const repaints = effect.color !== undefined || effect.background !== undefined || attributes.color !== '';
  const isUnpainted = color !== '' && color === background && background !== 'image';
  const isTaken = effect.hidden === true || attributes.hidden || tag.beside;
  const isHidden = isTaken || size <= unseenPx || (repaints && isUnpainted);

  let marks = parent.marks | tag.marks | namedMarks(attributes);
  if (effect.bold === true) marks |= mark.bold;
  if (effect.mono === true) marks |= mark.code;
  if (effect.strike === true) marks |= mark.strike;
  if (effect.spaced !== undefined) marks = having(marks, mark.spaced, effect.spaced);
  if (effect.center !== undefined) marks = having(marks, mark.center, effect.center);
  if (attributes.align !== '')
    marks = having(marks, mark.center, attributes.align.toLowerCase() === 'center');
  marks = having(marks, mark.boxed, isBoxed(parent, tag, attributes, effect));
  marks = having(marks, mark.big, size >= bigPx);
  marks = having(marks, mark.small, size < smallPx);
  if (isHidden) marks |= mark.hidden;
  // A size of nothing and a color of no contrast are only inherited until a child sets its own, unlike `display: none`: of many
  // buttons the link is white and what is in it has the ground.
  else if ((parent.marks & mark.hidden) !== 0 && !parent.hard && !isUnpainted) marks &= ~mark.hidden;
  if (tag.name === 'body' || tag.name === 'table' || tag.name === 'html') marks &= ~mark.named;
  if (tag.name === 'a' && attributes.href !== '') marks |= mark.link;

  const isInlined = effect.display === 'inline' && inlined.has(tag.name);
  return {
    tag,
    marks,
    size,
    color,
    background,
    pre: effect.pre ?? (parent.pre || tag.pre),
    block:
      (tag.block && !isInlined) || ((effect.display === 'block' || effect.display === 'flex') && !tag.cell),
    flex: effect.display === 'flex',
    anchor: parent.anchor,
    hard: parent.hard || isTaken,
    capitals: effect.capitals ?? parent.capitals,
    names,
  };
}

/**
 * Of a button in a cell of no size the words are missing, and its box is there to be pressed. Builders of mails make cells so to
 * have no gaps in them; who has built it by hand has forgotten the size of the words.
 */
function isBareButton(parent: Frame, { name }: Tag, { boxed, px }: Effect): boolean {
  return name === 'a' && boxed === true && px === undefined && !parent.hard;
}

function having(marks: number, one: number, has: boolean): number {
  return has ? marks | one : marks & ~one;
}

function sizeOf(parent: Frame, tag: Tag, attributes: Attributes, effect: Effect): number {
  if (effect.px !== undefined) return Math.min(effect.px, sizeMax);
  let size = tag.px > 0 ? tag.px : parent.size * tag.em;
  if (tag.name === 'font') {
    const step = Number.parseInt(attributes.size, 10);
    size = fontPx[attributes.size.startsWith('+') ? Math.min(7, 3 + step) : step] ?? size;
  }
  if (effect.em !== undefined) size *= effect.em;
  return Math.min(size, sizeMax);
}

function backgroundOf(parent: Frame, attributes: Attributes, effect: Effect): string {
  if (effect.background !== undefined && effect.background !== 'transparent') return effect.background;
  return attributes.bgcolor === '' ? parent.background : plainColor(attributes.bgcolor);
}

function isBoxed(parent: Frame, { name }: Tag, attributes: Attributes, effect: Effect): boolean {
  if (effect.boxed === true) return true;
  if (name === 'table') return false;
  return (attributes.bgcolor !== '' && name !== 'body') || (parent.marks & mark.boxed) !== 0;
}

const codeName = /(?:^|[^a-z])(?:otp|code|token|pin|passcode|verificationcode|one-?time)(?:[^a-z]|$)/;
const notCodeName = /promo|coupon|discount|voucher|barcode|qr|country|zip|postal|source|block|gift/;
const quoteName =
  /gmail_quote|yahoo_quoted|moz-cite|protonmail_quote|divrplyfwdmsg|appendonsend|zmail_extra|gmail_extra/;
const namesCharsMax = 300;

/** What the class and the id of an element say of its content. */
function namedMarks(attributes: Attributes): number {
  if (attributes.class.length + attributes.id.length < 2) return 0;
  const names = `${attributes.class} ${attributes.id}`
    .slice(0, namesCharsMax)
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
  let marks = 0;
  if (codeName.test(names) && !notCodeName.test(names)) marks |= mark.named;
  if (quoteName.test(names)) marks |= mark.quote;
  return marks;
}
