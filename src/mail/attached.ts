/**
 * The mail that another brings along whole (RFC 2046 section 5.2.1), as forwarding "as an attachment", quarantines and
 * certified mail do. Whoever opens it finds a code in there, so that it is read where the outer mail has none.
 */
import { limits } from '../limits.ts';
import type { CodeSource } from './codes/index.ts';
import { type Mail, type ParsedMail, parseMail } from './parse.ts';

/** Reports carry the mail that they are about, digests those of a list: neither gives its reader a code. */
const isAbout = /^\s*multipart\/(?:report|digest)/i;

/** What the extractor reads of a mail; of what is attached to the attached one nothing is read any more. */
export async function codeSourceOf(parsed: ParsedMail): Promise<CodeSource> {
  const attached = await attachedMail(parsed);
  return { ...partsOf(parsed.mail), attached: attached === null ? null : partsOf(attached) };
}

function partsOf({ subject, from, text, html }: Mail): CodeSource {
  return { subject, from, text, html };
}

/** The one mail that is attached; null where there is none, or several, or a large one. */
async function attachedMail({ mail, contents }: ParsedMail): Promise<Mail | null> {
  const at = mail.attachments.findIndex(isMail);
  const bytes = contents[at];
  if (bytes === undefined || bytes.byteLength > limits.parseSmallBytesMax) return null;
  if (mail.attachments.findLastIndex(isMail) !== at) return null;
  if (mail.headers.some(({ name, value }) => name.toLowerCase() === 'content-type' && isAbout.test(value)))
    return null;
  try {
    return (await parseMail(bytes)).mail;
  } catch {
    // Bytes that are no mail say nothing about the one they came with, and are kept as an attachment in any case.
    return null;
  }
}

function isMail({ contentType }: { readonly contentType: string }): boolean {
  return contentType === 'message/rfc822' || contentType === 'message/global';
}
