/**
 * Seeded fuzzing. Mails of the corpus are changed by the byte and given to the parser and the extractor; SMTP dialogues
 * are changed and given to the real process. Whatever comes: nothing throws, every answer keeps to its bounds, a 250 is
 * a stored mail and nothing else is, and an honest mail in between gets its code out. The same seed does the same again.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { limits } from '../../src/limits.ts';
import { type Digest, digestOf } from '../../src/mail/digest.ts';
import { parseMail } from '../../src/mail/parse.ts';
import { readBody } from '../../src/mail/read.ts';
import { salvageMail } from '../../src/mail/salvage.ts';
import { readCorpus } from '../bench/corpus.ts';
import { cpuMs } from '../support/cputime.ts';
import { type Service, startService } from '../support/process.ts';
import { type Seeded, seeded } from '../support/seeded.ts';
import { deliver, mailOf } from '../support/sender.ts';

export interface FuzzOptions {
  readonly command: readonly [string, ...string[]];
  readonly directory: string;
  readonly seed: number;
  /** Half of it for mails, of processor time; half for dialogues. */
  readonly seconds: number;
  progress?(line: string): void;
}

export interface FuzzResult {
  readonly mails: number;
  readonly dialogues: number;
  /** Mails that were stored by a dialogue. */
  readonly stored: number;
  /** In words, each with what repeats it. */
  readonly findings: readonly string[];
}

/** Of the mails of the corpus one of so many is mutated. */
const corpusEvery = 10;

export async function fuzzRun(options: FuzzOptions): Promise<FuzzResult> {
  const findings: string[] = [];
  const { seed, seconds } = options;
  const random = seeded(seed);
  const corpus: Buffer[] = [];
  const read = (path: string): Buffer => {
    const mail = readFileSync(path);
    corpus.push(mail);
    return mail;
  };
  await readCorpus(['tune'], read, { every: corpusEvery });
  const mails = await fuzzMails(random, corpus, seconds * 500, findings, options.progress);
  const { dialogues, stored } = await fuzzDialogues(options, random, corpus, findings);
  return { mails, dialogues, stored, findings: findings.slice(0, 20) };
}

/** So much processor time a mail of a few kilobytes may take; the machine does other things as well. */
const slowMs = 1_000;

async function fuzzMails(
  random: Seeded,
  corpus: readonly Buffer[],
  ms: number,
  findings: string[],
  progress: FuzzOptions['progress'],
): Promise<number> {
  // The first one loads the words of all languages.
  await faultOf(corpus[0]!);
  const end = cpuMs() + ms;
  let count = 0;
  for (; cpuMs() < end; count += 1) {
    const raw = mutated(random, random.pick(corpus), corpus);
    const began = cpuMs();
    const fault = await faultOf(raw);
    const took = cpuMs() - began;
    const finding = fault ?? (took > slowMs ? `took ${Math.round(took)} ms` : null);
    if (finding !== null)
      findings.push(`seed ${random.seed}, mail ${count}: ${finding}: ${raw.toString('base64')}`);
    if (count % 5_000 === 4_999) progress?.(`${count + 1} mails, ${findings.length} findings`);
  }
  return count;
}

/** What a mail is read as, as the parser's thread does it. */
async function digested(raw: Uint8Array): Promise<Digest> {
  let parsed: Awaited<ReturnType<typeof parseMail>>;
  try {
    parsed = await parseMail(raw);
  } catch (error) {
    // A bound of the library: the pool salvages such a mail.
    const salvaged = salvageMail(raw, (error as Error).message);
    return digestOf(salvaged, { bodyText: '', otp: null, otpConfidence: 0 });
  }
  const { subject, from, text, html } = parsed.mail;
  const { bodyText, decision } = readBody({ subject, from, text, html });
  salvageMail(raw, 'tried as well');
  return digestOf(parsed.mail, { bodyText, otp: decision.otp, otpConfidence: decision.confidence });
}

async function faultOf(raw: Uint8Array): Promise<string | null> {
  let digest: Digest;
  try {
    digest = await digested(raw);
  } catch (error) {
    return `it throws ${(error as Error).stack}`;
  }
  const { subject, from, fromAddress, to, snippet, searchText, otp, attachments } = digest;
  const lines = [
    subject,
    from,
    fromAddress,
    snippet,
    ...to,
    ...attachments.map((part) => part.filename ?? ''),
  ];
  if (lines.some((line) => /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(line)))
    return 'a control character is in a line';
  if (subject.length > limits.subjectCharsMax) return 'the subject is too long';
  if (snippet.length > limits.snippetCharsMax) return 'the snippet is too long';
  // NFKC makes up to 18 characters of one.
  if (searchText.length > limits.searchTextCharsMax * 18) return 'the text for the search is too long';
  if (otp !== null && !code.test(otp)) return `a strange code: ${otp}`;
  if (attachments.length > limits.attachmentsMax) return 'too many attachments';
  if (attachments.some(({ filename }) => /[/\\]/.test(filename ?? ''))) return 'a filename with a path';
  return null;
}

