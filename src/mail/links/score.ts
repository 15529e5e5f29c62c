/**
 * Which link of a mail signs in, confirms, resets or accepts. The same kind of evidence as for codes: the words of the
 * link, the words around it, and what its address says.
 */
import { limits } from '../../limits.ts';
import { fold } from '../codes/text/clean.ts';
import { type Hit, matcher } from '../codes/words/index.ts';
import { alternatives } from '../codes/words/particles/grammar.ts';
import { type LinkPath, readPath } from './path.ts';
import { tokenIn } from './token.ts';
import {
  actWords,
  declineWords,
  isHere,
  linkNames,
  neverWords,
  noticeWords,
  otherwise,
  passwordNames,
} from './words.ts';

/** A link as it was found. */
export interface FoundLink {
  url: string;
  text: string;
  /**
   * For an address in print: the words that introduce it, in its line or the one above, and the rest of its line. For any
   * other link: its sentence.
   */
  lead: string;
  around: string;
  /** What its sentence says before it. */
  before: string;
  button: boolean;
}

/** An image, or an address in print, with its scheme or without. */
export function isWordless({ text, url }: Pick<FoundLink, 'text' | 'url'>): boolean {
  const isAddress = text.startsWith('http') || (text.includes('.') && nameOf(url).startsWith(nameOf(text)));
  return text === '' || isAddress;
}

/** "www.shop.test/tv" */
function nameOf(url: string): string {
  return url.toLowerCase().replace(/^https?:\/\//, '');
}

/** Below this a link is only a link. */
const scoreMin = 5;

/**
 * Which of the links of a mail is meant.
 * @param code That of the mail, null where it has none: where no link signs in, the page that takes it is meant.
 * @returns Its index; -1 when none is.
 */
export function linkMeant(links: readonly FoundLink[], rawSubject: string, code: string | null): number {
  const hasCode = code !== null;
  const subject = fold(rawSubject.slice(0, limits.subjectCharsMax));
  const traits = links.map((link) => traitsOf(link, code));
  const open = traits.filter(({ path, isNever }) => !path.isElsewhere && !path.isHome && !isNever);
  const personal = open.filter(({ token, isOtherwise }) => token !== 'none' && !isOtherwise);
  const isAbout = actWords.test(subject) && !noticeWords.test(subject);
  const mail = {
    hasCode,
    isAbout,
    isOfLink: isAbout && linkNames.test(subject),
    isOfPassword: passwordNames.test(subject),
    sole: open.length === 1 ? open[0]! : null,
    personal: personal.length === 1 ? personal[0]! : null,
  };
  const signsIn = best(traits.map((link) => weigh(link, 'none', mail)));
  return signsIn >= 0 || !hasCode ? signsIn : best(traits.map((link) => weigh(link, link.entry, mail)));
}

/** The index of the highest score, if that is enough. */
function best(scores: readonly number[]): number {
  return scores.indexOf(Math.max(scoreMin, ...scores));
}

interface Traits {
  readonly isPrinted: boolean;
  readonly isButton: boolean;
  /** Its words are those of a link that does something else. */
  readonly isNever: boolean;
  /** Is meant for whoever has not asked for the mail. */
  readonly isOtherwise: boolean;
  /** Where the mail says what the link does: in the words of the link, in words of it that are also said of codes ("table"), or near it. */
  readonly act: 'words' | 'table' | 'around' | 'none';
  /** Where the mail asks to enter its code at this address: in the sentence of the link, or near it. A path such as "/code" says so, too. */
  readonly entry: 'sentence' | 'around' | 'none';
  /** Its words are the code itself. */
  readonly isOnCode: boolean;
  /** Something beside it expires. */
  readonly isBrief: boolean;
  readonly path: LinkPath;
  readonly token: 'long' | 'short' | 'none';
}

function traitsOf(link: FoundLink, code: string | null): Traits {
  const isPrinted = isWordless(link);
  const own = fold(link.text).slice(0, limits.linkTextCharsMax);
  const said = fold(link.lead).slice(0, limits.linkTextCharsMax);
  const lead = isPrinted || isHere.test(own) ? said : '';
  const words = isPrinted ? lead : `${own} ${lead}`;
  const around = fold(link.around);
  const before = fold(link.before);
  const near = matcher.find(around);
  const path = readPath(link.url);
  const token = tokenIn(link.url);
  return {
    isPrinted,
    isButton: link.button,
    // Behind an address in print stand the words of the next: "APPROVE https:… DENY https:…".
    isNever: neverWords.test(words) || declines(isPrinted && /\p{L}/u.test(before) ? before : words),
    isOtherwise: otherwise.test(before),
    act: actOf(words, around),
    entry:
      code === null || path.isHome
        ? 'none'
        : path.isOfCode
          ? 'sentence'
          : entryOf(
              isPrinted ? `${before} ${said}` : `${own} ${said}`,
              isPrinted && path.isShort ? near : [],
              isPrinted && bare(link.around).includes(bare(code)),
            ),
    isOnCode: code !== null && bare(link.text) === bare(code),
    isBrief: near.some(({ kind }) => kind === 'care'),
    path,
    token,
  };
}

/** "Decline", "Login ablehnen", not "Accept or decline". */
function declines(words: string): boolean {
  const at = words.search(declineWords);
  if (at < 0) return false;
  const before = words.slice(0, at);
  return !(actWords.test(before) && isAlternative.test(before));
}

/** Before the second of two things that a link lets one choose from. */
const isAlternative = new RegExp(`(?:[,/]|(?:^|[^\\p{L}])${alternatives}) ?$`, 'u');

function actOf(words: string, around: string): Traits['act'] {
  if (actWords.test(words)) return 'words';
  if (matcher.find(words).some(({ kind }) => kind === 'act')) return 'table';
  return actWords.test(around) ? 'around' : 'none';
}

/** @param isBesideCode The code itself is printed in its line, or in one beside it. */
function entryOf(sentence: string, near: readonly Hit[], isBesideCode: boolean): Traits['entry'] {
  if (matcher.find(sentence).some(isRequest)) return 'sentence';
  return isBesideCode || near.some(isRequest) ? 'around' : 'none';
}

/** Letters and digits alone, as a code may be printed in groups. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

function isRequest({ kind }: Hit): boolean {
  return kind === 'use';
}

interface MailTraits {
  readonly hasCode: boolean;
  /** Its subject speaks of signing in, confirming and the like, and not of what has been done. */
  readonly isAbout: boolean;
  /** Its subject promises a link for it. */
  readonly isOfLink: boolean;
  /** Its subject speaks of a password. */
  readonly isOfPassword: boolean;
  /** The link that is the only one which could be meant. */
  readonly sole: Traits | null;
  /** Of those which could be meant the only one with a token. */
  readonly personal: Traits | null;
}

