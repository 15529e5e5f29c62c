/**
 * Stretches of a text that nobody reads as words: addresses of pages and mailboxes, file and host names,
 * long machine-made tokens. No candidate begins inside one.
 */

import {
  atSign,
  blank,
  colonSign,
  equalsSign,
  fullStop,
  greaterSign,
  hyphen,
  isAsciiDigit,
  isAsciiLetter,
  isGraphic,
  lessSign,
  percentSign,
  plusSign,
  quotationMark,
  roundClosing,
  slashSign,
  squareClosing,
  underscore,
} from './signs.ts';

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Past the last sign of ASCII that is printed. */
const asciiEnd = 127;

/** A chunk is a run of printed ASCII characters; an address goes on behind it where it has letters of its own language. */
export function findMasks(text: string): Range[] {
  const masks: Range[] = [];
  if (!mayHoldMask(text)) return masks;
  const length = text.length;
  let at = 0;
  while (at < length) {
    if (!isGraphic(text.charCodeAt(at))) {
      at += 1;
      continue;
    }
    let end = at;
    let colon = false;
    let mailbox = false;
    let slash = false;
    let equals = false;
    let dot = false;
    while (end < length) {
      const unit = text.charCodeAt(end);
      if (!isGraphic(unit)) break;
      if (
        unit === colonSign &&
        text.charCodeAt(end + 1) === slashSign &&
        text.charCodeAt(end + 2) === slashSign
      )
        colon = true;
      else if (unit === atSign) mailbox = true;
      else if (unit === slashSign) slash = true;
      else if (unit === equalsSign) equals = true;
      else if (unit === fullStop) dot = true;
      end += 1;
    }
    if (colon || mailbox || equals || (dot && (slash || end - at > 5))) maskChunk(text, at, end, masks);
    else if (end - at > 24) maskLong(text, at, end, masks);
    at = end;
  }
  // Within one chunk they are found by kind, not by place.
  return masks.sort((a, b) => a.start - b.start);
}

/** By ASCII unit: 0 parts chunks, 1 goes on with one, 2 may make it an address or a name. */
const chunkUnits = new Uint8Array(128).fill(1, blank + 1, asciiEnd);
for (const sign of '@=:.%') chunkUnits[sign.charCodeAt(0)] = 2;

/** One look that is enough for most lines: prose has no address in it and no chunk of more than 24 units. */
function mayHoldMask(text: string): boolean {
  let run = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    const kind = unit < 128 ? chunkUnits[unit] : 0;
    if (kind === 0) {
      run = 0;
      continue;
    }
    run += 1;
    if (run > 24) return true;
    if (kind === 1) continue;
    // A full stop or a colon counts only in the midst of something.
    const next = text.charCodeAt(at + 1);
    if (unit === fullStop ? isAsciiLetter(next) : unit !== colonSign || next === slashSign) return true;
  }
  return false;
}

function maskChunk(text: string, from: number, to: number, masks: Range[]): void {
  const chunk = text.slice(from, to);
  let scheme = chunk.indexOf('://');
  if (scheme >= 0) {
    // "[https://acme.test/a](https://acme.test/a)"
    while (scheme >= 0) {
      let start = scheme;
      while (start > 0 && isAsciiLetter(chunk.charCodeAt(start - 1))) start -= 1;
      const end = endOfAddress(text, from + scheme + 3, to);
      masks.push({ start: from + start, end });
      scheme = chunk.indexOf('://', end - from);
    }
    return;
  }
  // A query that a line break has torn from its address.
  if (/[?&][\w.%-]{1,40}=|%[23][0-9a-f]|^[\w.%-]{1,40}=[^=]{1,2000}&/i.test(chunk.slice(0, 2_000))) {
    masks.push({ start: from, end: to });
    return;
  }
  // "acme-site-verification=48291307": what proves that one owns a domain.
  if (ownerProof.test(chunk.slice(0, 100))) {
    masks.push({ start: from, end: to });
    return;
  }
  let at = chunk.indexOf('@');
  while (at >= 0) {
    let start = at;
    while (start > 0 && isNamePart(chunk.charCodeAt(start - 1))) start -= 1;
    let end = at + 1;
    while (end < chunk.length && isNamePart(chunk.charCodeAt(end))) end += 1;
    if (end > at + 1) masks.push({ start: from + start, end: from + end });
    at = chunk.indexOf('@', Math.max(end, at + 1));
  }
  // Names with dots: hosts, files, packages; a path after a host belongs to it.
  let dot = chunk.indexOf('.');
  while (dot >= 0) {
    let next = dot + 1;
    if (isAsciiLetter(chunk.charCodeAt(dot + 1)) && isNamePart(chunk.charCodeAt(dot - 1)) && dot > 0) {
      let start = dot;
      let letters = 0;
      while (start > 0 && isNamePart(chunk.charCodeAt(start - 1))) {
        start -= 1;
        if (isAsciiLetter(chunk.charCodeAt(start))) letters += 1;
      }
      let end = dot + 1;
      while (end < chunk.length && isNamePart(chunk.charCodeAt(end))) end += 1;
      if (chunk[end] === '/' || chunk[end] === '?') end = endOfAddress(text, from + end, to) - from;
      // "123456.Please" is a sentence without its blank, not a name.
      if (letters > 0) masks.push({ start: from + start, end: from + end });
      next = Math.max(end, dot + 1);
    }
    dot = chunk.indexOf('.', next);
  }
}

const ownerProof = /^["']?[a-z\d._-]{1,60}-verif(?:y|ication)=/i;

/** Hashes, keys, fingerprints: one long token, or many short ones strung together. */
function maskLong(text: string, from: number, to: number, masks: Range[]): void {
  let run = 0;
  let longest = 0;
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    run = isNamePart(unit) || unit === slashSign || unit === plusSign || unit === colonSign ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  if (longest > 24) masks.push({ start: from, end: to });
}

function endOfAddress(text: string, from: number, to: number): number {
  let at = from;
  while (at < to && !endsAddress(text.charCodeAt(at))) at += 1;
  // "https://\u3044\u3068\u3050\u3061.test/pw/7Hf2": a host is one in any script.
  if (at === from) while (isHostLetter(text.charCodeAt(at))) at += 1;
  // "https://cin\u00e9.test/abonn\u00e9?cl\u00e9=7Hf2"
  if (at >= to) while (goesOn(text.charCodeAt(at))) at += 1;
  return at;
}

/** Beyond ASCII, and no sign that parts sentences. */
function isHostLetter(unit: number): boolean {
  return unit >= 0xc0 && (unit < 0x2000 || unit > 0x303f) && unit < 0xff00;
}

/** Printed ASCII, or a letter of an alphabet whose words are parted by blanks. */
function goesOn(unit: number): boolean {
  return isGraphic(unit) ? !endsAddress(unit) : unit >= 0xc0 && unit <= 0x52f;
}

/** What stands around an address in print, and is no part of it. */
function endsAddress(unit: number): boolean {
  return (
    unit === quotationMark ||
    unit === lessSign ||
    unit === greaterSign ||
    unit === roundClosing ||
    unit === squareClosing
  );
}

/** Letters, digits, `.`, `_`, `-`, `%` and `+`. */
function isNamePart(unit: number): boolean {
  return (
    isAsciiLetter(unit) ||
    isAsciiDigit(unit) ||
    unit === fullStop ||
    unit === underscore ||
    unit === hyphen ||
    unit === percentSign ||
    unit === plusSign
  );
}
