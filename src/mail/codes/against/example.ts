/** Numbers that are only examples: what programs are tried with, what a mail shows of other mails, what stands for any code. */
import type { Evidence, Governor } from '../evidence.ts';
import { isSaidAfter } from '../naming/statement.ts';
import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import type { Spot } from '../spot.ts';
import { isInQuotes, isQuote } from '../text/between.ts';
import { onceALine } from '../text/oncealine.ts';
import type { Segment } from '../text/segments.ts';
import { opensSentence, sentenceStart } from '../text/sentence.ts';
import { partingLetter } from '../words/list.ts';
import { alternatives } from '../words/particles/grammar.ts';
import {
  exampleAnnouncements,
  exampleNames,
  exampleRemarks,
  likeNumbers,
} from '../words/particles/pointers.ts';

/** Values that are written of as examples, of what people choose and of what programs are tested with. */
const example =
  /^(?:(\d)\1+|0?1234(?:5(?:6(?:7(?:8(?:90?)?)?)?)?)?|987654(?:321)?|654321|4321|abc(?:d|123)|abcdef)$/i;
/** "For example 482913", "for example 1234 or 8065". */
const saysExample = new RegExp(
  `(?:^|[^\\p{L}])${exampleNames}[:,.]? ?["“(]?(?:[\\p{L}\\d-]{4,10}["”]? ${alternatives} ["“]?)?$`,
  'u',
);
/** "Some digits, such as 482913", not "NPR: 482913". */
const saysSuchAs = new RegExp(`\\p{L}[,:]? {1,3}${likeNumbers}\\.? ["“(]?$`, 'u');
const exampleReach = 40;
const quotesReach = 60;
const announcedReach = 100;
/** How many lines above are looked at for what announces an example. */
const linesAbove = 4;

const requestReach = 300;
/** "POST /session/otp {"login":"ada","otp":"318042"}", "示例请求:{"mobile":"1**","code":"666888"}" */
const isInRequest = new RegExp(
  `(?:(?:get|post|put|patch) /\\S{1,100}|${exampleNames}(?: ?\\p{L}{1,12}){0,2} ?[:：]?) {0,3}\\{[^{}]*"$`,
  'u',
);

function isRequested({ text, folded }: Segment, { start, end }: Match): boolean {
  if (text[start - 1] !== '"' || text[end] !== '"') return false;
  const before = folded.slice(Math.max(0, start - requestReach), start);
  return before.includes('{') && isInRequest.test(before);
}

/** What speaks against a candidate because it is an example. */
export function examplesOf(printing: Printing, governor: Governor): Evidence[] {
  const { near, index, segment, match, layout, around } = printing;
  const { text } = segment;
  const isStated =
    governor.follows === undefined && (governor.stated === 'verb' || governor.stated === 'sign');
  const isSaid = isStated || (isSaidAfter(segment, match.end) && opensSentence(text, match.start));
  const found: Evidence[] = [];
  if (around.isTracked && example.test(match.value))
    found.push({ weight: -6, reason: 'is what those who make a program try it with' });
  else if (governor.verdict === 'code' && !isSaid && !layout.lone && example.test(match.value))
    found.push({
      weight: isInQuotes(text, match.start, match.end) ? -2.5 : -1.5,
      reason: 'is what examples look like',
    });
  else if (governor.verdict === 'none' && !layout.lone && example.test(match.value))
    found.push({ weight: -3, reason: 'is what examples look like, and nothing names it' });
  if (isPlaceholder(match.value) || isExampleAlone.test(match.value.toLowerCase()))
    found.push({ weight: -9, reason: 'stands for any code' });
  const before = segment.folded.slice(Math.max(0, match.start - exampleReach), match.start);
  if (saysExample.test(before) || saysSuchAs.test(before))
    found.push({ weight: -8, reason: 'is called an example', settles: true });
  if (isRequested(segment, match))
    found.push({ weight: -8, reason: 'stands in a request that is shown', settles: true });
  if (isExpected(text, match)) found.push({ weight: -8, reason: 'is what a program is expected to give' });
  if (isShownAsExample(printing))
    found.push({
      weight: -6,
      reason: 'is shown as an example',
      quotes: true,
      settles:
        isMarkedExample(printing) ||
        isInQuotesAfter(printing, beforeQuote) ||
        isInQuotesAfter(printing, announcesExample) ||
        example.test(match.value),
    });
  else if (governor.verdict === 'code' && isRemarkedOn(printing))
    found.push({ weight: -9, reason: 'is said to be only an example', quotes: true, settles: true });
  else if (isWithinExample(near.segments.slice(Math.max(0, index - linesAbove), index)))
    found.push({ weight: -10, reason: 'is part of what is shown as an example', settles: true });
  return found;
}

const announcesExample = new RegExp(`(?:^|[^\\p{L}])${exampleAnnouncements}[^.!?]{0,60}[:,]$`, 'u');
const beforeQuote = new RegExp(`(?:^|[^\\p{L}])${exampleNames}[:,.]? ?\\(?$`, 'u');

/** Below a line like "It begins with a text such as this one:" or in quotation marks after "for example". */
function isShownAsExample(spot: Spot): boolean {
  const { near, index, segment, match } = spot;
  const { text, folded } = segment;
  const { start } = match;
  const above = near.segments[index - 1];
  if (above !== undefined && (announcesExample.test(above.folded) || isExampleOf(above))) return true;
  if (beginsExample.test(folded.slice(sentenceStart(text, start))) || isMarkedExample(spot)) return true;
  return isInQuotesAfter(spot, beforeQuote) || isInQuotesAfter(spot, announcesExample);
}

