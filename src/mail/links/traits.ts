/** What the words of a link and of its mail say of it: the words themselves, those around it, and its address. */
import { limits } from '../../limits.ts';
import { fold } from '../codes/text/clean.ts';
import { type Hit, matcher } from '../codes/words/index.ts';
import { alternatives } from '../codes/words/particles/grammar.ts';
import { bare, type FoundLink, isWordless } from './found.ts';
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

export interface LinkTraits {
  readonly isPrinted: boolean;
  readonly isButton: boolean;
  /** Its address is printed as well, for whom the button does not work; nobody takes that trouble for a page that all may see. */
  readonly isPrintedAgain: boolean;
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
  /** Its address has the code itself: whoever follows it need not type that. */
  readonly bringsCode: boolean;
  /** Something beside it expires. */
  readonly isBrief: boolean;
  readonly path: LinkPath;
  readonly token: 'long' | 'short' | 'none';
}

export function traitsOf(link: FoundLink, code: string | null, isAbout: boolean): LinkTraits {
  const isPrinted = isWordless(link);
  const own = fold(link.text).slice(0, limits.linkTextCharsMax);
  const said = fold(link.lead).slice(0, limits.linkTextCharsMax);
  // "Approve this device" needs none: it stands before "Deny".
  const lead = isPrinted || (isHere.test(own) && !actWords.test(own)) ? said : '';
  const words = isPrinted ? lead : `${own} ${lead}`;
  const around = fold(link.around);
  const before = fold(link.before);
  // Behind an address in print stand the words of the next: "APPROVE https:… DENY https:…".
  const spoken = isPrinted && /\p{L}/u.test(before) ? before : words;
  const near = matcher.find(around);
  const path = readPath(link.url, isAbout);
  const token = tokenIn(link.url);
  return {
    isPrinted,
    isButton: link.button,
    isPrintedAgain: link.isPrintedAgain,
    isNever: neverWords.test(spoken) || declines(spoken),
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
    bringsCode: code !== null && brings(link.url, code),
    isBrief: near.some(({ kind }) => kind === 'care'),
    path,
    token,
  };
}

/** As all of a parameter or of a step of the path; behind a hash it is there for a button that copies it. */
function brings(url: string, code: string): boolean {
  return (
    url.includes(code) &&
    url
      .replace(/#.*/, '')
      .split(/[/?&=;]/)
      .includes(code)
  );
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

function actOf(words: string, around: string): LinkTraits['act'] {
  if (actWords.test(words)) return 'words';
  if (matcher.find(words).some(({ kind }) => kind === 'act')) return 'table';
  return actWords.test(around) ? 'around' : 'none';
}

/** @param isBesideCode The code itself is printed in its line, or in one beside it. */
function entryOf(sentence: string, near: readonly Hit[], isBesideCode: boolean): LinkTraits['entry'] {
  if (matcher.find(sentence).some(isRequest)) return 'sentence';
  return isBesideCode || near.some(isRequest) ? 'around' : 'none';
}

function isRequest({ kind }: Hit): boolean {
  return kind === 'use';
}

export interface MailTraits {
  readonly hasCode: boolean;
  /** `asksToAct` of its subject. */
  readonly isAbout: boolean;
  /** Its subject promises a link for it. */
  readonly isOfLink: boolean;
  /** Its subject speaks of a password. */
  readonly isOfPassword: boolean;
  /** The link that is the only one which could be meant. */
  readonly sole: LinkTraits | null;
  /** Of those which could be meant the only one with a token. */
  readonly personal: LinkTraits | null;
}

/** @param subject Folded. @returns Whether it speaks of signing in, confirming and the like, and not of what has been done. */
export function asksToAct(subject: string): boolean {
  return actWords.test(subject) && !noticeWords.test(subject);
}

/** @param subject Folded. @param links Of the mail. */
export function mailTraitsOf(subject: string, links: readonly LinkTraits[], hasCode: boolean): MailTraits {
  const open = links.filter(({ path, isNever }) => !path.isElsewhere && !path.isHome && !isNever);
  const personal = open.filter(({ token, isOtherwise }) => token !== 'none' && !isOtherwise);
  const isAbout = asksToAct(subject);
  return {
    hasCode,
    isAbout,
    isOfLink: isAbout && linkNames.test(subject),
    isOfPassword: passwordNames.test(subject),
    sole: open.length === 1 ? open[0]! : null,
    personal: personal.length === 1 ? personal[0]! : null,
  };
}