const morsels = [
  '\r\n',
  '\n',
  '\r',
  '\r\n\r\n',
  '\0',
  '\t',
  ' ',
  '--',
  '=',
  '=\r\n',
  '=3D',
  '=?utf-8?B?',
  '=?utf-8?Q?=00=0A?=',
  'Content-Type: multipart/mixed; boundary=x\r\n',
  'Content-Type: message/rfc822\r\n',
  '--x\r\n',
  '--x--\r\n',
  'Content-Transfer-Encoding: base64\r\n',
  'Content-Transfer-Encoding: quoted-printable\r\n',
  'charset=utf-16',
  'charset=iso-2022-jp',
  'format=flowed; delsp=yes',
  'Content-Disposition: attachment; filename="../../a\r\n b"',
  "filename*0*=utf-8''%2e%2e%2f; filename*1*=%00",
  'From: a@b.test, c@d.test\r\n',
  'From: x:a@b.test,;\r\n',
  'To: ((((((((',
  '"',
  '<',
  '>',
  ',',
  ';',
  ':',
  '\u001b[31m',
  '\u202e',
  '\ufeff',
  '<style>',
  '<table><tr>',
  '</',
  '&#',
  '\xff\xfe',
  '482913',
  'code',
  'Subject: \r\n ',
  'Date: x\r\n',
].map((text) => Buffer.from(text, 'latin1'));

/** Cuts, doubles, swaps, flips and stuffs bytes. */
function mutated(random: Seeded, original: Buffer, corpus: readonly Buffer[]): Buffer {
  let bytes: Buffer = original.subarray(0, 60_000);
  for (let times = 1 + random.below(8); times > 0; times -= 1) {
    const from = random.below(bytes.length + 1);
    const to = Math.min(bytes.length, from + random.below(random.below(10) === 0 ? 5_000 : 60));
    const part = bytes.subarray(from, to);
    const other = random.below(bytes.length + 1);
    const change: () => Buffer[] = random.pick([
      () => [bytes.subarray(0, from), bytes.subarray(to)],
      () => [bytes.subarray(0, from), part, part, bytes.subarray(from)],
      () => [bytes.subarray(0, other), part, bytes.subarray(other)],
      () => [bytes.subarray(0, from), random.pick(morsels), bytes.subarray(from)],
      () => [
        bytes.subarray(0, from),
        ...Array.from({ length: 50 }, () => random.pick(morsels)),
        bytes.subarray(to),
      ],
      () => [bytes.subarray(0, from), flipped(random, part), bytes.subarray(to)],
      () => [bytes.subarray(0, from)],
      () => {
        const stranger = random.pick(corpus);
        const start = random.below(stranger.length);
        return [bytes.subarray(0, from), stranger.subarray(start, start + 2_000), bytes.subarray(to)];
      },
    ]);
    bytes = Buffer.concat(change());
  }
  return bytes;
}

function flipped(random: Seeded, part: Buffer): Buffer {
  const copy = Buffer.from(part);
  for (let index = 0; index < copy.length; index += 1) {
    if (random.below(4) === 0) copy[index] = random.below(256);
  }
  return copy;
}

/** How a dialogue is sent: pieces, and what follows the last. */
interface Dialogue {
  readonly pieces: readonly Buffer[];
  readonly end: 'wait' | 'half-close' | 'reset';
  /** The mail that must be stored, exactly so; null where it may come to anything. */
  readonly exactly: Buffer | null;
}

