/**
 * What can still be said of a mail whose parse failed or was killed: sender, recipients and subject, read
 * from the first bytes of the header block with linear code only. The raw mail is kept in any case.
 */
import { addressParser } from 'postal-mime';
import { limits } from '../limits.ts';
import { decodedWords } from './encodedwords.ts';
import { isEnvelopeLine, isHeaderLine } from './headerline.ts';
import { isFieldName, isoDate, type Mail, type MailHeader, oneLine, shownAuthors } from './parse.ts';

/** Enough for any honest header block, little enough to be read at once. */
const salvageBytesMax = 32 * 1024;
const fieldCharsMax = 4_096;

/**
 * @param raw The mail as received.
 * @param problem In words, why the parse failed; becomes `parse.problems`.
 */
export function salvageMail(raw: Uint8Array, problem: string): Mail {
  const headers = headerFields(raw);
  const first = (name: string): string =>
    headers.find((header) => header.name.toLowerCase() === name)?.value.slice(0, fieldCharsMax) ?? '';
  const to = addressParser(first('to'), { flatten: true });
  return {
    headers,
    ...shownAuthors(addressParser(first('from')).slice(0, limits.addressesMax)),
    to: to
      .slice(0, limits.addressesMax)
      .flatMap((mailbox) => (mailbox.address ? [oneLine(mailbox.address)] : [])),
    cc: [],
    bcc: [],
    replyTo: [],
    subject: oneLine(decodedWords(first('subject'))),
    date: isoDate(first('date')),
    text: null,
    html: null,
    attachments: [],
    parse: { status: 'failed', problems: [problem] },
  };
}

/** The fields up to the first line that is none, unfolded (RFC 5322 section 2.2.3). */
function headerFields(raw: Uint8Array): MailHeader[] {
  const block = new TextDecoder().decode(raw.subarray(0, salvageBytesMax));
  const fields: { name: string; value: string }[] = [];
  for (const [index, line] of block.split(/\r?\n/).entries()) {
    if (line === '' || fields.length >= limits.headerLinesMax) break;
    const bytes = Buffer.from(line);
    if (index === 0 && isEnvelopeLine(bytes)) continue;
    if (!isHeaderLine(bytes, fields.length === 0)) break;
    const last = fields.at(-1);
    if ((line.startsWith(' ') || line.startsWith('\t')) && last !== undefined) {
      last.value += ` ${line.trim()}`;
      continue;
    }
    const colon = line.indexOf(':');
    const name = line.slice(0, Math.max(colon, 0)).trimEnd();
    if (isFieldName(name)) fields.push({ name, value: line.slice(colon + 1).trim() });
  }
  return fields;
}
