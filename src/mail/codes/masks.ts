/**
 * Stretches of a text that nobody reads as words: addresses of pages and mailboxes, file and host names,
 * long machine-made tokens. No candidate begins inside one.
 */

export interface Range {
  readonly start: number;
  readonly end: number;
}

function isGraphic(unit: number): boolean {
  return unit > 32 && unit < 127;
}

/** Also what is not percent-coded in addresses of other scripts ends a chunk: only ASCII goes on. */
export function findMasks(text: string): Range[] {
  const masks: Range[] = [];
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
      if (unit === 58 && text.charCodeAt(end + 1) === 47 && text.charCodeAt(end + 2) === 47) colon = true;
      else if (unit === 64) mailbox = true;
      else if (unit === 47) slash = true;
      else if (unit === 61) equals = true;
      else if (unit === 46) dot = true;
      end += 1;
    }
    if (colon || mailbox || equals || (dot && (slash || end - at > 5))) maskChunk(text, at, end, masks);
    else if (end - at > 24) maskLong(text, at, end, masks);
    at = end;
  }
  // Within one chunk they are found by kind, not by place.
  return masks.sort((a, b) => a.start - b.start);
}

function maskChunk(text: string, from: number, to: number, masks: Range[]): void {
  const chunk = text.slice(from, to);
  const scheme = chunk.indexOf('://');
  if (scheme >= 0) {
    let start = scheme;
    while (start > 0 && isAsciiLetter(chunk.charCodeAt(start - 1))) start -= 1;
    masks.push({ start: from + start, end: endOfAddress(text, from + scheme + 3, to) });
    return;
  }
  // A query that a line break has torn from its address.
  if (/[?&][\w.%-]{1,40}=|%[23][0-9a-f]|^[\w.%-]{1,40}=[^=]{1,2000}&/i.test(chunk.slice(0, 2_000))) {
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

/** Hashes, keys, fingerprints: one long token, or many short ones strung together. */
function maskLong(text: string, from: number, to: number, masks: Range[]): void {
  let run = 0;
  let longest = 0;
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    run = isNamePart(unit) || unit === 47 || unit === 43 || unit === 58 ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  if (longest > 24) masks.push({ start: from, end: to });
}

function endOfAddress(text: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const unit = text.charCodeAt(at);
    // " < > ) ] end an address in print
    if (unit === 34 || unit === 60 || unit === 62 || unit === 41 || unit === 93) return at;
  }
  return to;
}

function isAsciiLetter(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90);
}

/** Letters, digits, `.`, `_`, `-`, `%` and `+`. */
function isNamePart(unit: number): boolean {
  return (
    isAsciiLetter(unit) ||
    (unit >= 48 && unit <= 57) ||
    unit === 46 ||
    unit === 95 ||
    unit === 45 ||
    unit === 37 ||
    unit === 43
  );
}
