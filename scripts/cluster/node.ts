/** One node of a cluster: the service as a process of its own, on free ports of this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

const program = join(import.meta.dirname, '../../dist/inboxd.mjs');

export interface ClusterNode {
  readonly httpPort: number;
  readonly smtpPort: number;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Resolves when it is ready.
 * @param environment Added to that of this process.
 * @param onLine Called with every line it writes.
 * @throws Error when it ends before.
 */
export async function startNode(
  environment: Readonly<Record<string, string>>,
  onLine: (line: string) => void,
): Promise<ClusterNode> {
  const node = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      EMAIL_INBOX_HTTP_HOST: '127.0.0.1',
      EMAIL_INBOX_HTTP_PORT: '0',
      EMAIL_INBOX_SMTP_HOST: '127.0.0.1',
      EMAIL_INBOX_SMTP_PORT: '0',
      EMAIL_INBOX_LOG_FORMAT: 'json',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // Whoever started it ends it, in the right order.
    detached: true,
  });
  const ports = new Map<string, number>();
  await new Promise<void>((resolve, reject) => {
    const read = (line: string) => {
      const [, scheme, port] = /^(smtp|http):\/\/\S+:(\d+)$/.exec(line) ?? [];
      if (scheme !== undefined) ports.set(scheme, Number(port));
      if (line.includes('"msg":"ready"')) resolve();
      onLine(line);
    };
    for (const stream of [node.stdout, node.stderr]) createInterface({ input: stream }).on('line', read);
    node.once('error', reject);
    node.once('exit', (code, signal) =>
      reject(new Error(`a node ended (${code ?? signal}) before it was ready`)),
    );
  });
  return {
    httpPort: ports.get('http')!,
    smtpPort: ports.get('smtp')!,
    process: node,
    async stop() {
      if (node.exitCode !== null || node.signalCode !== null) return;
      node.kill('SIGTERM');
      await once(node, 'exit');
    },
  };
}
