/**
 * The parser's port on worker threads, in two lanes: small mails, such as bring codes, never wait behind large ones,
 * whatever those are made of. A large mail that has no turn in time, or whose parse is killed, is read by its beginning
 * in the lane of the small ones; what cannot be read there either is salvaged here. So every mail is done within a
 * time that nobody else's mail decides.
 */
import { AppError } from '../errors.ts';
import type { Parser } from '../inbox/parser.ts';
import { limits } from '../limits.ts';
import type { CodeDecision } from '../mail/codes/index.ts';
import { digestOf } from '../mail/digest.ts';
import type { ParseReport } from '../mail/parse.ts';
import { salvageMail } from '../mail/salvage.ts';
import type { Results } from './jobs.ts';
import { Lane, type Outcome } from './lane.ts';

export interface ParserPoolOptions {
  /** For small mails; large ones have one of their own. */
  readonly threadsMax: number;
  readonly parseMsMax: number;
  readonly heapMbMax: number;
  /** Mails above it are large. */
  readonly smallBytesMax: number;
  /** For a turn of a large mail. */
  readonly waitMsMax: number;
  /** Of mails that wait for a thread. */
  readonly queueBytesMax: number;
  /** Asked when there is much to read. The answer is whether mails of so many bytes are read elsewhere, now or soon. */
  readonly requestRelief: (bytes: number) => boolean;
}

const defaults: ParserPoolOptions = {
  threadsMax: 2,
  parseMsMax: limits.parseMsMax,
  heapMbMax: limits.parseHeapMbMax,
  smallBytesMax: limits.parseSmallBytesMax,
  waitMsMax: limits.parseWaitMsMax,
  queueBytesMax: limits.parseQueueBytesMax,
  requestRelief: () => false,
};

export interface ParserPool extends Parser {
  /** Starts the threads that are to be there before the first mail. */
  prepare(): void;
}

export function makeParserPool(options: Partial<ParserPoolOptions> = {}): ParserPool {
  const { threadsMax, parseMsMax, heapMbMax, smallBytesMax, waitMsMax, queueBytesMax, requestRelief } = {
    ...defaults,
    ...options,
  };
  const small = new Lane({
    threadsMax,
    threadsAhead: 1,
    restMs: limits.parserRestMs,
    stepsBack: false,
    parseMsMax,
    heapMbMax,
    waitMsMax: null,
    requestRelief,
  });
  const large = new Lane({
    threadsMax: 1,
    // Most services never see a large mail.
    threadsAhead: 0,
    restMs: limits.parserRestMs,
    stepsBack: true,
    parseMsMax,
    heapMbMax,
    waitMsMax,
    requestRelief: () => false,
  });
  const laneOf = (raw: Uint8Array): Lane => (raw.byteLength > smallBytesMax ? large : small);

  /**
   * Reads the whole mail where that is possible, otherwise its beginning. `cut` then says in words why it is not all.
   */
  async function submit(
    kind: 'digest' | 'read',
    raw: Uint8Array,
    who: string,
  ): Promise<{ readonly outcome: Outcome; readonly cut: string | null }> {
    const whole = await laneOf(raw).submit({ kind, raw }, who);
    if (whole.ok || !('unread' in whole) || raw.byteLength <= smallBytesMax)
      return { outcome: whole, cut: null };
    const beginning = await small.submit({ kind, raw: raw.slice(0, limits.parseBeginningBytesMax) }, who);
    const read = `only its first ${limits.parseBeginningBytesMax} bytes were read`;
    return beginning.ok
      ? { outcome: beginning, cut: `${whole.problem}: ${read}` }
      : { outcome: whole, cut: null };
  }

  /** Readers can come back later; a mail that arrives cannot, and the SMTP door bounds those. */
  function admitReader(raw: Uint8Array): void {
    const queuedBytes = small.queuedBytes + large.queuedBytes;
    if (queuedBytes === 0 || queuedBytes + raw.byteLength <= queueBytesMax) return;
    throw tooBusy();
  }

  return {
    prepare() {
      small.startAhead();
      large.startAhead();
    },
    expectMail() {
      small.practise();
    },
    async digest(raw, client) {
      const { outcome, cut } = await submit('digest', raw, client);
      if (!outcome.ok)
        return digestOf(salvageMail(raw, outcome.problem), { bodyText: '', otp: null, otpConfidence: 0 });
      const digest = outcome.result as Results['digest'];
      // The beginning of a mail may hold a part of its attachments, which would be wrong to keep as the whole.
      return cut === null ? digest : { ...digest, attachments: [], parse: withCut(digest.parse, cut) };
    },
    async read(raw, organizationId) {
      admitReader(raw);
      const { outcome, cut } = await submit('read', raw, organizationId);
      if (!outcome.ok)
        return { mail: salvageMail(raw, outcome.problem), bodyText: '', links: [], decision: undecided };
      const reading = outcome.result as Results['read'];
      if (cut === null) return reading;
      const { mail } = reading;
      return { ...reading, mail: { ...mail, attachments: [], parse: withCut(mail.parse, cut) } };
    },
    async attachments(raw, positions, organizationId) {
      admitReader(raw);
      const outcome = await laneOf(raw).submit({ kind: 'attachments', raw, positions }, organizationId);
      if (outcome.ok) return outcome.result as Results['attachments'];
      if ('unread' in outcome) throw tooBusy();
      return positions.map(() => null);
    },
    async close() {
      await Promise.all([small.close(), large.close()]);
    },
  } satisfies ParserPool;
}

const undecided: CodeDecision = { otp: null, confidence: 0, candidates: [] };

function tooBusy(): AppError {
  return new AppError('too_busy', 'Too many mails are being read at the moment.', {
    retryAfterSeconds: 5,
  });
}

function withCut({ problems }: ParseReport, cut: string): ParseReport {
  return { status: 'partial', problems: [cut, ...problems] };
}
