/** What the clauses beside a candidate say of it: on a condition, of what is yet to come, of another one. */
import type { Match } from '../shape/candidates.ts';
import { toCome } from '../words/particles/changes.ts';
import { conditions } from '../words/particles/grammar.ts';
import { codeStems } from '../words/particles/names.ts';
import { turns } from '../words/particles/uses.ts';

/** Characters before a candidate and after it that are looked at. */
export const reach = 120;

/** In Germanic languages the verb may begin it: "Er den brugt, så …", "Wurde er benutzt, …". */
const begunByVerb =
  '^ ?(?:er|ble|blev|blir|bliver|ar|is|werd|wordt|ist|wurde|wird|sollte) (?:den|det|denne|koden|hij|deze|de code|er|sie|der code|dieser code) ';
/** "Om 10:25" is a time in Dutch. */
export const isConditional = new RegExp(`(?:^|[^\\p{L}])${conditions}(?!\\p{L}| \\d)|${begunByVerb}`, 'u');
export const isYetToCome = new RegExp(`(?:^| )${toCome}(?!\\p{L})`, 'u');

/** "the sign-in code", "Ihren Code (": a code's name, folded, and behind it nothing but the candidate. */
export const codeNameBefore = `(?: \\p{L}{1,20}){0,3} (?:\\p{L}{0,20}(?<=\\p{L}))?${codeStems}\\p{L}{0,8}[ :"(\u201c\u201e\u00ab\u300c]*$`;

/** Of one clause; a time of day has a colon, and may stand between commas: ", às 11h03,". */
export const fewWords = wordsOfClause(16);

/** @param max How many at most. */
export function wordsOfClause(max: number): string {
  return `(?:,(?: \\p{L}{1,8}){1,3} \\d{1,2}[:.h]\\d\\d\\p{L}{0,2},| (?!${turns})(?:[^ ,;:]|(?<=\\d):(?=\\d)|,(?= \\d)){1,24}){0,${max}}`;
}

/** Whether another candidate stands between two places; letters may be a word. */
export function isOther(matches: readonly Match[], from: number, to: number): boolean {
  for (const match of matches) {
    if (match.start >= to) return false;
    if (match.start >= from && match.end <= to && match.shape !== 'letters') return true;
  }
  return false;
}
