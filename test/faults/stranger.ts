/** Another process that holds a write transaction on a database, as a backup tool or a curious person would. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';

export async function strangerHolding(file: string): Promise<{ letGo(): Promise<void> }> {
  const script = `
    import { createClient } from ${JSON.stringify(import.meta.resolve('@libsql/client'))};
    const client = createClient({ url: 'file:${file}' });
    const held = await client.transaction('write');
    await held.execute("INSERT INTO settings VALUES ('stranger', 'was here')");
    process.stdout.write('holding');
    process.stdin.once('data', async () => { await held.rollback(); process.exit(0); });
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    async letGo() {
      const closed = once(child, 'close');
      child.stdin.write('go');
      await closed;
    },
  };
}
