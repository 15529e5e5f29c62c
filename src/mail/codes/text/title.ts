/** Titles of tickets: every mail of a tracker repeats the title that stands in its subject, so that the words of the title name no code. */

import type { Flow, Segment } from './segments.ts';
import { isTrackerSubject } from './tracker.ts';

/** Shorter ones may be what the mail says: "[ACME-7] Your verification code". */
const titleCharsMin = 32;
/** "[JIRA] (PLX-4821) …", "Re: …" */
const isTag = /^(?:\[[^\]]*\]|\([^)]*\)|\p{L}{2,3}:|[-:\s])+/u;

/** The flows of a tracker's mail without the words of its title, wherever it stands. */
export function untitled(flows: readonly Flow[]): readonly Flow[] {
  const subject = flows.find(({ name }) => name === 'subject')?.segments[0];
  if (subject === undefined || !isTrackerSubject(subject.text)) return flows;
  const title = subject.folded.replace(isTag, '');
  if (title.length < titleCharsMin) return flows;
  const read = (segment: Segment): Segment =>
    segment.folded.includes(title) ? { ...segment, hits: [] } : segment;
  return flows.map((flow) =>
    flow.name === 'subject' ? flow : { ...flow, segments: flow.segments.map(read) },
  );
}
