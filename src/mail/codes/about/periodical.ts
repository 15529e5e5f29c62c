/** What many are sent to read: an issue of a newsletter, a lesson of a course. What it prints is said to nobody in particular. */

import { partingLetter } from '../words/list.ts';
import { guides, lessons } from '../words/topics/periodicals.ts';
import type { Surroundings } from './surroundings.ts';

/** Two words such as "newsletter" and "issue", one of them in the subject. */
const periodicalWordsMin = 2;

/** "The Digest #391: why is my one-time code late?" */
const issue =
  '(?:issue|digest|edition|newsletter|weekly|ausgabe|numero|nummer|edicion|edicao|edizione|выпуск|numer) ?(?:no\\.? ?|nr\\.? ?)?#?\\d{1,4}(?![\\d\\p{L}]|[-/]\\d)';
/** "Lesson 4: one-time codes", "3. pamoka", "第五課". */
const lesson = `${lessons} ?(?:n[o°º]?\\.? ?|nr\\.? ?|#)?\\d{1,2}(?![\\d\\p{L}]|[-/.]\\d)|\\d{1,2}(?:\\.|-?[\\p{L}\\p{M}]{1,4})? ${lessons}|第[一二三四五六七八九十\\d]{1,3}[課课回講讲章]`;
const isNumbered = new RegExp(`(?<!\\p{L})(?:${issue}|${lesson})`, 'u');
/** "Lesson 1: how to sign in", not "Confirm your mail, and we begin lesson 1". */
const beginsLesson = new RegExp(`^[^\\p{L}\\p{N}]{0,3}(?:${lesson})`, 'u');

/** "Frequently asked questions about the new code". */
const isGuide = new RegExp(`(?<!${partingLetter})${guides}`, 'u');

const known = new WeakMap<Surroundings, boolean>();

/** Worked out once for all candidates of a mail. */
export function isPeriodical(around: Surroundings): boolean {
  const said = known.get(around) ?? saysPeriodical(around);
  known.set(around, said);
  return said;
}

function saysPeriodical({ subject, subjectFolded, topics }: Surroundings): boolean {
  if (isGuide.test(subjectFolded)) return true;
  const isLesson = beginsLesson.test(subjectFolded);
  if (subject !== 'act' && (isLesson || isNumbered.test(subjectFolded)))
    return isLesson || topics.countOf('periodicals') > 0;
  const mayBe = isLesson || (subject !== 'act' && subject !== 'strong' && topics.isSubject('periodicals'));
  return mayBe && topics.countOf('periodicals') >= periodicalWordsMin;
}
