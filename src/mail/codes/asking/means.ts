/** What one signs in or confirms with: a number after "with", or before the ending that says so. */
import type { Match } from '../shape/candidates.ts';
import type { Segment } from '../text/segments.ts';
import { firstAfter } from '../text/sentence.ts';
import type { Hit } from '../words/index.ts';
import { instrumentArticles, instruments, instrumentsBehind, readers } from '../words/particles/grammar.ts';
import { answering } from '../words/particles/requests.ts';

const verbReach = 24;

/** "Reply to this message with", "Svara på det här mejlet med siffrorna": to the end of what stands before a number. */
const answeringWith = new RegExp(
  `(?:^|[^\\p{L}])(?:(?:reply|replying|answer|answering|respond|responding)(?!\\p{L})|(?!respons)${answering})[^.!?:;]{0,60} ${instruments} (?:\\p{L}{1,12} ){0,2}$`,
  'u',
);
const answeringReach = 100;

/** Whether one is to answer a mail, a text or a question with it. */
export function isAnswer({ folded }: Segment, match: Match, from: number): boolean {
  if (!/\d/.test(match.value)) return false;
  return answeringWith.test(folded.slice(Math.max(from, match.start - answeringReach), match.start));
}

/** "with", right before what one signs in or confirms with. */
export const instrument = new RegExp(
  `(?:(?:^| )${instruments}:? (?:${instrumentArticles} )?|[\u7528\u4ee5] ?)$`,
  'u',
);
/** Words and endings that say "with" after the number, in languages that put them there: "4826-tal", "4826-ga", "4826 ile". */
const instrumentAfter = new RegExp(
  `^(?:[-':][a-z]{0,2}(?:al|el|ga|lla|la|le)\\b| ${instrumentsBehind}|로 |으로 |で)`,
  'u',
);

/** "Sign in to the meter app with 7741 0923": the sentence, or its last clause, begins with what is done. */
export function isMeans({ text, folded }: Segment, match: Match, act: Hit, from: number): boolean {
  const isWith =
    instrument.test(folded.slice(Math.max(0, match.start - 16), match.start)) ||
    instrumentAfter.test(text.slice(match.end, match.end + 8));
  if (!isWith) return false;
  return !/[\p{L}\p{N}]/u.test(text.slice(from, act.start).replace(/^.*[,;:]/, ''));
}

/** The reader, as the subject right after the verb of a sentence that begins with the means: "Mit 4826 meldest du …". */
const toReader = new RegExp(`^ ${readers}`, 'u');

/** "Met 4826 log je in", "4826-tal beléphetsz": the sentence begins with what the reader signs in or confirms with. In "Mit 4826 bestätigten Nutzern" others have confirmed. */
export function isMeansBeforeAct({ text, folded, hits }: Segment, match: Match, from: number): boolean {
  const next = hits[firstAfter(hits, match.end)];
  if (next?.kind !== 'act' || next.start - match.end > verbReach) return false;
  if (/[,;:.!?\d]/.test(text.slice(match.end, next.start))) return false;
  if (instrumentAfter.test(text.slice(match.end, match.end + 8)))
    return beginsClause(text, from, match.start);
  const before = folded.slice(from, match.start).replace(/^.*[,;:] /, '');
  const isFirst = instrument.test(before) && (before.match(/\p{L}+/gu)?.length ?? 0) <= 2;
  return (
    isFirst && (folded.slice(next.start, next.end).includes(' ') || toReader.test(folded.slice(next.end)))
  );
}

/** So begins a sentence, or what follows a condition: "If it was you, 6632 gets you in." */
export function beginsClause(text: string, from: number, start: number): boolean {
  return beginsSentence(text, from, start) || /[,;:-] $/.test(text.slice(Math.max(0, start - 2), start));
}

/** Nothing but signs stands before it, or the sender's name: "[Acme] 123456 is …", "Acme: 123456 is …". */
export function beginsSentence(text: string, from: number, start: number): boolean {
  const before = text.slice(Math.max(from, start - 60), start);
  const own = before
    .replace(/[[(\u3010][^\])\u3011]{0,40}[\])\u3011]/g, '')
    .replace(/^(?:[^:|]{1,30}[:|] ){1,2}/, '');
  return !/[\p{L}\p{N}]/u.test(own);
}
