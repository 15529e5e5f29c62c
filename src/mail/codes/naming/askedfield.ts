/**
 * Fields of a record: "Approval number: 7041 8832" among the numbers of a contract is the code where the mail asks to enter "the
 * approval number", whatever it is called and in whatever language.
 */

import { type Evidence, type Governor, strongWeight } from '../evidence.ts';
import { isName } from '../names.ts';
import type { Printing } from '../printings.ts';
import type { Neighbourhood } from '../spot.ts';
import { foldClean } from '../text/clean.ts';
import type { Segment } from '../text/segments.ts';
import { sentenceEnd, sentenceStart } from '../text/sentence.ts';
import { ownWords } from '../words/particles/grammar.ts';
import { approvals } from '../words/particles/names.ts';
import { awaiting } from '../words/particles/requests.ts';
import { forWhat } from '../words/particles/trade.ts';
import { isMere } from './anynumber.ts';
import { type Cell, headOfColumn } from './cells.ts';

const nameCharsMax = 40;
const wordsMax = 5;
const wordCharsMin = 3;
/** Of a longer word the last letters may be those of another case: "imza anahtarı", "imza anahtarını". */
const endingChars = 2;
const stemCharsMin = 4;

/** Only in a mail that calls nothing a code, says on what terms it gives something, and is not about a code of another kind. */
function mayBe(printing: Printing): boolean {
  const { segment, match, around } = printing;
  const { place } = segment;
  if (!around.hasLifetimeOrTerms || around.codeMentions > 0 || around.subject === 'otherCode') return false;
  // What letters alone stand for is as often the value of a field: a currency, a kind of record.
  if (match.shape === 'letters' || place === 'subject' || place === 'title') return false;
  return !isInSubject(printing);
}

/** "Withdrawal instruction 77301548 needs verifying", "Trip 7QK4ZM": by that one the mail is known. */
function isInSubject({ match, around }: Printing): boolean {
  return around.subjectFolded.includes(foldClean(match.value));
}

/** The governor of a candidate whose field the mail asks to enter by its name; null for others. */
export function askedField(printing: Printing): Governor | null {
  if (!mayBe(printing)) return null;
  const name = nameOf(printing);
  if (name === null || isKnown(name) || !isAsked(printing.near, name)) return null;
  return {
    weight: strongWeight,
    reason: `the mail asks to enter its “${name.line.text.slice(name.from, name.to)}”`,
    verdict: 'code',
    strong: false,
    direct: true,
    heads: true,
    isField: true,
    told: printing.around.signInMentions > 0,
  };
}

/** What speaks for "Activation code: QD5-8HN" in a mail that says elsewhere to enter "the activation code". */
export function askedByName(printing: Printing, { verdict, direct, strong }: Governor): Evidence | null {
  if (verdict !== 'code' || !direct || strong || !isForSignIn(printing)) return null;
  const name = nameOf(printing);
  if (name === null || !isAsked(printing.near, name)) return null;
  return { weight: 1.2, reason: 'the mail asks to enter it by its name', told: true };
}

/** In a mail whose subject speaks of it. */
function isForSignIn(printing: Printing): boolean {
  const { subject, hasLifetimeOrTerms } = printing.around;
  const isSpokenOf = subject === 'act' || subject === 'strong' || subject === 'code';
  return isSpokenOf && hasLifetimeOrTerms && !isInSubject(printing);
}

/** The name of the candidate's field: before it in its line, at the head of its column, or the line above it. */
function nameOf({ near, index, segment, match, layout }: Printing): Cell | null {
  const above = near.segments[index - 1];
  const name =
    fieldOf(segment, match.start, match.end) ??
    wordsAbove(above, segment, match.start) ??
    (layout.lone ? titleOf(above) : null);
  return name === null || name.to - name.from > nameCharsMax ? null : name;
}

/** A line of words alone. */
function titleOf(line: Segment | undefined): Cell | null {
  if (line === undefined || line.text.includes('\t') || !hasWordsOnly(line.text)) return null;
  return { line, from: 0, to: line.text.replace(/ ?[:\uff1a]$/, '').length };
}

/** Whether a sentence of another line asks to enter what has all words of the name. */
function isAsked(near: Neighbourhood, { line, from, to }: Cell): boolean {
  const words = wordsOf(line.folded.slice(from, to));
  if (words.length === 0 || words.length > wordsMax) return false;
  return sentencesThatAsk(near).some(
    ({ sentence, of }) =>
      of !== line &&
      words.every((word) => hasWord(sentence, word)) &&
      !asksForOtherKey(sentence, line.folded.slice(from, to)),
  );
}

const keyLike = /(?<!\p{L})\p{L}{1,40}(?:_\p{L}{1,40}){1,5}/gu;

/** "To release the refund, key in approve_no": where a key is asked for as it is written, no other key is. */
function asksForOtherKey(sentence: string, name: string): boolean {
  const keys = name.includes('_') ? sentence.match(keyLike) : null;
  return keys !== null && !keys.includes(name);
}

