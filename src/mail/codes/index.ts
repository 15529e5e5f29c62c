/**
 * The code extractor's front door: a mail in, the decision about its one-time code out, with the reasons.
 * The steps: printings, score, values, opinion, rows, decision; the rooms beside hold what they ask (`src/README.md`).
 */
import { type BodyDocuments, readDocuments } from '../text.ts';
import { type CodeDecision, type CodeVerdict, choose, judge } from './decision.ts';
import { withOpinion } from './learnt/opinion.ts';
import { givenInAnswer } from './naming/answer.ts';
import { printingsOf } from './printings.ts';
import { rowChoiceOf } from './rowchoice.ts';
import { weigh } from './score.ts';
import type { CodeSource } from './source.ts';
import { type Value, valuesOf, withRows } from './values.ts';

export type { CodeCandidate, CodeDecision, CodeVerdict } from './decision.ts';
export type { CodeSource } from './source.ts';

/** Decides about a mail whose body has been read already. */
export function decide(source: CodeSource, documents: BodyDocuments): CodeDecision {
  const own = choose(valuesIn(source, documents));
  const attached = own.otp === null && source.attached ? findCode(source.attached) : null;
  return attached === null || attached.otp === null ? own : attached;
}

/** The same without the candidates and their reasons, for mails that arrive. */
export function judgeCode(source: CodeSource, documents: BodyDocuments): CodeVerdict {
  const own = judge(valuesIn(source, documents));
  if (own.otp !== null || !source.attached) return own;
  const attached = judgeCode(source.attached, readDocuments(source.attached));
  return attached.otp === null ? own : attached;
}

function valuesIn(source: CodeSource, documents: BodyDocuments): readonly Value[] {
  const printings = printingsOf(source, documents);
  const weighed = printings.map(weigh);
  const values = valuesOf(weighed, givenInAnswer(printings));
  return withRows(withOpinion(printings, values), rowChoiceOf(printings, weighed));
}

/** Reads the body and decides. */
export function findCode(source: CodeSource): CodeDecision {
  return decide(source, readDocuments(source));
}
