/**
 * The one domain that wrote a mail, as its From field says, or why that cannot be told. DMARC speaks about this
 * domain only, so a mail that names two, or that shows a person another one, has none.
 */
import { Buffer } from 'node:buffer';
import { addressParser, decodeWords } from 'postal-mime';
import { limits } from '../limits.ts';
import { domainToALabel } from '../mail/address.ts';
import { fieldsNamed, type HeaderBlock } from './header.ts';
import { type Mailbox, readMailboxes } from './mailboxes.ts';

export type Author =
  /** `domain` is an A-label in lower case. */
  { readonly ok: true; readonly domain: string } | { readonly ok: false; readonly problem: string };

/** More than this in one name is no name. */
const atSignsMax = 20;
/** Marks that turn the order of what is shown around, and what takes no room. */
const turnsAround = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const takesNoRoom = /[\p{Cf}\p{Mn}\p{Me}]/gu;

export function authorOf(header: HeaderBlock): Author {
  if (header.problem !== null) return refuse(header.problem);
  const [field, ...others] = fieldsNamed(header, 'from');
  if (field === undefined) return refuse('the mail has no From field');
  if (others.length > 0) return refuse(`the mail has ${others.length + 1} From fields`);
  if (field.value.length > limits.senderAuthFromCharsMax) {
    return refuse(`From has more than ${limits.senderAuthFromCharsMax} characters`);
  }
  const value = fromUtf8(field.value);
  if (value === null) return refuse('From is not valid UTF-8');
  if (/[\0-\x08\x0a-\x1f\x7f-\x9f\u2028\u2029]/.test(value)) return refuse('From has control characters');

  const read = readMailboxes(value);
  if (!read.ok) return read;
  const domains = read.mailboxes.map(({ domain }) => domainToALabel(domain));
  const [domain] = domains;
  if (domain === undefined || domain === null) return refuse('the domain of From is not a host name');
  if (domains.some((other) => other !== domain)) return refuse('From names mailboxes of different domains');
  if (!isShownAlike(value, read.mailboxes)) return refuse('From can be read as another address');
  for (const mailbox of read.mailboxes) {
    const problem = pretence(mailbox.name, domain);
    if (problem !== null) return refuse(problem);
  }
  return { ok: true, domain };
}

function refuse(problem: string): Author {
  return { ok: false, problem };
}

/** Whether the parser that reads mails for the API, and so whoever looks at it, sees the same addresses. */
function isShownAlike(value: string, mailboxes: readonly Mailbox[]): boolean {
  const shown = addressParser(value, { flatten: true });
  return (
    shown.length === mailboxes.length &&
    mailboxes.every(({ local, domain }, index) => shown[index]?.address === `${local}@${domain}`)
  );
}

/** What is deceptive about a display name beside an address of this domain, in words. */
function pretence(name: string, domain: string): string | null {
  const decoded = decodeWords(name);
  if (turnsAround.test(decoded)) return 'the display name of From turns the direction of reading around';
  const plain = decoded.normalize('NFKC').replace(takesNoRoom, '');
  const pieces = plain.split('@');
  if (pieces.length > atSignsMax) return 'the display name of From has too many @ signs';
  for (const piece of pieces.slice(1)) {
    const written = /^\s*([\p{L}\p{N}_.-]+)/u.exec(piece)?.[1]?.replace(/[.-]+$/, '') ?? '';
    if (!written.includes('.')) continue;
    const other = domainToALabel(written);
    if (other === null) return 'the display name of From looks like an address';
    if (!isOrIsBelow(other, domain) && !isOrIsBelow(domain, other)) {
      return `the display name of From looks like an address at ${other}`;
    }
  }
  return null;
}

function isOrIsBelow(name: string, parent: string): boolean {
  return name === parent || name.endsWith(`.${parent}`);
}

function fromUtf8(bytes: string): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(bytes, 'latin1'));
  } catch {
    return null;
  }
}
