/**
 * A mail's bytes into its parts (RFC 5322, RFC 2045–2047), by postal-mime, cut to our bounds.
 * Pure, but its time and memory depend on the input: only `parser/worker.ts` calls it, in a thread that can be killed.
 */
import { addressParser, type Email } from 'postal-mime';
import { limits } from '../limits.ts';
import { decodedWords, isUnreadable, wordsJoined } from './encodedwords.ts';
import { parseMime } from './mime.ts';

export interface MailHeader {
  readonly name: string;
  /** Unfolded, otherwise as sent: encoded words are not decoded. */
  readonly value: string;
}

export interface MailAttachment {
  /** Safe to show and to save: no path, no control characters; null when the mail names none. */
  readonly filename: string | null;
  readonly contentType: string;
  readonly sizeBytes: number;
  /** Without angle brackets. */
  readonly contentId: string | null;
}

/**
 * How far the parse came. `partial`: a bound cut something off, or some of it makes no sense; `failed`: only the header
 * block was salvaged.
 */
export type ParseStatus = 'complete' | 'partial' | 'failed';

export interface ParseReport {
  readonly status: ParseStatus;
  /** In words, what was cut or could not be read. */
  readonly problems: readonly string[];
}

export interface Mail {
  readonly headers: readonly MailHeader[];
  /** The From header as shown to a person, e.g. `Acme <no-reply@acme.test>`, all authors of several; empty when absent. */
  readonly from: string;
  /** The bare address of the first mailbox of From that has one; empty when absent. */
  readonly fromAddress: string;
  /** Bare addresses, as are `cc`, `bcc` and `replyTo`. */
  readonly to: readonly string[];
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly replyTo: readonly string[];
  readonly subject: string;
  /** The Date header as RFC 3339; null when absent or unreadable. */
  readonly date: string | null;
  readonly text: string | null;
  readonly html: string | null;
  readonly attachments: readonly MailAttachment[];
  readonly parse: ParseReport;
}

export interface ParsedMail {
  readonly mail: Mail;
  /** Decoded bytes, in the order of `mail.attachments`. */
  readonly contents: readonly Uint8Array[];
}

type Address = { name: string; address?: string | undefined; group?: Address[] | undefined };

/**
 * Parses a mail.
 * @param raw The mail as received, CRLF line ends.
 * @throws Error when postal-mime gives up (a bound of its own, or input it cannot take); salvage then.
 */
export async function parseMail(raw: Uint8Array): Promise<ParsedMail> {
  const { email, cuts } = await parseMime(raw);
  const problems: string[] = [...cuts];
  const cut = <T>(items: readonly T[], max: number, what: string): T[] => {
    if (items.length > max) problems.push(`${items.length} ${what}, of which the first ${max} are shown`);
    return items.slice(0, max);
  };
  const cutText = (text: string | undefined, what: string): string | null => {
    if (text === undefined) return null;
    if (text.length <= limits.bodyCharsMax) return text;
    problems.push(`the ${what} part is cut after ${limits.bodyCharsMax} characters`);
    return text.slice(0, limits.bodyCharsMax);
  };
  const addresses = (list: readonly Address[] | undefined, what: string): string[] =>
    cut(flatten(list ?? []), limits.addressesMax, `addresses in ${what}`)
      .map((mailbox) => oneLine(mailbox.address ?? ''))
      .filter((address) => address !== '');

  const parts = cut(email.attachments, limits.attachmentsMax, 'attachments');
  const contents = parts.map((part) => bytesOf(part.content));
  const authors = cut(authorsOf(email), limits.addressesMax, 'addresses in From');
  const headers = cut(email.headers, limits.headerLinesMax, 'header fields').map((header) => ({
    name: header.originalKey,
    value: header.value,
  }));
  const nameless = headers.filter(({ name }) => !isFieldName(name)).length;
  if (nameless > 0) problems.push(`lines of the header block that are no header fields: ${nameless}`);
  const partless = email.text === undefined && email.html === undefined && parts.length === 0;
  if (partless && headers.some(isMultipart))
    problems.push('the body is declared as multipart but has no parts');
  const mail: Omit<Mail, 'parse'> = {
    headers,
    ...shownAuthors(authors),
    to: addresses(email.to, 'To'),
    cc: addresses(email.cc, 'Cc'),
    bcc: addresses(email.bcc, 'Bcc'),
    replyTo: addresses(email.replyTo, 'Reply-To'),
    subject: oneLine(subjectOf(email)).slice(0, limits.subjectCharsMax),
    date: isoDate(email.date),
    text: cutText(email.text, 'text'),
    html: cutText(email.html, 'HTML'),
    attachments: parts.map((part, index) => ({
      filename: safeFilename(part.filename),
      contentType: safeContentType(part.mimeType),
      sizeBytes: contents[index]!.byteLength,
      contentId: part.contentId === undefined ? null : oneLine(part.contentId).replace(/^<|>$/g, ''),
    })),
  };
  return {
    mail: { ...mail, parse: { status: problems.length === 0 ? 'complete' : 'partial', problems } },
    contents,
  };
}

