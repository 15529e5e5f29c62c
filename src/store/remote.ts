/** A connection to a database on a libSQL server, through its client. */
import { type Client, createClient } from '@libsql/client/http';
import type { Connection, Statement, Value } from './connection.ts';

export class RemoteConnection implements Connection {
  readonly #client: Client;

  constructor(url: string, authToken: string | null) {
    this.#client = createClient({ url, ...(authToken === null ? {} : { authToken }) });
  }

  async query(sql: string, args: readonly Value[] = []): Promise<unknown[][]> {
    const { rows, columns } = await this.#client.execute({ sql, args: [...args] });
    return rows.map((row) => columns.map((_, index) => plain(row[index])));
  }

  async first(sql: string, args: readonly Value[] = []): Promise<unknown[] | undefined> {
    return (await this.query(sql, args))[0];
  }

  async commit(statements: readonly Statement[]): Promise<number[]> {
    const asked = statements.map(({ sql, args }) => ({ sql, args: [...args] }));
    return (await this.#client.batch(asked, 'write')).map((result) => result.rowsAffected);
  }

  async run(sql: string): Promise<void> {
    await this.#client.execute(sql);
  }

  /** Every call has a stream of its own. */
  renew(): void {}

  async close(): Promise<void> {
    this.#client.close();
  }
}

/** Blobs come as ArrayBuffers over the network and as Buffers from the file: here always as the latter. */
function plain(value: unknown): unknown {
  return value instanceof ArrayBuffer ? Buffer.from(value) : value;
}
