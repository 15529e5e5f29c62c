/** Where the quotation of an earlier mail begins: all that follows is part of it, unless the mail marks it line by line. */

import { comments, subjectHeaders } from '../words/particles/envelope.ts';
import type { Segment } from './segments.ts';

/** The lines with their quotations marked, beside what the mail itself marks as quoted. */
export function withQuotation(lines: readonly Segment[]): readonly Segment[] {
  const first = openerOf(lines);
  if (first < 0) return isRelayed(lines) ? unquoted(lines) : unquoteDisplay(lines);
  const segments = withSigns(lines, first);
  // Where the answer stands below what it quotes, the mail itself marks every line of the quotation, and what follows is new.
  // Where an older mail stands below the answer, its lines may bear no marks.
  const from = segments.findIndex(
    (_, at) => at >= first && !segments[at + 1]?.quoted && opensQuotation(segments, at),
  );
  if (from < 0) return segments;
  return segments.map((segment, at) =>
    at > from && !segment.quoted ? { ...segment, quoted: true } : segment,
  );
}

/** In HTML, too, some programs put a sign before every line that they quote. */
function withSigns(lines: readonly Segment[], opener: number): readonly Segment[] {
  if (!lines[opener + 1]?.text.startsWith('>')) return lines;
  return lines.map((line, at) =>
    at > opener && line.text.startsWith('>') ? { ...line, quoted: true } : line,
  );
}

/** The line that begins a quotation; -1 when there is none. */
export function openerOf(segments: readonly Segment[]): number {
  return segments.findIndex((_, at) => opensQuotation(segments, at));
}

const openerCharsMax = 300;

function opensQuotation(segments: readonly Segment[], at: number): boolean {
  const segment = segments[at] as Segment;
  if (segment.text.length > openerCharsMax) return false;
  return opensByWords(segment) || opensByAddress(segment) || opensByHeaders(segments, at);
}

/** "On … wrote:", "--- Forwarded message ---". */
function opensByWords({ text, hits }: Segment): boolean {
  for (const hit of hits) {
    if (hit.kind !== 'quote') continue;
    if (/^(?:--|__|==)|:$/.test(text)) return true;
    if (hit.end - hit.start > text.length * 0.6) return true;
  }
  return false;
}

/** "Mon, 23 Nov 2026 at 14:05, Acme <no-reply@acme.test>:", in whatever language. */
function opensByAddress({ text }: Segment): boolean {
  return (
    /[:\uff1a\u0589\u2024]$/.test(text) &&
    /[\w.+-]@[\w-]/.test(text) &&
    /\d[:.]\d\d/.test(text) &&
    /\b(?:19|20)\d\d\b/.test(text)
  );
}

/** What a mail program copies of the header: the sender in its first line, the subject not far below. */
const headersMax = 6;
const isSubjectHeader = new RegExp(`^${subjectHeaders} ?[:：]`, 'u');

function opensByHeaders(segments: readonly Segment[], at: number): boolean {
  if (opensByFields(segments, at)) return true;
  if (!segments[at]?.reading.namesSender()) return false;
  return segments.slice(at + 1, at + headersMax).some(({ folded }) => isSubjectHeader.test(folded));
}

const field = /^[^:\uff1a\d@]{1,24}[:\uff1a]\s*\S/;
const senderField = /^[^:\uff1a\d@]{1,24}[:\uff1a][^:\uff1a]{0,80}<[\w.+-]{1,64}@[\w.-]{1,100}>$/;
const fieldsMin = 3;

/** "Frá: Acme <no-reply@acme.test>", and in the next lines when it was sent, to whom and what about: in whatever language. */
function opensByFields(segments: readonly Segment[], at: number): boolean {
  if (!senderField.test(segments[at]?.text ?? '')) return false;
  const next = segments.slice(at + 1, at + headersMax);
  const others = next.findIndex(({ text }) => !field.test(text));
  const fields = others < 0 ? next : next.slice(0, others);
  if (fields.length + 1 < fieldsMin || !fields.some(isSentField)) return false;
  // "Account: Ada <ada@acme.test>", "Time: …", "Code: 482913" are what the mail says itself.
  return !fields.slice(0, fieldsMin).some(isValueField);
}

function isSentField({ text }: Segment): boolean {
  return /\d[:.]\d\d/.test(text) && /(?:19|20)\d\d/.test(text);
}

function isValueField({ text, reading }: Segment): boolean {
  const begin = text.search(/[:\uff1a]/) + 1;
  return reading
    .matches()
    .some(
      ({ start, end, shape }) =>
        shape !== 'letters' && !/[\p{L}\p{N}]/u.test(text.slice(begin, start) + text.slice(end)),
    );
}

/** Lines above a comment, of which one says whose it is. */
const relayReach = 4;
const relaysComment = new RegExp(`(?:^|[^\\p{L}])${comments}`, 'u');

/** "Nadia commented on SD-20417:", and her comment in a block for quotations: a tracker brings it as its message. */
function isRelayed(segments: readonly Segment[]): boolean {
  const at = segments.findIndex(({ quoted }) => quoted);
  return segments
    .slice(Math.max(0, at - relayReach), Math.max(0, at))
    .some(({ text, folded }) => text.length <= openerCharsMax && relaysComment.test(folded));
}

/** A block of so few characters quotes no mail: some templates print the code itself in a block for quotations. */
const displayCharsMax = 30;

/** Takes a block for quotations as part of the message where it is that small, or all that there is. */
function unquoteDisplay(segments: readonly Segment[]): readonly Segment[] {
  let quoted = 0;
  let own = 0;
  for (const segment of segments) {
    if (segment.quoted) quoted += segment.text.length;
    else own += segment.text.length;
  }
  if (quoted === 0 || (quoted > displayCharsMax && own > 0)) return segments;
  return unquoted(segments);
}

function unquoted(segments: readonly Segment[]): readonly Segment[] {
  return segments.map((segment) => ({ ...segment, quoted: false }));
}