/** RFC 5322 section 3.6.8. */
export function isFieldName(name: string): boolean {
  return /^[\x21-\x39\x3b-\x7e]+$/.test(name);
}

function isMultipart({ name, value }: MailHeader): boolean {
  return name.toLowerCase() === 'content-type' && /^\s*multipart\//i.test(value);
}

function subjectOf({ subject = '', headers }: Email): string {
  if (!isUnreadable(subject)) return subject;
  return decodedWords(fieldOf(headers, 'subject'));
}

/** The library keeps the first author alone, who of `Acme, Inc. <a@b.test>` without quotes is "Acme". */
function authorsOf({ from, headers }: Email): readonly Address[] {
  if (from === undefined) return [];
  const field = fieldOf(headers, 'from');
  if (isUnreadable(from.name)) return addressParser(wordsJoined(field));
  return /[,;]/.test(field) ? addressParser(field) : [from];
}

function fieldOf(headers: Email['headers'], name: string): string {
  return headers.find(({ key, value }) => key === name && value !== '')?.value ?? '';
}

/** What a person is shown of the mailboxes of From. */
export function shownAuthors(authors: readonly Address[]): Pick<Mail, 'from' | 'fromAddress'> {
  const withAddress = flatten(authors).find(({ address }) => address !== undefined && address !== '');
  return {
    from: oneLine(authors.map(displayAddress).join(', ')),
    fromAddress: oneLine(withAddress?.address ?? ''),
  };
}

/** `Name <address>`, or the bare address, or a group's name with its members. */
function displayAddress(address: Address): string {
  if (address.group !== undefined) {
    return oneLine(`${address.name}: ${address.group.slice(0, 20).map(displayAddress).join(', ')};`);
  }
  const bare = address.address ?? '';
  if (address.name === '') return oneLine(bare);
  return oneLine(bare === '' ? address.name : `${address.name} <${bare}>`);
}

/** Control characters and line breaks become spaces: what ends up in a header or a log line stays on it. */
export function oneLine(text: string): string {
  return text
    .slice(0, limits.subjectCharsMax)
    .replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ')
    .trim();
}

function flatten(list: readonly Address[]): Address[] {
  const mailboxes: Address[] = [];
  for (const entry of list) {
    if (entry.group === undefined) mailboxes.push(entry);
    else for (const member of entry.group) mailboxes.push(member);
    if (mailboxes.length > limits.addressesMax * 10) break;
  }
  return mailboxes;
}

function bytesOf(content: ArrayBuffer | Uint8Array | string): Uint8Array {
  if (typeof content === 'string') return new TextEncoder().encode(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}

/** RFC 3339 has years of four digits. */
const firstYearMs = Date.parse('0000-01-01T00:00:00Z');
const endOfYearsMs = Date.parse('+010000-01-01T00:00:00Z');

/** What JavaScript reads is more than a date: "Meeting 5" is the first of May to it. */
const timeOfDay = /\d:\d\d/;
const zone = /:\d\d(?:\.\d{1,9})? ?(?:[+-]\d\d|\(?[A-Z])/i;

/** @param date As a Date header has it. */
export function isoDate(date: string | undefined): string | null {
  if (date === undefined || !timeOfDay.test(date)) return null;
  // Without a zone it would be that of this machine.
  const time = Date.parse(zone.test(date) ? date : `${date} GMT`);
  const isYear = time >= firstYearMs && time < endOfYearsMs;
  return isYear ? new Date(time).toISOString() : null;
}

/** The last path component, without what a file system or a header would trip over; at most 200 characters. */
function safeFilename(filename: string | null): string | null {
  if (filename === null) return null;
  const base =
    oneLine(filename)
      .split(/[/\\]/)
      .pop()
      // Marks of writing direction make `fdp.exe` look like `exe.pdf`.
      ?.replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
      .replace(/[<>:"|?*]/g, '_')
      .replace(/^\.+/, '') ?? '';
  return base === '' ? null : base.slice(0, 200);
}

function safeContentType(type: string): string {
  const lower = type.toLowerCase();
  return /^[a-z0-9!#$&^_.+-]{1,127}\/[a-z0-9!#$&^_.+-]{1,127}$/.test(lower)
    ? lower
    : 'application/octet-stream';
}
