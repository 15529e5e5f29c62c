/** What every mail of a sender has below, or a gateway puts above, and what is therefore nothing that one of them is about. */
import type { Hit } from '../words/index.ts';
import {
  confidential,
  footerNames,
  fromOutside,
  mailingWords,
  mails,
  traces,
} from '../words/particles/envelope.ts';
import type { HitKind } from '../words/table.ts';

/** Two things that a firm says of itself, why one gets its mails, or what gateways and machines add to any. */
export function isFooterLine(folded: string, hits: readonly Hit[]): boolean {
  if (isCapital.test(folded)) return true;
  // One look says of most lines that they are none.
  const mayBe = mayBeFooter.test(folded);
  if (mayBe && (isMailingLine.test(folded) || isFromOutside.test(folded))) return true;
  const namesNoCode = !hits.some(({ kind }) => namesCode.has(kind));
  if (namesNoCode && ((mayBe && isForNobodyElse.test(folded)) || isTrace(folded))) return true;
  let names = 0;
  for (const hit of hits) if (namesFooter(folded, hit)) names += 1;
  return names > 1;
}

/** Whether a word is what a firm says of itself: no name of a code is, as "tvåfaktorskod" begins with a tax, and no act. */
export function namesFooter(folded: string, { kind, start, end }: Hit): boolean {
  return !isOfCodes.has(kind) && isFooterName.test(folded.slice(start, end));
}

/** "[staging] rendered by mailer 4.18.2, request 7f3a91c4, build 20261124.3": of what words and numbers alternate. */
function isTrace(folded: string): boolean {
  return /\d/.test(folded) && (folded.match(tracesWithValues)?.length ?? 0) > 1;
}

const tracesWithValues = new RegExp(`(?<!\\p{L})${traces}[ :=#]{1,3}[\\w.]*\\d`, 'gu');
const mayBeFooter = new RegExp(`(?<!\\p{L})(?:${mailingWords}|${fromOutside}|${mails})`, 'u');
const isFromOutside = new RegExp(`(?<!\\p{L})${fromOutside}`, 'u');
const isForNobodyElse = new RegExp(`(?<!\\p{L})${mails}.{0,80}(?<!\\p{L})${confidential}`, 'u');

const namesCode: ReadonlySet<HitKind> = new Set(['strong', 'code', 'freshName']);

const isOfCodes: ReadonlySet<HitKind> = new Set(['strong', 'code', 'freshName', 'number', 'act', 'use']);

const isCapital =
  /(?:^|[^\p{L}])(?:au capital|capital social|capitale sociale|kapital zakladowy|zakladni kapital|stammkapital|grundkapital)(?!\p{L})/u;
const isMailingLine = new RegExp(`(?:^|[^\\p{L}])${mailingWords}`, 'u');
const isFooterName = new RegExp(`^${footerNames}`, 'u');
