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
