/**
 * MailDev as one more reference, where somebody has installed it (`npm install maildev@3` in some directory): it is no
 * dependency. It runs as it comes: with its mails in memory, and with its API, its pages and its log as ours runs with them,
 * since without them a test could not read what was sent.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface MailDev {
  /** With its version. */
  readonly name: string;
  readonly smtp: number;
  stop(): void;
}

const root = join(import.meta.dirname, '../..');
const startMsMax = 20_000;

/**
 * @param directory Below which it is installed; null looks in this repository.
 * @returns Null when none is asked for and none is there.
 * @throws Error when it is not in the directory, or does not start.
 */
export async function startMailDev(directory: string | null): Promise<MailDev | null> {
  const home = join(directory ?? root, 'node_modules/maildev');
  if (!existsSync(home)) {
    if (directory === null) return null;
    throw new Error(`there is no ${home}: npm install maildev@3 --prefix ${directory}`);
  }
  const { version, bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const smtp = await freePort();
  const ports = ['--smtp', String(smtp), '--web', String(await freePort())];
  const options = [...ports, '--ip', '127.0.0.1', '--web-ip', '127.0.0.1'];
  // It leaves a file for each mail where temporary files are.
  const leftovers = mkdtempSync(join(tmpdir(), 'inboxd-maildev-'));
  const child = spawn(process.execPath, [join(home, bin.maildev), ...options], {
    env: { ...process.env, TMPDIR: leftovers },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = () => {
    child.once('exit', () => rmSync(leftovers, { recursive: true, force: true }));
    child.kill();
  };
  const until = performance.now() + startMsMax;
  while (!(await isOpen(smtp))) {
    if (child.exitCode !== null || performance.now() > until) {
      stop();
      throw new Error('MailDev did not start');
    }
    await pause(50);
  }
  return { name: `MailDev ${version}`, smtp, stop };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
