/**
 * What is known of each link of a mail, as numbers: what the rules found, how its words read, where it stands, and how it
 * stands among the others. Trees that were learnt ask about them (`opinion.ts`).
 */
import type { FoundLink } from '../found.ts';
import type { LinkTraits, MailTraits } from '../traits.ts';
import type { Twin } from '../twins.ts';

/** A link with what the rules make of it. */
export interface LinkView {
  readonly link: FoundLink;
  readonly traits: LinkTraits;
  /** As one that signs in, and as one where the code is entered. */
  readonly scores: { readonly act: number; readonly entry: number };
  /** `wordingOf` */
  readonly wording: ReadonlySet<string>;
  readonly twin: Twin;
  /** Its twin says that it declines. */
  readonly isDeclined: boolean;
}

const acts: readonly LinkTraits['act'][] = ['none', 'around', 'table', 'words'];
const entries: readonly LinkTraits['entry'][] = ['none', 'around', 'sentence'];
const twins: readonly Twin[] = ['none', 'second', 'first'];
const tokens: readonly LinkTraits['token'][] = ['none', 'short', 'long'];

/** In place of another where there is none. */
const nothing = -20;
/** Lines from a code where none is printed. */
const farAway = 99;

/** @param logOdds How the words of each read. @param mailLogOdds How those of the mail do. @returns Of each view the numbers that the trees ask about, always in this order. */
export function featuresOf(
  views: readonly LinkView[],
  mail: MailTraits,
  logOdds: readonly number[],
  mailLogOdds: number,
): readonly (readonly number[])[] {
  const bestAct = bestOfOthers(views.map(({ scores }) => scores.act));
  const bestEntry = bestOfOthers(views.map(({ scores }) => scores.entry));
  const bestLogOdds = bestOfOthers(logOdds);
  const personal = views.filter(({ traits }) => traits.token !== 'none').length;
  const buttons = views.filter(({ traits }) => traits.isButton).length;
  return views.map(({ link, traits, scores, twin, isDeclined }, at) => {
    const { line, lines, fromCode } = link.place;
    const { path } = traits;
    return [
      logOdds[at] as number,
      bestLogOdds(at),
      scores.act,
      scores.entry,
      bestAct(at),
      bestEntry(at),
      acts.indexOf(traits.act),
      entries.indexOf(traits.entry),
      tokens.indexOf(traits.token),
      Number(traits.isPrinted),
      Number(traits.isButton),
      Number(traits.isNever),
      Number(traits.isOtherwise),
      Number(traits.isOnCode),
      Number(traits.isBrief),
      Number(path.isHome),
      Number(path.isElsewhere),
      Number(path.isOfAct),
      Number(path.isOfMore),
      Number(path.isOfPassword),
      Number(path.isOfCode),
      Number(path.isShort),
      Number(path.isCalled),
      Number(mail.hasCode),
      Number(mail.isAbout),
      Number(mail.isOfLink),
      Number(mail.isOfPassword),
      Number(mail.sole !== null),
      Number(mail.personal !== null),
      Number(traits === mail.sole),
      Number(traits === mail.personal),
      views.length,
      at,
      personal,
      buttons,
      line,
      lines,
      line / Math.max(1, lines),
      fromCode ?? farAway,
      Math.abs(fromCode ?? farAway),
      mailLogOdds,
      (logOdds[at] as number) - bestLogOdds(at),
      twins.indexOf(twin),
      Number(isDeclined),
    ];
  });
}

/** Of each number the highest of all others, in one look at them. */
function bestOfOthers(numbers: readonly number[]): (at: number) => number {
  const best = numbers.indexOf(Math.max(...numbers));
  const second = Math.max(nothing, ...numbers.filter((_, at) => at !== best));
  return (at) => (at === best ? second : (numbers[best] as number));
}
