/**
 * The links of a mail, and which of them signs in, confirms, resets or accepts.
 */
import { limits } from '../limits.ts';
import { type Line, type MailDocument, visibleText } from './html.ts';
import { Footnotes } from './links/footnotes.ts';
import { bare, type FoundLink, isWordless, type LinkPlace } from './links/found.ts';
import { linkMeant } from './links/meant.ts';
import { restBelow } from './links/wrapped.ts';
import { type BodyDocuments, readDocuments } from './text.ts';

export interface MailLink {
  readonly url: string;
  /** The words of the link; its address where it has none. */
  readonly text: string;
  /** Whether this is the link that signs in, confirms, resets or accepts. */
  readonly verification: boolean;
}

/** So much of each line around a link says what it is for. */
const aroundCharsMax = 300;

/** So many printed addresses are looked at; most repeat what came before. */
const printedMax = limits.linksMax * 20;

/**
 * The http(s) links in their order, each address once; at most one address is marked.
 * @param code The code of the mail, null where it has none: the page that takes it is marked where nothing else signs in.
 */
export function findLinks(
  body: { subject: string; text: string | null; html: string | null },
  documents: BodyDocuments = readDocuments(body),
  code: string | null = null,
): MailLink[] {
  const links = collectLinks(documents, code);
  const meant = linkMeant(links, { subject: body.subject, lines: () => linesOf(documents) }, code);
  return links.map((link, index) => ({
    url: link.url,
    text: link.text === '' ? link.url : link.text,
    verification: index === meant,
  }));
}

/** What the body says, line by line: its HTML, or its text where it has none. */
export function* linesOf({ html, text }: BodyDocuments): Generator<string> {
  for (const line of (html ?? text)?.lines ?? []) yield visibleText(line);
}

/** The links in their order, each address once. */
export function collectLinks({ html, text }: BodyDocuments, code: string | null): readonly FoundLink[] {
  const found = new Map<string, FoundLink>();
  const inHtml = html === null ? null : { isHtml: true, document: html, placeOf: placesIn(html, code) };
  if (inHtml !== null) collectAnchors(inHtml, found);
  if (text !== null) {
    const inText = { isHtml: false, document: text, placeOf: placesIn(text, code) };
    collectAnchors(inText, found);
    collectPrinted(inText, found);
  }
  if (inHtml !== null) collectPrinted(inHtml, found);
  return [...found.values()].slice(0, limits.linksMax);
}

interface Placed {
  readonly isHtml: boolean;
  readonly document: MailDocument;
  readonly placeOf: (line: number) => LinkPlace;
}

/** Where the lines of a document are, counted from those that print the code. */
function placesIn({ lines }: MailDocument, code: string | null): Placed['placeOf'] {
  const printed = code === null ? [] : linesWith(lines, bare(code));
  return (line) => {
    let fromCode: number | null = null;
    for (const at of printed) if (Math.abs(line - at) < Math.abs(fromCode ?? Infinity)) fromCode = line - at;
    return { line, lines: lines.length, fromCode };
  };
}

/** So many are enough: whoever prints a code more often prints it everywhere. */
const printsMax = 20;

function linesWith(lines: readonly Line[], code: string): readonly number[] {
  const found: number[] = [];
  for (let at = 0; at < lines.length && found.length < printsMax; at += 1) {
    if (bare(visibleText(lines[at]!)).includes(code)) found.push(at);
  }
  return found;
}

