/** What a whole line says, worked out once for all of its candidates: a line that somebody made to cost has hundreds. */
import type { Segment } from './segments.ts';

/** @param ask What to ask of a line; nothing else may change its answer. */
export function onceALine<Answer>(ask: (line: Segment) => Answer): (line: Segment) => Answer {
  const known = new WeakMap<Segment, { readonly answer: Answer }>();
  return (line) => {
    const found = known.get(line);
    if (found !== undefined) return found.answer;
    const answer = ask(line);
    known.set(line, { answer });
    return answer;
  };
}
