/** Codes in quotation marks: titles, warnings, what somebody tells of. Who gives a code seldom quotes it together with its name. */
import type { Evidence, Governor } from '../evidence.ts';
import type { Printing } from '../printings.ts';
import type { Match } from '../shape/candidates.ts';
import { isQuote } from '../text/between.ts';
import type { Segment } from '../text/segments.ts';
import { sentenceStart } from '../text/sentence.ts';
import { cornerClosing, cornerOpening } from '../text/signs.ts';

const opening = /^[“„«「『"']$/;
const closing = /^[”“»」』"']$/;
const titleCharsMax = 60;

/** What speaks against a candidate that is quoted together with its name. */
export function quotedOf({ segment, match, layout, around }: Printing, governor: Governor): Evidence | null {
  if (governor.verdict !== 'code') return null;
  const { text } = segment;
  if (isQuotedTitle(text, match)) {
    // "Scammers may say “your code is 482913”": a warning. A whole sentence in them is what somebody else was told.
    const isCited = governor.follows === undefined && governor.stated === 'verb';
    return {
      weight: isWarned(segment, match) || around.isTracked ? -6 : isCited ? -5 : -2.5,
      reason: 'stands with its name in quotation marks',
      quotes: true,
      settles: isCited,
    };
  }
  if (segment.quoted && isQuotation(text))
    return { weight: -6, reason: 'stands in a quotation', quotes: true, settles: true };
  if (isQuotation(text) && !layout.lone)
    return { weight: around.isShort ? -2.5 : -4.5, reason: 'stands in a quotation', quotes: true };
  return isQuotedSpeech(text, match)
    ? { weight: -6.5, reason: 'is said in quotation marks, in what tells of something', quotes: true }
    : null;
}

/** The book “Cipher 1903”: a title that holds words and the number at its end, within a sentence. */
function isQuotedTitle(text: string, { start, end }: Match): boolean {
  if (!closing.test(text[end] ?? '')) return false;
  for (let at = start - 1; at > 0 && start - at <= titleCharsMax; at -= 1) {
    const sign = text[at] as string;
    if (opening.test(sign) && /[\s(:]/.test(text[at - 1] ?? '')) return /\p{L}/u.test(text.slice(at, start));
    if (closing.test(sign)) return false;
  }
  return false;
}

/** A line that is one quotation from its first sign to its last: “Your code is 482913. Send it back.” */
function isQuotation(text: string): boolean {
  return opening.test(text[0] ?? '') && closing.test(text.at(-1) ?? '');
}

const speechCharsMax = 160;
/** Letters of a line outside of the quotation, from which on the line tells of it. */
const tellingMin = 12;

/** It arrives on a Sunday. "Your code is 482913. Do not share it." Ten seconds later a friend writes to you. */
function isQuotedSpeech(text: string, { start, end }: Match): boolean {
  let from = start - 1;
  while (from >= 0 && start - from <= speechCharsMax && !opensSpeech(text, from)) from -= 1;
  if (from < 0 || !opensSpeech(text, from)) return false;
  if (!/\p{L}/u.test(text.slice(from, start))) return false;
  let to = end;
  while (to < text.length && to - end <= speechCharsMax && !closesSpeech(text, to)) to += 1;
  if (to >= text.length || to - end > speechCharsMax || isOpening(text, to)) return false;
  const outside = text.slice(0, from) + text.slice(to);
  const letters = outside.match(/\p{L}/gu)?.length ?? 0;
  // A character of Chinese, Japanese or Korean says what takes two letters.
  const wide = outside.match(/[\u3040-\u9fff\uac00-\ud7a3]/g)?.length ?? 0;
  return letters + wide >= tellingMin;
}

/** A mark behind a blank opens the next quotation; in French "»" closes one there, too. */
function isOpening(text: string, at: number): boolean {
  return text[at - 1] === ' ' && text[at] !== '»';
}

function opensSpeech(text: string, at: number): boolean {
  if (text.charCodeAt(at) === cornerOpening) return true;
  return isQuote(text.charCodeAt(at)) && (at === 0 || /[\s(:]/.test(text[at - 1] as string));
}

function closesSpeech(text: string, at: number): boolean {
  return text.charCodeAt(at) === cornerClosing || isQuote(text.charCodeAt(at));
}

function isWarned({ text, hits }: Segment, { start }: Match): boolean {
  const from = sentenceStart(text, start);
  return hits.some((hit) => hit.kind === 'care' && hit.start >= from && hit.end <= start);
}
