/** Lines that say that nothing is to be entered: what a mail with one prints is to be compared, or has been used. */

import { letter } from '../words/list.ts';
import { conditions } from '../words/particles/grammar.ts';
import { clickables, noEntry } from '../words/particles/requests.ts';
import type { Reading } from './reading.ts';
import { sentenceEnd, sentenceStart } from './sentence.ts';

const isIdle = new RegExp(`(?<!${letter})${noEntry}`, 'u');
const isOnCondition = new RegExp(`(?<!${letter})${conditions}(?!${letter})`, 'u');
const isClicked = new RegExp(`(?<!${letter})${clickables}`, 'u');

/** "There is nothing to type", but neither "With the link there is nothing to type" nor "If you pay in cash you need not enter anything". */
export function saysNothingToEnter({ text, folded, hits }: Reading): boolean {
  // To look for it takes long, and each of them has a word for entering.
  if (!hits.some(({ kind }) => kind === 'use')) return false;
  const at = folded.search(isIdle);
  if (at < 0) return false;
  const from = Math.max(sentenceStart(text, at), text.lastIndexOf(';', at) + 1);
  return (
    !isOnCondition.test(folded.slice(from, at)) && !isClicked.test(folded.slice(from, sentenceEnd(text, at)))
  );
}
