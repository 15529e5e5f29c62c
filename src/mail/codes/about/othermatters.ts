/** What a mail is about beside its code, or instead of it: a payment, codes of another kind, orders and accounts, numbers in thousands. */

import { isLabel } from '../names.ts';
import { namesFooter } from '../text/footer.ts';
import { onceALine } from '../text/oncealine.ts';
import type { Flow, Segment } from '../text/segments.ts';
import { Topics } from '../text/topics.ts';
import { Treats } from '../text/treats.ts';
import type { Hit } from '../words/index.ts';
import { postalNames } from '../words/particles/envelope.ts';

export interface OtherMatters {
  /** Shows an amount of money or a masked card: something is paid. */
  readonly showsMoney: boolean;
  /** Tells from where something was asked for: an address of the internet, a browser. */
  readonly tellsOrigin: boolean;
  /** How often codes of another kind are named, but for what an address calls so. */
  readonly otherCodeMentions: number;
  /** How often other numbers and codes are named, but for what every mail of a sender has below. */
  readonly otherNumberMentions: number;
  /** Names neither a number of another kind nor a code of one, a footer or not. */
  readonly namesNothingElse: boolean;
  /** Numbers that are printed in thousands, without what parts these: "914,208 events". */
  readonly quantities: ReadonlySet<string>;
  readonly topics: Topics;
  readonly treats: Treats;
}

/** How often a line names something else. */
interface LineOthers {
  readonly codes: number;
  /** Of these what stands in the address of a footer, which is nothing that a mail is about. */
  readonly postalCodes: number;
  readonly labels: number;
  /** Of these what every mail of a sender has below. */
  readonly footerLabels: number;
}

function othersIn(
  { text, folded, reading }: Pick<Segment, 'text' | 'folded' | 'reading'>,
  hits: readonly Hit[],
): LineOthers {
  let codes = 0;
  let postalCodes = 0;
  let labels = 0;
  let footerLabels = 0;
  for (const hit of hits) {
    if (hit.kind === 'other') {
      codes += 1;
      if (isPostalName.test(folded.slice(hit.start, hit.end))) postalCodes += 1;
    } else if (isLabel(hit) && !gluesNumber(text, hit)) {
      labels += 1;
      if (namesFooter(folded, hit) || reading.isFooter()) footerLabels += 1;
    }
  }
  return { codes, postalCodes, labels, footerLabels };
}

const othersOfLine = onceALine((reading) =>
  othersIn({ text: reading.text, folded: reading.folded, reading }, reading.hits),
);

export function otherMattersOf(flows: readonly Flow[]): OtherMatters {
  let showsMoney = false;
  let tellsOrigin = false;
  let namesNothingElse = true;
  let otherCodeMentions = 0;
  let otherNumberMentions = 0;
  const quantities = new Set<string>();
  for (const { name, segments } of flows) {
    const isSubject = name === 'subject';
    // What both parts of a mail say is said once.
    let numbersHere = 0;
    for (const segment of segments) {
      const { hits, reading } = segment;
      for (const quantity of reading.quantities()) quantities.add(quantity);
      tellsOrigin ||= reading.tellsOrigin();
      // The capital of a firm is no payment.
      showsMoney ||= reading.showsMoney() && (isSubject || !reading.isFooter());
      if (hits.length === 0) continue;
      // Where the sender's name is no word, the line has other words than its text by itself.
      const line = hits === reading.hits ? othersOfLine(segment) : othersIn(segment, hits);
      namesNothingElse &&= line.codes + line.labels === 0;
      otherCodeMentions += line.codes - line.postalCodes;
      // What every mail of a sender has below is nothing that this one is about.
      numbersHere += line.codes + line.labels - (isSubject ? 0 : line.footerLabels);
    }
    otherNumberMentions = Math.max(otherNumberMentions, numbersHere);
  }
  return {
    showsMoney,
    tellsOrigin,
    otherCodeMentions,
    otherNumberMentions,
    namesNothingElse,
    quantities,
    topics: new Topics(flows),
    treats: new Treats(flows),
  };
}

/** Within letters and digits a label is no word: "Zk4Rb8". */
export function gluesNumber(text: string, { end }: Hit): boolean {
  return /^\d+\p{L}/u.test(text.slice(end, end + 8));
}

const isPostalName = new RegExp(`^${postalNames}`, 'u');
