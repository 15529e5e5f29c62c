/** Short ways into the steps of the extractor: a text or an HTML body in, what one step makes of it out. */

import { surroundingsOf } from '../../../src/mail/codes/about/surroundings.ts';
import { type CodeDecision, type CodeSource, findCode } from '../../../src/mail/codes/index.ts';
import { layoutOf } from '../../../src/mail/codes/printed/layout.ts';
import type { Printing } from '../../../src/mail/codes/printings.ts';
import type { Weighed } from '../../../src/mail/codes/score.ts';
import { findMatches, type Match } from '../../../src/mail/codes/shape/candidates.ts';
import type { Spot } from '../../../src/mail/codes/spot.ts';
import { documentFlow, type Flow, type Segment } from '../../../src/mail/codes/text/segments.ts';
import { renderHtml } from '../../../src/mail/html.ts';
import { textDocument } from '../../../src/mail/text.ts';

/** A flow with the matches of each of its segments. */
export interface ReadFlow {
  readonly flow: Flow;
  readonly segments: readonly Segment[];
  readonly matches: readonly (readonly Match[])[];
}

function withMatches(flow: Flow): ReadFlow {
  return { flow, segments: flow.segments, matches: flow.segments.map(({ text }) => findMatches(text)) };
}

export function readText(text: string): ReadFlow {
  return withMatches(documentFlow('text', textDocument(text)));
}

export function readHtml(html: string): ReadFlow {
  return withMatches(documentFlow('html', renderHtml(html)));
}

/** Where a value stands; the first place of several. */
export function spotOf(read: ReadFlow, value: string): Spot {
  for (const [index, matches] of read.matches.entries()) {
    const match = matches.find((one) => one.value === value);
    const segment = read.segments[index];
    if (match === undefined || segment === undefined) continue;
    return { near: read, index, segment, match, matches, layout: layoutOf(segment, match) };
  }
  throw new Error(`no candidate ${value} in ${JSON.stringify(read.segments.map(({ text }) => text))}`);
}

/** The same, in a mail that says nothing else. */
export function printingOf(read: ReadFlow, value: string): Printing {
  const around = surroundingsOf([read.flow], new Set(), false, '');
  return { ...spotOf(read, value), around, listed: new Set() };
}

/** The decision about a mail of which only the parts given matter. */
export function decisionOf(parts: Partial<CodeSource>): CodeDecision {
  return findCode({ subject: '', from: 'Acme <no-reply@acme.test>', text: null, html: null, ...parts });
}

export function otpOf(parts: Partial<CodeSource>): string | null {
  return decisionOf(parts).otp;
}

let order = 0;

/** A printing of which only the parts given matter; each stands behind the one before. */
export function weighed(value: string, score: number, parts: Partial<Weighed> = {}): Weighed {
  order += 1;
  return {
    value,
    printed: value,
    place: 'html',
    score,
    reasons: [],
    named: true,
    loneName: null,
    quoted: false,
    certain: false,
    called: 0,
    asked: 0,
    spokenFor: 0,
    void: false,
    settled: false,
    foreign: false,
    past: false,
    cited: false,
    renews: false,
    told: false,
    order,
    ...parts,
  };
}
