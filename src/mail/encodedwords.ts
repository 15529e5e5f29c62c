/**
 * Encoded words (RFC 2047) between which a character was torn apart: base64 words that are padded each for itself are put
 * together byte by byte, which the library does for all others.
 */
import { decodeWords } from 'postal-mime';

/** Words in base64 and one charset, with nothing but folding between them. */
const neighbours = /=\?([^?\s]+)\?b\?[^?]*\?=(?:[ \t\r\n]+=\?\1\?b\?[^?]*\?=)+/gi;
const content = /\?b\?([^?]*)\?=/gi;
/** What stands where bytes were no character. */
const unreadable = '\ufffd';

export function isUnreadable(text: string): boolean {
  return text.includes(unreadable);
}

/** @param value Of a header field, unfolded. */
export function decodedWords(value: string): string {
  return decodeWords(wordsJoined(value));
}

/**
 * @param value Of a header field, unfolded.
 * @returns The same with such words as one, where that makes it readable.
 */
export function wordsJoined(value: string): string {
  const joined = value.replace(neighbours, (words, charset: string) => {
    const bytes = [...words.matchAll(content)].map(([, text = '']) => Buffer.from(text, 'base64'));
    return `=?${charset}?B?${Buffer.concat(bytes).toString('base64')}?=`;
  });
  return isUnreadable(decodeWords(joined)) ? value : joined;
}
