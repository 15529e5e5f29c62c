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
  /** The addresses of which one is to be marked as the one that signs in or confirms, none of them where it is empty; null when nobody has said. */
  readonly links: readonly string[] | null;
  readonly source: CodeSource;
}

const root = join(import.meta.dirname, '..', 'corpus');

/**
 * Reads the halves named; `read` is a parameter so that only this caller's door touches the disk.
 * @param only What to leave out: all but one of so many mails of each folder, all of which nobody has said anything of their links.
 */
export async function readCorpus(
  halves: readonly Half[],
  read: (path: string) => Uint8Array,
  only: { readonly every?: number; readonly withLinks?: boolean } = {},
): Promise<CorpusMail[]> {
  const { every = 1, withLinks = false } = only;
  const mails: CorpusMail[] = [];
  for (const half of halves) {
    for (const folder of readdirSync(join(root, half)).sort()) {
      const files = readdirSync(join(root, half, folder)).filter((file) => file.endsWith('.eml'));
      for (const file of files.sort().filter((_, at) => at % every === 0)) {
        const raw = read(join(root, half, folder, file));
        if (withLinks && !Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).includes('X-Link:'))
          continue;
        const parsed = await parseMail(raw);
        const { mail } = parsed;
        const all = (name: string) =>
          mail.headers.filter((one) => one.name === name).map(({ value }) => value.trim());
        const header = (name: string) => all(name)[0] ?? '';
        const links = all('X-Link');
        const expected = header('X-Expect');
        mails.push({
          name: `${half}/${folder}/${file}`,
          half,
          expected: expected === 'none' ? null : expected,
          language: header('X-Language'),
          shape: header('X-Shape'),
          place: header('X-Place'),
          links: links.length === 0 ? null : links.filter((link) => link !== 'none').flatMap(spellingsOf),
          source: await codeSourceOf(parsed),
        });
      }
    }
  }
  return mails;
}

/** As its header has it, in ASCII, and as the mail may print it. */
function spellingsOf(link: string): string[] {
  const printed = decodeURI(link);
  return printed === link ? [link] : [link, printed];
}
