/** The words of all languages, built when this is loaded; a bundle has them ready in its place (`scripts/bundle.ts`). */
import { trieOf } from './build.ts';
import { wordTables } from './tables.ts';
import type { WordTrie } from './trie.ts';

export const allWords: WordTrie = trieOf(wordTables);
