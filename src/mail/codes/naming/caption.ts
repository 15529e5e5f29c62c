/** The name that a page's layout gives a value: the head of its column, or the caption below it, as on cards and in rows of figures. */

import { codeWeight, type Governor, none, quoted, strongWeight } from '../evidence.ts';
import { isLabel, isName, isStrong } from '../names.ts';
import type { Neighbourhood, Spot } from '../spot.ts';
import type { Segment } from '../text/segments.ts';
import { hasDigitBetween } from '../text/sentence.ts';

/** Between the cells of a table, and of one that is written as text. */
const columnSigns = ['\t', ',', ';', '|'];
const nameCharsMax = 24;
const cellsMax = 12;

/** By the head of its column, where a line above, the one at `at`, has as many cells as its own. */
export function headOf(spot: Spot, at: number): Governor | null {
  const { near } = spot;
  const names = near.segments[at] as Segment;
  return isEntry(near, at) ? null : (columnOf(names, spot, 'under') ?? placeOf(names, spot, 'under'));
}

/** "Device\tEdge 141", "Confirmed by\tauthenticator code": a name and its value below another such row, and no header. */
function isEntry({ segments }: Neighbourhood, at: number): boolean {
  const isPair = (text: string | undefined) => text?.split('\t', 3).length === 2;
  return isPair(segments[at]?.text) && isPair(segments[at - 1]?.text);
}

const valueCharsMax = 32;

function isLongValue(value: string): boolean {
  return value.length > valueCharsMax;
}

function isLongCell(cell: string): boolean {
  return cell.length > nameCharsMax || /[.!?:]/.test(cell);
}

/** The cell of another row, where two rows have the same number of cells. */
function columnOf(names: Segment, { segment: own, match }: Spot, side: 'under' | 'above'): Governor | null {
  const sign = columnSigns.find((one) => own.text.includes(one) && names.text.includes(one));
  if (sign === undefined) return null;
  const cells = names.text.split(sign, cellsMax);
  const values = own.text.split(sign, cellsMax);
  if (values.length !== cells.length || hasDigitBetween(names.text, 0, names.text.length)) return null;
  // Sentences have commas, too: a header has nothing but short names.
  if (sign !== '\t' && (cells.some(isLongCell) || values.length < 2 || values.some(isLongValue))) return null;
  let index = 0;
  for (let at = 0; at < match.start; at += 1) if (own.text[at] === sign) index += 1;
  let from = 0;
  for (let cell = 0; cell < index; cell += 1) from += (cells[cell] ?? '').length + 1;
  return namedBy(names, from, from + (cells[index] ?? '').length, side);
}

const placesMin = 3;
const placesMax = 6;
const placedCharsMax = 80;
const partedBySigns = / ?[\u00b7|/,;] ?/;

/** "187714 190233 188051" and, in the line beside, "Document One-time code Participant": by their order, where there are as many of both and nothing else. */
function placeOf(names: Segment, { segment: own, match }: Spot, side: 'under' | 'above'): Governor | null {
  if (own.text.length > placedCharsMax || names.text.length > placedCharsMax) return null;
  const values = own.text.split(' ').filter((value) => /[\p{L}\p{N}]/u.test(value));
  if (
    values.length < placesMin ||
    values.length > placesMax ||
    !values.every((value) => /^\d{4,10}$/.test(value))
  )
    return null;
  if (hasDigitBetween(names.text, 0, names.text.length)) return null;
  const isSigned = partedBySigns.test(names.text);
  const cells = names.text.split(isSigned ? partedBySigns : ' ');
  if (cells.length !== values.length || cells.some(isLongCell)) return null;
  const index = values.indexOf(match.value);
  if (index < 0) return null;
  let from = 0;
  for (let cell = 0; cell <= index; cell += 1) {
    const name = cells[cell] as string;
    from = names.text.indexOf(name, from) + (cell < index ? name.length : 0);
  }
  return namedBy(names, from, from + (cells[index] as string).length, side) ?? none;
}

