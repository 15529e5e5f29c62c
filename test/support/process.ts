/** Starts the service as a process of its own, in any of its forms, and talks to it as its users do. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A key of the right form for `EMAIL_INBOX_API_KEY`; it opens nothing but test databases. */
export const testKey = `sk_live_${'t3st'.repeat(8)}`;

export interface ServiceOptions {
  /** The command line: `[binary]`, `[node, bundle]`, `[deno, 'run', …]`. */
  readonly command: readonly [string, ...string[]];
  /** Everything the process gets to see of an environment, without the `EMAIL_INBOX_` of its names. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly environment?: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** Runs as this user and group; needs root. */
  readonly userId?: number;
}

export interface Service {
  readonly baseUrl: string;
  readonly httpPort: number;
  readonly smtpPort: number;
  /** Opens everything. */
  readonly key: string;
  readonly process: ChildProcess;
  /** What it wrote to stdout and stderr so far. */
  output(): string;
  /** A request with the test key; answers the parsed body. */
  api(method: string, path: string, body?: unknown): Promise<{ status: number; body: unknown }>;
  /** SIGTERM; answers the exit code, or the name of the signal that ended it. */
  stop(): Promise<number | string>;
}

const running = new Set<ChildProcess>();

/** For `afterEach`: ends what a failed test left running, at once. */
export function killLeftovers(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** Resolves when the service has logged that it is ready; rejects with its output when it ends before. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const settings = {
    HTTP_PORT: '0',
    SMTP_PORT: '0',
    API_KEY: testKey,
    LOG_FORMAT: 'json',
    ...options.settings,
  };
  const [command, ...args] = options.command;
  const identity = options.userId === undefined ? {} : { uid: options.userId, gid: options.userId };
  const child = spawn(command, args, {
    cwd: options.cwd,
    env: { ...options.environment, ...prefixed(settings) },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...identity,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  // Kept as they come: to put every line of a service under load to one text would keep this process busy with nothing else.
  const chunks: Buffer[] = [];
  const output = () => Buffer.concat(chunks).toString();
  const exited = once(child, 'exit').then(
    ([code, signal]: (number | string | null)[]) => code ?? signal ?? 'unknown',
  );
  const ready = new Promise<void>((resolve, reject) => {
    let isReady = false;
    const read = (chunk: Buffer) => {
      chunks.push(chunk);
      if (isReady || !output().includes('"msg":"ready"')) return;
      isReady = true;
      resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('error', reject);
    child.on('close', () => reject(new Error(`the service ended before it was ready:\n${output()}`)));
  });
  await ready;

  const beginning = output();
  const httpPort = portIn(beginning, 'http');
  const baseUrl = `http://127.0.0.1:${httpPort}`;
  return {
    baseUrl,
    httpPort,
    smtpPort: portIn(beginning, 'smtp'),
    key: settings.API_KEY,
    process: child,
    output,
    api: async (method, path, body) => {
      const headers = { Authorization: `Bearer ${testKey}`, 'Content-Type': 'application/json' };
      const init = body === undefined ? { method, headers } : { method, headers, body: JSON.stringify(body) };
      const response = await fetch(baseUrl + path, init);
      return { status: response.status, body: await response.json() };
    },
    stop: () => {
      child.kill('SIGTERM');
      return exited;
    },
  };
}

/** The environment that carries these settings. */
export function prefixed(settings: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [`EMAIL_INBOX_${name}`, value]));
}

function portIn(output: string, scheme: string): number {
  const found = new RegExp(`${scheme}://\\S*?:(\\d+)`).exec(output)?.[1];
  if (found === undefined) throw new Error(`no ${scheme} listener in the output:\n${output}`);
  return Number(found);
}

/** Runs a command to its end. */
export async function run(
  command: readonly [string, ...string[]],
  options: { readonly cwd: string; readonly settings?: Readonly<Record<string, string>> },
): Promise<{ code: number | string; stdout: string; stderr: string }> {
  const [file, ...args] = command;
  const child = spawn(file, args, {
    cwd: options.cwd,
    env: prefixed(options.settings ?? {}),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const [code, signal]: (number | string | null)[] = await once(child, 'close');
  return { code: code ?? signal ?? 'unknown', stdout, stderr };
}
