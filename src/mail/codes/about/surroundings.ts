/**
 * What the mail as a whole says, worked out once for all of its candidates: its subject, the terms of its code, the other matters
 * that it speaks of, how long it is, and its ordinary words.
 */

import type { BodyDocuments } from '../../text.ts';
import { bringsNew } from '../naming/renewal.ts';
import { clean } from '../text/clean.ts';
import type { Flow } from '../text/segments.ts';
import { letter } from '../words/list.ts';
import { absences, returnedMails, undelivered } from '../words/particles/envelope.ts';
import { LinkedCodes } from './linkedcode.ts';
import { ordinaryWordsOf } from './ordinarywords.ts';
import { type OtherMatters, otherMattersOf } from './othermatters.ts';
import { type SubjectLine, saysCodeExpired, subjectIn, subjectLineOf, warns } from './subjectline.ts';
import { type CodeTerms, codeTermsOf } from './terms.ts';

export interface Surroundings extends SubjectLine, CodeTerms, OtherMatters {
  /** The subject, or whoever has forwarded the mail, says of the code that it has expired or was used, and the mail brings no new one. */
  readonly saysExpired: boolean;
  /** From a server that could not deliver a mail, which it brings back. */
  readonly isReturned: boolean;
  /** Prints one thing with a digit that may be a code, and that once. */
  readonly hasOneCandidate: boolean;
  /** No longer than a short message. */
  readonly isShort: boolean;
  /** Says hardly more than a short message would, and names nothing else. */
  readonly isBrief: boolean;
  /** What the sender is called, in lower-case words. */
  readonly senderWords: ReadonlySet<string>;
  /** What the links of the mail have as their codes. */
  readonly linked: LinkedCodes;
  /** Lower-case words of the mail that are candidates elsewhere in capitals. */
  readonly ordinaryWords: ReadonlySet<string>;
}

const mailDaemon = /\bmailer-daemon@/i;
/** Whoever runs a mail server writes of other things as well. */
const postmaster = /\b(?:postmaster|mailer-daemon)@/i;
const isMailReturned = new RegExp(`^${returnedMails}(?!${letter})`, 'u');
/** "Abwesenheit: Ihr Code", not "Abwesenheit beantragt". */
const isAbsence = new RegExp(`^${absences} ?(?:[:\uff1a]|$)`, 'u');
const isUndelivered = new RegExp(`^${undelivered}(?!${letter})`, 'u');

function isReturned(from: string, { subject, subjectFolded }: SubjectLine): boolean {
  if (isMailReturned.test(subjectFolded) || isAbsence.test(subjectFolded)) return true;
  // Some programs send all of their mails by that name: "Your new sign-in code".
  if (mailDaemon.test(from) && (subject === 'none' || subject === 'otherNumber')) return true;
  return postmaster.test(from) && isUndelivered.test(subjectFolded);
}

const noDocuments: BodyDocuments = { text: null, html: null };

/** A short message of the longer kind. */
const shortCharsMax = 200;

/**
 * @param candidates The letters of all candidates, in lower case.
 * @param hasOneCandidate Whether one alone has a digit.
 * @param from The From header.
 * @param isSpent Whoever has forwarded the mail says that its code was used.
 * @param documents The body, for what its links have.
 */
export function surroundingsOf(
  flows: readonly Flow[],
  candidates: ReadonlySet<string>,
  hasOneCandidate: boolean,
  from: string,
  isSpent = false,
  documents: BodyDocuments = noDocuments,
): Surroundings {
  const line = subjectIn(flows);
  const subject = subjectLineOf(line);
  const terms = codeTermsOf(flows, line !== null && warns(line));
  const matters = otherMattersOf(flows);
  const isShort = charsOf(flows) <= shortCharsMax;
  return {
    ...subject,
    ...terms,
    ...matters,
    saysExpired: isSpent || (!subject.isReply && line !== null && saysCodeExpired(line) && !bringsNew(flows)),
    isReturned: isReturned(from, subject),
    hasOneCandidate,
    isShort,
    isBrief: isShort && matters.namesNothingElse && !matters.showsMoney,
    senderWords: new Set(
      clean(from)
        .toLowerCase()
        .match(/[\p{L}\p{N}]{3,24}/gu),
    ),
    linked: new LinkedCodes(documents),
    ordinaryWords: ordinaryWordsOf(flows, candidates, from),
  };
}

/** Of the longest part of a mail: what two parts say is said once. */
function charsOf(flows: readonly Flow[]): number {
  let most = 0;
  for (const { name, segments } of flows) {
    if (name === 'subject') continue;
    let chars = 0;
    for (const { text } of segments) chars += text.length;
    most = Math.max(most, chars);
  }
  return most;
}
