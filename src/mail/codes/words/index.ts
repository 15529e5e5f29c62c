/** All languages in one matcher, for all mails of a thread. */
import { allWords } from './all.ts';
import { WordMatcher } from './match.ts';

export type { Hit } from './match.ts';
export type { WordKind } from './table.ts';

export const matcher = new WordMatcher(allWords);
