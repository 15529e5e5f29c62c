import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { makeParserPool, type ParserPoolOptions } from '../../src/parser/pool.ts';

const honest = Buffer.from(
  'From: Acme <no-reply@acme.test>\r\nTo: qa@inbox.test\r\nSubject: Hello\r\n\r\nHow are you?\r\n',
);

/** Costs a thread much longer than a millisecond. */
const slow = Buffer.from(
  `From: Slow <slow@acme.test>\r\nSubject: =?utf-8?Q?Slow=21?=\r\n\r\n${'a b\r\n'.repeat(400_000)}`,
);

/** Costs much more than its deadline, and cannot be read by its beginning quickly either. */
const endless = Buffer.from(`Subject: Endless\r\n\r\n${'a b\r\n'.repeat(5_000_000)}`);

async function withPool(
  options: Partial<ParserPoolOptions>,
  use: (pool: ReturnType<typeof makeParserPool>) => Promise<void>,
): Promise<void> {
  const pool = makeParserPool(options);
  try {
    await use(pool);
  } finally {
    await pool.close();
  }
}

describe('the parser pool', () => {
  test('reads a mail in a thread', () =>
    withPool({}, async (pool) => {
      expect(await pool.digest(honest, 'one')).toMatchObject({
        from: 'Acme <no-reply@acme.test>',
        subject: 'Hello',
        searchText: 'How are you?',
        parse: { status: 'complete', problems: [] },
      });
      expect(honest.toString()).toContain('How are you?');
    }));

  test('kills a parse that overruns its deadline, salvages the header and says so', () =>
    withPool({ parseMsMax: 1 }, async (pool) => {
      const digest = await pool.digest(slow, 'one');
      expect(digest).toMatchObject({
        fromAddress: 'slow@acme.test',
        subject: 'Slow!',
        searchText: '',
        otp: null,
      });
      expect(digest.parse).toEqual({ status: 'failed', problems: ['the parse took longer than 1 ms'] });
      expect((await pool.read(slow, 'one')).mail).toMatchObject({
        subject: 'Slow!',
        parse: { status: 'failed' },
      });
      await expect(pool.attachments(slow, [0], 'one')).rejects.toMatchObject({ code: 'too_busy' });
    }));

  test('gives a mail its whole time, however long its thread took to start', () =>
    // No thread starts within a quarter of a second here, and none needs that long for this mail once it runs.
    withPool({ threadsMax: 1, parseMsMax: 250 }, async (pool) => {
      await expect.poll(async () => (await pool.digest(honest, 'one')).parse.status).toBe('complete');
    }));

  test('goes on with a new thread after a kill', () =>
    withPool({ threadsMax: 1, parseMsMax: 50 }, async (pool) => {
      const { parse } = await pool.digest(endless, 'one');
      // On a busy machine even its beginning may take too long: then it is `failed` instead of `partial`.
      expect(parse.status).not.toBe('complete');
      expect(parse.problems.join()).toContain('the parse took longer than 50 ms');
      await expect.poll(async () => (await pool.digest(honest, 'one')).parse.status).toBe('complete');
    }));

  test('serves others while one mail is slow', () =>
    withPool({ threadsMax: 2, parseMsMax: 1_500 }, async (pool) => {
      await Promise.all([pool.digest(honest, 'one'), pool.digest(honest, 'one')]);
      let slowIsDone = false;
      const waiting = pool.digest(slow, 'one').then(() => {
        slowIsDone = true;
      });
      for (let index = 0; index < 20; index++) {
        expect((await pool.digest(honest, 'one')).parse.status).toBe('complete');
      }
      expect(slowIsDone).toBe(false);
      await waiting;
    }));

  test('reads a large mail by its beginning when it has no turn in time, or overruns, and says so', () =>
    withPool({ smallBytesMax: 200_000, waitMsMax: 1, parseMsMax: 4_000 }, async (pool) => {
      await pool.digest(honest, 'one');
      const large = Buffer.concat([
        Buffer.from('Subject: Large\r\n\r\nYour verification code is 482913.\r\n'),
        Buffer.alloc(400_000, 'word word\r\n'),
      ]);
      const hostile = Array.from({ length: 3 }, () => pool.digest(endless, 'one'));
      // All at once: on a busy machine the thread may be free again before any of them is answered.
      const [digest, reading, attachment] = await Promise.all([
        pool.digest(large, 'one'),
        pool.read(large, 'one'),
        pool.attachments(large, [0], 'one').catch((error: unknown) => error),
      ]);
      expect(digest).toMatchObject({ subject: 'Large', otp: '482913', attachments: [] });
      const cut = 'too many large mails came before it: only its first 131072 bytes were read';
      expect(digest.parse).toMatchObject({ status: 'partial', problems: [cut] });
      expect(reading.mail.parse).toMatchObject({ status: 'partial', problems: [cut] });
      // What a client asks for by name is given whole or, for now, not at all.
      expect(attachment).toMatchObject({ code: 'too_busy' });
      for (const { subject, parse } of await Promise.all(hostile)) {
        expect(subject).toBe('Endless');
        expect(parse.status).toBe('partial');
      }
    }));

  test('small mails do not wait for large ones, and readers of those have turns with what arrives', () =>
    withPool(
      { threadsMax: 1, smallBytesMax: 200_000, waitMsMax: 10_000, parseMsMax: 10_000 },
      async (pool) => {
        await pool.digest(honest, 'one');
        const done: string[] = [];
        const note = (name: string) => () => done.push(name);
        await Promise.all([
          pool.digest(slow, 'one').then(note('large')),
          pool.read(slow, 'one').then(note('reader of a large one')),
          pool.digest(slow, 'one').then(note('another large')),
          pool.digest(honest, 'one').then(note('small')),
        ]);
        expect(done).toEqual(['small', 'large', 'reader of a large one', 'another large']);
      },
    ));

  test('answers everyone, in any order of arrival', () =>
    withPool({}, async (pool) => {
      const mails = Array.from({ length: 100 }, (_, index) =>
        Buffer.from(`Subject: Mail ${index}\r\n\r\nHello.`),
      );
      const digests = await Promise.all(mails.map((mail) => pool.digest(mail, 'one')));
      expect(digests.map(({ subject }) => subject)).toEqual(mails.map((_, index) => `Mail ${index}`));
    }));

  test('turns readers away for a while when too many bytes wait, never an arriving mail', () =>
    withPool({ threadsMax: 1, queueBytesMax: 3 * honest.length }, async (pool) => {
      const readers = await Promise.allSettled(Array.from({ length: 10 }, () => pool.read(honest, 'one')));
      const refused = readers.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[];
      expect(refused.length).toBeGreaterThan(3);
      for (const { reason } of refused) expect(reason).toMatchObject({ code: 'too_busy', temporary: true });
      expect(readers.length - refused.length).toBeGreaterThan(2);
      const arriving = await Promise.all(Array.from({ length: 10 }, () => pool.digest(honest, 'one')));
      expect(arriving.every(({ parse }) => parse.status === 'complete')).toBe(true);
      expect(await pool.attachments(honest, [0], 'one')).toEqual([null]);
    }));

  test('closes with jobs queued: each ends as a salvaged mail, none hangs', async () => {
    const pool = makeParserPool({ threadsMax: 1 });
    const waiting = Array.from({ length: 10 }, () => pool.digest(slow, 'one'));
    await pool.close();
    for (const digest of await Promise.all(waiting)) {
      expect(digest.parse).toEqual({ status: 'failed', problems: ['the parser stopped'] });
      expect(digest.subject).toBe('Slow!');
    }
    expect((await pool.digest(honest, 'one')).parse.status).toBe('failed');
  });
});

