/** What is said of a number by the way, between it and what its sentence says of it: "The code 482913, which came at 8:15, is void". */

import type { Match } from '../shape/candidates.ts';
import { wordBefore } from '../text/sentence.ts';
import { copulas, happens, relatives } from '../words/particles/grammar.ts';

/** "The code 482913, which came at 8:15, is no longer valid", "…, has been cancelled": what is said of it by the way is passed over. */
const aside = /^, [^,;]{1,60}, (\p{L}+) (?:\p{L}+ )?$/u;
/** "O 604882, enviado ontem às 22:10, ficou sem efeito" */
const wholeAside = /^, (?:[^,;\d]|\d{1,2}[:.h]\d\d){1,60}, $/u;

/**
 * An aside that is a clause of its own: "…, den wir Ihnen vorhin geschickt haben, gilt nicht mehr". It holds no digits, since
 * "10 minutes" is said of a code that is still good; a time of day, at which the code was sent, is allowed.
 */
const clauseAside = new RegExp(
  `^(?: \\p{L}+)?[,،] (?:${relatives} |ש)(?:[^,،;\\d]|\\d{1,2}[:.h]\\d\\d){1,60}[,،] ((?:\\p{L}+ ){0,2}|\\p{L}{1,4} (?:[\\p{L}\\d.]+[: ] ?){1,7})$`,
  'u',
);

/** "De code 604882 die we vanochtend stuurden, werkt niet meer" */
const relativeAside = new RegExp(`^ ${relatives} (?:[^,;\\d]|\\d{1,2}[:.h]\\d\\d){1,60}, $`, 'u');
/** "確認コード（8830）は、ご入力がなかったため無効となりました": of the topic of its sentence, whatever the commas part. */
const ofTopic =
  /^["」』】）)]{0,2}は、(?:(?!場合|際|とき|時は|と、|ば、|たら|次第|前の|旧|古い)[^。]){1,60}$/u;

/** Where the clause begins that a word for void belongs to: right after the number, or after what is said of the number by the way. */
export function afterAside(folded: string, { start, end }: Match, to: number): number {
  const between = folded.slice(end, to);
  const [, first] = aside.exec(between) ?? [];
  if (first !== undefined && (copulas.has(first) || happens.has(first))) return to;
  // "Your code is 482913, which …, the earlier one is void": where the number has just been announced, the end of the sentence speaks of another.
  if (copulas.has(wordBefore(folded, start)) || folded[start - 2] === ':') return end;
  if (wholeAside.test(between) || relativeAside.test(between) || ofTopic.test(between)) return to;
  const words = clauseAside.exec(between)?.[1];
  return words === '' || (words !== undefined && copulas.has(words.slice(0, words.indexOf(' ')))) ? to : end;
}
