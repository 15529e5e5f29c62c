import { createClient } from '@libsql/client';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { afterAll, describe, expect, test } from 'vitest';
import { hashKey } from '../../src/access/key.ts';
import { systemClock } from '../../src/clock.ts';
import { pack } from '../../src/mail/packed.ts';
import { type Migration, migrations } from '../../src/store/migrations.ts';
import { openDatabase } from '../../src/store/open.ts';
import * as schema from '../../src/store/schema.ts';
import { removeTemporaryDirectories } from '../support/service.ts';
import { everything, newMail, temporaryFile, testStore } from './temporary.ts';

afterAll(removeTemporaryDirectories);

const tables = Object.values(schema).filter((table) => is(table, SQLiteTable));

/** Opens, asks, closes: each look sees what is on the disk. */
async function rows(file: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = createClient({ url: `file:${file}` });
  const result = await client.execute(sql);
  client.close();
  return result.rows.map((row) => ({ ...row }));
}

async function migrated(steps?: readonly Migration[], file?: string): Promise<string> {
  const path = file ?? (await temporaryFile());
  await (await openDatabase({ url: `file:${path}`, authToken: null }, systemClock, steps)).close();
  return path;
}

describe('the schema that drizzle knows is the one the migrations make', () => {
  test('there is a drizzle table for every table, and none besides', async () => {
    const file = await migrated();
    const made = await rows(
      file,
      `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'message_text%'
       AND name NOT LIKE 'sqlite_%' AND name <> 'schema_versions' ORDER BY name`,
    );
    expect(made.map(({ name }) => name)).toEqual(tables.map((table) => getTableConfig(table).name).sort());
    expect(tables.length).toBeGreaterThan(8);
  });

  test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
    '%s has the same columns, types, nullability and keys in both',
    async (name, table) => {
      const file = await migrated();
      const { columns, primaryKeys } = getTableConfig(table);
      const keyColumns = primaryKeys[0]?.columns.map((column) => column.name);
      const expected = columns.map((column) => ({
        name: column.name,
        type: column.getSQLType().toUpperCase(),
        required: column.notNull,
        key: keyColumns === undefined ? Number(column.primary) : keyColumns.indexOf(column.name) + 1,
      }));
      const info = await rows(file, `PRAGMA table_info(${name})`);
      const found = info.map((column) => ({
        name: column.name,
        type: column.type,
        // SQLite reports a primary key as nullable where drizzle takes it as given.
        required: column.notnull === 1 || column.pk !== 0,
        key: column.pk,
      }));
      expect(found).toEqual(
        expected.map((column) => ({ ...column, required: column.required || column.key !== 0 })),
      );

      const unique = Object.values(getTableColumns(table))
        .filter((column) => column.isUnique)
        .map((column) => column.name);
      const indexes = await rows(file, `PRAGMA index_list(${name})`);
      const indexed: unknown[] = [];
      for (const index of indexes.filter((candidate) => candidate.origin === 'u')) {
        const [first] = await rows(file, `PRAGMA index_info(${index.name})`);
        indexed.push(first?.name);
      }
      expect(indexed.sort()).toEqual(unique.sort());
    },
  );
});