/** @param entry Where the mail asks to enter its code at the link; "none" to weigh it as if nothing were entered there. */
function weigh(link: Traits, entry: Traits['entry'], mail: MailTraits): number {
  const { act, isPrinted, path, token } = link;
  let score = mail.isAbout ? 1 : 0;
  if (act === 'words' || entry !== 'none' || path.isOfMore || mail.isOfLink) {
    const isMeant = mail.isAbout || (!mail.hasCode && (path.isOfAct || token !== 'none'));
    if (link === mail.sole && isMeant) score += 1.5;
    if (mail.isOfLink && token !== 'none') score += 1;
    // Beside a code it is the code that expires.
    if (link.isBrief && !mail.hasCode) score += 1;
  }
  // All others are the same for everybody.
  if (link === mail.personal && !mail.hasCode) {
    const isOffered = act === 'around' && (link.isButton || mail.isAbout);
    if (isOffered || path.isOfMore) score += 1.5;
  }
  // A mail with a code and one page to go to has the code entered there.
  if (entry !== 'none' && link === mail.sole) score += 2.5;
  if (link.isNever) score -= 8;
  if (link.isOtherwise) score -= 7;
  // An address in print has no words of its own, and the words that introduce it say a little less.
  if (act === 'words') score += isPrinted ? 3 : 4;
  else if (act === 'table') score += path.isOfAct ? 2.5 : 1.5;
  else if (act === 'around') score += 1.5;
  // "Enter it at https:…" is about that address; a link in such a sentence may lead elsewhere.
  if (entry === 'sentence') score += isPrinted ? 5 : 4;
  else if (entry === 'around') score += 2.5;
  if (link.isOnCode) score += 3;
  if (path.isOfAct) score += 2;
  if (token === 'long') score += 2.5;
  else if (token === 'short') score += 2;
  // An address in print without a token is only named by the mail, unless it is called by what one does there.
  else if (path.isCalled) score += isPrinted ? 1 : 0.5;
  else if (isPrinted && entry === 'none') score -= 2;
  if (path.isElsewhere) score -= 5;
  // In a mail with a code the link to a new password is for whoever has not asked for the code.
  if (path.isOfPassword && mail.hasCode && !mail.isOfPassword) score -= 3;
  if (path.isHome) score -= 3;
  // One that the mail speaks of says more where its address tells nothing.
  if (link.isButton) score += act !== 'none' && token === 'none' ? 1.5 : 1;
  return score;
}
