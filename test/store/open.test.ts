import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  truncateSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@libsql/client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { openDatabase } from '../../src/store/open.ts';
import { OpenError } from '../../src/store/refusal.ts';
import { removeTemporaryDirectories, startService, temporaryDirectory } from '../support/service.ts';
import { everything, newMail, sha256, temporaryFile, testStore } from './temporary.ts';

afterAll(removeTemporaryDirectories);

const root = join(import.meta.dirname, '../..');
const open = (path: string) => openDatabase({ url: `file:${path}`, authToken: null }, systemClock);

/** The message of the refusal; anything but an OpenError fails the test. */
async function refusalOf(path: string): Promise<string> {
  const error = await open(path).then(
    async (database) => {
      await database.close();
      return null;
    },
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(OpenError);
  return (error as OpenError).message;
}

/** Names and contents of the database and its journal; SQLite makes an empty journal even to look. */
function filesBeside(path: string): Record<string, string> {
  const isKept = (name: string) =>
    /\.db$/.test(name) || (/-wal$/.test(name) && statSync(join(dirname(path), name)).size > 0);
  const names = readdirSync(dirname(path)).filter(isKept);
  return Object.fromEntries(names.map((name) => [name, sha256(readFileSync(join(dirname(path), name)))]));
}

async function refusedUntouched(path: string): Promise<string> {
  const before = filesBeside(path);
  const message = await refusalOf(path);
  expect(filesBeside(path)).toEqual(before);
  return message;
}

/** A process of its own that opens the store, appends a mail, and holds on until it is killed. */
async function holder(path: string): Promise<{ kill(): Promise<void> }> {
  const script = `
    const { testStore, newMail } = await import(${JSON.stringify(join(root, 'test/store/temporary.ts'))});
    const { store, inbox } = await testStore(${JSON.stringify(path)});
    const { id } = await inbox('qa@inbox.test');
    for (let i = 0; i < 20; i++) await store.append(newMail({ inboxId: id }));
    process.stdout.write('holding');
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const started = await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  if (typeof started[0] === 'number') throw new Error(`the other process ended with ${started[0]}`);
  return {
    async kill() {
      const closed = once(child, 'close');
      child.kill('SIGKILL');
      await closed;
    },
  };
}

describe('what lies at the path decides whether it is opened', () => {
  test('a text file is not a database', async () => {
    const path = await temporaryFile();
    writeFileSync(path, 'Dear diary,\n'.repeat(1_000));
    expect(await refusedUntouched(path)).toMatch(
      /is not a database file: restore it from a backup, or set EMAIL_INBOX_DATABASE_URL/,
    );
  });

  test.each([1, 15])('a file of %d bytes is not a database', async (length) => {
    const path = await temporaryFile();
    writeFileSync(path, 'SQLite format 3\0'.slice(0, length));
    expect(await refusedUntouched(path)).toMatch(/is not a database file/);
  });

  test('the database of another program is refused and stays as it is, its journal mode too', async () => {
    const path = await temporaryFile();
    const foreign = createClient({ url: `file:${path}` });
    await foreign.execute('CREATE TABLE places (url TEXT)');
    foreign.close();
    expect(await refusedUntouched(path)).toMatch(/belongs to another program: set EMAIL_INBOX_DATABASE_URL/);
  });

  test('a database from a newer version is refused and stays as it is', async () => {
    const path = await temporaryFile();
    await (await open(path)).close();
    const newer = createClient({ url: `file:${path}` });
    await newer.execute('INSERT INTO schema_versions VALUES (99)');
    newer.close();
    const rows = async () => {
      const other = createClient({ url: `file:${path}` });
      const tables = await other.execute('SELECT name, sql FROM sqlite_master');
      const versions = await other.execute('SELECT version FROM schema_versions ORDER BY version');
      other.close();
      return JSON.stringify([tables.rows, versions.rows]);
    };
    const before = await rows();
    const message = await refusalOf(path);
    expect(await rows()).toBe(before);
    expect(message).toMatch(
      /written by a newer inboxd \(schema 99, this one knows \d+\): start that newer version, or restore a backup/,
    );
  });

  test('a database that lost its end is refused', async () => {
    const path = await temporaryFile();
    const { store, inbox } = await testStore(path);
    const { id } = await inbox('qa@inbox.test');
    await store.append(newMail({ inboxId: id, raw: Buffer.alloc(100_000, 'x') }));
    await store.close();
    const copy = await temporaryFile();
    copyFileSync(path, copy);
    truncateSync(copy, statSync(copy).size - 40_000);
    expect(await refusedUntouched(copy)).toMatch(/the file is damaged; restore it from a backup/);
  });

  test('a database whose pages are garbage is refused', async () => {
    const path = await temporaryFile();
    await (await open(path)).close();
    const bytes = readFileSync(path);
    bytes.fill(0xa5, 100, 8_192);
    expect(bytes.length).toBeGreaterThan(50_000);
    const copy = await temporaryFile();
    writeFileSync(copy, bytes);
    expect(await refusedUntouched(copy)).toMatch(/the file is damaged/);
  });

  test('an empty file becomes a database', async () => {
    const path = await temporaryFile();
    writeFileSync(path, '');
    await (await open(path)).close();
    expect(statSync(path).size).toBeGreaterThan(0);
  });

  test('a directory is not a file', async () => {
    const path = await temporaryFile();
    mkdirSync(path);
    expect(await refusalOf(path)).toMatch(/is a directory: set EMAIL_INBOX_DATABASE_URL/);
  });

  test('a path through a file leads nowhere', async () => {
    const path = await temporaryFile();
    writeFileSync(path, 'a file');
    expect(await refusalOf(join(path, 'inbox.db'))).toMatch(/a part of the path is a file/);
  });

  test('a directory that cannot be made is refused, not tried for ever', async () => {
    expect(await refusalOf('/proc/inboxd/inbox.db')).toMatch(/there can be no such directory/);
    const link = join(await temporaryDirectory(), 'data');
    symlinkSync('/nowhere/at/all', link);
    expect(await refusalOf(join(link, 'inbox.db'))).toMatch(/a link in the path leads nowhere/);
  });

  test.runIf(process.getuid?.() === 0)('a directory that may not be written is refused', async () => {
    const directory = await temporaryDirectory();
    chmodSync(directory, 0o555);
    const script = `const { openDatabase } = await import(${JSON.stringify(join(root, 'src/store/open.ts'))});
      await openDatabase({ url: 'file:${directory}/inbox.db', authToken: null }, { monotonic: () => 0 }).catch((e) => console.log(e.name, e.message));`;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      uid: 65_534,
      gid: 65_534,
    });
    expect((await run).stdout).toMatch(
      /^OpenError the database file \S+ cannot be made or written: permission denied/,
    );
    expect(readdirSync(directory)).toEqual([]);
  });

  test.runIf(process.getuid?.() === 0)('a database that may only be read is refused', async () => {
    const path = await temporaryFile();
    await (await open(path)).close();
    chmodSync(path, 0o444);
    chownSync(dirname(path), 65_534, 65_534);
    chownSync(`${path}.lock`, 65_534, 65_534);
    const script = `const { openDatabase } = await import(${JSON.stringify(join(root, 'src/store/open.ts'))});
      await openDatabase({ url: 'file:${path}', authToken: null }, { monotonic: () => 0 }).catch((e) => console.log(e.name, e.message));`;
    const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
      uid: 65_534,
      gid: 65_534,
    });
    expect((await run).stdout).toMatch(/^OpenError .*permission denied/);
  });
});

describe('a journal that was left behind', () => {
  /** The files as a kill leaves them: acknowledged mails stand in the journal alone. */
  async function killed(): Promise<string> {
    const path = await temporaryFile();
    for (const suffix of ['', '-wal', '-shm']) copyFileSync(left + suffix, path + suffix);
    return path;
  }

  let left = '';
  beforeAll(async () => {
    left = await temporaryFile();
    await (await holder(left)).kill();
    expect(statSync(`${left}-wal`).size).toBeGreaterThan(50_000);
  });

  async function count(path: string): Promise<number> {
    const { store, organizationId } = await testStore(path);
    const { items } = await store.inboxes(organizationId, null, { limit: 1, cursor: null });
    const page = await store.messages(items[0]!.id, everything, { limit: 100, cursor: null });
    await store.close();
    return page.items.length;
  }

  test('is taken in whole, nothing is lost', async () => {
    expect(await count(await killed())).toBe(20);
  });

  test.each([
    ['missing', (path: string) => unlinkSync(path)],
    ['empty', (path: string) => truncateSync(path, 0)],
  ])('beside a database that is %s stops the start', async (what, damage) => {
    const path = await killed();
    damage(path);
    expect(await refusedUntouched(path)).toMatch(
      new RegExp(`is ${what} but \\S+-wal is there: put the database file back, or move the -wal file away`),
    );
  });

  test.each([
    ['lost its last bytes', (size: number) => size - 1],
    ['lost its second half', (size: number) => Math.floor(size / 2)],
    ['has hardly a beginning', () => 20],
  ])('that %s stops the start', async (_, sizeAfter) => {
    const path = await killed();
    truncateSync(`${path}-wal`, sizeAfter(statSync(`${path}-wal`).size));
    expect(await refusedUntouched(path)).toMatch(
      /-wal is cut short, .*put the whole file back or restore a backup/,
    );
  });

  test('whose beginning is damaged stops the start', async () => {
    const path = await killed();
    const bytes = readFileSync(`${path}-wal`);
    bytes[17]! ^= 0xff;
    writeFileSync(`${path}-wal`, bytes);
    expect(await refusedUntouched(path)).toMatch(/-wal is damaged/);
  });

  test('with bytes after its last commit, as a crash leaves them, is taken in', async () => {
    const path = await killed();
    writeFileSync(`${path}-wal`, Buffer.alloc(1_000, 7), { flag: 'a' });
    expect(await count(path)).toBe(20);
  });

  test('is taken in without its index', async () => {
    const path = await killed();
    unlinkSync(`${path}-shm`);
    expect(await count(path)).toBe(20);
  });
});

describe('one process owns a database file', () => {
  test('a second store in this process is refused, says why, and the first goes on', async () => {
    const { store, file, inbox } = await testStore();
    expect(await refusalOf(file)).toMatch(
      /another inboxd is using \S+inbox\.db: stop it first, or set EMAIL_INBOX_DATABASE_URL/,
    );
    const { id } = await inbox('qa@inbox.test');
    await store.append(newMail({ inboxId: id }));
    expect((await store.messages(id, everything, { limit: 5, cursor: null })).items).toHaveLength(1);
    await store.close();
  });

  test('a refused attempt in this process does not let another process in', async () => {
    const { store, file } = await testStore();
    await refusalOf(file);
    const script = `const { openDatabase } = await import(${JSON.stringify(join(root, 'src/store/open.ts'))});
      await openDatabase({ url: 'file:${file}', authToken: null }, { monotonic: () => 0 }).then(() => console.log('let in'), (e) => console.log(e.message));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script]);
    expect(stdout).toMatch(/another inboxd is using/);
    await store.close();
  });

  test('another name of the same file is the same file', async () => {
    const { store, file } = await testStore();
    const link = join(await temporaryDirectory(), 'link.db');
    symlinkSync(file, link);
    expect(await refusalOf(link)).toMatch(/another inboxd is using/);
    await store.close();
    await (await open(link)).close();
    expect(existsSync(`${link}.lock`)).toBe(false);
  });

  test('a second process is refused while the first lives, and let in when it was killed', async () => {
    const path = await temporaryFile();
    const first = await holder(path);
    expect(await refusalOf(path)).toMatch(/another inboxd is using/);
    await first.kill();
    await (await open(path)).close();
  });

  test('the file is free again after a close', async () => {
    const path = await temporaryFile();
    await (await open(path)).close();
    await (await open(path)).close();
  });

  test('the file is free again after a start that failed', async () => {
    const path = await temporaryFile();
    const steps = [{ version: 1, statements: ['nonsense'] }];
    await expect(openDatabase({ url: `file:${path}`, authToken: null }, systemClock, steps)).rejects.toThrow(
      OpenError,
    );
    await (await open(path)).close();
  });
});

