/** Which of the words that were found are names: of a code, of a code of another kind, of another number. */

import type { Hit } from './words/index.ts';

/**
 * Names a code that may be the answer: "code", "verification code", and "new code", which counts as one of them, since
 * "enter the new code" asks for what "enter the code" asks for.
 */
export function isCodeName({ kind }: Hit): boolean {
  return kind === 'code' || kind === 'strong' || kind === 'freshName';
}

/** Names a code that may be the answer, and hardly anything else: no code of something else is called a "new code" without more. */
export function isStrong({ kind }: Hit): boolean {
  return kind === 'strong' || kind === 'freshName';
}

/** Names a number that is no code: an order, a meeting. */
export function isLabel({ kind }: Hit): boolean {
  return kind === 'label' || kind === 'matter';
}

/** Names a number, of whatever kind. */
export function isName(hit: Hit): boolean {
  return isCodeName(hit) || hit.kind === 'other' || isLabel(hit);
}

/** Says that what stands beside it takes the place of another, whether it names the code, "new code", or not, "new one". */
export function isFresh({ kind }: Hit): boolean {
  return kind === 'fresh' || kind === 'freshName';
}
