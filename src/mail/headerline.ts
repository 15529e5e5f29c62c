/**
 * Where a header ends that no empty line ends: at the first line that can be no field of it. Mail servers and other readers
 * do so too, and a mail of nothing but text keeps its text. On bytes, as every line of every header is asked.
 */

const tab = 9;
const space = 32;
const colon = 58;
const delete_ = 127;
/** UTF-8's mark of byte order, as some editors put in front. */
const mark = [0xef, 0xbb, 0xbf] as const;

/**
 * A field (RFC 5322 section 2.2), what goes on with one, or what only a slip made none.
 * @param isFirst Nothing stands before it that it could go on with.
 */
export function isHeaderLine(line: Uint8Array, isFirst: boolean): boolean {
  let at = 0;
  if (isBlank(line[0])) {
    if (!isFirst) return true;
    while (isBlank(line[at])) at++;
    if (at === line.length) return true;
  } else if (line[0] === mark[0] && line[1] === mark[1] && line[2] === mark[2]) at = mark.length;
  while (at < line.length && line[at] !== colon && line[at]! > space && line[at]! < delete_) at++;
  // Blanks before the colon were once allowed (section 4.5).
  while (isBlank(line[at])) at++;
  return line[at] === colon;
}

function isBlank(byte: number | undefined): boolean {
  return byte === space || byte === tab;
}

/** So long no address and date are. */
const envelopeLineBytesMax = 400;

/** The line that mailbox files have before each mail (RFC 4155), which some programs send along: `From a@b.test Fri Nov 20 …`. */
export function isEnvelopeLine(line: Uint8Array): boolean {
  if (line.length > envelopeLineBytesMax) return false;
  return /^>?From (?:\S+@\S+|\S+ .*\d\d:\d\d)/.test(Buffer.from(line).toString('latin1'));
}
