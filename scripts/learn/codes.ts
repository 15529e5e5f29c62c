/**
 * `npm run learn:codes`: what `src/mail/codes/learnt/opinion.ts` knows, learnt from the half of the corpus that is tuned on and from its
 * lines: what the traits around a candidate are worth, what those of a mail are, and how that goes together with what the
 * rules found. The same corpus and rules give the same tables. `--without a,b` leaves folders of it out, to see how well the rest
 * reads them; `--out FILE` writes the tables elsewhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf, type View, viewsOf } from '../../src/mail/codes/learnt/features.ts';
import { type MailText, mailTextOf, mailTraitsOf } from '../../src/mail/codes/learnt/mailtraits.ts';
import { isOpen } from '../../src/mail/codes/learnt/opinion.ts';
import { traitsOf } from '../../src/mail/codes/learnt/traits.ts';
import { logOddsOf, type Weights } from '../../src/mail/codes/learnt/weights.ts';
import { type Printing, printingsOf } from '../../src/mail/codes/printings.ts';
import { weigh } from '../../src/mail/codes/score.ts';
import { valuesOf } from '../../src/mail/codes/values.ts';
import { readDocuments } from '../../src/mail/text.ts';
import { type CorpusMail, readCorpus } from '../../test/bench/corpus.ts';
import { compose } from '../../test/corpus/composed.ts';
import { readLines } from '../../test/corpus/lines/index.ts';
import { parts as languages } from '../../test/corpus/parts.ts';
import { commandLine } from '../commandline.ts';
import { boost, type Row } from './boost.ts';
import { withFooter } from './footers.ts';
import type { Example } from './logistic.ts';
import { fits, partsCount, tableOf } from './parts.ts';
import { withShapes } from './reshaped.ts';

/** Of one mail: a list of hundreds must not outweigh all others. */
const printingsMax = 60;
/** Lines that stand next to each other are much alike, as the mails of a folder are. */
const linesPerPart = 300;
/** Of each language, put together from parts. */
const composedEach = 60;
/** Of so many mails one is learnt with a footer below as well. */
const footedEvery = 3;
/** And of so many with a code of another shape. */
const reshapedEvery = 2;
/** What the rules leave open counts more than what they are sure of: from that one would learn to trust them. */
const closedWeight = 0.2;

interface Learnt {
  readonly source: CorpusMail['source'];
  readonly expected: string | null;
  /** Which part of the corpus it is in. */
  readonly part: number;
  /** Whether the trees see it. */
  readonly isMail: boolean;
}

interface Read extends Learnt {
  readonly printings: readonly Printing[];
  readonly views: readonly View[];
  readonly text: MailText;
  readonly traits: ReadonlySet<string>;
  readonly isOpen: boolean;
}

const { values } = commandLine('npm run learn:codes [-- --without FOLDER,… --out FILE]', {
  options: { without: { type: 'string' }, out: { type: 'string' } },
});
const without = new Set(values.without?.split(','));
const outfile = values.out ?? join(import.meta.dirname, '../../src/mail/codes/words/learnt.ts');

const mails = (await learntFrom()).map(read);
const ofPrintings = fits(
  'printings',
  mails.map((mail) => ({ part: mail.part, examples: printingExamples(mail) })),
);
const ofMails = fits(
  'mails',
  mails.map(({ part, traits, expected, printings }) => ({
    part,
    examples: printings.length === 0 ? [] : [{ traits, isTrue: expected !== null }],
  })),
);
// What is wrong in lines has been mended by rules: of them one would learn to trust rules alone.
const rows = mails
  .filter(({ isMail }) => isMail)
  .flatMap((mail) => rowsOf(mail, ofPrintings.parts[mail.part], ofMails.parts[mail.part]));
console.log(`${rows.length} values for the trees`);
const trees = boost(rows, { trees: 150, leavesMax: 8, leafMin: 30, rate: 0.1, binsMax: 128 });

writeFileSync(
  outfile,
  [
    '/** Made by `npm run learn:codes`, not to be edited: what was learnt from the corpus (`opinion.ts`). */',
    '',
    '/** What the traits of a printing (`traits.ts`) speak for a code, in hundredths of log-odds. */',
    `export const printingTable = \`${tableOf(ofPrintings.all)}\`;`,
    '',
    '/** What the traits of a mail (`mailtraits.ts`) speak for its having a code, in hundredths of log-odds. */',
    `export const mailTable = \`${tableOf(ofMails.all)}\`;`,
    '',
    '/** Trees (`forest.ts`) about what is known of a value (`features.ts`), that add up to its log-odds. */',
    `export const treeTable = \`${trees.map((tree) => tree.join(' ')).join('\n')}\`;`,
    '',
  ].join('\n'),
);
console.log(outfile);

async function learntFrom(): Promise<readonly Learnt[]> {
  const corpus = await readCorpus(['tune'], readFileSync);
  const folderOf = (name: string): string => name.split('/')[1] ?? '';
  const folders = [...new Set(corpus.map(({ name }) => folderOf(name)))].sort();
  const own = corpus
    .filter(({ name }) => !without.has(folderOf(name)))
    .map((mail) => ({ ...mail, part: folders.indexOf(folderOf(mail.name)) % partsCount, isMail: true }));
  return [
    ...own,
    ...own
      .filter((_, at) => at % footedEvery === 0)
      .map((mail, at) => ({ ...mail, source: withFooter(mail.source, at) })),
    ...own
      .filter((_, at) => at % reshapedEvery === reshapedEvery - 1)
      .flatMap((mail, at) => {
        const reshaped = withShapes(mail, at);
        return reshaped === null ? [] : [{ ...mail, ...reshaped }];
      }),
    ...readLines().map((line, at) => ({
      ...line,
      part: Math.floor(at / linesPerPart) % partsCount,
      isMail: false,
    })),
    ...Object.values(languages).flatMap((own, at) =>
      Array.from({ length: composedEach }, (_, index) => {
        const { source, code } = compose(own, index);
        return { source, expected: code, part: at % partsCount, isMail: true };
      }),
    ),
  ];
}

function read(mail: Learnt): Read {
  const printings = printingsOf(mail.source, readDocuments(mail.source));
  const found = valuesOf(printings.map(weigh));
  const text = mailTextOf(printings);
  return {
    ...mail,
    printings,
    text,
    views: viewsOf(printings, found),
    traits: mailTraitsOf(text),
    isOpen: isOpen(found),
  };
}

function printingExamples({ printings, expected }: Read): readonly Example[] {
  return printings
    .filter(({ near, index }) => near.segments[index]?.quoted === false)
    .slice(0, printingsMax)
    .map((printing) => ({ traits: traitsOf(printing), isTrue: printing.match.value === expected }));
}

function rowsOf(mail: Read, wording: Weights | undefined, purpose: Weights | undefined): readonly Row[] {
  const { printings, views, text, traits, expected } = mail;
  if (wording === undefined || purpose === undefined) throw new Error(`no weights for part ${mail.part}`);
  const logOdds = views.map((view) => logOddsOf(view.traits, wording));
  const features = featuresOf(printings, views, logOdds, logOddsOf(traits, purpose), text.chars);
  return views.map(({ value }, at) => ({
    features: features[at] ?? [],
    isTrue: value.value === expected,
    weight: mail.isOpen ? 1 : closedWeight,
  }));
}
