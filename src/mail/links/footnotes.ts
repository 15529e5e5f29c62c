/** Addresses that a text keeps for its end, as programs write that make text of HTML: "Confirm your address[1]", and below "[1] https://…". */

/** What stands before such an address in its line: its number and nothing else. */
const numbered = /^[\s>]{0,8}(?:\[(\d{1,3})\]|(\d{1,3})[.:)]):?\s{0,4}<?$/;
/** So many characters say what a number is put to. */
const wordsMax = 100;
const marksMax = 1_000;

export class Footnotes {
  readonly #lines: () => readonly string[];
  /** What each number is put to, once one is asked for. */
  #words: ReadonlyMap<string, string> | null = null;

  /** @param lines Of the whole text, as they are seen; put together only where it has such addresses. */
  constructor(lines: () => readonly string[]) {
    this.#lines = lines;
  }

  /** @param before What stands before an address in its line. @returns The words its number is put to; null where it is no such address. */
  wordsOf(before: string): string | null {
    const found = numbered.exec(before);
    if (found === null) return null;
    this.#words ??= wordsByNumber(this.#lines());
    return this.#words.get(found[1] ?? found[2] ?? '') ?? null;
  }
}

function wordsByNumber(lines: readonly string[]): Map<string, string> {
  const words = new Map<string, string>();
  for (const line of lines) {
    for (const found of line.matchAll(/ ?\[(\d{1,3})\](?!:? ?<?https?:)/g)) {
      const [mark, number = ''] = found;
      if (words.size >= marksMax) return words;
      if (words.has(number)) continue;
      const before = lastSentence(line.slice(Math.max(0, found.index - wordsMax), found.index));
      const after = line.slice(found.index + mark.length, found.index + mark.length + wordsMax);
      const said = /\p{L}/u.test(before) ? before : (/^[^.!?[]*/.exec(after)?.[0] ?? '');
      if (/\p{L}/u.test(said)) words.set(number, said.trim());
    }
  }
  return words;
}

/** The end of a text, without what an earlier mark or sentence has. */
function lastSentence(text: string): string {
  const from = Math.max(
    text.lastIndexOf('.'),
    text.lastIndexOf('!'),
    text.lastIndexOf('?'),
    text.lastIndexOf(']'),
  );
  return text.slice(from + 1);
}