describe('migrations', () => {
  test('have versions that only count up by one', () => {
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
  });

  test('run once, in order, and note that they ran', async () => {
    const steps = [
      { version: 1, statements: ['CREATE TABLE log (step TEXT)', "INSERT INTO log VALUES ('first')"] },
      { version: 2, statements: ["INSERT INTO log VALUES ('second')"] },
    ];
    const file = await migrated(steps.slice(0, 1));
    await migrated(steps, file);
    await migrated(steps, file);
    expect(await rows(file, 'SELECT step FROM log ORDER BY rowid')).toEqual([
      { step: 'first' },
      { step: 'second' },
    ]);
    expect(await rows(file, 'SELECT version FROM schema_versions')).toEqual([{ version: 1 }, { version: 2 }]);
  });

  test('a step that fails leaves nothing of itself, keeps what was, and can be tried again', async () => {
    const first = {
      version: 1,
      statements: ['CREATE TABLE log (step TEXT)', "INSERT INTO log VALUES ('first')"],
    };
    const broken = {
      version: 2,
      statements: ['CREATE TABLE half (a)', 'INSERT INTO no_such_table VALUES (1)'],
    };
    const mended = { version: 2, statements: ['CREATE TABLE half (a)'] };
    const file = await migrated([first]);
    await expect(migrated([first, broken], file)).rejects.toThrow(/cannot be opened: .*no_such_table/);
    expect(await rows(file, "SELECT name FROM sqlite_master WHERE name = 'half'")).toEqual([]);
    expect(await rows(file, 'SELECT * FROM log')).toEqual([{ step: 'first' }]);
    expect(await rows(file, 'SELECT version FROM schema_versions')).toEqual([{ version: 1 }]);
    await migrated([first, mended], file);
    expect(await rows(file, "SELECT name FROM sqlite_master WHERE name = 'half'")).toHaveLength(1);
  });

  test('a first step that fails leaves a database without any table', async () => {
    const file = await temporaryFile();
    await expect(
      migrated([{ version: 1, statements: ['CREATE TABLE a (b)', 'nonsense'] }], file),
    ).rejects.toThrow();
    expect(await rows(file, 'SELECT name FROM sqlite_master')).toEqual([]);
  });

  test('carry a file of the first version over, with its keys and mails', async () => {
    const file = await migrated(migrations.slice(0, 1));
    const client = createClient({ url: `file:${file}` });
    await client.batch([
      "INSERT INTO organizations (id, name, created_at) VALUES ('org_1', 'default', 1)",
      {
        sql: `INSERT INTO keys (id, organization_seq, name, prefix, hash, scopes, origin, created_at)
          VALUES ('key_1', 1, 'CI', 'sk_live_abcd', ?, '["email_inboxes:read"]', 'member', 2)`,
        args: [hashKey('sk_live_abcd')],
      },
      `INSERT INTO inboxes (id, organization_seq, address, name, name_folded, created_at, updated_at)
        VALUES ('inb_1', 1, 'qa@inbox.test', 'qa', 'qa', 3, 3)`,
      "INSERT INTO settings (name, value) VALUES ('admin_password', 'scrypt$')",
    ]);
    client.close();
    const { store } = await testStore(file);
    expect(await store.keyByHash(hashKey('sk_live_abcd'))).toEqual({
      id: 'key_1',
      organizationId: 'org_1',
      name: 'CI',
      prefix: 'sk_live_abcd',
      scopes: ['email_inboxes:read'],
      origin: 'member',
      createdAt: 2,
      revokedAt: null,
      lastUsedAt: null,
    });
    await store.noteKeyUses(new Map([['key_1', 7]]));
    expect((await store.keys('org_1', 10))[0]?.lastUsedAt).toBe(7);
    expect(await store.inbox('org_1', 'inb_1')).toMatchObject({ email: 'qa@inbox.test' });
    expect(await store.setting('admin_password')).toBe('scrypt$');
    await store.createSession({
      hash: hashKey('token'),
      owner: { kind: 'admin', checked: { setting: 'admin_password', hash: 'scrypt$' } },
      createdAt: 1,
      expiresAt: 2,
    });
    expect(await store.session(hashKey('token'))).toMatchObject({ person: null, expiresAt: 2 });
    await store.close();
    expect(await rows(file, 'SELECT version FROM schema_versions')).toEqual(
      migrations.map(({ version }) => ({ version })),
    );
  });
});

describe('a file of the first version', () => {
  test('is carried over: its mails are read as they were, new ones beside them', async () => {
    const file = await migrated(migrations.slice(0, 1));
    const raw = Buffer.from('Subject: Old\r\n\r\nAn old mail, an old mail, an old mail.\r\n');
    const client = createClient({ url: `file:${file}` });
    await client.batch([
      "INSERT INTO organizations VALUES (1, 'org_1', 'default', 1)",
      "INSERT INTO inboxes VALUES (1, 'inb_1', 1, 'qa@inbox.test', 'qa', 'qa', 1, 1, NULL)",
      `INSERT INTO messages VALUES (1, 'msg_1', 5, 'a', 'a@a.test', '[]', 'Old', 'a', '', 'old', 'An old mail', '123456', 0,
        ${raw.byteLength}, 'complete', '[]')`,
      {
        sql: "INSERT INTO contents VALUES (1, 'a@a.test', '192.0.2.1', 'a', 'ESMTP', NULL, NULL, ?)",
        args: [raw],
      },
      `INSERT INTO deliveries VALUES (1, 1, 5, '["qa@inbox.test"]', 1)`,
      "INSERT INTO codes VALUES (1, 1, 5, 'a', '123456', 90, 0)",
      "INSERT INTO message_text (rowid, inbox, subject, body) VALUES (1, 'inb1', 'Old', 'An old mail')",
    ]);
    client.close();

    const { store } = await testStore(file);
    expect(Buffer.from((await store.message('inb_1', 'msg_1'))!.raw).equals(raw)).toBe(true);
    const packed = pack(Buffer.from('new '.repeat(500)))!;
    const mail = newMail({ inboxId: 'inb_1', raw: Buffer.from('new '.repeat(500)), digest: { packed } });
    const { messageId } = await store.append(mail);
    expect(Buffer.from((await store.message('inb_1', messageId))!.raw).toString()).toBe('new '.repeat(500));
    const { items } = await store.messages('inb_1', everything, { limit: 10, cursor: null });
    expect(items.map(({ id, sizeBytes }) => [id, sizeBytes])).toEqual([
      [messageId, 2_000],
      ['msg_1', raw.byteLength],
    ]);
    await store.close();
    const [{ bytes }] = (await rows(file, 'SELECT length(raw) AS bytes FROM contents ORDER BY 1')) as [
      { bytes: number },
    ];
    expect(bytes).toBeLessThan(100);
  });
});
