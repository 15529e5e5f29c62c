/**
 * What a line says by itself, worked out once and remembered with its reading: a line that somebody made to cost has hundreds of
 * candidates, and the mails of one site share most of their lines.
 */
import type { Reading } from './reading.ts';

let questions = 0;

/** @param ask What to ask of a line; nothing but its reading may change the answer, which is never `undefined`. */
export function onceALine<Answer>(
  ask: (line: Reading) => Answer,
): (line: { readonly reading: Reading }) => Answer {
  const question = questions++;
  return ({ reading }) => {
    const known = reading.answers[question];
    if (known !== undefined) return known as Answer;
    const answer = ask(reading);
    reading.answers[question] = answer;
    return answer;
  };
}
