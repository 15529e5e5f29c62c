/** All languages in one matcher, built once. A new table is added to the list and nowhere else. */

import { danish } from './danish.ts';
import { english } from './english.ts';
import { estonian, finnish } from './finnic.ts';
import { german } from './german.ts';
import { afrikaans, dutch } from './germanic.ts';
import { hungarian } from './hungarian.ts';
import { WordMatcher } from './match.ts';
import { icelandic, norwegian } from './nordic.ts';
import { swedish } from './swedish.ts';
import type { WordTable } from './table.ts';

export type { Hit } from './match.ts';
export type { WordKind } from './table.ts';

export const wordTables: readonly WordTable[] = [
  english,
  german,
  dutch,
  afrikaans,
  swedish,
  danish,
  norwegian,
  icelandic,
  finnish,
  estonian,
  hungarian,
];

export const matcher = new WordMatcher(wordTables);
