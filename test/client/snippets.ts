/** The recipes of the README, by the name of their file, so that what is tested is what people paste. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The text of the block whose first line is a comment with this name. */
export function snippet(name: string): string {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8');
  for (const [, text = ''] of readme.matchAll(/^```\w+\n([\s\S]*?)^```$/gm)) {
    if (/^(?:\/\/|#) (\S+)\n/.exec(text)?.[1] === name) return text;
  }
  throw new Error(`the README has no block that begins with the name ${name}`);
}