interface Measured {
  readonly name: string;
  /** Of processor time: other tests run on the machine as well. */
  readonly ms: number;
  readonly grownMb: number;
  readonly status: string;
  readonly problems: readonly string[];
}

/** Of one mail. */
const costMsMax = 3_000;

/** In a process of its own, because one that runs out of memory takes its process along. */
async function measure(): Promise<Measured[]> {
  const script = `
    import { makeParserPool } from ${JSON.stringify(join(import.meta.dirname, '../../src/parser/pool.ts'))};
    import { hostileMails } from ${JSON.stringify(join(import.meta.dirname, 'hostile.ts'))};
    // Time enough on a busy machine: here it is the cost that is bounded, how long others wait is measured elsewhere.
    const pool = makeParserPool({ parseMsMax: ${costMsMax}, waitMsMax: 10_000 });
    const measured = [];
    for (const { name, make } of hostileMails) {
      const raw = Buffer.from(make());
      // The one before may have cost its thread, and large mails have one of their own: what is measured here is a parse, not a start.
      const warm = Buffer.from('Subject: warm\\r\\n\\r\\nup\\r\\n');
      await Promise.all([warm, Buffer.concat([warm, Buffer.alloc(400_000, 'word word\\r\\n')])].map((mail) => pool.digest(mail, 'one')));
      const before = process.memoryUsage.rss();
      let peak = before;
      const look = setInterval(() => { peak = Math.max(peak, process.memoryUsage.rss()); }, 10);
      const start = process.cpuUsage();
      const { parse } = await pool.digest(raw, 'one');
      const { user, system } = process.cpuUsage(start);
      const ms = (user + system) / 1_000;
      clearInterval(look);
      measured.push({ name, ms, grownMb: (peak - before) / 1e6, ...parse });
    }
    console.log(JSON.stringify(measured));
    await pool.close();`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    maxBuffer: 10_000_000,
  });
  return JSON.parse(stdout);
}

describe('mails that are made to cost', async () => {
  const { hostileMails } = await import('./hostile.ts');
  const measured = await measure();

  test.each(hostileMails.map(({ name, problem }, index) => [name, problem, measured[index]!] as const))(
    '%s: ends within the deadline, in bounded memory, and says what was cut',
    (name, problem, result) => {
      expect(result.name).toBe(name);
      expect(result.ms).toBeLessThan(costMsMax + 500);
      expect(result.grownMb).toBeLessThan(250);
      const overran = result.problems.some((text) => text.startsWith('the parse took longer'));
      if (problem === null) expect(result.problems.filter(() => !overran)).toEqual([]);
      else if (!overran) expect(result.problems.join('; ')).toMatch(problem);
    },
  );

  test('few of them run into the deadline: what is too much is cut, and the rest is read', () => {
    const overran = measured.filter(({ problems }) => problems.some((text) => text.includes('took longer')));
    expect(overran.map(({ name }) => name).length).toBeLessThanOrEqual(3);
  });
});
