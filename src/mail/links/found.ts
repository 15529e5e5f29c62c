/** A link as it was found in a mail. */
export interface FoundLink {
  url: string;
  text: string;
  /**
   * For an address in print: the words that introduce it, in its line or the one above, and the rest of its line. For any
   * other link: its sentence.
   */
  lead: string;
  around: string;
  /** What its sentence says before it. */
  before: string;
  button: boolean;
  /** It has words, and the HTML prints its address as well: "If the button does not work, copy this". */
  isPrintedAgain: boolean;
  readonly place: LinkPlace;
}

/** Where in its document a link stands first. */
export interface LinkPlace {
  readonly line: number;
  readonly lines: number;
  /** Lines from the nearest print of the code, negative above it; null where the document prints none. */
  readonly fromCode: number | null;
}

/** An image, or an address in print, with its scheme or without. */
export function isWordless({ text, url }: Pick<FoundLink, 'text' | 'url'>): boolean {
  const isAddress = text.startsWith('http') || (text.includes('.') && nameOf(url).startsWith(nameOf(text)));
  return text === '' || isAddress;
}

/** "www.shop.test/tv" */
function nameOf(url: string): string {
  return url.toLowerCase().replace(/^https?:\/\//, '');
}

/** Letters and digits alone, as a code may be printed in groups. */
export function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
