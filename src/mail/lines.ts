/** The lines of bytes, counted by their line feeds. */

const lineFeed = 10;

/** How many lines end in them. */
export function feedsIn(bytes: Uint8Array): number {
  let lines = 0;
  for (let at = bytes.indexOf(lineFeed); at >= 0; at = bytes.indexOf(lineFeed, at + 1)) lines++;
  return lines;
}

/** @returns `to`, or where so many lines from `from` on end before that. */
export function endOfLines(bytes: Uint8Array, from: number, to: number, linesMax: number): number {
  if (to - from <= linesMax) return to;
  let at = from;
  for (let lines = 0; lines < linesMax && at < to; lines++) at = bytes.indexOf(lineFeed, at) + 1;
  return at;
}

/** What a line begins with that may be a boundary. */
const dashes = Buffer.from('\n--');

/** Where the next line begins that begins with dashes, this one included unless it is the first of all; the end when there is none. */
export function nextDashed(bytes: Uint8Array, from: number): number {
  // The line end before the first line counts, so that a line with dashes is found right where the search begins.
  const found = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf(
    dashes,
    Math.max(0, from - 1),
  );
  return found < 0 ? bytes.length : found + 1;
}