async function fuzzDialogues(
  { command, directory, seconds, progress }: FuzzOptions,
  random: Seeded,
  corpus: readonly Buffer[],
  findings: string[],
): Promise<{ dialogues: number; stored: number }> {
  const service = await startService({
    command,
    cwd: directory,
    settings: {
      DATABASE_URL: `file:${join(directory, 'inbox.db')}`,
      SMTP_CONNECTIONS_PER_ADDRESS_MAX: '1000',
      SMTP_SIZE_BYTES_MAX: '100000',
      THROTTLE_BURST: '100000',
      THROTTLE_PER_SECOND: '100000',
    },
  });
  const created = await service.api('POST', '/api/v1/emailInbox', { email: 'qa@inbox.test' });
  const inbox = `/api/v1/emailInbox/${(created.body as { data: { id: string } }).data.id}`;
  const acknowledged = new Set<string>();
  const end = performance.now() + seconds * 500;
  let dialogues = 0;
  while (performance.now() < end && service.process.exitCode === null) {
    const batch = Array.from({ length: 20 }, (_, index) => ({
      number: dialogues + index,
      dialogue: makeDialogue(random, random.pick(corpus)),
    }));
    dialogues += batch.length;
    await Promise.all(
      batch.map(async ({ number, dialogue }) => {
        const note = (what: string) =>
          findings.push(
            `seed ${random.seed}, dialogue ${number}: ${what}: ${Buffer.concat(dialogue.pieces).toString('base64')}`,
          );
        const said = await play(service.smtpPort, dialogue).catch((error: Error) => error);
        if (said instanceof Error) return note(said.message);
        const bad = said
          .split('\r\n')
          .find((line) => line !== '' && !/^[2345]\d\d[ -][\x20-\x7e]*$/.test(line));
        if (bad !== undefined) note(`a reply that is none: ${JSON.stringify(bad)}`);
        const ids = [...said.matchAll(/^250 2\.0\.0 .*(msg_\w+)/gm)].map((match) => match[1]!);
        for (const id of ids) acknowledged.add(id);
        if (dialogue.exactly === null) return;
        if (ids.length !== 1) return note(`${ids.length} mails instead of one: ${JSON.stringify(said)}`);
        if (!(await holds(service, `${inbox}/messages/${ids[0]}/raw`, dialogue.exactly)))
          note('the mail is not the one that was sent');
      }),
    );
    const code = String(100_000 + dialogues);
    const reply = await deliver(service.smtpPort, {
      to: 'qa@inbox.test',
      mail: mailOf({ body: `Your verification code is ${code}.` }),
    });
    const id = /msg_\w+/.exec(reply)?.[0];
    if (id !== undefined) acknowledged.add(id);
    const read = await service.api('GET', `${inbox}/otp`);
    if (!JSON.stringify(read.body).includes(`"otp":"${code}"`))
      findings.push(
        `seed ${random.seed}, after dialogue ${dialogues}: an honest mail did not get through: ${reply}`,
      );
    if (dialogues % 1_000 === 0)
      progress?.(`${dialogues} dialogues, ${acknowledged.size} mails stored, ${findings.length} findings`);
  }
  if (service.process.exitCode !== null)
    findings.push(`the process ended: ${service.output().slice(-2_000)}`);
  const stored = await storedIds(service, inbox);
  const lost = [...acknowledged].filter((id) => !stored.has(id));
  const unsaid = [...stored].filter((id) => !acknowledged.has(id));
  if (lost.length > 0) findings.push(`seed ${random.seed}: acknowledged and not there: ${lost.join()}`);
  // A client that resets its connection may leave before it hears its 250.
  if (unsaid.length > resets)
    findings.push(`seed ${random.seed}: ${unsaid.length} mails that nobody heard of`);
  const errors = service
    .output()
    .split('\n')
    .filter((line) => /"level":(?:50|60)/.test(line));
  for (const line of errors.slice(0, 5)) findings.push(`seed ${random.seed}: logged ${line}`);
  const exit = await service.stop();
  if (exit !== 0) findings.push(`seed ${random.seed}: ended with ${exit}`);
  return { dialogues, stored: acknowledged.size };
}

/** Dialogues so far whose end nobody listened to. */
let resets = 0;

async function storedIds(service: Service, inbox: string): Promise<Set<string>> {
  const ids = new Set<string>();
  for (let path: string | undefined = `${inbox}/messages?limit=100`; path !== undefined; ) {
    const answer: Response = await fetch(service.baseUrl + path, {
      headers: { Authorization: `Bearer ${service.key}` },
    });
    const { data } = (await answer.json()) as { data: { id: string }[] };
    for (const { id } of data) ids.add(id);
    const next = /<[^>]*?(\/api\/[^>]*)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
    path = next;
  }
  return ids;
}

/** Whether these bytes are the end of the raw mail, behind our trace headers. */
async function holds(service: Service, path: string, mail: Buffer): Promise<boolean> {
  const answer = await fetch(service.baseUrl + path, { headers: { Authorization: `Bearer ${service.key}` } });
  const raw = Buffer.from(await answer.arrayBuffer());
  const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
  return hash(raw.subarray(raw.length - mail.length)) === hash(mail);
}

