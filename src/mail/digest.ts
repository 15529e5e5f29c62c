/** What is kept of a mail beside its bytes: all that lists, searches and code polls read. */
import { limits } from '../limits.ts';
import type { Packed } from './packed.ts';
import type { Mail, MailAttachment, ParseReport } from './parse.ts';
import { bodyIndexText } from './searchtext.ts';

export interface Digest {
  readonly from: string;
  readonly fromAddress: string;
  readonly to: readonly string[];
  readonly subject: string;
  /** The beginning of the body on one line, at most `limits.snippetCharsMax` characters. */
  readonly snippet: string;
  /** The body as plain text in the form of the full-text index, cut to its bounds. */
  readonly searchText: string;
  readonly otp: string | null;
  /** 0–1. */
  readonly otpConfidence: number;
  readonly attachments: readonly MailAttachment[];
  readonly parse: ParseReport;
  /** The mail itself as it is kept; null keeps it as it came. */
  readonly packed: Packed | null;
}

export function digestOf(
  mail: Mail,
  body: { bodyText: string; otp: string | null; otpConfidence: number },
): Digest {
  return {
    from: mail.from,
    fromAddress: mail.fromAddress,
    to: mail.to,
    subject: mail.subject,
    snippet: snippetOf(body.bodyText),
    searchText: bodyIndexText(body.bodyText),
    otp: body.otp,
    otpConfidence: body.otpConfidence,
    attachments: mail.attachments,
    parse: mail.parse,
    packed: null,
  };
}

/** Cut at a word where one ends near, never within a surrogate pair. */
export function snippetOf(bodyText: string): string {
  // Mostly a little of the body is enough, since it is cut all the same.
  let line = onOneLine(bodyText.slice(0, limits.snippetCharsMax * 2));
  if (line.length <= limits.snippetCharsMax) line = onOneLine(bodyText.slice(0, limits.snippetCharsMax * 8));
  if (line.length <= limits.snippetCharsMax) return line;
  const text = line.slice(0, limits.snippetCharsMax - 1).replace(/[\ud800-\udbff]$/, '');
  const space = text.lastIndexOf(' ');
  return `${(space > limits.snippetCharsMax - 30 ? text.slice(0, space) : text).trimEnd()}…`;
}

function onOneLine(text: string): string {
  return text.replace(/[\s\u0000-\u001f\u007f-\u009f]+/gu, ' ').trim();
}
