import { randomBytes } from 'node:crypto';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@libsql/client';
import { afterAll, describe, expect, test } from 'vitest';
import { Copies } from '../../src/store/copy.ts';
import {
  removeTemporaryDirectories,
  startService,
  type TestService,
  temporaryDirectory,
  testKey,
} from '../support/service.ts';
import { Browser } from './browser.ts';
import { codeMail, isError, send, sendAll } from './kit.ts';

afterAll(removeTemporaryDirectories);

/** Asks for a backup; the answer is not read yet. */
function ask(service: TestService, browser: Browser, signal?: AbortSignal): Promise<Response> {
  return fetch(`${service.url}/api/app/backup`, {
    headers: { Cookie: browser.cookie! },
    ...(signal === undefined ? {} : { signal }),
  });
}

const copiesIn = (directory: string): string[] =>
  readdirSync(directory).filter((name) => name.includes('backup'));

/** Enough that copying takes a while. */
async function filled(mails: number): Promise<TestService> {
  // A lane of the load opens its next connection before the server has seen the end of the last one.
  const service = await startService({ environment: { SMTP_CONNECTIONS_PER_ADDRESS_MAX: '200' } });
  await service.createInbox('qa@inbox.test');
  // Nothing that can be made smaller: what is read slowly must not fit the buffers in between.
  const noise = randomBytes(800_000).toString('base64').replace(/.{76}/g, '$&\r\n');
  const large = `From: a@acme.test\r\nSubject: large\r\n\r\n${noise}\r\n`;
  await Promise.all(Array.from({ length: mails }, () => send(service, { raw: large })));
  return service;
}

describe('a backup', () => {
  test('under load is whole, and holds everything that was acknowledged before it began', async () => {
    const service = await filled(8);
    const admin = await new Browser(service).signIn();
    const acknowledged = await sendAll(service, 'qa@inbox.test', ['Subject: before\r\n\r\nhello\r\n']);
    let isCopying = true;
    let during = 0;
    const load = Array.from({ length: 50 }, async () => {
      while (isCopying) {
        await send(service, codeMail('482913'));
        during++;
      }
    });
    // Every connection has delivered, and is at it again.
    await expect.poll(() => during, { interval: 5 }).toBeGreaterThan(50);
    const answered = await service.api('GET', '/api/v1/emailInbox');
    const { id } = answered.body.data[0];
    const before = await service.api('GET', `/api/v1/emailInbox/${id}/messages?limit=100`);
    for (const message of before.body.data) acknowledged.push(message.id);

    const started = during;
    const response = await ask(service, admin);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/vnd.sqlite3');
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="inboxd-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db"$/,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    isCopying = false;
    await Promise.all(load);
    expect(during).toBeGreaterThan(started);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(copiesIn(service.directory)).toEqual([]);

    const directory = await temporaryDirectory();
    const file = join(directory, 'inbox.db');
    writeFileSync(file, bytes);
    const copy = createClient({ url: `file:${file}` });
    expect((await copy.execute('PRAGMA integrity_check')).rows[0]?.integrity_check).toBe('ok');
    const { rows } = await copy.execute('SELECT id FROM messages');
    const held = new Set(rows.map((row) => row.id));
    expect(acknowledged.filter((messageId) => !held.has(messageId))).toEqual([]);
    const whole = await copy.execute('SELECT count(*) AS n FROM messages JOIN contents ON message_seq = seq');
    expect(whole.rows[0]?.n).toBe(held.size);
    copy.close();
    await service.stop();
    // Nothing of the copying held on to the journal: the stop could write all of it back.
    expect(statSync(join(service.directory, 'inbox.db-wal')).size).toBe(0);

    // The copy serves in the place of the original, and its keys open it.
    const restored = await startService({ directory });
    const list = await restored.api('GET', `/api/v1/emailInbox/${id}/messages?q=before`, { key: testKey });
    expect(list.body.data.map((message: { id: string }) => message.id)).toEqual([acknowledged[0]]);
    await restored.stop();
  });

  test('is for the admin alone, one at a time, gone when its client goes away, and holds up no stop', async () => {
    const service = await filled(16);
    const admin = await new Browser(service).signIn();
    isError(await service.api('GET', '/api/app/backup'), 401, 'not_signed_in');
    const followed = await admin.ask('GET', '/backup', { headers: { 'Sec-Fetch-Site': 'cross-site' } });
    isError(followed, 403, 'foreign_origin');
    const head = await fetch(`${service.url}/api/app/backup`, {
      method: 'HEAD',
      headers: { Cookie: admin.cookie! },
    });
    expect(head.status).toBe(200);

    const leaving = new AbortController();
    const first = await ask(service, admin, leaving.signal);
    expect(first.status).toBe(200);
    // It is being read: large enough to wait for its reader, and without a name already.
    expect(copiesIn(service.directory)).toEqual([]);
    isError(await admin.ask('GET', '/backup'), 409, 'backup_running');
    leaving.abort();
    const again = async () => {
      const response = await ask(service, admin);
      await response.arrayBuffer();
      return response.status;
    };
    await expect.poll(again, { interval: 5 }).toBe(200);

    // One that takes nothing of it.
    let idle = await ask(service, admin);
    const begun = async () => {
      // The one before lets go of its place a moment after its last byte.
      if (idle.status === 409) idle = await ask(service, admin);
      return idle.status;
    };
    await expect.poll(begun, { interval: 5 }).toBe(200);
    const began = performance.now();
    const cut = setTimeout(() => void idle.body!.cancel(), 1_000);
    await service.stop();
    clearTimeout(cut);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(copiesIn(service.directory)).toEqual([]);
  });

  test('that a killed process left half made is removed at the next start, and nothing else', async () => {
    const directory = await temporaryDirectory();
    const names = ['inbox.db.backup-0123456789abcdef', 'inbox.db.backup-0123456789abcdef-journal'];
    const kept = ['inbox.db.backup-monday', 'my-inbox.db.backup-0123456789abcdef'];
    for (const name of [...names, ...kept]) writeFileSync(join(directory, name), 'half');
    const service = await startService({ directory });
    expect(copiesIn(directory)).toEqual(kept);
    await service.stop();
  });

  test('of a database on a server is done there, and says so', async () => {
    await expect(new Copies(null, []).make()).rejects.toMatchObject({ code: 'backup_unavailable' });
  });

  test('of a file that cannot be read fails as a whole, leaves nothing and can be tried again', async () => {
    const directory = await temporaryDirectory();
    const path = join(directory, 'inbox.db');
    writeFileSync(path, 'this is no database, whatever its name says'.repeat(100));
    const copies = new Copies(path, []);
    await expect(copies.make()).rejects.toMatchObject({ code: 'storage_unavailable' });
    await expect(copies.make()).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(readdirSync(directory)).toEqual(['inbox.db']);
  });
});
