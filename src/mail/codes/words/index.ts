/** All languages in one matcher, built once. A new table is added to the list and nowhere else. */
import { english } from './english.ts';
import { WordMatcher } from './match.ts';
import type { WordTable } from './table.ts';

export type { Hit } from './match.ts';
export type { WordKind } from './table.ts';

export const wordTables: readonly WordTable[] = [english];

export const matcher = new WordMatcher(wordTables);