/** 'For example "Your code is 482913"', 'A message looks like this: "Your code is 482913"'. */
function isInQuotesAfter({ segment: { text, folded }, match: { start } }: Spot, said: RegExp): boolean {
  for (let at = start - 1; at > 0 && start - at <= quotesReach; at -= 1) {
    if (!isQuote(text.charCodeAt(at)) || !/[\s(]/.test(text[at - 1] ?? '')) continue;
    return said.test(folded.slice(Math.max(0, at - announcedReach), at).trimEnd());
  }
  return false;
}

/** Below nothing but "Example", or with the word in brackets behind it, also in the next line: "(an example)". */
function isMarkedExample({ near, index, segment: { folded }, match: { end } }: Spot): boolean {
  const [above, below] = [near.segments[index - 1], near.segments[index + 1]];
  if (above !== undefined && isHeading(above)) return true;
  // What names it may stand between: "EXAMPLE", "Your code is:".
  const heading = /[:\uff1a]$/.test(above?.text ?? '') ? near.segments[index - 2] : undefined;
  if (heading !== undefined && isHeading(heading)) return true;
  if (below !== undefined && bracketedExample.test(below.folded)) return true;
  return bracketedExample.test(folded.slice(end, end + bracketsReach));
}

const remark = new RegExp(`(?<!${partingLetter}|\\bnot )${exampleRemarks}`, 'u');
const remarkCharsMax = 400;
const remarkAt = onceALine(({ folded }) => folded.slice(0, remarkCharsMax).search(remark));
/** Where a candidate stands that is no word; -1 where none does. */
const firstNumberAt = onceALine(
  (line) => line.matches().find(({ shape }) => shape !== 'letters')?.start ?? -1,
);
/** Lines below a number that may say so of it. */
const remarkLines = 2;

/** "482 913 (this is our example from slide 14)", and the same in one of the next lines, before there is another number. */
function isRemarkedOn({ near, index, segment, match, matches }: Spot): boolean {
  const next = matches.find((other) => other.start >= match.end && other.shape !== 'letters');
  const at = remarkAt(segment);
  if (at >= match.end && (next === undefined || at < next.start)) return true;
  if (next !== undefined) return false;
  for (const below of near.segments.slice(index + 1, index + 1 + remarkLines)) {
    const other = firstNumberAt(below);
    if (remarkAt(below) >= 0) return other < 0 || remarkAt(below) < other;
    if (other >= 0) return false;
  }
  return false;
}

const bracketsReach = 40;
/** "… 482 017. (sample)", "（見本）", "(an example from last month)". */
const bracketedExample = new RegExp(`^[^\\p{N}(\uff08]{0,6}[(\uff08](?:\\p{L}{1,4} )?${exampleNames}`, 'u');

const exampleLineCharsMax = 80;

/** "You'll get a mail that looks like this:", and below it the mail's sender, its title, "Your verification code is". */
function isWithinExample(above: readonly Segment[]): boolean {
  for (let at = above.length - 1; at >= 0; at -= 1) {
    const { text, folded } = above[at] as Segment;
    if (/[:,]$/.test(text) && announcesExample.test(folded)) return at < above.length - 1;
    if (isExampleAlone.test(folded)) return true;
    if (text.length > exampleLineCharsMax || /[.!?]$/.test(text)) return false;
  }
  return false;
}

const expectationReach = 120;
const expectation =
  /\b(?:AssertionError|assert\w*|expected|Expected|EXPECTED|toEqual|toBe|but was|actual)\b[^\n]{0,100}$/;
const closesExpected = /^[^\n]{0,2}['"<>)\]]|^ (?:but was|!=|==)/;

/** "AssertionError: 'Your code: 000000' != …", "expected:<849201> but was:<null>". */
function isExpected(text: string, { start, end }: Match): boolean {
  if (!closesExpected.test(text.slice(end, end + 12))) return false;
  return expectation.test(text.slice(Math.max(0, start - expectationReach), start));
}

const isExampleAlone = new RegExp(`^[^\\p{L}]{0,3}${exampleNames}[^\\p{L}\\p{N}]{0,3}$`, 'u');
const headingCharsMax = 48;
/** "EXAMPLE - FORGERY - DO NOT USE": in capitals, parted by dashes. */
const isPartedHeading = /^\p{Lu}+ - [\p{Lu} -]+$/u;
const beginsWithExample = new RegExp(`^${exampleNames}`, 'u');

function isHeading({ text, folded }: Segment): boolean {
  if (isExampleAlone.test(folded)) return true;
  return text.length <= headingCharsMax && isPartedHeading.test(text) && beginsWithExample.test(folded);
}

const beginsExample = new RegExp(`^${exampleNames}(?::| [-\u2013\u2014] )`, 'u');

/** "You will get it by text message, for example:" */
const endsInExample = new RegExp(`, ?${exampleNames} ?[:：]$`, 'u');

/** "Example: If you were born on 8 November, your password is", and below it what. */
function isExampleOf({ text, folded }: Segment): boolean {
  return endsInExample.test(folded) || (beginsExample.test(folded) && !/[.!?]$/.test(text));
}

/** "Il tuo codice è NNN-NNN": how it will look; "09xxxx2048": a number that is not shown. */
function isPlaceholder(value: string): boolean {
  if (/\dx{3,}\d/i.test(value)) return true;
  const letter = value[0] ?? '';
  return /\p{L}/u.test(letter) && value.replace('-', '') === letter.repeat(value.replace('-', '').length);
}
