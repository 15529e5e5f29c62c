/** The terms on which a mail gives its code, as it says them: how long it lives, that it is secret, that it is to be entered, how long it is. */

import { isCodeName } from '../names.ts';
import { isMere } from '../naming/anynumber.ts';
import { saysNothingToEnter } from '../text/idle.ts';
import { onceALine } from '../text/oncealine.ts';
import type { Reading } from '../text/reading.ts';
import type { Flow } from '../text/segments.ts';
import { sentenceEnd, sentenceStart } from '../text/sentence.ts';
import { blank, hyphen, isAsciiDigit } from '../text/signs.ts';
import type { Hit } from '../words/index.ts';
import { credentials, nevers } from '../words/particles/envelope.ts';
import { things } from '../words/particles/names.ts';

/** What a mail says of its code wherever it prints it. */
export interface CodeTerms {
  /** Says in words how long a code lives, or that nobody else may see it: "valid for", "do not share". */
  readonly hasTerms: boolean;
  /** Names a span of time such as codes live for: "10 minutes". */
  readonly hasLifetime: boolean;
  readonly hasLifetimeOrTerms: boolean;
  /** Asks to enter what it calls a code: "Enter the TAN in the app." */
  readonly asksForCode: boolean;
  /** Says that nothing is to be entered, and asks to enter no code. */
  readonly asksNothing: boolean;
  /** Says that what is to be entered stands in the subject. */
  readonly pointsToSubject: boolean;
  /** How often a code is named anywhere. */
  readonly codeMentions: number;
  /** How often something is verified, confirmed or signed in to. */
  readonly signInMentions: number;
  /** How many characters the mail says that its code has; empty where it says nothing of it. */
  readonly lengths: ReadonlySet<number>;
}

/** What a line says of a code. */
interface LineTerms {
  readonly asksForCode: boolean;
  readonly asksNothing: boolean;
  readonly pointsToSubject: boolean;
  readonly hasTerms: boolean;
  readonly hasLifetime: boolean;
  readonly codeMentions: number;
  readonly signInMentions: number;
}

const termsOfLine = onceALine((line): LineTerms => {
  let hasTerms = false;
  let hasLifetime = false;
  let codeMentions = 0;
  let signInMentions = 0;
  for (const hit of line.hits) {
    if (isCodeName(hit)) codeMentions += 1;
    else if (hit.kind === 'act') signInMentions += 1;
    else if (hit.kind === 'care') hasTerms ||= !isAdvice(line, hit) && !line.isFooter();
    else if (hit.kind === 'unit') hasLifetime ||= isLifetime(line, hit);
  }
  const asksNothing = saysNothingToEnter(line);
  return {
    // "There is no code that you must type"
    asksForCode: !asksNothing && isAskedIn(line),
    asksNothing,
    pointsToSubject: pointsIn(line),
    hasTerms,
    hasLifetime,
    codeMentions,
    signInMentions,
  };
});

/** @param isWarning The subject warns of what others ask for: the terms are those of their codes. */
export function codeTermsOf(flows: readonly Flow[], isWarning: boolean): CodeTerms {
  let saysTerms = false;
  let hasLifetime = false;
  let asksForCode = false;
  let saysNothing = false;
  let pointsToSubject = false;
  let codeMentions = 0;
  let signInMentions = 0;
  const lengths = new Set<number>();
  for (const { name, segments } of flows) {
    const isSubject = name === 'subject';
    for (const segment of segments) {
      const { hits, reading } = segment;
      // Each of these needs a word that is known.
      if (hits.length === 0) continue;
      for (const length of reading.counts()) lengths.add(length);
      const line = termsOfLine(segment);
      asksForCode ||= !isSubject && line.asksForCode;
      saysNothing ||= !isSubject && line.asksNothing;
      pointsToSubject ||= !isSubject && line.pointsToSubject;
      saysTerms ||= line.hasTerms;
      hasLifetime ||= line.hasLifetime;
      codeMentions += line.codeMentions;
      signInMentions += line.signInMentions;
    }
  }
  const hasTerms = saysTerms && !isWarning;
  return {
    hasTerms,
    hasLifetime,
    hasLifetimeOrTerms: hasLifetime || hasTerms,
    asksForCode,
    asksNothing: saysNothing && !asksForCode,
    pointsToSubject,
    codeMentions,
    signInMentions,
    lengths,
  };
}

