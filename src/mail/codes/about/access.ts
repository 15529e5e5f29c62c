/** Whether a mail speaks of what codes are entered for, or of a code: then a column that is called "Code" has it. */
import type { Surroundings } from './surroundings.ts';

export function speaksOfAccess({ subject, care, asks, acts }: Surroundings): boolean {
  return subject === 'strong' || subject === 'code' || subject === 'act' || (acts > 0 && (care || asks));
}
