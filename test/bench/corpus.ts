/** The corpus as the bench and the tests read it: every mail parsed as the product does. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { codeSourceOf } from '../../src/mail/attached.ts';
import type { CodeSource } from '../../src/mail/codes/index.ts';
import { parseMail } from '../../src/mail/parse.ts';

export type Half = 'tune' | 'held';

export interface CorpusMail {
  readonly name: string;
  readonly half: Half;
  /** The right answer; null when the mail carries no code. */
  readonly expected: string | null;
  readonly language: string;
  readonly shape: string;
  readonly place: string;
  readonly source: CodeSource;
}

const root = join(import.meta.dirname, '..', 'corpus');

/**
 * Reads the halves named; `read` is a parameter so that only this caller's door touches the disk.
 * @param every Only one of so many mails of each folder, where a sample will do.
 */
export async function readCorpus(
  halves: readonly Half[],
  read: (path: string) => Uint8Array,
  every = 1,
): Promise<CorpusMail[]> {
  const mails: CorpusMail[] = [];
  for (const half of halves) {
    for (const folder of readdirSync(join(root, half)).sort()) {
      const files = readdirSync(join(root, half, folder)).filter((file) => file.endsWith('.eml'));
      for (const file of files.sort().filter((_, at) => at % every === 0)) {
        const parsed = await parseMail(read(join(root, half, folder, file)));
        const { mail } = parsed;
        const header = (name: string) => mail.headers.find((one) => one.name === name)?.value.trim() ?? '';
        const expected = header('X-Expect');
        mails.push({
          name: `${half}/${folder}/${file}`,
          half,
          expected: expected === 'none' ? null : expected,
          language: header('X-Language'),
          shape: header('X-Shape'),
          place: header('X-Place'),
          source: await codeSourceOf(parsed),
        });
      }
    }
  }
  return mails;
}
