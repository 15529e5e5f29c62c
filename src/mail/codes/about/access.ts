/** Whether a mail speaks of what codes are entered for, or of a code: then a column that is called "Code" has it. */
import type { Surroundings } from './surroundings.ts';

export function speaksOfAccess({ subject, hasTerms, asksForCode, signInMentions }: Surroundings): boolean {
  return (
    subject === 'strong' ||
    subject === 'code' ||
    subject === 'act' ||
    (signInMentions > 0 && (hasTerms || asksForCode))
  );
}
