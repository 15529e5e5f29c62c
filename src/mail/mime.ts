/**
 * postal-mime with bounds. As it comes it keeps an object per body line, a node per boundary and every header line,
 * so a few megabytes of blank lines fill the heap of a thread, and V8 ends the whole process when a single
 * allocation overshoots a thread's heap cap. Here bodies are decoded into growing bytes, what is too much is cut
 * instead of refused, and the cut is told. It works by replacing some inner methods of the library, whose version is
 * pinned for that reason; nested messages are read by parsers the library makes itself, so they share the bounds too.
 */
import PostalMime, { type Attachment, type Email } from 'postal-mime';
import { limits } from '../limits.ts';
import { asUtf8, charsetOf, isKnownCharset } from './charset.ts';
import { isOtherText, mendedType } from './contenttype.ts';
import { isEnvelopeLine, isHeaderLine } from './headerline.ts';
import { endOfLines, feedsIn, nextDashed } from './lines.ts';
import {
  Base64Sink,
  type BodySink,
  discardingSink,
  PlainSink,
  QuotedPrintableSink,
  withFeeds,
} from './sinks.ts';

/** What one mail may cost, nested messages included. */
interface Budget {
  lines: number;
  /** Whether there may be too many: with fewer bytes than that nobody needs to count them. */
  readonly countsLines: boolean;
  parts: number;
  headerBytes: number;
  textBytes: number;
  readonly cuts: Set<string>;
}

/** On the parser itself: both are asked for with every line, and a map takes several times as long. */
const budgetKey = Symbol('budget');
const landmarksKey = Symbol('landmarks');

/** The insides of the library that are relied on. */
interface InnerNode {
  readonly state: 'header' | 'body' | 'finished';
  readonly postalMime: InnerParser;
  readonly parentNode?: InnerNode;
  readonly childNodes: readonly InnerNode[];
  readonly headerLines: readonly string[];
  readonly contentType: {
    readonly value: string;
    parsed: { value: string; readonly params: { charset?: string; name?: string; boundary?: string } };
    multipart: string | false;
  };
  readonly contentDisposition: {
    readonly parsed: { readonly value: string; readonly params: { filename?: string } };
  };
  contentDecoder: BodySink | null;
  readonly content: ArrayBuffer | null;
  parseStructuredHeader(value: string): InnerNode['contentType']['parsed'];
  setupContentDecoder(encoding: string): void;
  getTextContent(): string;
  feed(line: Uint8Array): void;
}

interface InnerLine {
  readonly bytes: Uint8Array;
  readonly done: boolean;
}

interface InnerParser {
  /** Ours: what this mail may cost, and how far its reading is. */
  [budgetKey]?: Budget;
  /** Ours as well, from the first line of a body on. */
  [landmarksKey]?: Landmarks;
  readonly root: InnerNode;
  readonly currentNode: InnerNode;
  readonly boundaries: { readonly value: Uint8Array; readonly node: InnerNode }[];
  readonly av: Uint8Array<ArrayBuffer>;
  readonly attachments: Attachment[];
  readPos: number;
  readLine(): InnerLine;
  collectSubMessage(node: InnerNode): Promise<void>;
  collectAttachment(node: InnerNode, ...rest: unknown[]): void;
  isInlineTextNode(node: InnerNode): boolean;
  parse(raw: unknown): Promise<Email>;
}

const parserPrototype = PostalMime.prototype as unknown as InnerParser;
const nodePrototype = Object.getPrototypeOf((new PostalMime() as unknown as InnerParser).root) as InnerNode;
const original = {
  readLine: parserPrototype.readLine,
  collectSubMessage: parserPrototype.collectSubMessage,
  collectAttachment: parserPrototype.collectAttachment,
  parse: parserPrototype.parse,
  getTextContent: nodePrototype.getTextContent,
  feed: nodePrototype.feed,
};

/** Set only while a parser starts, which happens without a pause: how a nested one finds its budget. */
let inherited: Budget | null = null;

/** @returns The mail as the library reads it, and in words what was cut. */
export async function parseMime(raw: Uint8Array): Promise<{ email: Email; cuts: readonly string[] }> {
  const budget: Budget = {
    lines: 0,
    // Those of a message within a message are read once for each.
    countsLines: raw.length * (limits.mimeMessageDepthMax + 1) > limits.mimeLinesMax,
    parts: 0,
    headerBytes: 0,
    textBytes: 0,
    cuts: new Set(),
  };
  const parser = new PostalMime({
    maxNestingDepth: limits.mimeDepthMax,
    maxHeadersSize: limits.headerBytesMax,
    maxRfc822NestingDepth: limits.mimeMessageDepthMax,
  });
  (parser as unknown as InnerParser)[budgetKey] = budget;
  // A view the library would copy.
  const { buffer } = raw;
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === raw.byteLength;
  const email = await parser.parse(isWhole ? buffer : raw);
  return { email, cuts: [...budget.cuts] };
}

function budgetOf(parser: InnerParser): Budget {
  const budget = parser[budgetKey];
  if (budget === undefined) throw new Error('a mail is read without bounds');
  return budget;
}

