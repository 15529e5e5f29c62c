/** "POST /login/verify-code  204881": the words of a path on a server name nothing. */
import type { Hit } from '../words/index.ts';

/** Of two steps and more: "/verify 482913" is what one types into a chat. */
const path = /(?<![^\s"'`(])\/[\w.%:-]+(?:\/[\w.%:-]+)+/g;

/** The hits of a line that stand in no path. @param text In one spelling. */
export function withoutPaths(text: string, hits: readonly Hit[]): readonly Hit[] {
  if (hits.length === 0 || !text.includes('/')) return hits;
  const paths = [...text.matchAll(path)].map(({ index, 0: { length } }) => [index, index + length] as const);
  if (paths.length === 0) return hits;
  return hits.filter(({ start, end }) => !paths.some(([from, to]) => start >= from && end <= to));
}
