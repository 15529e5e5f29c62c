/**
 * Which link a mail is about, where the rules leave it open: what its words are worth, and how that goes together with what
 * the rules found and where it stands, was learnt from the half of the corpus that is tuned on (`scripts/learn/links.ts`).
 */
import { sumOf, type Tree, treesOf } from '../../codes/learnt/forest.ts';
import { logOddsOf, type Weights, weightsOf } from '../../codes/learnt/weights.ts';
import type { MailTraits } from '../traits.ts';
import { featuresOf, type LinkView } from './features.ts';
import { mailTable, treeTable, wordTable } from './tables.ts';

/** @returns Of each view the log-odds that it is the link that signs in, confirms, resets or accepts. */
export function opinionOf(
  views: readonly LinkView[],
  mail: MailTraits,
  mailWording: ReadonlySet<string>,
): readonly number[] {
  const { ofWords, ofMails, trees } = learnt();
  const logOdds = views.map(({ wording }) => logOddsOf(wording, ofWords));
  return featuresOf(views, mail, logOdds, logOddsOf(mailWording, ofMails)).map((features) =>
    sumOf(trees, features),
  );
}

interface Learnt {
  readonly ofWords: Weights;
  readonly ofMails: Weights;
  readonly trees: readonly Tree[];
}

let known: Learnt | null = null;

/** The tables are text until somebody reads a mail with links. */
function learnt(): Learnt {
  known ??= { ofWords: weightsOf(wordTable), ofMails: weightsOf(mailTable), trees: treesOf(treeTable) };
  return known;
}
