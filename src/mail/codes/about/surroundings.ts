/** What the mail as a whole speaks of: its subject, how long a code lives, and its ordinary words. */

import { isReplacing } from '../against/age.ts';
import { isCodeName } from '../names.ts';
import { isMere } from '../naming/anynumber.ts';
import { bringsNew } from '../naming/renewal.ts';
import { isWordlike } from '../shape/sayable.ts';
import { isBargain } from '../text/bargain.ts';
import { isInQuotes } from '../text/between.ts';
import { namesFooter } from '../text/footer.ts';
import type { Flow, Segment } from '../text/segments.ts';
import { sentenceEnd, sentenceStart } from '../text/sentence.ts';
import { Topics } from '../text/topics.ts';
import { isTrackerSubject } from '../text/tracker.ts';
import type { Hit } from '../words/index.ts';
import { credentials, nevers, postalNames, things } from '../words/particles.ts';

export interface Surroundings {
  /** The subject itself, without case and accents. */
  readonly subjectFolded: string;
  /** The clearest thing that the subject speaks of. */
  readonly subject: 'strong' | 'code' | 'act' | 'other' | 'label' | 'none';
  /** Says how long a code lives, or that nobody else may see it. */
  readonly care: boolean;
  /** Names a span of time such as codes live for, or has the care. */
  readonly lives: boolean;
  /** Names such a span itself. */
  readonly timed: boolean;
  /** The subject says that the mail is a reply. */
  readonly reply: boolean;
  /** The subject, or whoever has forwarded the mail, says of the code that it has expired or was used, and the mail brings no new one. */
  readonly over: boolean;
  /** The number that a help desk puts into the subjects of its mails; empty where it has none. */
  readonly ticket: string;
  /** The subject is one that a tracker of bugs or a review writes. */
  readonly tracked: boolean;
  /** Prints one thing with a digit that may be a code, and that once. */
  readonly single: boolean;
  /** Says that what is to be entered stands in the subject. */
  readonly inSubject: boolean;
  /** How often a code is named anywhere. */
  readonly names: number;
  /** How often something is verified, confirmed or signed in to. */
  readonly acts: number;
  /** Shows an amount of money or a masked card: something is paid. */
  readonly money: boolean;
  /** Tells from where something was asked for: an address of the internet, a browser. */
  readonly origin: boolean;
  /** Asks to enter what it calls a code, wherever it prints it: "Enter the TAN in the app." */
  readonly asks: boolean;
  /** How often codes of another kind are named. */
  readonly otherCodes: number;
  /** How often other numbers and codes are named, but for what every mail of a sender has below. */
  readonly others: number;
  /** The subject speaks of a meeting, a document, a contest: what has codes of its own. */
  readonly matter: boolean;
  /** How many characters the mail says that its code has; empty where it says nothing of it. */
  readonly lengths: ReadonlySet<number>;
  /** Numbers that are printed in thousands, without what parts these: "914,208 events". */
  readonly quantities: ReadonlySet<string>;
  /** No longer than a short message. */
  readonly short: boolean;
  /** Says hardly more than a short message would, and names nothing else. */
  readonly brief: boolean;
  readonly topics: Topics;
  /** What the sender is called, in lower-case words. */
  readonly sender: ReadonlySet<string>;
  /** Lower-case words of the mail that are candidates elsewhere in capitals. */
  readonly words: ReadonlySet<string>;
}

const noText = { text: '', folded: '' };

