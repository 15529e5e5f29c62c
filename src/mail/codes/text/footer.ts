/** What every mail of a sender has below, and what is therefore nothing that one of them is about. */
import type { Hit } from '../words/index.ts';
import { footerNames, mailingWords } from '../words/particles/envelope.ts';
import type { HitKind } from '../words/table.ts';

/** Two things that a firm says of itself, or why one gets its mails. */
export function isFooterLine(folded: string, hits: readonly Hit[]): boolean {
  if (isMailingLine.test(folded) || isCapital.test(folded)) return true;
  let names = 0;
  for (const hit of hits) if (namesFooter(folded, hit)) names += 1;
  return names > 1;
}

/** Whether a word is what a firm says of itself: no name of a code is, as "tvåfaktorskod" begins with a tax, and no act. */
export function namesFooter(folded: string, { kind, start, end }: Hit): boolean {
  return !isOfCodes.has(kind) && isFooterName.test(folded.slice(start, end));
}

const isOfCodes: ReadonlySet<HitKind> = new Set(['strong', 'code', 'freshName', 'number', 'act', 'use']);

const isCapital =
  /(?:^|[^\p{L}])(?:au capital|capital social|capitale sociale|kapital zakladowy|zakladni kapital|stammkapital|grundkapital)(?!\p{L})/u;
const isMailingLine = new RegExp(`(?:^|[^\\p{L}])${mailingWords}`, 'u');
const isFooterName = new RegExp(`^${footerNames}`, 'u');
