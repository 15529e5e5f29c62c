/**
 * Mail addresses in their one canonical form. Two spellings of an address either become the same string here
 * or are refused, so that nothing a sender writes (case, quoting, full-width letters, an ideographic full
 * stop, a trailing dot, a source route) can reach the mailbox of another tenant.
 *
 * Canonical means: `local@domain` or `local+tag@domain`, ASCII letters in lower case, quotes only where the
 * local part needs them, the domain as A-label without a trailing dot. The name of a mailbox, as it is stored,
 * is that form without the tag and is always ASCII.
 */
import { Buffer } from 'node:buffer';
import { domainToASCII, domainToUnicode } from 'node:url';
import { limits } from '../limits.ts';

export type InboxAddress =
  | { readonly ok: true; readonly address: string; readonly local: string; readonly domain: string }
  /** `message` names the field `email`, what is wrong and what would be right; safe to show. */
  | { readonly ok: false; readonly problem: 'syntax' | 'domain' | 'tag'; readonly message: string };

export type RecipientPath =
  | {
      readonly kind: 'mailbox' | 'postmaster';
      /** The whole canonical address, tag included. */
      readonly address: string;
      /** The address without its tag: what an inbox is looked up by. */
      readonly mailbox: string;
      readonly domain: string;
    }
  | { readonly kind: 'malformed' }
  | { readonly kind: 'foreign_domain' };

const atext = "a-zA-Z0-9!#$%&'*+/=?^_`{|}~-";
/** RFC 5322 section 3.2.3. The dot is in neither class, so there is one way to match and no backtracking. */
const asciiDotAtom = new RegExp(`^[${atext}]+(?:\\.[${atext}]+)*$`);
/** RFC 6531 section 3.3: beyond ASCII everything is atext; `invisible` takes out what no one could see. */
const dotAtom = new RegExp(`^[\\u{80}-\\u{10ffff}${atext}]+(?:\\.[\\u{80}-\\u{10ffff}${atext}]+)*$`, 'u');
/** Controls, format characters (zero-width, bidirectional, soft hyphen), separators, private use, unassigned. */
const invisible = /[\p{C}\p{Z}]/u;
const nonAscii = /[^\0-\x7f]/;
const hostLabel = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/;
/** A last label like this makes the name an IPv4 address in the eyes of many resolvers. */
const numericLabel = /^(?:\d+|0x[0-9a-f]*)$/;
/** All of ASCII that never stands in a host name; checked first because URL parsers give some of it a meaning. */
const notInHostName = /[\0-,/:-@[-`{-\x7f]/;

/**
 * The canonical A-label form of a DNS host name, or null when it is none. Single labels such as `localhost`
 * are host names; IP addresses, in whatever notation, are not.
 */
export function domainToALabel(domain: string): string | null {
  if (domain.length > limits.addressInputCharsMax || !domain.isWellFormed()) return null;
  // A full-width solidus or percent sign is the ASCII one after mapping: refuse it before anything reads it.
  if (notInHostName.test(domain.normalize('NFKC'))) return null;
  const mapped = nonAscii.test(domain) ? domainToASCII(domain) : domain;
  const name = lowerAscii(mapped.endsWith('.') ? mapped.slice(0, -1) : mapped);
  if (name.length > limits.domainOctetsMax) return null;
  const labels = name.split('.');
  if (!labels.every(isHostLabel) || numericLabel.test(labels.at(-1) ?? '')) return null;
  return name;
}

/** What is looked for in addresses, with its domain in the form that they are kept in; as it is where that is none (yet). */
export function searchedInAddresses(text: string): string {
  const at = text.lastIndexOf('@') + 1;
  const domain = at === 0 ? null : domainToALabel(text.slice(at).trim());
  return domain === null ? text : text.slice(0, at) + domain;
}

function isHostLabel(label: string): boolean {
  if (label.length > limits.domainLabelOctetsMax || !hostLabel.test(label)) return false;
  if (!label.startsWith('xn--')) return true;
  // An A-label must be what its U-label becomes. Runtimes differ in how strictly they read a broken one.
  const unicode = domainToUnicode(label);
  return nonAscii.test(unicode) && domainToASCII(unicode) === label;
}

/**
 * The address somebody wants to create an inbox with.
 * @param allowedDomains canonical A-labels, as `domainToALabel` returns them.
 */
export function parseInboxAddress(input: string, allowedDomains: ReadonlySet<string>): InboxAddress {
  const domains = [...allowedDomains];
  const example = `qa@${domains[0] ?? 'example.test'}`;
  const refuse = (problem: 'syntax' | 'domain' | 'tag', reason: string): InboxAddress => {
    const more = domains.length - limits.allowedDomainsShownMax;
    const list =
      domains.slice(0, limits.allowedDomainsShownMax).join(', ') + (more > 0 ? ` and ${more} more` : '');
    return { ok: false, problem, message: `email ${reason}. Allowed domains: ${list}.` };
  };
  const tooLong = `must have at most ${limits.addressOctetsMax} octets`;

  if (input.length > limits.addressInputCharsMax) return refuse('syntax', tooLong);
  const trimmed = input.trim();
  const at = trimmed.lastIndexOf('@');
  if (at < 0)
    return refuse('syntax', `must be an address with a local part and a domain, such as ${example}`);
  const written = trimmed.slice(0, at);
  if (written === '') return refuse('syntax', `must have a local part before the @, such as ${example}`);
  if (nonAscii.test(written)) {
    return refuse('syntax', `must have only ASCII characters before the @, such as ${example}`);
  }
  if (written.startsWith('"')) {
    return refuse('syntax', `must not have a quoted local part: write it without quotes, such as ${example}`);
  }
  if (!asciiDotAtom.test(written)) {
    return refuse(
      'syntax',
      `must have a local part of letters, digits and any of !#$%&'*/=?^_\`{|}~-, ` +
        `with single dots only between them, such as ${example}`,
    );
  }
  if (written.includes('+')) {
    return refuse(
      'tag',
      `must not contain a +: create the inbox without it, and every address local+tag@domain is delivered to it`,
    );
  }
  if (written.length > limits.addressLocalOctetsMax) {
    return refuse('syntax', `must have at most ${limits.addressLocalOctetsMax} octets before the @`);
  }
  const domain = domainToALabel(trimmed.slice(at + 1));
  if (domain === null) return refuse('domain', 'must have one of the allowed domains after the @');
  if (!allowedDomains.has(domain))
    return refuse('domain', `must not be at ${domain}, which is not allowed here`);
  const local = lowerAscii(written);
  const address = `${local}@${domain}`;
  if (address.length > limits.addressOctetsMax) return refuse('syntax', tooLong);
  return { ok: true, address, local, domain };
}

