/**
 * Which link of a mail signs in, confirms, resets or accepts. The same kind of evidence as for codes: the words of the
 * link, the words around it, what its address says, and what was learnt of many mails.
 */
import { limits } from '../../limits.ts';
import { fold } from '../codes/text/clean.ts';
import type { FoundLink } from './found.ts';
import type { LinkView } from './learnt/features.ts';
import { opinionOf } from './learnt/opinion.ts';
import { mailWordingOf, wordingOf } from './learnt/wording.ts';
import { weigh } from './score.ts';
import { asksToAct, type LinkTraits, type MailTraits, mailTraitsOf, traitsOf } from './traits.ts';
import { twinsOf } from './twins.ts';

/** Log-odds from which on a link is meant, whatever the rules say. */
const sureFrom = 0.8;
/** What the rules are sure of is meant unless its log-odds are below these. */
const doubtedBelow = -0.5;
/** Of the rules: below it a link is only a link. */
const scoreMin = 5;

/** What the mail of the links says. */
export interface LinkMail {
  readonly subject: string;
  /** Of its body, as they are read. */
  readonly lines: () => Iterable<string>;
}

/**
 * Which of the links of a mail is meant.
 * @param code That of the mail, null where it has none: where no link signs in, the page that takes it is meant.
 * @returns Its index; -1 when none is.
 */
export function linkMeant(
  links: readonly FoundLink[],
  { subject, lines }: LinkMail,
  code: string | null,
): number {
  if (links.length === 0) return -1;
  const { views, mail } = viewsOf(links, subject, code);
  const opinion = opinionOf(views, mail, mailWordingOf(subject, lines()));
  const logOdds = views.map(({ traits }, at) => (isOther(traits, mail) ? nothing : (opinion[at] as number)));
  const signsIn = views.map(({ scores }) => scores.act >= scoreMin);
  // Of two that are sure, one that signs in by itself goes before the page that takes the code.
  const own = highest(
    logOdds.map((one, at) => (signsIn[at] ? one : nothing)),
    sureFrom,
  );
  const read = own >= 0 ? own : highest(logOdds, sureFrom);
  return read >= 0 ? read : ruled(views, opinion, mail);
}

/** What the rules are sure of, and nothing that was learnt speaks against. */
function ruled(views: readonly LinkView[], opinion: readonly number[], mail: MailTraits): number {
  const signsIn = highest(
    views.map(({ scores }) => scores.act),
    scoreMin,
  );
  const entry = highest(
    views.map(({ scores }) => scores.entry),
    scoreMin,
  );
  const best = signsIn >= 0 || !mail.hasCode ? signsIn : entry;
  if (best < 0) return -1;
  const { traits } = views[best] as LinkView;
  if (isForAll(traits, mail) || isSignInPage(traits, mail)) return -1;
  return (opinion[best] as number) >= doubtedBelow ? best : -1;
}

/** The index of the highest number, if that is enough; -1 otherwise. */
function highest(numbers: readonly number[], least: number): number {
  return numbers.indexOf(Math.max(least, ...numbers));
}

/** What the mail says of a link that is for something else, however it looks. */
function isOther(link: LinkTraits, mail: MailTraits): boolean {
  const { isNever, isOtherwise, path } = link;
  // In a mail with a code the link to a new password is for whoever has not asked for the code.
  const isForOthers = path.isOfPassword && mail.hasCode && !mail.isOfPassword;
  return isNever || isOtherwise || path.isElsewhere || isForOthers || isSignInPage(link, mail);
}

/** "Sign in to see your points": a page where anybody may, in a mail that is about something else. */
function isForAll({ path, token }: LinkTraits, { hasCode, isAbout }: MailTraits): boolean {
  return token === 'none' && path.isOfAct && !path.isOfMore && !isAbout && !hasCode;
}

/** The same where its address says no more than that, whatever the mail reads like. */
function isSignInPage({ path, token, isPrinted }: LinkTraits, { hasCode, isAbout }: MailTraits): boolean {
  return token === 'none' && path.isSignIn && !isPrinted && !isAbout && !hasCode;
}

const nothing = Number.NEGATIVE_INFINITY;

/** The links of a mail as the rules see them. */
export function viewsOf(
  links: readonly FoundLink[],
  rawSubject: string,
  code: string | null,
): { views: readonly LinkView[]; mail: MailTraits } {
  const subject = fold(rawSubject.slice(0, limits.subjectCharsMax));
  const isAbout = asksToAct(subject);
  const all = links.map((link) => traitsOf(link, code, isAbout));
  const mail = mailTraitsOf(subject, all, code !== null);
  const twins = twinsOf(links.map(({ url }) => url));
  const views = links.map((link, at) => {
    const traits = all[at]!;
    const scores = { act: weigh(traits, 'none', mail), entry: weigh(traits, traits.entry, mail) };
    const { twin, other } = twins[at]!;
    const isDeclined = all[other]?.isNever ?? false;
    return { link, traits, scores, wording: wordingOf(link, subject), twin, isDeclined };
  });
  return { views, mail };
}