const empty = new Uint8Array(0);

/** The library takes this for the last line of the mail. */
function endHere(parser: InnerParser, budget: Budget, cut: string): InnerLine {
  budget.cuts.add(cut);
  parser.readPos = parser.av.length;
  return { bytes: empty, done: true };
}

const lineFeed = 10;
const dash = 45;
/** So much is taken at once, to the end of its last line: what is decoded of it exists twice for a moment. */
const runBytesMax = 1024 * 1024;

interface Landmarks {
  /** Where the mail's last line begins, and the next one with dashes: so that no byte is looked at twice. */
  readonly lastLine: number;
  dashed: number;
  /** Where the line begins that the library has. */
  line: number;
}

function landmarksOf(parser: InnerParser): Landmarks {
  const { av } = parser;
  parser[landmarksKey] ??= { lastLine: av.lastIndexOf(lineFeed, av.length - 2) + 1, dashed: 0, line: 0 };
  return parser[landmarksKey];
}

/**
 * Gives the lines of a body that can be no boundary to where they go, all at once: the library has a promise and a view
 * for each. The last line of the mail is left to it.
 */
function takeRun(parser: InnerParser, budget: Budget, known: Landmarks): void {
  const { av, readPos: from, currentNode } = parser;
  if (currentNode.contentDecoder === null) return;
  if (parser.boundaries.length > 0 && known.dashed <= from) known.dashed = nextDashed(av, from);
  let to = parser.boundaries.length > 0 ? Math.min(known.dashed, known.lastLine) : known.lastLine;
  if (to - from > runBytesMax) to = av.indexOf(lineFeed, from + runBytesMax) + 1;
  to = endOfLines(av, from, to, limits.mimeLinesMax - budget.lines);
  if (to <= from) return;
  if (budget.countsLines) budget.lines += feedsIn(av.subarray(from, to));
  currentNode.contentDecoder.run(av, from, to);
  parser.readPos = to;
}

parserPrototype.parse = function (this: InnerParser, raw: unknown) {
  if (inherited !== null) this[budgetKey] = inherited;
  inherited = null;
  return original.parse.call(this, raw);
};

parserPrototype.collectSubMessage = function (this: InnerParser, node: InnerNode) {
  inherited = budgetOf(this);
  return original.collectSubMessage.call(this, node);
};

/** Gives what belongs to a part and can be no boundary to it at once; the library gets the line that follows. */
parserPrototype.readLine = function (this: InnerParser): InnerLine {
  const budget = budgetOf(this);
  if (this.currentNode.state === 'body') {
    const known = landmarksOf(this);
    takeRun(this, budget, known);
    known.line = this.readPos;
    return nextLine(this, budget);
  }
  for (let line = nextLine(this, budget); ; line = nextLine(this, budget)) {
    const ends = line.done || line.bytes.length === 0 || this.currentNode.state !== 'header';
    if (ends || mayBeBoundary(this, line)) return line;
    this.currentNode.feed(line.bytes);
  }
};

function mayBeBoundary({ boundaries }: InnerParser, { bytes }: InnerLine): boolean {
  return boundaries.length > 0 && bytes[0] === dash && bytes[1] === dash;
}

/** What there is too much of; null while there is not. */
function boundOf({ lines, parts }: Budget): string | null {
  if (lines > limits.mimeLinesMax) return `${limits.mimeLinesMax} lines`;
  return parts > limits.mimePartsMax ? `${limits.mimePartsMax} parts` : null;
}

/** The next line, unless a bound is reached or it is none of the header it stands in. */
function nextLine(parser: InnerParser, budget: Budget): InnerLine {
  let from = parser.readPos;
  let line = original.readLine.call(parser);
  if (from === 0 && parser.currentNode.state === 'header' && !line.done && isEnvelopeLine(line.bytes)) {
    from = parser.readPos;
    line = original.readLine.call(parser);
  }
  budget.lines++;
  const bound = boundOf(budget);
  if (bound !== null)
    return endHere(parser, budget, `the mail has more than ${bound}; the rest was not read`);
  if (parser.currentNode.state !== 'header' || line.bytes.length === 0) return line;
  if (!isHeaderLine(line.bytes, parser.currentNode.headerLines.length === 0)) {
    // A part may well end before its header does.
    if (!mayBeBoundary(parser, line))
      budget.cuts.add('a header has no end: its first line that is no field begins the body');
    // It comes again, as the first of the body.
    parser.readPos = from;
    return { bytes: empty, done: false };
  }

  const room = limits.headerBytesMax - budget.headerBytes;
  // In another charset it may be longer than it came.
  const bytes = line.bytes.length <= room ? asUtf8(line.bytes) : line.bytes;
  if (bytes.length <= room) {
    budget.headerBytes += bytes.length;
    return { bytes, done: line.done };
  }
  const cut = `the header is cut after ${limits.headerBytesMax} bytes`;
  if (parser.currentNode !== parser.root) return endHere(parser, budget, cut);
  budget.cuts.add(cut);
  budget.headerBytes = limits.headerBytesMax;
  if (room > 0) return { bytes: line.bytes.subarray(0, room), done: line.done };
  while (line.bytes.length > 0 && !line.done) line = original.readLine.call(parser);
  return { bytes: empty, done: line.done };
}

