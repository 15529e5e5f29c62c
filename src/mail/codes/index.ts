/**
 * The code extractor's front door: a mail in, the decision about its one-time code out, with the reasons.
 * The steps: segments, candidates, evidence and counter-evidence, score, decision.
 */
import { limits } from '../../limits.ts';
import type { BodyDocuments } from '../text.ts';
import { readDocuments } from '../text.ts';
import { listedValues } from './age.ts';
import type { Match } from './candidates.ts';
import { type CodeDecision, type CodeVerdict, choose, judge } from './decision.ts';
import { type Weighed, weigh } from './score.ts';
import { documentFlow, type Flow, singleFlow } from './segments.ts';
import { addSeries } from './series.ts';
import { surroundingsOf } from './surroundings.ts';

export type { CodeCandidate, CodeDecision, CodeVerdict } from './decision.ts';

/** What the extractor reads of a mail; decoded, bounded, but otherwise as sent. */
export interface CodeSource {
  readonly subject: string;
  /** The From header as shown to a person, e.g. `Acme <no-reply@acme.test>`. */
  readonly from: string;
  /** The text/plain part, or null. */
  readonly text: string | null;
  /** The text/html part, or null. */
  readonly html: string | null;
  /** The mail that this one brings along, which is read where this one has no code. */
  readonly attached?: CodeSource | null;
}

/** Decides about a mail whose body has been read already. */
export function decide(source: CodeSource, documents: BodyDocuments): CodeDecision {
  const own = choose(weighAll(source, documents));
  const attached = own.otp === null && source.attached ? findCode(source.attached) : null;
  return attached === null || attached.otp === null ? own : attached;
}

/** The same without the candidates and their reasons, for mails that arrive. */
export function judgeCode(source: CodeSource, documents: BodyDocuments): CodeVerdict {
  const own = judge(weighAll(source, documents));
  if (own.otp !== null || !source.attached) return own;
  const attached = judgeCode(source.attached, readDocuments(source.attached));
  return attached.otp === null ? own : attached;
}

function weighAll(source: CodeSource, documents: BodyDocuments): readonly Weighed[] {
  const flows: Flow[] = [singleFlow('subject', source.subject)];
  const title = documents.html?.title ?? '';
  if (title !== '') flows.push(singleFlow('title', title));
  if (documents.html !== null) flows.push(documentFlow('html', documents.html));
  if (documents.text !== null) flows.push(documentFlow('text', documents.text));

  const letters = new Set<string>();
  let numbers = 0;
  let count = 0;
  const matchesByFlow = flows.map((flow) =>
    flow.segments.map((segment): readonly Match[] => {
      if (count > limits.codeMatchesMax) return [];
      const matches = segment.reading.matches();
      count += matches.length;
      for (const { shape, value } of matches) {
        if (shape === 'letters') letters.add(value.toLowerCase());
        else numbers += 1;
      }
      return matches;
    }),
  );
  if (count === 0) return [];

  const around = surroundingsOf(flows, letters, numbers === 1, source.from);
  const weighed: Weighed[] = [];
  let order = 0;
  for (const [at, flow] of flows.entries()) {
    const matches = matchesByFlow[at] ?? [];
    const listed = listedValues(flow.segments, matches);
    addSeries(flow.segments, matches, listed);
    const near = { segments: flow.segments, matches };
    for (let index = 0; index < flow.segments.length; index += 1) {
      for (const match of matches[index] ?? []) {
        weighed.push(weigh(near, index, match, around, listed, order));
        order += 1;
      }
    }
  }
  return weighed;
}

/** Reads the body and decides. */
export function findCode(source: CodeSource): CodeDecision {
  return decide(source, readDocuments(source));
}