export function surroundingsOf(
  flows: readonly Flow[],
  candidates: ReadonlySet<string>,
  single: boolean,
  from: string,
  isSpent = false,
): Surroundings {
  let care = false;
  let lives = false;
  let money = false;
  let asks = false;
  let inSubject = false;
  let origin = false;
  let names = 0;
  let others = 0;
  let isPlain = true;
  let chars = 0;
  let otherCodes = 0;
  let acts = 0;
  let strong = false;
  let code = false;
  let act = false;
  let other = false;
  let label = false;
  let matter = false;
  const words = new Set<string>();
  const lengths = new Set<number>();
  const quantities = new Set<string>();
  for (const flow of flows) {
    // What both parts of a mail say is said once.
    let othersHere = 0;
    let charsHere = 0;
    for (const segment of flow.segments) {
      const isSubject = flow.name === 'subject';
      if (!isSubject) charsHere += segment.text.length;
      const { reading } = segment;
      for (const quantity of reading.quantities()) quantities.add(quantity);
      origin ||= reading.tellsOrigin();
      if (segment.hits.length > 0) for (const length of reading.counts()) lengths.add(length);
      asks ||= segment.place !== 'subject' && asksForCode(segment);
      inSubject ||= !isSubject && pointsToSubject(segment);
      // The capital of a firm is no payment.
      money ||= reading.showsMoney() && (isSubject || !reading.isFooter());
      for (const hit of segment.hits) {
        switch (hit.kind) {
          case 'care':
            care ||= !isAdvice(segment, hit) && !reading.isFooter();
            break;
          case 'unit':
            lives ||=
              lifetimes.has(numberBefore(segment.text, hit.start)) &&
              !isHotline.test(segment.text.slice(Math.max(0, hit.start - hotlineReach), hit.start)) &&
              !isThing.test(segment.folded.slice(hit.start, hit.end));
            break;
          case 'strong':
          case 'freshName':
          case 'code':
            names += 1;
            if (isSubject) {
              // "Your new code" is as often that of an offer: in a subject it says no more than "your code".
              if (hit.kind === 'strong') strong = true;
              else code = true;
            }
            break;
          case 'other':
            isPlain = false;
            othersHere += 1;
            // What stands in the address of a footer is nothing that a mail is about.
            if (!isPostalName.test(segment.folded.slice(hit.start, hit.end))) otherCodes += 1;
            if (isSubject) other = true;
            break;
          case 'matter':
          case 'label':
            // Within letters and digits it is no word: "Zk4Rb8".
            if (/^\d+\p{L}/u.test(segment.text.slice(hit.end, hit.end + 8))) break;
            isPlain = false;
            // What every mail of a sender has below is nothing that this one is about.
            if (isSubject || !(namesFooter(segment.folded, hit) || reading.isFooter())) othersHere += 1;
            if (isSubject) label = true;
            if (isSubject && hit.kind === 'matter') matter = true;
            break;
          case 'act':
            acts += 1;
            if (isSubject) act = true;
            break;
        }
      }
    }
    others = Math.max(others, othersHere);
    chars = Math.max(chars, charsHere);
  }
  if (candidates.size > 0) collectWords(flows, candidates, from, words);
  const subjectLine = flows.find(({ name }) => name === 'subject')?.segments[0];
  const { text: subjectText, folded: subjectFolded } = subjectLine ?? noText;
  const tracked = isTrackerSubject(subjectText);
  other ||= code && !strong && isBargain(subjectFolded);
  // Such a mail brings no code, and its care is for those of others.
  const isWarning = subjectLine !== undefined && warns(subjectLine);
  care &&= !isWarning;
  const subject =
    tracked || isWarning
      ? 'none'
      : strong || (code && act)
        ? 'strong'
        : other
          ? 'other'
          : code
            ? 'code'
            : act
              ? 'act'
              : label
                ? 'label'
                : 'none';
  const reply = replyLike.test(subjectText);
  return {
    subjectFolded,
    subject,
    reply,
    over: isSpent || (!reply && subjectLine !== undefined && saysExpired(subjectLine) && !bringsNew(flows)),
    tracked,
    ticket: ticketLike.exec(subjectText)?.[1] ?? '',
    care,
    lives: lives || care,
    timed: lives,
    names,
    acts,
    money,
    asks,
    inSubject,
    single,
    origin,
    otherCodes,
    others,
    matter,
    lengths,
    quantities,
    short: chars <= briefCharsMax,
    brief: chars <= briefCharsMax && isPlain && !money,
    topics: new Topics(flows),
    sender: new Set(from.toLowerCase().match(/[\p{L}\p{N}]{3,24}/gu)),
    words,
  };
}

