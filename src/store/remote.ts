/** A connection to a database on a libSQL server, through its client. */
import { type Client, createClient, type ResultSet } from '@libsql/client/http';
import { limits } from '../limits.ts';
import type { Connection, Statement, Value } from './connection.ts';
import { keepAliveFetch } from './keepalivefetch.ts';

export class RemoteConnection implements Connection {
  readonly #client: Client;
  readonly #http = keepAliveFetch();

  constructor(url: string, authToken: string | null) {
    this.#client = createClient({
      url,
      ...(authToken === null ? {} : { authToken }),
      fetch: (request: Request) => this.#http.fetch(request),
      concurrency: limits.databaseConnectionsMax,
    });
  }

  async query(sql: string, args: readonly Value[] = []): Promise<unknown[][]> {
    return rowsOf(await translated(this.#client.execute({ sql, args: args.map(sendable) })));
  }

  async first(sql: string, args: readonly Value[] = []): Promise<unknown[] | undefined> {
    return (await this.query(sql, args))[0];
  }

  async commit(statements: readonly Statement[]): Promise<number[]> {
    return (await this.#batch(statements)).map((result) => result.rowsAffected);
  }

  async commitAndRead(statements: readonly Statement[]): Promise<unknown[]> {
    const last = (await this.#batch(statements)).at(-1);
    return (last === undefined ? [] : rowsOf(last))[0] ?? [];
  }

  async run(sql: string): Promise<void> {
    await translated(this.#client.execute(sql));
  }

  /** Every call has a stream of its own. */
  renew(): void {}

  async close(): Promise<void> {
    this.#client.close();
    this.#http.close();
  }

  /** One round trip, and one transaction from BEGIN to COMMIT, which the server ends when anything fails. */
  #batch(statements: readonly Statement[]): Promise<ResultSet[]> {
    const asked = statements.map(({ sql, args }) => ({ sql, args: args.map(sendable) }));
    return translated(this.#client.batch(asked, 'write'));
  }
}

function rowsOf({ rows, columns }: ResultSet): unknown[][] {
  return rows.map((row) => columns.map((_, index) => plain(row[index])));
}

/** JSON with half a character in it is nothing that a server reads. */
function sendable(value: Value): Value {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/** Blobs come as ArrayBuffers over the network and as Buffers from the file: here always as the latter. */
function plain(value: unknown): unknown {
  return value instanceof ArrayBuffer ? Buffer.from(value) : value;
}

/** What the client calls the faults of a statement, in the words of SQLite; all else is the server's or the network's. */
const statementFaults: Readonly<Record<string, string>> = {
  SQLITE_UNKNOWN: 'SQLITE_ERROR',
  SQL_PARSE_ERROR: 'SQLITE_ERROR',
  SQL_INPUT_ERROR: 'SQLITE_ERROR',
  SQL_NO_STATEMENT: 'SQLITE_ERROR',
  SQL_MANY_STATEMENTS: 'SQLITE_ERROR',
  ARGS_INVALID: 'SQLITE_RANGE',
  ARGS_BOTH_POSITIONAL_AND_NAMED: 'SQLITE_RANGE',
};

/** A failure of the network has another code or none, and is nothing that SQLite said. */
function sqliteCode(code: string | undefined): string | undefined {
  return code?.startsWith('SQLITE_') ? code : undefined;
}

/** Errors with the code that an embedded database would give; without any where the server could not be asked. */
async function translated<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    const { code, message, cause } = error as {
      code?: string;
      message?: string;
      cause?: { status?: number };
    };
    const isUnreadable = cause?.status === 400 || cause?.status === 413;
    throw Object.assign(new Error(`the libSQL server: ${message ?? String(error)}`, { cause: error }), {
      code: isUnreadable ? 'SQLITE_ERROR' : (statementFaults[code ?? ''] ?? sqliteCode(code)),
    });
  }
}
