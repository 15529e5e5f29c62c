/**
 * The DKIM signatures and the ARC chain of a mail, checked by mailauth within bounds: of a thousand signatures the
 * likeliest few, of the ways to read the body fewer.
 */
import { Buffer } from 'node:buffer';
import { finished } from 'node:stream/promises';
import arcModule from 'mailauth/lib/arc/index.js';
import verifierModule, { type DkimResult, type ParsedHeaders } from 'mailauth/lib/dkim/dkim-verifier.js';
import { limits } from '../limits.ts';
import { oneLine } from '../mail/parse.ts';
import { hashBody } from './bodyhash.ts';
import { fieldsNamed, type HeaderBlock } from './header.ts';
import type { ResolveDns } from './lookup.ts';

export interface SignatureContext {
  readonly resolve: ResolveDns;
  /** Milliseconds since the epoch; signatures expire by it. */
  readonly nowMs: number;
  /** Whose signatures are looked at first; null when nobody knows. */
  readonly authorDomain: string | null;
  /** Told before the part that only computes, and after it. */
  onWork(working: boolean): void;
}

export interface SignatureFindings {
  /** One word for all of them. */
  readonly dkim: string;
  /** The domains that signed the whole of what a reader sees. */
  readonly passed: readonly string[];
  /** The domains whose key could not be had for now. */
  readonly unknown: readonly string[];
  readonly problems: readonly string[];
}

/** RSA keys below are no proof (RFC 8301 section 3.2). */
const keyBitsMin = 1024;

/** Best first: what RFC 8601 section 2.7.1 wants reported of several. */
const precedence = ['pass', 'temperror', 'fail', 'permerror', 'neutral', 'none'];

/** Fields that may stand once (RFC 5322 section 3.6, RFC 2045); a second, unsigned one could be what is shown. */
const once = [
  'from',
  'subject',
  'date',
  'to',
  'reply-to',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
];

/** The library's reasons that no later attempt will change: RFC 6376 section 6.1.2 calls them PERMFAIL. */
const keyUseless = new Set([
  'no key',
  'unknown key version',
  'unknown key type',
  'invalid public key',
  'inappropriate hash algorithm',
  'inappropriate key algorithm',
  'key not for email',
  'domain mismatch',
]);

const { DkimVerifier } = verifierModule;

/** mailauth's verifier, shown only the signatures that are to be checked, and the body by its hashes only. */
class BoundedVerifier extends DkimVerifier {
  readonly #body: Uint8Array;
  readonly #choose: Choose;
  readonly #onHashed: () => void;

  constructor(options: VerifierOptions, body: Uint8Array, choose: Choose, onHashed: () => void) {
    super(options);
    this.#body = body;
    this.#choose = choose;
    this.#onHashed = onHashed;
  }