/** "[#48307] Request received" */
const ticketLike = /\[#(\d{4,10})\]/;

/** "Never tell anyone your code", but not "Your code expires in 10 minutes": how long one lives is told of one that is there. */
function warns({ text, hits }: Segment): boolean {
  const has = (kind: Hit['kind']) => hits.some((hit) => hit.kind === kind);
  return has('care') && !has('unit') && !/\d/.test(text);
}

/** "Your code has expired": of the code of this mail, or of one that it does not have. */
function saysExpired({ text, folded, hits }: Segment): boolean {
  if (/\d/.test(text)) return false;
  return hits.some(({ kind, start, end }, at) => {
    const before = hits[at - 1];
    if (kind !== 'old' || before === undefined || !isCodeName(before)) return false;
    return start - before.end <= expiredReach && !isReplacing.test(folded.slice(start, end));
  });
}

/** Between a name and what is said of it. */
const expiredReach = 4;

/** "We will never ask you for your password or code": said to everybody, in every mail of a sender, and of no code of this one. */
function isAdvice({ text, folded }: Segment, { start, end }: Hit): boolean {
  const sentence = folded.slice(sentenceStart(text, start), sentenceEnd(text, end));
  return namesCredentials.test(sentence) && saysNever.test(sentence) && !/\d{4}/.test(sentence);
}

const isThing = new RegExp(`^${things}`, 'u');
const saysNever = new RegExp(`(?:^|[^\\p{L}])${nevers}`, 'u');
const namesCredentials = new RegExp(`(?:^|[^\\p{L}])${credentials}`, 'u');

const isPostalName = new RegExp(`^${postalNames}`, 'u');

/** A short message of the longer kind. */
const briefCharsMax = 200;

const askReach = 24;

/** Whether a word for entering and a name of a code stand next to each other, with nothing named and no digit between. */
function asksForCode({ folded, hits }: Segment): boolean {
  for (let index = 1; index < hits.length; index += 1) {
    const [first, second] = [hits[index - 1] as Hit, hits[index] as Hit];
    // "Enter the code", "den Code eingeben".
    const isAsked =
      (first.kind === 'use' && isCodeName(second)) || (isCodeName(first) && second.kind === 'use');
    if (!isAsked || second.start - first.end > askReach) continue;
    if (!/[.!?:\d]/.test(folded.slice(first.end, second.start))) return true;
  }
  return false;
}

/** "The digits are in the subject of this mail", unless it is the number of a ticket or an order. */
function pointsToSubject(segment: Segment): boolean {
  const { hits } = segment;
  const place = hits.find(({ kind }) => kind === 'subject');
  if (place === undefined) return false;
  const isNamed = hits.some(isCodeName);
  const isOther = (hit: Hit) =>
    hit.kind === 'other' || hit.kind === 'matter' || (hit.kind === 'label' && !isMere(segment, hit));
  // "Type the digits from the subject into the booking page": what stands behind says where.
  const isAsked = hits.some(({ kind, end }) => kind === 'use' && end < place.start);
  return isNamed || !hits.some((hit) => isOther(hit) && !(isAsked && hit.start > place.end));
}

/** What mail programs put before the subject of a reply, and mailing lists put their name before that. */
const replyLike =
  /^(?:\[[^\]]{1,40}\] ?)?(?:re|r|aw|sv|antw|odg|odp|res|rif|ynt|bls|απ|σχετ|отв|ответ|על|תשובה|رد|\u56de\u590d|\u7b54\u590d|\u56de\u8986|\u8fd4\u4fe1|\ub2f5\uc7a5|tl|trả lời|bal) ?(?:\[\d+\])?[:\uff1a]/iu;

/** What codes live for, in whatever unit: 10 minutes, 24 hours, 300 seconds. */
const lifetimes = new Set('1 2 3 5 10 15 20 24 30 45 60 90 120 300 600'.split(' '));

/** "1800 233 5500 (24 hours)": when somebody answers the telephone. */
const isHotline = /\d{3}[ )]*[,:;(\u2013-] ?\p{N}{2}[ -]?$/u;
const hotlineReach = 12;

function numberBefore(text: string, at: number): string {
  let to = at;
  while (to > 0 && (text.charCodeAt(to - 1) === 32 || text.charCodeAt(to - 1) === 45)) to -= 1;
  let from = to;
  while (from > 0 && to - from < 4 && text.charCodeAt(from - 1) >= 48 && text.charCodeAt(from - 1) <= 57)
    from -= 1;
  // "148,20 EUR" is no span of twenty.
  if (from > 1 && /\d[.,]/.test(text.slice(from - 2, from))) return '';
  return text.slice(from, to);
}

/** A value in capitals that the mail also writes as a word, or that the sender is called, is no code. */
function collectWords(
  flows: readonly Flow[],
  candidates: ReadonlySet<string>,
  from: string,
  words: Set<string>,
): void {
  for (const word of from.toLowerCase().match(/[a-z]{4,10}/g) ?? []) words.add(word);
  const once = new Set<string>();
  for (const flow of flows) {
    for (const { text } of flow.segments) {
      for (const match of text.matchAll(/[A-Za-z][a-z]{3,9}/g)) {
        const word = match[0].toLowerCase();
        if (!candidates.has(word) || text.length <= word.length + 2) continue;
        const at = match.index ?? 0;
        if (isInQuotes(text, at, at + word.length)) continue;
        // Alone in its line, between quotation marks, or once at the end of "code: brvtkl", it may be the code itself.
        const isLast =
          !isWordlike(word) || (at + word.length >= text.length - 1 && /[:=]\s*$/.test(text.slice(0, at)));
        if (!isLast || once.has(word)) words.add(word);
        once.add(word);
      }
    }
  }
}
