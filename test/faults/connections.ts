/** A crowd of idle connections and one honest sender, against the real process. */
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killLeftovers, type Service, startService } from '../support/process.ts';
import { deliver, mailOf } from '../support/sender.ts';

export interface CrowdResult {
  /** Connections that were greeted and then said nothing more. */
  readonly greeted: number;
  /** From the first byte of the honest sender to its code, read over HTTP. */
  readonly deliveredMs: number;
  readonly otp: unknown;
  /** What the crowd cost the process; null where the system does not tell. */
  readonly grownBytes: number | null;
  /** What the process answered to SIGTERM with all of them still there. */
  readonly exit: number | string;
}

export async function idleCrowd(
  command: readonly [string, ...string[]],
  connections: number,
): Promise<CrowdResult> {
  const directory = mkdtempSync(join(tmpdir(), 'inboxd-crowd-'));
  const crowd: Socket[] = [];
  try {
    const service = await startService({
      command,
      cwd: directory,
      settings: {
        DATABASE_URL: `file:${join(directory, 'inbox.db')}`,
        SMTP_CONNECTIONS_MAX: String(connections + 10),
        SMTP_CONNECTIONS_PER_ADDRESS_MAX: String(connections + 10),
      },
    });
    const created = await service.api('POST', '/api/v1/emailInbox', { email: 'qa@inbox.test' });
    const inboxId = (created.body as { data: { id: string } }).data.id;
    const before = residentBytes(service);

    // In waves, so that it is the process and not the queue of the kernel that is filled.
    let greeted = 0;
    while (greeted < connections) {
      const wave = Array.from({ length: Math.min(500, connections - greeted) }, () =>
        idle(service.smtpPort, crowd),
      );
      await Promise.all(wave);
      greeted += wave.length;
    }
    const after = residentBytes(service);

    const began = performance.now();
    const reply = await deliver(service.smtpPort, {
      to: 'qa@inbox.test',
      mail: mailOf({ subject: 'Sign in', body: 'Your verification code is 482913.' }),
    });
    if (!reply.startsWith('250')) throw new Error(`the honest mail was refused: ${reply}`);
    const read = await service.api('GET', `/api/v1/emailInbox/${inboxId}/otp`);
    const deliveredMs = performance.now() - began;
    const otp = (read.body as { data: { otp: unknown } }).data.otp;
    const exit = await service.stop();
    return {
      greeted,
      deliveredMs,
      otp,
      exit,
      grownBytes: before === null || after === null ? null : after - before,
    };
  } finally {
    for (const socket of crowd) socket.destroy();
    killLeftovers();
    rmSync(directory, { recursive: true, force: true });
  }
}

/** Greeted, and silent from then on. */
async function idle(port: number, crowd: Socket[]): Promise<void> {
  const socket = connect({ port, host: '127.0.0.1' });
  crowd.push(socket);
  socket.on('error', () => {});
  const [greeting] = (await once(socket, 'data')) as [Buffer];
  if (!greeting.toString().startsWith('220 ')) throw new Error(`an idle connection was refused: ${greeting}`);
  socket.resume();
}

function residentBytes({ process: { pid } }: Service): number | null {
  try {
    const found = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return found === undefined ? null : Number(found) * 1024;
  } catch {
    return null;
  }
}
