/** A code that is printed in rows of boxes, `2 N 6`, `W 8 H`, `4 C R` or `R2 D9`, `L6 V4`: one line of them all, as it is read. */

import { lengthMax } from '../shape/atoms.ts';
import { readingOf } from './reading.ts';
import type { Segment } from './segments.ts';

/** Of two or more parts of one size; a row of one part is a line like any other. */
const row = /^[^\p{L}\p{N}]{0,2}[A-Z\d]{1,2}(?:[ \t|]{1,3}[A-Z\d]{1,2}){1,4}[^\p{L}\p{N}]{0,2}$/u;
const rowCharsMax = 24;

/** Of fewer characters a row is enough. */
const gridMin = 6;

/** The segments of a flow, each such grid as one of them. */
export function withGridsJoined(segments: readonly Segment[]): readonly Segment[] {
  let joined: Segment[] | null = null;
  let kept = 0;
  for (let at = 0; at + 1 < segments.length; at += 1) {
    const first = partsOf(segments[at]!);
    if (first === null) continue;
    const parts = [...first];
    let end = at + 1;
    while (end < segments.length && parts.length < lengthMax) {
      const next = segments[end]!.quoted === segments[at]!.quoted ? partsOf(segments[end]!) : null;
      if (next === null || next.length !== first.length || next[0]?.length !== first[0]?.length) break;
      parts.push(...next);
      end += 1;
    }
    if (end === at + 1 || !isCode(parts)) continue;
    joined ??= [];
    joined.push(...segments.slice(kept, at), inOneLine(segments[at]!, parts));
    kept = end;
    at = end - 1;
  }
  return joined === null ? segments : [...joined, ...segments.slice(kept)];
}

function partsOf({ text }: Segment): readonly string[] | null {
  if (text.length > rowCharsMax || !row.test(text)) return null;
  const parts = text.match(/[A-Z\d]+/g) ?? [];
  return parts.every(({ length }) => length === parts[0]?.length) ? parts : null;
}

/** Numbers alone in rows and columns are a table. */
function isCode(parts: readonly string[]): boolean {
  const value = parts.join('');
  return value.length >= gridMin && value.length <= lengthMax && /\d/.test(value) && /[A-Z]/.test(value);
}

function inOneLine(first: Segment, parts: readonly string[]): Segment {
  const reading = readingOf(parts.join(' '));
  const { text, folded, hits } = reading;
  const { marks = 0, size = 16 } = first.spans[0] ?? {};
  return { ...first, text, folded, hits, reading, spans: reading.asOneSpan(marks, size) };
}