/** A name that begins a line, and the sign or the dots that lead to its value. */
const fieldBefore = /^[^\p{L}\p{N}]{0,4}(\p{L}[^.:!?\d]{0,40}?)[\s.:=\u2026\uff1a_|-]{1,40}[(["]?$/u;

/** The cell before the candidate's, or the words before it where these two are all that its line says. */
function fieldOf(line: Segment, start: number, end: number): Cell | null {
  const { text } = line;
  const tab = text.lastIndexOf('\t', start - 1);
  if (tab >= 0) {
    const from = text.lastIndexOf('\t', tab - 1) + 1;
    return hasWordsOnly(text.slice(from, tab)) ? { line, from, to: tab } : null;
  }
  const isAll = /^[\s.)\]|]*$/.test(text.slice(end));
  const name = fieldBefore.exec(text.slice(0, start))?.[1];
  if (!isAll || name === undefined) return null;
  const from = text.indexOf(name);
  return { line, from, to: from + name.length };
}

/** The cell above the candidate's, where it has words alone. */
function wordsAbove(heads: Segment | undefined, line: Segment, start: number): Cell | null {
  const head = headOfColumn(heads, line, start);
  return head !== null && hasWordsOnly(head.line.text.slice(head.from, head.to)) ? head : null;
}

function hasWordsOnly(cell: string): boolean {
  return /\p{L}/u.test(cell) && !/[\d.!?]/.test(cell);
}

/** Whether it is the name of something that everybody knows: a customer, an order, a code, a device into which codes are entered. */
function isKnown({ line, from, to }: Cell): boolean {
  if (isApproval.test(line.folded.slice(from, to))) return false;
  return line.hits.some(
    (hit) =>
      (hit.start >= from && hit.end <= to && isName(hit) && !(hit.kind === 'label' && isMere(line, hit))) ||
      (hit.kind === 'where' && hit.start === from && hit.end === to),
  );
}

const isFor = new RegExp(`^${forWhat}$`, 'u');
const isOwn = new RegExp(`^${ownWords}$`, 'u');

/** Of what it is called, without whose it is, and what it is for: "Your PIN for the change". */
function wordsOf(name: string): readonly string[] {
  const words = name.match(/[\p{L}\p{M}]+/gu) ?? [];
  const end = words.findIndex((word, at) => at > 0 && isFor.test(word));
  return (end < 0 ? words : words.slice(0, end)).filter(
    (word) => word.length >= wordCharsMin && !isOwn.test(word),
  );
}

/** Scripts whose words begin where a space was, and with nothing glued before them. */
const isApart = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
const isLetter = /\p{L}/u;

/** Whether a sentence has a word, in this case or another; of a short one no other. */
function hasWord(sentence: string, word: string): boolean {
  if (!isApart.test(word)) return sentence.includes(word);
  const stem = word.slice(0, Math.max(stemCharsMin, word.length - endingChars));
  for (let at = sentence.indexOf(stem); at >= 0; at = sentence.indexOf(stem, at + 1)) {
    const isBegin = !isLetter.test(sentence.charAt(at - 1));
    if (isBegin && (word.length >= stemCharsMin || !isLetter.test(sentence.charAt(at + stem.length))))
      return true;
  }
  return false;
}

const isApproval = new RegExp(`^(?:${ownWords} )?${approvals}$`, 'u');

const sentencesMax = 100;
/** "The page asks for the key", "The key goes into box 7". */
const takes = new RegExp(
  `(?:^| )(?:${awaiting}|(?:goes|belongs|is entered|is typed) (?:in|into|on|at)) `,
  'u',
);
const isIt = /^ (?:it|them) /;
const hasNumber = /\d[\d -]{2,}\d/;
const remembered = new WeakMap<Neighbourhood, readonly Asking[]>();

interface Asking {
  readonly of: Segment;
  /** Folded. */
  readonly sentence: string;
}

/** The sentences, folded, that ask to enter something or say that something is asked for. */
function sentencesThatAsk(near: Neighbourhood): readonly Asking[] {
  const found = remembered.get(near);
  if (found !== undefined) return found;
  const sentences: Asking[] = [];
  for (const segment of near.segments) {
    if (sentences.length >= sentencesMax) break;
    if (segment.quoted || segment.text.includes('\t')) continue;
    addAsking(segment, sentences);
  }
  remembered.set(near, sentences);
  return sentences;
}

function addAsking(of: Segment, sentences: Asking[]): void {
  const { text, folded, hits } = of;
  let to = 0;
  for (const { kind, start, end } of hits) {
    // "Show the paddle number at the desk": to somebody, and not to a page.
    if (kind !== 'use' || start < to || folded.startsWith('show ', start)) continue;
    let from = sentenceStart(text, start);
    to = sentenceEnd(text, end);
    // "Your voter key belongs to lot 22. Enter it below your name."
    if (from > 1 && isIt.test(folded.slice(end, to))) from = sentenceStart(text, from - 2);
    const sentence = folded.slice(from, to);
    // "Call up the instruction and give the number 61940285": what it asks for stands in it.
    if (!hasNumber.test(sentence)) sentences.push({ of, sentence });
  }
  if (to > 0) return;
  const at = folded.search(takes);
  if (at < 0) return;
  sentences.push({ of, sentence: folded.slice(sentenceStart(text, at + 1), sentenceEnd(text, at + 1)) });
}