/** A line of a body that could have been a boundary, or the mail's last: with its line end, which the library drops. */
nodePrototype.feed = function (this: InnerNode, line: Uint8Array): void {
  const { postalMime: parser, contentDecoder } = this;
  if (this.state !== 'body') original.feed.call(this, line);
  // Where the mail is cut there is none.
  else if (line !== empty) contentDecoder?.run(parser.av, landmarksOf(parser).line, parser.readPos);
};

/** Calendars too are given out as they came: the library would make other text of them. */
parserPrototype.collectAttachment = function (this: InnerParser, node: InnerNode, ...rest: unknown[]): void {
  const { parsed } = node.contentType;
  const type = parsed.value;
  if (type === 'text/calendar' || type === 'application/ics') parsed.value = 'application/octet-stream';
  original.collectAttachment.call(this, node, ...rest);
  parsed.value = type;
  const attachment = this.attachments.at(-1);
  if (attachment !== undefined) attachment.mimeType = type;
};

nodePrototype.setupContentDecoder = function (this: InnerNode, encoding: string): void {
  const budget = budgetOf(this.postalMime);
  budget.parts++;
  mendType(this, budget);
  if (this.contentType.multipart) {
    // What stands before the first and after the last part of a multipart is never shown.
    this.contentDecoder = discardingSink;
    return;
  }
  const isText = isShownText(this);
  const room = isText
    ? (bytes: number): number => {
        const left = Math.max(0, limits.textBytesMax - budget.textBytes);
        if (bytes > left) budget.cuts.add(`the text is cut after ${limits.textBytesMax} bytes`);
        budget.textBytes += Math.min(bytes, left);
        return Math.min(bytes, left);
      }
    : undefined;
  const kind = isText ? 'text' : 'file';
  if (encoding.includes('base64')) this.contentDecoder = new Base64Sink(room);
  else if (encoding.includes('quoted-printable')) this.contentDecoder = new QuotedPrintableSink(kind, room);
  else this.contentDecoder = new PlainSink(kind, room);
};

/** As the library has a Content-Type, where it is slightly wrong; all that it makes of it comes before the decoder. */
function mendType(node: InnerNode, budget: Budget): void {
  const { contentType } = node;
  const { value: type, params } = contentType.parsed;
  const { boundary } = params;
  const mended = mendedType({ declared: contentType.value, type, boundary, isFile: isFile(node) });
  if (mended === null) return;
  contentType.parsed = node.parseStructuredHeader(mended);
  const { value: meant, params: found } = contentType.parsed;
  // The few notes there may be of it do not grow with the types there may be.
  const kind = meant === 'text/plain' || meant === 'text/html' ? meant : 'it was meant';
  budget.cuts.add(`a Content-Type is not as it should be; it was read as ${kind}`);
  contentType.multipart = meant.startsWith('multipart/') && meant.slice('multipart/'.length);
  // One that it could read by itself it knows already.
  if (!contentType.multipart || !found.boundary || boundary) return;
  node.postalMime.boundaries.push({ value: Buffer.from(found.boundary), node });
}

function isFile({ contentType, contentDisposition }: InnerNode): boolean {
  const { value, params } = contentDisposition.parsed;
  return value === 'attachment' || Boolean(params.filename || contentType.parsed.params.name);
}

/** Reads a text by what its bytes are where that is not what was declared. */
nodePrototype.getTextContent = function (this: InnerNode): string {
  const { value, params } = this.contentType.parsed;
  if (this.content !== null) {
    if (params.charset && !isKnownCharset(params.charset.trim().toLowerCase())) {
      budgetOf(this.postalMime).cuts.add('a charset is not known; its text was read by what its bytes are');
    }
    const charset = charsetOf(new Uint8Array(this.content), params.charset, value === 'text/html');
    if (charset !== null) params.charset = charset;
  }
  return withFeeds(original.getTextContent.call(this));
};

/** Asked when a part begins, and again when all have been read: nothing that comes behind it may change the answer. */
function isShownText(node: InnerNode): boolean {
  const type = node.contentType.parsed.value;
  if (type === 'text/plain' || type === 'text/html') {
    return node.contentDisposition.parsed.value !== 'attachment';
  }
  if (!type.startsWith('text/')) return false;
  let isAlternative = false;
  let isSecond = false;
  let child = node;
  for (let { parentNode } = node; parentNode !== undefined; { parentNode } = parentNode) {
    const { multipart } = parentNode.contentType;
    isAlternative ||= multipart === 'alternative';
    isSecond ||= multipart !== 'mixed' && parentNode.childNodes[0] !== child;
    child = parentNode;
  }
  return isOtherText(type, { isFile: isFile(node), isAlternative, isSecond });
}

parserPrototype.isInlineTextNode = isShownText;