/** The address as one would open it, or null when it is no http(s) address. */
function httpUrl(href: string): string | null {
  const trimmed = href.trim().replace(/[\t\r\n]/g, '');
  if (trimmed.length > limits.linkUrlCharsMax || !/^https?:\/\//i.test(trimmed)) return null;
  return URL.canParse(trimmed) ? trimmed : null;
}

function add(found: Map<string, FoundLink>, link: FoundLink): void {
  const known = found.get(link.url);
  if (known === undefined) {
    if (found.size < limits.linksMax * 2) found.set(link.url, { ...link, isPrintedAgain: false });
    return;
  }
  known.isPrintedAgain ||= link.isPrintedAgain && !isWordless(known);
  // The same address as an image, a button and in print: keep its best words.
  if (isWordless(known)) known.text = link.text;
  if (known.lead === '') known.lead = link.lead;
  known.button ||= link.button;
  if (known.around.length < 400) known.around += ` ${link.around}`;
}

function collectAnchors({ isHtml, document, placeOf }: Placed, found: Map<string, FoundLink>): void {
  // Each line is put together once, however many links stand in it.
  const starts = new Map<number, string>();
  const startOf = (at: number): string => {
    let start = starts.get(at);
    if (start === undefined) {
      const line = document.lines[at];
      start = line === undefined ? '' : ` ${visibleText(line).slice(0, aroundCharsMax)}`;
      starts.set(at, start);
    }
    return start;
  };
  for (const anchor of document.anchors) {
    if (anchor.hidden) continue;
    const url = httpUrl(anchor.href);
    if (url === null) continue;
    let around = '';
    for (let at = Math.max(0, anchor.line - 2); at <= anchor.line + 1; at += 1) around += startOf(at);
    const text = anchor.text.slice(0, limits.linkTextCharsMax).replace(/\s+/g, ' ').trim();
    const line = startOf(anchor.line);
    const at = line.indexOf(text);
    const before = sentenceBefore(line, at);
    // What has no words is introduced where its address is printed, also by the line above.
    const lead = at < 0 || isWordless({ text, url }) ? '' : `${before} ${restOf(line, at + text.length)}`;
    const place = placeOf(anchor.line);
    const isPrintedAgain = isHtml && text !== '' && isWordless({ text, url });
    add(found, { url, text, lead, around, before, button: anchor.button, isPrintedAgain, place });
  }
}

/**
 * Printed addresses end where no address goes on: white space, quotes, brackets, and letters of scripts that part no words by
 * blanks; those of alphabets may stand in them as people write them, "https://caf\u00e9.test/abonn\u00e9".
 */
const printedAddress =
  /^https?:\/\/(?:[\p{L}\p{N}-]{1,63}\.){0,4}[!#-;=?-Z\\\]_a-z~[\u00c0-\u052f]{1,8193}/iu;

function collectPrinted({ isHtml, document, placeOf }: Placed, found: Map<string, FoundLink>): void {
  let printed = 0;
  const footnotes = new Footnotes(() => document.lines.map((line) => visibleText(line)));
  for (const [index, line] of document.lines.entries()) {
    const text = visibleText(line);
    let at = text.indexOf('http');
    if (at < 0) continue;
    const before = document.lines[index - 1];
    const above = before === undefined ? '' : visibleText(before).slice(-aroundCharsMax);
    const after = document.lines[index + 1];
    const below = after === undefined ? '' : visibleText(after).slice(0, aroundCharsMax);
    const around = `${above} ${text.slice(0, aroundCharsMax)} ${below}`;
    let from = 0;
    while (at >= 0) {
      const match = printedAddress.exec(text.slice(at, at + limits.linkUrlCharsMax + 1));
      if (match !== null) {
        printed += 1;
        if (printed > printedMax) return;
        const address = withinBrackets(match[0], text[at - 1] ?? '');
        const isAlone = !/[\p{L}\p{N}]/u.test(text.slice(0, at)) && at + match[0].length === text.length;
        const rest = isAlone ? restBelow(address, (offset) => textAt(document, index + offset)) : '';
        const url = httpUrl(withoutTail(address + rest, text.slice(Math.max(0, at - aroundCharsMax), at)));
        if (url !== null) {
          const own = text.slice(Math.max(from, at - aroundCharsMax), at);
          const put = footnotes.wordsOf(own);
          const lead = put ?? `${/\p{L}/u.test(own) ? own : above} ${restOf(text, at + address.length)}`;
          const said =
            put ?? (/\p{L}/u.test(own) ? sentenceBefore(text, at) : sentenceBefore(above, above.length));
          const place = placeOf(index);
          const words = { text: '', lead, around: put ?? around, before: said };
          add(found, { url, ...words, button: false, isPrintedAgain: isHtml, place });
        }
        at += address.length;
        from = at;
      } else at += 4;
      if (found.size >= limits.linksMax * 2) return;
      at = text.indexOf('http', at);
    }
  }
}

function textAt({ lines }: MailDocument, at: number): string | undefined {
  const line = lines[at];
  return line === undefined ? undefined : visibleText(line);
}

/** So much of a line is looked at behind a printed address. */
const restCharsMax = 60;

/** "Click https://… to sign in.": up to the end of the sentence, or the next address. */
function restOf(line: string, from: number): string {
  return /^[^.!?]*/.exec(line.slice(from, from + restCharsMax))![0].split('http', 1)[0]!;
}

/** Characters of the sentence between a question and the link that it leads to. */
const answerCharsMax = 80;

/** Of a sentence that does not say by itself when it is to be followed. */
const shortCharsMax = 16;

const sentenceEnds = ['.', '!', '\u3002', '\uff01'];

/** "Not you? Somebody may use your account. Reset …": a question belongs to what it leads to, one sentence further on as well. @param at Where a link begins; -1 where it is not in its line. */
function sentenceBefore(line: string, at: number): string {
  if (at < 0) return '';
  const before = line.slice(Math.max(0, at - aroundCharsMax), at);
  const last = sentenceFrom(before, before.length);
  // "If it was not you, somebody has your password. Change it: …"
  const isShort = last > 0 && before.length - last <= shortCharsMax && /:\s*$/.test(before);
  const from = isShort ? sentenceFrom(before, last - 1) : last;
  const question = before.lastIndexOf('?', from);
  if (question < 0 || from - question > answerCharsMax) return before.slice(from);
  return `${before.slice(sentenceFrom(before, question), question + 1)} ${before.slice(from)}`;
}

/** Where the sentence begins that goes on before a place. */
function sentenceFrom(text: string, to: number): number {
  const before = text.slice(0, to);
  return Math.max(...sentenceEnds.map((sign) => before.lastIndexOf(sign))) + 1;
}

const closings: Readonly<Record<string, string>> = { '[': ']', '(': ')', '{': '}' };

/** "[https://…]Next", as programs write that make text of HTML: up to the bracket that closes the one before it. */
function withinBrackets(address: string, before: string): string {
  const closing = closings[before];
  if (closing === undefined) return address;
  let depth = 1;
  for (let at = 0; at < address.length; at += 1) {
    const char = address[at];
    if (char === before) depth += 1;
    else if (char === closing) depth -= 1;
    if (depth === 0) return address.slice(0, at);
  }
  return address;
}

/** Without the punctuation of the sentence around it. @param lead What stands before it in its line. */
function withoutTail(url: string, lead: string): string {
  let end = url.length;
  // None of what is cut opens a bracket, so it is enough to look once.
  const opens = url.includes('(');
  const opensSquare = url.includes('[');
  /** How many of each mark may be emphasis, counted when there are some. */
  const open = new Map<string, number>();
  while (end > 0) {
    const char = url[end - 1] as string;
    if ('.,;:!?\'"'.includes(char)) end -= 1;
    else if (char === ')' && !opens) end -= 1;
    else if (char === ']' && !opensSquare) end -= 1;
    else if (char === '*' || char === '_') {
      const left = open.get(char) ?? opened(lead, char);
      if (left === 0) break;
      open.set(char, left - 1);
      end -= 1;
    } else break;
  }
  return url.slice(0, end);
}

/** A mark right before the address, or one that begins a word and has no other behind it. */
const openings = {
  '*': /(?:(?:^|[\s("'>_])(\*{1,3})[^\s*][^*]*|(\*{1,3}))$/,
  _: /(?:(?:^|[\s("'>*])(_{1,3})[^\s_][^_]*|(_{1,3}))$/,
};

/** How many marks of emphasis are open at the end of `lead`: one in 64 tokens ends with a `_` of its own. */
function opened(lead: string, mark: '*' | '_'): number {
  const found = openings[mark].exec(lead);
  return (found?.[1] ?? found?.[2] ?? '').length;
}