/** What the first name between two places of a line says of the value that it stands with. */
function namedBy(names: Segment, from: number, to: number, side: 'under' | 'above'): Governor | null {
  const hit = names.hits.find((one) => one.start >= from && one.end <= to && isName(one));
  if (hit === undefined) return null;
  const isCode = hit.kind !== 'other' && !isLabel(hit);
  return {
    weight: isCode ? (isStrong(hit) ? strongWeight : codeWeight) : -6,
    reason: `stands ${side} ${quoted(names, hit)}`,
    verdict: isCode ? 'code' : 'other',
    strong: isCode && isStrong(hit),
    direct: true,
    heads: isCode,
  };
}

const captionCharsMax = 32;
/** One value above a few words may be anything; where two are printed so, the words are their captions. */
const pairsMin = 2;
const pairsMax = 8;

/** By the caption below it. The result is `none`, and not null, where there is a caption that names no number. */
export function captionOf(spot: Spot): Governor | null {
  const { near, index, segment: own, layout } = spot;
  const { segments } = near;
  const below = segments[index + 1];
  if (below === undefined || below.place !== own.place) return null;
  const placed = placeOf(below, spot, 'above');
  if (placed !== null) return placed;
  if (layout.cell) return isCaptions(segments[index - 1]) ? null : columnOf(below, spot, 'above');
  if (!layout.lone || !isCaption(below)) return null;
  let first = index;
  let pairs = 1;
  while (pairs < pairsMax && isCaption(segments[first - 1]) && isValue(segments[first - 2])) {
    first -= 2;
    pairs += 1;
  }
  // Names above their values end with one.
  if (isCaption(segments[first - 1])) return titledBy(segments, index);
  let last = index;
  while (pairs < pairsMax && isValue(segments[last + 2]) && isCaption(segments[last + 3])) {
    last += 2;
    pairs += 1;
  }
  return pairs < pairsMin ? null : (namedBy(below, 0, below.text.length, 'above') ?? none);
}

/** So many names, each above its value, are the fields of something; the code does not stand in a field whose name says nothing of it. */
const fieldsMin = 3;

/** "Seat⏎14C⏎Seq⏎0087⏎Gate⏎B41": by the name above it, where that is none of ours. */
function titledBy(segments: readonly Segment[], index: number): Governor | null {
  const title = segments[index - 1];
  if (!isCaption(title) || title.hits.length > 0) return null;
  let fields = 1;
  for (
    let at = index - 2;
    fields < fieldsMin && isValue(segments[at]) && isCaption(segments[at - 1]);
    at -= 2
  )
    fields += 1;
  for (
    let at = index + 1;
    fields < fieldsMin && isCaption(segments[at]) && isValue(segments[at + 1]);
    at += 2
  )
    fields += 1;
  if (fields < fieldsMin) return null;
  return {
    weight: -3,
    reason: `stands under “${title.text}”, as others do under their names`,
    verdict: 'other',
    strong: false,
    direct: false,
  };
}

/** A row of names alone. */
function isCaptions(segment: Segment | undefined): boolean {
  return segment?.text.includes('\t') === true && !hasDigitBetween(segment.text, 0, segment.text.length);
}

function isCaption(segment: Segment | undefined): segment is Segment {
  if (segment === undefined || segment.text.length > captionCharsMax || segment.text.includes('\t'))
    return false;
  return !hasDigitBetween(segment.text, 0, segment.text.length) && !/[:：]|[.!?,;。，]$/.test(segment.text);
}

function isValue(segment: Segment | undefined): boolean {
  if (segment === undefined || segment.text.length > captionCharsMax || segment.hits.some(isName))
    return false;
  return hasDigitBetween(segment.text, 0, segment.text.length) && !/\t|[.!?:,;。：，]$/.test(segment.text);
}