const garbage = [
  'NOOP\r\n',
  'RSET\r\n',
  'VRFY qa\r\n',
  'EXPN list\r\n',
  'HELP\r\n',
  'AUTH PLAIN AAAA\r\n',
  'BDAT 5 LAST\r\nhello',
  'STARTTLS\r\n',
  'XCLIENT ADDR=1.2.3.4\r\n',
  'PROXY TCP4 1.2.3.4 5.6.7.8 1 2\r\n',
  'MAIL FROM:<a@b.test> SIZE=9999999999\r\n',
  'RCPT TO:<qa%evil.test@inbox.test>\r\n',
  'RCPT TO:<@evil.test:qa@inbox.test>\r\n',
  'RCPT TO:<qa@[127.0.0.1]>\r\n',
  'RCPT TO:<qa@evil.test>\r\n',
  'QUIT\r\n',
  'DATA\r\n',
  '.\r\n',
  '\r\n.\r\n',
  '\n.\n',
  '\r.\r',
  '\0',
  '\xff\xff\r\n',
  'GET / HTTP/1.1\r\n',
  `NOOP ${'a'.repeat(5_000)}\r\n`,
  `${'b'.repeat(120_000)}\r\n`,
  '\x16\x03\x01\x02\x00',
  'mail from:<>\r\n',
].map((text) => Buffer.from(text, 'latin1'));

function makeDialogue(random: Seeded, original: Buffer): Dialogue {
  const lines = original
    .subarray(0, 20_000)
    .toString('latin1')
    .replace(/\r\n|\r|\n/g, '\r\n');
  const mail = Buffer.from(lines.endsWith('\r\n') ? lines : `${lines}\r\n`, 'latin1');
  const stuffed = Buffer.from(mail.toString('latin1').replace(/^\./gm, '..'), 'latin1');
  const steps: Buffer[] = [
    'EHLO fuzz.test\r\n',
    'MAIL FROM:<a@b.test>\r\n',
    'RCPT TO:<qa@inbox.test>\r\n',
    'DATA\r\n',
  ].map((text) => Buffer.from(text));
  steps.push(Buffer.concat([stuffed, Buffer.from('.\r\n')]), Buffer.from('QUIT\r\n'));
  const end = random.pick(['wait', 'wait', 'half-close'] as const);
  // Half of them are only cut into other packets: these must come to exactly one mail, the one that was sent.
  if (random.below(2) === 0) return { pieces: cut(random, Buffer.concat(steps)), end, exactly: mail };

  for (let times = 1 + random.below(4); times > 0; times -= 1) {
    const at = random.below(steps.length);
    const other = random.below(steps.length);
    const change = random.below(6);
    if (change === 0) [steps[at], steps[other]] = [steps[other]!, steps[at]!];
    else if (change === 1) steps.splice(at, 0, random.pick(garbage));
    else if (change === 2) steps.splice(at, 1);
    else if (change === 3) steps.splice(at, 0, steps[other]!);
    else if (change === 4) {
      const step = steps[at]!;
      const place = random.below(step.length + 1);
      steps[at] = Buffer.concat([step.subarray(0, place), random.pick(garbage), step.subarray(place)]);
    } else steps[at] = flipped(random, steps[at]!);
    if (steps.length === 0) steps.push(random.pick(garbage));
  }
  const isReset = random.below(8) === 0;
  return { pieces: cut(random, Buffer.concat(steps)), end: isReset ? 'reset' : end, exactly: null };
}

function cut(random: Seeded, bytes: Buffer): Buffer[] {
  const places = Array.from({ length: random.below(8) }, () => random.below(bytes.length + 1)).sort(
    (a, b) => a - b,
  );
  return [0, ...places].map((from, index) => bytes.subarray(from, places[index] ?? bytes.length));
}

/** Longer than the service waits for a handshake with a client that closed its side before STARTTLS was read. */
const patienceMs = limits.smtpHandshakeMsMax + 5_000;

/** @returns What the server said until it closed, or until it had nothing to say to a client that closed its side. */
async function play(port: number, { pieces, end }: Dialogue): Promise<string> {
  if (end === 'reset') resets += 1;
  const socket = connect({ port, host: '127.0.0.1', noDelay: true, allowHalfOpen: true });
  let said = '';
  socket.on('data', (chunk: Buffer) => {
    said += chunk.toString('latin1');
  });
  socket.on('error', () => {});
  socket.on('end', () => socket.end());
  let isStuck = false;
  const closed = new Promise<void>((resolve) => {
    const patience = setTimeout(() => {
      isStuck = true;
      socket.destroy();
    }, patienceMs);
    socket.once('close', () => {
      clearTimeout(patience);
      resolve();
    });
  });
  for (const piece of pieces) {
    if (socket.destroyed) break;
    const sent = new Promise((resolve) => socket.write(piece, () => setImmediate(resolve)));
    await Promise.race([sent, closed]);
  }
  if (end === 'reset') socket.resetAndDestroy();
  // Without its QUIT a dialogue has no end of its own.
  else socket.end();
  await closed;
  if (isStuck) throw new Error(`the server neither answered nor closed: ${JSON.stringify(said)}`);
  return said;
}

/** Up to ten characters with the hyphens between them, or a group of words. */
const code = /^(?:[\p{L}\p{N}][\p{L}\p{N}-]{2,13}|[a-z]{3,10}(?:-[a-z]{3,10}){2,5})$/u;