describe('the files on the disk', () => {
  test('directory and files are for the owner only, whatever the umask', async () => {
    const before = process.umask(0o022);
    try {
      const path = join(await temporaryDirectory(), 'deep', 'data', 'inbox.db');
      const database = await open(path);
      await database.write([{ sql: 'CREATE TABLE t (a)', args: [] }]);
      const modes = Object.fromEntries(
        readdirSync(dirname(path)).map((name) => [name, statSync(join(dirname(path), name)).mode & 0o777]),
      );
      expect(modes).toEqual({
        'inbox.db': 0o600,
        'inbox.db-wal': 0o600,
        'inbox.db-shm': 0o600,
        'inbox.db.lock': 0o600,
        'inbox.db.lock-journal': 0o600,
      });
      expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
      expect(statSync(dirname(dirname(path))).mode & 0o777).toBe(0o700);
      await database.close();
    } finally {
      process.umask(before);
    }
  });

  test('of one that was there whoever starts the service is told, when everybody can read it', async () => {
    const directory = await temporaryDirectory();
    const path = join(directory, 'inbox.db');
    const warned = async () => {
      const service = await startService({ directory });
      await service.stop();
      return service.log.filter((line) => line.includes('can be read by every user')).length;
    };
    expect(await warned()).toBe(0);
    chmodSync(path, 0o644);
    chmodSync(directory, 0o755);
    expect(await warned()).toBe(1);
    chmodSync(directory, 0o700);
    expect(await warned()).toBe(0);
  });

  test('the connection has a write-ahead log and waits for the disk, also after it was replaced', async () => {
    const database = await open(await temporaryFile());
    const settings = async () => {
      const values = [];
      for (const name of ['journal_mode', 'synchronous', 'busy_timeout']) {
        values.push((await database.query(`PRAGMA ${name}`))[0]?.[0]);
      }
      return values;
    };
    const full = 2;
    expect(await settings()).toEqual(['wal', full, 0]);
    await expect(database.write([{ sql: 'nonsense', args: [] }])).rejects.toThrow();
    expect(await settings()).toEqual(['wal', full, 0]);
    await database.close();
  });
});