  override async messageHeaders(headers: ParsedHeaders): Promise<void> {
    await super.messageHeaders({ ...headers, parsed: this.#choose(headers.parsed) });
    // What they sign is looked up in all of the header.
    this.headers = headers;
  }

  override addBodyHash(canonicalization: string, algorithm: string, bytesMax: number | ''): string {
    const key = [canonicalization, algorithm, bytesMax].join(':');
    if (!this.bodyHashes.has(key)) {
      const made = hashBody(this.#body, {
        canonicalization: canonicalization === 'relaxed' ? 'relaxed' : 'simple',
        algorithm: algorithm === 'sha1' ? 'sha1' : 'sha256',
        bytesMax: bytesMax === '' ? undefined : bytesMax,
      });
      this.bodyHashes.set(key, {
        bodyHashedBytes: made.hashedBytes,
        canonicalizedLength: made.canonicalBytes,
        byteLength: this.#body.length,
        update: () => {},
        digest: () => made.hash,
        setContentType: () => {},
        getMimeStructureStart: () => 0,
      });
    }
    return key;
  }

  override finalChunk(): Promise<void> {
    // Up to its first wait for the DNS it makes the text that the first signature signs.
    const verified = super.finalChunk();
    this.#onHashed();
    return verified;
  }
}

type Choose = (rows: ParsedHeaders['parsed']) => ParsedHeaders['parsed'];
type VerifierOptions = ConstructorParameters<typeof DkimVerifier>[0];

export async function checkSignatures(
  raw: Uint8Array,
  header: HeaderBlock,
  context: SignatureContext,
): Promise<SignatureFindings> {
  const unread = { ...nothing, dkim: 'permerror', problems: ['DKIM was not checked'] };
  if (!header.bounded) return unread;
  const signatures = fieldsNamed(header, 'dkim-signature').length;
  const seals = fieldsNamed(header, 'arc-seal').length;
  if (signatures === 0 && seals === 0) return nothing;
  // Where fields begin is a matter of opinion, so is what a signature covers.
  if (header.problem !== null) return unread;

  const problems: string[] = [];
  const withArc = seals <= limits.senderAuthArcSetsMax;
  let chosen = 0;
  const choose = (rows: ParsedHeaders['parsed']): ParsedHeaders['parsed'] => {
    const kept = chooseSignatures(rows, context.authorDomain);
    chosen = kept.length;
    return withArc ? [...kept, ...rows.filter(({ key }) => key.startsWith('arc-'))] : kept;
  };
  const options = { resolver: context.resolve, minBitLength: keyBitsMin, strict: true };
  context.onWork(true);
  const verifier = new BoundedVerifier(
    // A sender, so that it does not look for one in the mail.
    { ...options, curTime: new Date(context.nowMs), sender: '<>' },
    raw.subarray(header.bodyStart),
    choose,
    () => context.onWork(false),
  );
  try {
    verifier.end(Buffer.from(raw.buffer, raw.byteOffset, header.bodyStart));
    await finished(verifier);
  } finally {
    context.onWork(false);
  }

  if (chosen < signatures) problems.push(`${signatures} DKIM signatures, of which ${chosen} were checked`);
  if (seals > 0) {
    const word = withArc ? (await arcModule.arc(verifier.arc, options)).status.result : 'not checked';
    problems.push(`the mail was forwarded: ARC chain of ${seals}, ${word}`);
  }
  if (signatures === 0) return { ...nothing, problems };
  if (chosen === 0) return { ...nothing, dkim: 'permerror', problems };
  return { ...judge(verifier.results, header, problems), problems };
}

const nothing: SignatureFindings = { dkim: 'none', passed: [], unknown: [], problems: [] };

function judge(results: readonly DkimResult[], header: HeaderBlock, problems: string[]) {
  const words: string[] = [];
  const passed: string[] = [];
  const unknown: string[] = [];
  for (const result of results) {
    const domain = (result.signingDomain ?? '').toLowerCase();
    const { word, reason } = readingOf(result, header);
    words.push(word);
    if (word === 'pass') passed.push(domain);
    if (word === 'temperror') unknown.push(domain);
    if (reason !== '') problems.push(oneLine(`DKIM signature of ${domain.slice(0, 253)}: ${reason}`));
  }
  const dkim = precedence.find((word) => words.includes(word)) ?? 'neutral';
  return { dkim, passed, unknown };
}

/** The library's result for one signature in our words. */
function readingOf(
  { status, signingHeaders }: DkimResult,
  header: HeaderBlock,
): { word: string; reason: string } {
  const comment = typeof status.comment === 'string' ? status.comment : '';
  if (status.result === 'pass') {
    if ((status.underSized ?? 0) > 0) {
      return { word: 'neutral', reason: `its l= tag leaves ${status.underSized} bytes of the body unsigned` };
    }
    const signed = (signingHeaders?.keys ?? '').toLowerCase().split(': ');
    const loose = once.find((name) => {
      const count = fieldsNamed(header, name).length;
      return count > 1 && signed.filter((key) => key === name).length < count;
    });
    if (loose !== undefined)
      return { word: 'neutral', reason: `the mail has more ${loose} fields than it signs` };
    return { word: 'pass', reason: status.testing === true ? 'the key is marked as a test' : '' };
  }
  if (status.result === 'policy') return { word: 'neutral', reason: 'the key or the algorithm is too weak' };
  if (comment === 'expired' || comment === 'invalid expiration') return { word: 'fail', reason: comment };
  if (keyUseless.has(comment)) return { word: 'permerror', reason: comment };
  return { word: precedence.includes(status.result) ? status.result : 'neutral', reason: comment };
}

/** Signatures of the author's own domains first, then in their order, and only so many readings of the body. */
function chooseSignatures(
  rows: ParsedHeaders['parsed'],
  authorDomain: string | null,
): ParsedHeaders['parsed'] {
  const candidates = rows
    .filter(({ key, line }) => key === 'dkim-signature' && line.length <= limits.senderAuthSignatureBytesMax)
    .map((row) => {
      const tags = tagsOf(row.line.toString('latin1'));
      const reading = [tags.get('a'), tags.get('c'), tags.get('l')].join(' ');
      return { row, reading, own: isRelated(tags.get('d') ?? '', authorDomain) };
    });
  const ordered = [...candidates.filter(({ own }) => own), ...candidates.filter(({ own }) => !own)];
  const readings = new Set<string>();
  const chosen: ParsedHeaders['parsed'][number][] = [];
  for (const { row, reading } of ordered) {
    if (chosen.length >= limits.senderAuthSignaturesMax) break;
    if (!readings.has(reading) && readings.size >= limits.senderAuthBodyHashesMax) continue;
    readings.add(reading);
    chosen.push(row);
  }
  return chosen;
}

/** RFC 6376 section 3.2, as far as choosing needs it. */
function tagsOf(line: string): Map<string, string> {
  const tags = new Map<string, string>();
  for (const tag of line.slice(line.indexOf(':') + 1).split(';')) {
    const equals = tag.indexOf('=');
    if (equals > 0)
      tags.set(
        tag.slice(0, equals).trim(),
        tag
          .slice(equals + 1)
          .replace(/\s/g, '')
          .toLowerCase(),
      );
  }
  return tags;
}

function isRelated(domain: string, author: string | null): boolean {
  if (author === null || domain === '') return false;
  return domain === author || domain.endsWith(`.${author}`) || author.endsWith(`.${domain}`);
}
