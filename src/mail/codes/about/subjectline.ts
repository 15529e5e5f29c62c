/** What the subject of a mail says: whether it names a code or another number, and whether the mail is a reply, or one of a tracker. */

import { isReplacing } from '../against/age.ts';
import { isCodeName, isFresh, isLabel } from '../names.ts';
import { isBargain } from '../text/bargain.ts';
import type { Flow, Segment } from '../text/segments.ts';
import { isTrackerSubject } from '../text/tracker.ts';
import type { Hit } from '../words/index.ts';
import { gluesNumber } from './othermatters.ts';

export interface SubjectLine {
  /** Without case and accents. */
  readonly subjectFolded: string;
  /**
   * The clearest thing that it speaks of: a code by a strong name, or a code and signing in; a code of another kind; a code by a
   * plain name; signing in or confirming alone; another number.
   */
  readonly subject: 'strong' | 'otherCode' | 'code' | 'act' | 'otherNumber' | 'none';
  /** It speaks of a meeting, a document, a contest: of what has codes of its own. */
  readonly hasMatterInSubject: boolean;
  readonly isReply: boolean;
  /** It is one that a tracker of bugs or a review writes. */
  readonly isTracked: boolean;
  /** The number that a help desk puts into the subjects of its mails; empty where it has none. */
  readonly ticket: string;
}

/** The one line of it; null where a mail has none. */
export function subjectIn(flows: readonly Flow[]): Segment | null {
  return flows.find(({ name }) => name === 'subject')?.segments[0] ?? null;
}

const noText = { text: '', folded: '', hits: [] };

export function subjectLineOf(line: Segment | null): SubjectLine {
  const { text, folded, hits } = line ?? noText;
  const isTracked = isTrackerSubject(text);
  const labels = hits.filter((hit) => isLabel(hit) && !gluesNumber(text, hit));
  return {
    subjectFolded: folded,
    // Such a mail brings no code.
    subject: isTracked || (line !== null && warns(line)) ? 'none' : clearestOf(folded, hits, labels),
    hasMatterInSubject: labels.some(({ kind }) => kind === 'matter'),
    isReply: replyLike.test(text),
    isTracked,
    ticket: ticketLike.exec(text)?.[1] ?? '',
  };
}

function clearestOf(folded: string, hits: readonly Hit[], labels: readonly Hit[]): SubjectLine['subject'] {
  const has = (kind: Hit['kind']) => hits.some((hit) => hit.kind === kind);
  const hasAct = has('act');
  // "Your new code" is as often that of an offer: in a subject it says no more than "your code".
  const hasPlain = has('code') || has('freshName');
  if (has('strong') || (hasPlain && hasAct)) return 'strong';
  if (has('other') || (hasPlain && isBargain(folded))) return 'otherCode';
  if (hasPlain) return 'code';
  if (hasAct) return 'act';
  return labels.length > 0 ? 'otherNumber' : 'none';
}

/** "Never tell anyone your code", but not "Your code expires in 10 minutes": how long one lives is told of one that is there. */
export function warns({ text, hits }: Segment): boolean {
  const has = (kind: Hit['kind']) => hits.some((hit) => hit.kind === kind);
  return has('care') && !has('unit') && !/\d/.test(text);
}

/** Between a name and what is said of it. */
const expiredReach = 4;
/** What a name calls so may stand between: "Your code 402913 has expired". */
const isNumberBetween = /^[^\p{L}\d]{0,4}\d[\d -]{2,10}\d[^\p{L}\d]{0,4}$/u;

/** "Your code has been replaced": the mail brings what by. */
const isReplaced =
  /replaced|ersetzt|remplac|reemplaz|sustitu|substitu|sostitu|vervang|ersatt|erstatt|korvat|zastapion|nahrazen|nahraden|замен|замін|lecserel|inlocuit|αντικατ|degistiril/;

/** "Your code has expired": of the code of this mail, or of one that it does not have. */
export function saysCodeExpired({ folded, hits }: Segment): boolean {
  return hits.some(({ kind, start, end }, at) => {
    const before = hits[at - 1];
    // "New code: the earlier one is void" speaks of another.
    if (kind !== 'old' || before === undefined || !isCodeName(before) || isFresh(before)) return false;
    const between = folded.slice(before.end, start);
    // "New confirmation key (old one withdrawn)", not "Your code (expired)".
    if (between.endsWith('(') && folded[end] !== ')') return false;
    if (between.length > expiredReach && !isNumberBetween.test(between)) return false;
    return (
      !/\d/.test(folded.slice(0, before.start) + folded.slice(end)) &&
      !isReplacing.test(folded.slice(start, end)) &&
      !isReplaced.test(folded.slice(start, end))
    );
  });
}

/** "[#48307] Request received" */
const ticketLike = /\[#(\d{4,10})\]/;

/** What mail programs put before the subject of a reply, and mailing lists put their name before that. */
const replyLike =
  /^(?:\[[^\]]{1,40}\] ?)?(?:re|r|aw|sv|antw|odg|odp|res|rif|ynt|bls|απ|σχετ|отв|ответ|על|תשובה|رد|\u56de\u590d|\u7b54\u590d|\u56de\u8986|\u8fd4\u4fe1|\ub2f5\uc7a5|tl|trả lời|bal|balas|одг|адк|адказ|відп|պատ\p{P}{0,2}|atb|vá|svar|atsakymas|jibu|tugon) ?(?:\[\d+\])?[:\uff1a]/iu;
