import { afterEach, expect, test } from 'vitest';
import { practiceMails } from '../../src/mail/practice.ts';
import { makeParserPool } from '../../src/parser/pool.ts';
import { threads } from '../support/origin.ts';

afterEach(() => {
  threads.fromSource = false;
});

const wide = /[^\0-\xff]/;

test('the mails that a thread practises with are whole, of both kinds of text, with codes and without', async () => {
  const pool = makeParserPool();
  const digests = await Promise.all(practiceMails('all').map((raw) => pool.digest(raw, 'one')));
  await pool.close();
  for (const { parse } of digests) expect(parse).toEqual({ status: 'complete', problems: [] });
  expect(new Set(digests.map(({ otp }) => otp))).toEqual(new Set(['482913', 'K7M-2QX', '730418', null]));
  expect(new Set(digests.map(({ searchText }) => wide.test(searchText)))).toEqual(new Set([true, false]));
  // V8 compiles most things a second time when they are used a second time.
  expect(digests.slice(digests.length / 2).map(({ subject }) => subject)).toEqual(
    digests.slice(0, digests.length / 2).map(({ subject }) => subject),
  );
});

test('what is read where mails are committed is practised in Latin letters alone, each of which V8 keeps in one byte', () => {
  const mails = practiceMails('latin').map((raw) => Buffer.from(raw).toString());
  expect(mails.length).toBeGreaterThan(2);
  const bodies = mails.flatMap((mail) => mail.match(/(?:^[A-Za-z0-9+/=]{20,76}\r\n)+/gm) ?? []);
  expect(bodies.length).toBeGreaterThanOrEqual(mails.length);
  for (const body of bodies) expect(wide.test(Buffer.from(body, 'base64').toString())).toBe(false);
});

test('what comes while a thread practises is read as ever', async () => {
  threads.fromSource = true;
  const pool = makeParserPool({ threadsMax: 1 });
  pool.prepare();
  pool.expectMail();
  pool.expectMail();
  for (let at = 0; at < 40; at++) {
    const raw = Buffer.from(`Subject: ${at}\r\n\r\nYour code is ${482_900 + at}.\r\n`);
    expect(await pool.digest(raw, 'one')).toMatchObject({ subject: String(at), otp: String(482_900 + at) });
  }
  await pool.close();
});