/** "We will never ask you for your password or code": said to everybody, in every mail of a sender, and of no code of this one. */
function isAdvice({ text, folded }: Reading, { start, end }: Hit): boolean {
  const sentence = folded.slice(sentenceStart(text, start), sentenceEnd(text, end));
  return namesCredentials.test(sentence) && saysNever.test(sentence) && !/\d{4}/.test(sentence);
}

const isThing = new RegExp(`^${things}`, 'u');
const saysNever = new RegExp(`(?:^|[^\\p{L}])${nevers}`, 'u');
const namesCredentials = new RegExp(`(?:^|[^\\p{L}])${credentials}`, 'u');

const askReach = 24;

/** Whether a word for entering and a name of a code stand next to each other, with nothing named and no digit between. */
function isAskedIn({ folded, hits }: Reading): boolean {
  for (let index = 1; index < hits.length; index += 1) {
    const [first, second] = [hits[index - 1] as Hit, hits[index] as Hit];
    // "Enter the code", "den Code eingeben".
    const isAsked =
      (first.kind === 'use' && isCodeName(second)) || (isCodeName(first) && second.kind === 'use');
    if (!isAsked || second.start - first.end > askReach) continue;
    if (!/[.!?:\d\u0964\u3002\u061f\u06d4]/.test(folded.slice(first.end, second.start))) return true;
  }
  return false;
}

/** "The digits are in the subject of this mail", unless it is the number of a ticket or an order. */
function pointsIn(line: Reading): boolean {
  const { hits, text } = line;
  // "Subject: …" is the head of another mail.
  const place = hits.find(
    ({ kind, start, end }) =>
      kind === 'subject' && !(start === 0 && /^ ?[:\uff1a]/.test(text.slice(end, end + 2))),
  );
  if (place === undefined) return false;
  const isNamed = hits.some(isCodeName);
  const isOther = (hit: Hit) =>
    hit.kind === 'other' || hit.kind === 'matter' || (hit.kind === 'label' && !isMere(line, hit));
  // "Type the digits from the subject into the booking page": what stands after it says where.
  const isAsked = hits.some(({ kind, end }) => kind === 'use' && end < place.start);
  return isNamed || !hits.some((hit) => isOther(hit) && !(isAsked && hit.start > place.end));
}

/** What codes live for, in whatever unit: 10 minutes, 24 hours, 300 seconds. */
const lifetimes = new Set('1 2 3 5 10 15 20 24 30 45 60 90 120 300 600'.split(' '));

/** "1800 233 5500 (24 hours)": when somebody answers the telephone. */
const isHotline = /\d{3}[ )]*[,:;(\u2013-] ?\p{N}{2}[ -]?$/u;
const hotlineReach = 12;

/** "10 minutes", but neither the hours of a hotline nor "30 days" of lodging. */
function isLifetime({ text, folded }: Reading, { start, end }: Hit): boolean {
  return (
    lifetimes.has(numberBefore(text, start)) &&
    !isHotline.test(text.slice(Math.max(0, start - hotlineReach), start)) &&
    !isThing.test(folded.slice(start, end))
  );
}

function numberBefore(text: string, at: number): string {
  let to = at;
  while (to > 0 && (text.charCodeAt(to - 1) === blank || text.charCodeAt(to - 1) === hyphen)) to -= 1;
  let from = to;
  while (from > 0 && to - from < 4 && isAsciiDigit(text.charCodeAt(from - 1))) from -= 1;
  // "148,20 EUR" is no span of twenty.
  if (from > 1 && /\d[.,]/.test(text.slice(from - 2, from))) return '';
  return text.slice(from, to);
}
