/**
 * `npm run learn:links`: what `src/mail/links/learnt/opinion.ts` knows, learnt from those mails of the half of the corpus that
 * is tuned on of which somebody has said which link is meant: what the words of a link and those of its mail are worth, and how
 * that goes together with what the rules found. Mails of HTML are learnt once more with links that are tracked. The same
 * corpus and rules give the same tables. `--without a,b` leaves folders of it out, to see how well the rest reads them;
 * `--out FILE` writes the tables elsewhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findCode } from '../../src/mail/codes/index.ts';
import { logOddsOf, type Weights } from '../../src/mail/codes/learnt/weights.ts';
import { featuresOf, type LinkView } from '../../src/mail/links/learnt/features.ts';
import { mailWordingOf } from '../../src/mail/links/learnt/wording.ts';
import { viewsOf } from '../../src/mail/links/meant.ts';
import type { MailTraits } from '../../src/mail/links/traits.ts';
import { collectLinks, linesOf } from '../../src/mail/links.ts';
import { readDocuments } from '../../src/mail/text.ts';
import { type CorpusMail, readCorpus } from '../../test/bench/corpus.ts';
import { commandLine } from '../commandline.ts';
import { boost, type Row } from './boost.ts';
import { fits, partsCount, tableOf } from './parts.ts';
import { type Linked, withTracking } from './tracked.ts';

interface Read {
  readonly part: number;
  /** How much it counts. */
  readonly weight: number;
  readonly mail: MailTraits;
  readonly views: readonly LinkView[];
  /** Of the whole mail. */
  readonly wording: ReadonlySet<string>;
  /** Of each view. */
  readonly isMeant: readonly boolean[];
}

/** Of a mail that is told once more. */
const trackedWeight = 0.5;

const { values } = commandLine('npm run learn:links [-- --without FOLDER,… --out FILE]', {
  options: { without: { type: 'string' }, out: { type: 'string' } },
});
const without = new Set(values.without?.split(','));
const outfile = values.out ?? join(import.meta.dirname, '../../src/mail/links/learnt/tables.ts');

const folderOf = ({ name }: CorpusMail): string => name.split('/')[1] ?? '';
const corpus = await readCorpus(['tune'], readFileSync, { withLinks: true });
const folders = [...new Set(corpus.map(folderOf))].sort();
const mails = corpus
  .filter((mail) => !without.has(folderOf(mail)))
  .flatMap((mail, at) => {
    const own = { source: mail.source, links: mail.links ?? [] };
    const part = folders.indexOf(folderOf(mail)) % partsCount;
    const tracked = withTracking(own, at);
    return [read(own, part, 1), ...(tracked === null ? [] : [read(tracked, part, trackedWeight)])];
  })
  .filter(({ views }) => views.length > 0);
const ofWords = fits(
  'words',
  mails.map(({ part, views, isMeant }) => ({
    part,
    examples: views.map(({ wording }, at) => ({ traits: wording, isTrue: isMeant[at] as boolean })),
  })),
);
const ofMails = fits(
  'mails',
  mails.map(({ part, wording, isMeant }) => ({
    part,
    examples: [{ traits: wording, isTrue: isMeant.some((one) => one) }],
  })),
);
const rows = mails.flatMap((mail) => rowsOf(mail, ofWords.parts[mail.part], ofMails.parts[mail.part]));
console.log(`${rows.length} links for the trees`);
const trees = boost(rows, { trees: 120, leavesMax: 8, leafMin: 15, rate: 0.1, binsMax: 128 });

writeFileSync(
  outfile,
  [
    '/** Made by `npm run learn:links`, not to be edited: what was learnt from the corpus (`opinion.ts`). */',
    '',
    '/** What the words of a link (`wording.ts`) speak for its being meant, in hundredths of log-odds. */',
    `export const wordTable = \`${tableOf(ofWords.all)}\`;`,
    '',
    '/** What the words of a mail speak for its having such a link, in hundredths of log-odds. */',
    `export const mailTable = \`${tableOf(ofMails.all)}\`;`,
    '',
    '/** Trees (`forest.ts`) about what is known of a link (`features.ts`), that add up to its log-odds. */',
    `export const treeTable = \`${trees.map((tree) => tree.join(' ')).join('\n')}\`;`,
    '',
  ].join('\n'),
);
console.log(outfile);

function read({ source, links }: Linked, part: number, weight: number): Read {
  const code = findCode(source).otp;
  const documents = readDocuments(source);
  const found = collectLinks(documents, code);
  const { views, mail } = viewsOf(found, source.subject, code);
  const wording = mailWordingOf(source.subject, linesOf(documents));
  return { part, weight, mail, views, wording, isMeant: found.map(({ url }) => links.includes(url)) };
}

function rowsOf(
  { weight, mail, views, wording, isMeant }: Read,
  ofWords: Weights | undefined,
  ofMails: Weights | undefined,
): readonly Row[] {
  if (ofWords === undefined || ofMails === undefined) throw new Error('no weights for a part');
  const logOdds = views.map((view) => logOddsOf(view.wording, ofWords));
  return featuresOf(views, mail, logOdds, logOddsOf(wording, ofMails)).map((features, at) => ({
    features,
    isTrue: isMeant[at] as boolean,
    weight,
  }));
}
