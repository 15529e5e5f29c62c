/**
 * The mailboxes of a From field (RFC 5322 section 3.4), for deciding who wrote a mail and not for showing it: what
 * two readers could read differently (a group, a route, a literal, an @ where none belongs) is refused.
 */

export interface Mailbox {
  /** Words and comments around the address, quotes resolved, encoded words as they came. */
  readonly name: string;
  readonly local: string;
  /** As written. */
  readonly domain: string;
}

export type Mailboxes =
  | { readonly ok: true; readonly mailboxes: readonly Mailbox[] }
  | { readonly ok: false; readonly problem: string };

type Kind = 'word' | 'quoted' | 'comment' | 'special';

interface Token {
  readonly kind: Kind;
  readonly text: string;
  readonly spaceBefore: boolean;
}

const commentDepthMax = 8;
const atom = /^[^\s\x00-\x20\x7f()<>[\]:;@\\,"]+$/;
const dotAtom = /^[^\s\x00-\x20\x7f()<>[\]:;@\\,".]+(?:\.[^\s\x00-\x20\x7f()<>[\]:;@\\,".]+)*$/;

/** @param value The field's value, unfolded. Its length is the caller's to bound. */
export function readMailboxes(value: string): Mailboxes {
  const tokens = tokenize(value);
  if (tokens === null) return refuse('From is malformed');
  if (tokens.some(({ kind, text }) => kind === 'special' && (text === ':' || text === ';'))) {
    return refuse('From is a group or has a route');
  }
  const mailboxes: Mailbox[] = [];
  for (const entry of splitAt(tokens, ',')) {
    const mailbox = readMailbox(entry);
    if (mailbox === null) return refuse('From is malformed');
    mailboxes.push(mailbox);
  }
  return { ok: true, mailboxes };
}

function refuse(problem: string): Mailboxes {
  return { ok: false, problem };
}

/** One pass over the text; null for what is open at its end, nested too deep, or no part of an address. */
function tokenize(text: string): Token[] | null {
  const tokens: Token[] = [];
  let at = 0;
  let spaceBefore = false;
  const push = (kind: Kind, content: string) => {
    tokens.push({ kind, text: content, spaceBefore });
    spaceBefore = false;
  };
  while (at < text.length) {
    const char = text.charAt(at);
    if (char === ' ' || char === '\t') {
      spaceBefore = true;
      at += 1;
    } else if (char === '"' || char === '(') {
      const found = char === '"' ? quotedAt(text, at) : commentAt(text, at);
      if (found === null) return null;
      push(char === '"' ? 'quoted' : 'comment', found.content);
      at = found.end;
    } else if ('<>:;@,'.includes(char)) {
      push('special', char);
      at += 1;
    } else {
      const start = at;
      while (at < text.length && !' \t"(<>:;@,'.includes(text.charAt(at))) at += 1;
      const word = text.slice(start, at);
      if (!atom.test(word)) return null;
      push('word', word);
    }
  }
  return tokens;
}

function quotedAt(text: string, start: number): { content: string; end: number } | null {
  let content = '';
  for (let at = start + 1; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '"') return { content, end: at + 1 };
    if (char === '\\') at += 1;
    content += text.charAt(at);
  }
  return null;
}

function commentAt(text: string, start: number): { content: string; end: number } | null {
  let depth = 0;
  let content = '';
  for (let at = start; at < text.length; at += 1) {
    const char = text.charAt(at);
    if (char === '(') depth += 1;
    if (char === ')') depth -= 1;
    if (depth > commentDepthMax) return null;
    if (depth === 0) return { content: content.trim(), end: at + 1 };
    if (char === '\\') at += 1;
    content += char === '(' || char === ')' ? ' ' : text.charAt(at);
  }
  return null;
}

function splitAt(tokens: readonly Token[], special: string): Token[][] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'special' && token.text === special) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

function readMailbox(all: readonly Token[]): Mailbox | null {
  const comments = all.filter(({ kind }) => kind === 'comment').map(({ text }) => text);
  const tokens = all.filter(({ kind }) => kind !== 'comment');
  const open = tokens.findIndex((token) => isSpecial(token, '<'));
  if (open < 0) return addressOf(tokens, comments);
  if (tokens.findIndex((token) => isSpecial(token, '>')) !== tokens.length - 1) return null;
  const words = tokens.slice(0, open);
  if (words.some(({ kind }) => kind === 'special')) return null;
  return addressOf(tokens.slice(open + 1, -1), [...words.map(({ text }) => text), ...comments]);
}

/** `local@domain` and nothing else, no space or comment within. */
function addressOf(tokens: readonly Token[], names: readonly string[]): Mailbox | null {
  const [local, at, domain] = tokens;
  if (tokens.length !== 3 || local === undefined || at === undefined || domain === undefined) return null;
  if (!isSpecial(at, '@') || at.spaceBefore || domain.spaceBefore) return null;
  if (domain.kind !== 'word' || !dotAtom.test(domain.text)) return null;
  if (local.kind === 'special' || local.text === '' || (local.kind === 'word' && !dotAtom.test(local.text)))
    return null;
  return { name: names.join(' '), local: local.text, domain: domain.text };
}

function isSpecial(token: Token, text: string): boolean {
  return token.kind === 'special' && token.text === text;
}