/**
 * What the path of a RCPT command, without its angle brackets, stands for.
 *
 * A source route is checked for its form and then ignored (RFC 5321 appendix F.2): the mail is for the mailbox
 * behind it or for nobody. `user%host` and `host!user` are ordinary local parts without a meaning, so they
 * reach nobody else either. Only ASCII letters are folded: the Kelvin sign is not a `k`.
 *
 * @param allowedDomains canonical A-labels.
 * @param defaultDomain the domain of the bare `postmaster` of RFC 5321 section 4.1.1.3.
 */
export function parseRecipient(
  path: string,
  allowedDomains: ReadonlySet<string>,
  defaultDomain: string,
): RecipientPath {
  if (path.length > limits.smtpCommandBytesMax || !path.isWellFormed()) return { kind: 'malformed' };
  if (lowerAscii(path) === 'postmaster') {
    const address = `postmaster@${defaultDomain}`;
    return { kind: 'postmaster', address, mailbox: address, domain: defaultDomain };
  }
  const start = endOfRoute(path);
  const split = start === null ? null : splitLocal(path.slice(start));
  if (split === null) return { kind: 'malformed' };

  // RFC 5321 section 4.1.3: an address literal names a host, and no mailbox of ours is named that way.
  if (/^\[[!-Z^-~]+\]$/.test(split.domain)) return { kind: 'foreign_domain' };
  const domain = domainToALabel(split.domain);
  if (domain === null) return { kind: 'malformed' };
  const { base, local } = split;
  if (Buffer.byteLength(base) > limits.addressLocalOctetsMax) return { kind: 'malformed' };
  const address = `${local}@${domain}`;
  if (Buffer.byteLength(address) > limits.addressOctetsMax) return { kind: 'malformed' };
  if (!allowedDomains.has(domain)) return { kind: 'foreign_domain' };
  return {
    kind: base === 'postmaster' ? 'postmaster' : 'mailbox',
    address,
    mailbox: `${base}@${domain}`,
    domain,
  };
}

/** Whether an address is the one of each domain at which its operators are written to (RFC 5321 section 4.5.1). */
export function isPostmaster(address: string): boolean {
  return address.startsWith('postmaster@');
}

/** Where the address begins behind a source route `@a,@b:`; 0 without one, null when the route is broken. */
function endOfRoute(path: string): number | null {
  if (!path.startsWith('@')) return 0;
  const colon = path.indexOf(':');
  if (colon < 0) return null;
  const hops = path.slice(0, colon).split(',');
  return hops.every((hop) => hop.startsWith('@') && domainToALabel(hop.slice(1)) !== null) ? colon + 1 : null;
}

interface SplitAddress {
  /** The canonical local part, with its tag. */
  readonly local: string;
  /** The canonical local part without its tag. */
  readonly base: string;
  /** What stands behind the @, as written. */
  readonly domain: string;
}

function splitLocal(address: string): SplitAddress | null {
  let written: string;
  let domain: string;
  if (address.startsWith('"')) {
    const quoted = unquote(address);
    if (quoted === null || quoted.content === '' || address[quoted.end] !== '@') return null;
    written = quoted.content;
    domain = address.slice(quoted.end + 1);
  } else {
    // Behind the first @: an unquoted local part holds none, and a second one makes the domain invalid.
    const at = address.indexOf('@');
    if (at < 0) return null;
    written = address.slice(0, at);
    domain = address.slice(at + 1);
    if (!dotAtom.test(written)) return null;
  }
  if (invisible.test(written.replaceAll(' ', ''))) return null;
  const local = lowerAscii(written);
  // A local part that needs its quotes keeps them, is nobody's mailbox, and has no tag.
  if (!dotAtom.test(local)) {
    const inQuotes = `"${local.replace(/["\\]/g, '\\$&')}"`;
    return { local: inQuotes, base: inQuotes, domain };
  }
  const plus = local.indexOf('+');
  const base = plus < 0 ? local : local.slice(0, plus);
  return dotAtom.test(base) ? { local, base, domain } : null;
}

/** The content of a quoted-string that begins the text, its quoted-pairs resolved, and where it ends. */
function unquote(text: string): { readonly content: string; readonly end: number } | null {
  let content = '';
  for (let i = 1; i < text.length; i += 1) {
    const char = text.charAt(i);
    if (char === '"') return { content, end: i + 1 };
    if (char === '\\') i += 1;
    content += text.charAt(i);
  }
  return null;
}

/** `toLowerCase` would also fold letters beyond ASCII, some of them into ASCII. */
function lowerAscii(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());
}
