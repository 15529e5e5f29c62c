/**
 * The whole job in one go, on a temporary database: starts the service, creates an inbox, sends it a real mail with a
 * code over SMTP, waits for the code over HTTP, and prints it with the milliseconds between the 250 and the answer.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createTransport } from 'nodemailer';

const program = join(import.meta.dirname, '../dist/inboxd.mjs');
const apiKey = `sk_live_demo${'0'.repeat(28)}`;

const directory = await mkdtemp(join(tmpdir(), 'inboxd-demo-'));
const server = spawn(process.execPath, [program], {
  cwd: directory,
  env: {
    PATH: process.env.PATH,
    EMAIL_INBOX_HTTP_PORT: '0',
    EMAIL_INBOX_SMTP_PORT: '0',
    EMAIL_INBOX_API_KEY: apiKey,
    EMAIL_INBOX_LOG_FORMAT: 'json',
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  await demonstrate(await listeners(server));
} finally {
  server.kill('SIGTERM');
  await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve(null)));
  await rm(directory, { recursive: true, force: true });
}

async function demonstrate({ http, smtp }: { http: number; smtp: number }): Promise<void> {
  const base = `http://127.0.0.1:${http}/api/v1`;
  const headers = { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' };
  const call = async <T>(path: string, init: RequestInit = {}): Promise<T> => {
    const response = await fetch(base + path, { headers, ...init });
    const body = (await response.json()) as { data: T; message?: string };
    if (!response.ok || body.data === undefined)
      throw new Error(`${path}: ${response.status} ${body.message}`);
    return body.data;
  };

  const inbox = await call<{ id: string; email: string }>('/emailInbox', {
    method: 'POST',
    body: JSON.stringify({ email: 'demo@inbox.test' }),
  });
  console.log(`created  ${inbox.email}`);

  const { epochMs } = await call<{ epochMs: number }>('/clock');
  const answer = call<{ otp: string }>(`/emailInbox/${inbox.id}/otp?since=${epochMs}&wait=30`).then(
    (data) => ({
      otp: data.otp,
      at: performance.now(),
    }),
  );

  const code = String(randomInt(100_000, 1_000_000));
  const transport = createTransport({ host: '127.0.0.1', port: smtp, tls: { rejectUnauthorized: false } });
  const sent = await transport.sendMail({
    from: 'Acme <no-reply@acme.test>',
    to: inbox.email,
    subject: 'Sign in to Acme',
    text: `Your verification code is ${code}.\n\nIt expires in 10 minutes. © 2026 Acme, 1200 Main Street`,
    html: `<p>Your verification code is</p><h1>${code}</h1><p>It expires in 10 minutes.</p><small>© 2026 Acme, 1200 Main Street</small>`,
  });
  const acknowledged = performance.now();
  transport.close();
  console.log(`sent     ${sent.response}`);

  const { otp, at } = await answer;
  const ms = Math.max(0, at - acknowledged).toFixed(1);
  console.log(`received ${otp}, ${ms} ms after the 250`);
  if (otp !== code) throw new Error(`the code sent was ${code}`);
}

/** Resolves with the ports once the service is ready. */
function listeners(child: ChildProcess): Promise<{ http: number; smtp: number }> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (!output.includes('"msg":"ready"')) return;
      const port = (scheme: string) => Number(new RegExp(`${scheme}://\\S*:(\\d+)`).exec(output)?.[1]);
      resolve({ http: port('http'), smtp: port('smtp') });
    });
    child.once('exit', (code) => reject(new Error(`the service ended with ${code}:\n${output}`)));
    child.once('error', reject);
  });
}
