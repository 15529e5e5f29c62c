/** From what is known of a link to a number: how much it looks like the one that signs in, confirms, resets or accepts. */
import type { LinkTraits, MailTraits } from './traits.ts';

/** @param entry Where the mail asks to enter its code at the link; "none" to weigh it as if nothing were entered there. */
export function weigh(link: LinkTraits, entry: LinkTraits['entry'], mail: MailTraits): number {
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
  if (link.bringsCode) score += 2.5;
  if (path.isOfAct) score += 2;
  if (token === 'long') score += 2.5;
  else if (token === 'short') score += 2;
  // An address in print without a token is only named by the mail, unless it is called by what one does there.
  else if (path.isCalled) score += isPrinted ? 1 : 0.5;
  else if (isPrinted && entry === 'none') score -= 2;
  if (link.isPrintedAgain && token !== 'none') score += 2;
  if (path.isElsewhere) score -= 5;
  // In a mail with a code the link to a new password is for whoever has not asked for the code.
  if (path.isOfPassword && mail.hasCode && !mail.isOfPassword) score -= 3;
  if (path.isHome) score -= 3;
  // One that the mail speaks of says more where its address tells nothing.
  if (link.isButton) score += act !== 'none' && token === 'none' ? 1.5 : 1;
  return score;
}
