/**
 * `npm run learn`: what the traits around a candidate are worth (`src/mail/codes/wording.ts`), learnt from the half of the
 * corpus that is tuned on and from its lines. The same corpus gives the same table. `--without a,b` leaves folders of it out,
 * to see how well the rest reads them; `--out FILE` writes the table elsewhere.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { printingsOf } from '../../src/mail/codes/printings.ts';
import { traitsOf } from '../../src/mail/codes/traits.ts';
import { traitsLength } from '../../src/mail/codes/wording.ts';
import { readDocuments } from '../../src/mail/text.ts';
import { type CorpusMail, readCorpus } from '../../test/bench/corpus.ts';
import { readLines } from '../../test/corpus/lines/index.ts';
import { type Example, regress } from './logistic.ts';

/** A trait of fewer mails says nothing about others. */
const mailsMin = 3;
/** Of one mail: a list of hundreds must not outweigh all others. */
const printingsMax = 60;

type Answered = Pick<CorpusMail, 'source' | 'expected'>;

const { values } = parseArgs({ options: { without: { type: 'string' }, out: { type: 'string' } } });
const without = new Set(values.without?.split(','));
const outfile = values.out ?? join(import.meta.dirname, '../../src/mail/codes/words/learnt.ts');

const corpus = await readCorpus(['tune'], readFileSync);
const mails: readonly Answered[] = [
  ...corpus.filter(({ name }) => !without.has(name.split('/')[1] ?? '')),
  ...readLines(),
];
const mailsOf = new Map<string, number>();
const examples = mails.flatMap((mail): Example[] => {
  const own = examplesOf(mail);
  const traits = new Set(own.flatMap((example) => [...example.traits]));
  for (const trait of traits) mailsOf.set(trait, (mailsOf.get(trait) ?? 0) + 1);
  return own;
});
// The table is the text of a template, without what would end it.
const traits = [...mailsOf]
  .filter(([trait, count]) => count >= mailsMin && !/[`$\\]/.test(trait))
  .map(([trait]) => trait)
  .sort();
console.log(`${mails.length} mails, ${examples.length} printings, ${traits.length} traits`);

const { bias, weights } = regress(examples, traits, {
  errorCost: 3,
  length: traitsLength,
  roundsMax: 200,
  stillness: 0.002,
  onProgress: (round, largest) => console.log(`round ${round}: the largest step is ${largest.toFixed(4)}`),
});
const lines = traits.flatMap((trait, slot) => {
  const hundredths = Math.round((weights[slot] as number) * 100);
  return hundredths === 0 ? [] : [`${trait} ${hundredths}`];
});
writeFileSync(
  outfile,
  [
    '/** Made by `npm run learn`, not to be edited: traits (`traits.ts`) and what each speaks for a code, in hundredths of log-odds. */',
    `export const learnt = \`bias ${Math.round(bias * 100)}`,
    `${lines.join('\n')}\`;`,
    '',
  ].join('\n'),
);
console.log(`${lines.length} of them have a weight: ${outfile}`);

function examplesOf({ source, expected }: Answered): Example[] {
  return printingsOf(source, readDocuments(source))
    .filter(({ near, index }) => near.segments[index]?.quoted === false)
    .slice(0, printingsMax)
    .map((printing) => ({ traits: traitsOf(printing), isTrue: printing.match.value === expected }));
}
