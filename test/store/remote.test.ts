import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, afterEach, describe, expect } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { limits } from '../../src/limits.ts';
import { openDatabase } from '../../src/store/open.ts';
import { insertPiece, namePieces } from '../../src/store/pieces.ts';
import { removeTemporaryDirectories } from '../support/service.ts';
import { stopServers, serverTest as test, testServer, testStore } from './temporary.ts';

afterEach(stopServers);
afterAll(removeTemporaryDirectories);

const open = (url: string, authToken: string | null = null) => openDatabase({ url, authToken }, systemClock);

describe('a database on a server', () => {
  test('gives back what was written: numbers, texts, bytes and nothing', async () => {
    const database = await open((await testServer()).url);
    const bytes = new Uint8Array([0, 1, 255]);
    const [row] = await database.query('SELECT ?, ?, ?, ?', [1_795_205_358_163, 'ä\ud83d', bytes, null]);
    expect(row).toEqual([1_795_205_358_163, 'ä\ufffd', Buffer.from(bytes), null]);
    await database.close();
  });

  test('tells the faults of a statement from those of the server', async () => {
    const server = await testServer();
    const database = await open(server.url);
    const code = async (sql: string) => {
      const thrown = await database.write([{ sql, args: [] }]).catch((error) => error);
      return thrown.code;
    };
    expect(await code("INSERT INTO settings (name, value) VALUES ('a', '1'), ('a', '2')")).toBe(
      'statement_failed',
    );
    expect(await code('INSERT INTO nowhere VALUES (1)')).toBe('statement_failed');
    expect(await code('nonsense')).toBe('statement_failed');
    expect(await code("INSERT INTO settings (name, value) VALUES ('a', '1')")).toBeUndefined();
    await server.stop('SIGKILL');
    expect(await code("INSERT INTO settings (name, value) VALUES ('b', '1')")).toBe('storage_unavailable');
    await expect(database.query('SELECT 1')).rejects.toMatchObject({ code: 'storage_unavailable' });
    await database.close();
  });

  test('writes all statements of a commit or none', async () => {
    const database = await open((await testServer()).url);
    const insert = (name: string) => ({
      sql: 'INSERT INTO settings (name, value) VALUES (?, 1)',
      args: [name],
    });
    await expect(database.write([insert('one'), insert('two'), insert('one')])).rejects.toThrow();
    expect(await database.query("SELECT name FROM settings WHERE name IN ('one', 'two')")).toEqual([]);
    expect(await database.write([insert('one'), insert('two')])).toEqual([1, 1]);
    await database.close();
  });

  test('that cannot be reached stops the start with its address, and without its token', async () => {
    const server = await testServer();
    await server.stop('SIGKILL');
    const thrown = await open(server.url, 's3cret').catch((error) => error);
    expect(thrown.message).toContain(`the database ${server.url} cannot be opened`);
    expect(thrown.message).not.toContain('s3cret');
  });

  test('whose server does not take the token stops the start', async () => {
    const server = createServer((request, response) => {
      response.writeHead(request.headers.authorization === 'Bearer right' ? 500 : 401);
      response.end('who are you?');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    await expect(open(url, 'wrong')).rejects.toThrow(/401/);
    server.closeAllConnections();
    server.close();
  });

  test('keeps the pieces of mails that another process is writing, and loses those that nobody finished', async () => {
    const { url } = await testServer();
    const first = await testStore(url);
    const database = await open(url);
    const now = Date.now();
    const names = [namePieces(now - limits.strayPiecesMsMin - 1_000), namePieces(now - 1_000)] as const;
    for (const name of names) await database.writeMails([insertPiece(name, 0, Buffer.from('a beginning'))]);
    const second = await testStore(url);
    expect(await database.query('SELECT mail FROM pieces')).toEqual([[names[1]]]);
    for (const { store } of [first, second]) await store.close();
    await database.close();
  });
});
