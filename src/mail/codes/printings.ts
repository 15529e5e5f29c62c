/** Every printing of a candidate in a mail, where it stands. */
import { limits } from '../../limits.ts';
import type { BodyDocuments } from '../text.ts';
import { type Surroundings, surroundingsOf } from './about/surroundings.ts';
import { layoutOf } from './printed/layout.ts';
import type { Match } from './shape/candidates.ts';
import { stemOf } from './shape/coined.ts';
import { listedValues } from './shape/listed.ts';
import { withOwnSpans } from './shape/ownspan.ts';
import { addSeries } from './shape/series.ts';
import type { CodeSource } from './source.ts';
import type { Spot } from './spot.ts';
import { type Letter, unforwarded } from './text/forwarded.ts';
import { documentFlow, type Flow, singleFlow } from './text/segments.ts';
import { withoutSenderName } from './text/sender.ts';
import { untagged } from './text/subjecttags.ts';
import { untitled } from './text/title.ts';

/** A candidate where it is printed, in the mail that prints it: what every step asks about is found here. */
export interface Printing extends Spot {
  /** What the whole mail says. */
  readonly around: Surroundings;
  /** Values that stand in a list of codes. */
  readonly listed: ReadonlySet<string>;
}

/** In the order of reading: subject, title, HTML, plain text. */
export function printingsOf(source: CodeSource, documents: BodyDocuments): readonly Printing[] {
  const letter = letterOf(source, documents);
  const flows = withoutSenderName(untitled(letter.flows), letter.from);
  const letters = new Set<string>();
  let numbers = 0;
  let count = 0;
  const matchesByFlow = flows.map((flow) =>
    flow.segments.map((segment): readonly Match[] => {
      if (count > limits.codeMatchesMax) return [];
      const matches = withOwnSpans(segment.text, segment.spans, segment.reading.matches());
      count += matches.length;
      for (const match of matches) {
        const word = match.shape === 'letters' ? match.value.toLowerCase() : stemOf(match);
        if (word !== null) letters.add(word);
        if (match.shape !== 'letters') numbers += 1;
      }
      return matches;
    }),
  );
  if (count === 0) return [];

  const around = surroundingsOf(flows, letters, numbers === 1, letter.from, letter.spent, documents);
  const printings: Printing[] = [];
  for (const [at, { segments }] of flows.entries()) {
    const matches = matchesByFlow[at] ?? [];
    const listed = listedValues(segments, matches);
    addSeries(segments, matches, listed);
    const near = { segments, matches };
    for (const [index, segment] of segments.entries()) {
      const row = matches[index] ?? [];
      for (const match of row) {
        const layout = layoutOf(segment, match);
        printings.push({ near, index, segment, match, matches: row, layout, around, listed });
      }
    }
  }
  return printings;
}

function letterOf(source: CodeSource, documents: BodyDocuments): Letter {
  const flows: Flow[] = [singleFlow('subject', untagged(source.subject))];
  const title = documents.html?.title ?? '';
  if (title !== '') flows.push(singleFlow('title', title));
  if (documents.html !== null) flows.push(documentFlow('html', documents.html));
  if (documents.text !== null) flows.push(documentFlow('text', documents.text));
  return unforwarded({ flows, from: source.from });
}
