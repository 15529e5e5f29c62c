import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { bundlePath } from '../support/binary.ts';
import { startService } from '../support/process.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { removeTemporaryDirectories, temporaryDirectory } from '../support/service.ts';

afterAll(removeTemporaryDirectories);

/** Whether system calls can be watched here. */
function canTrace(): boolean {
  try {
    execFileSync('strace', ['-qq', '-o', '/dev/null', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
const traced = canTrace();
if (!traced)
  console.log('There is no strace that may be used here: the order of fsync and 250 is not watched.');

test.runIf(traced)(
  'the 250 leaves after the mail was written to the journal and the journal was synced',
  async () => {
    const directory = await temporaryDirectory();
    const trace = join(directory, 'trace.txt');
    const calls = 'trace=pwrite64,fsync,fdatasync,write,writev,sendto,sendmsg';
    const service = await startService({
      command: [
        'strace',
        '-f',
        '-qq',
        '-y',
        '-e',
        calls,
        '-s',
        '40',
        '-o',
        trace,
        process.execPath,
        await bundlePath(),
      ],
      cwd: directory,
      environment: { PATH: process.env.PATH ?? '' },
    });
    await service.api('POST', '/api/v1/emailInbox', { email: 'qa@inbox.test' });
    // Of what cannot be made smaller: its pages tell its commit from others, such as those that note a key's use.
    const mail = mailOf({ body: randomBytes(40_000).toString('base64').replace(/.{76}/g, '$&\r\n') });
    for (let count = 0; count < 3; count++) {
      expect(await deliver(service.smtpPort, { to: 'qa@inbox.test', mail })).toMatch(/^250 2\.0\.0 Stored/);
    }
    // strace would only let go of it: the signal is for the service itself.
    const ended = once(service.process, 'close');
    const watcher = service.process.pid;
    process.kill(Number(readFileSync(`/proc/${watcher}/task/${watcher}/children`, 'utf8').trim()), 'SIGTERM');
    await ended;
    // A call that another thread's cut into stands in two lines: what it is done to in the first, its result in the second.
    const syncing = new Set<string>();
    const events = readFileSync(trace, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const thread = line.slice(0, line.indexOf(' '));
        if (/pwrite64\(\d+<[^>]*-wal>/.test(line)) return ['journal'];
        if (/f(data)?sync\(\d+<[^>]*-wal>\) += 0/.test(line)) return ['fsync'];
        if (/f(data)?sync\(\d+<[^>]*-wal> +<unfinished/.test(line)) syncing.add(thread);
        if (/<\.\.\. f(data)?sync resumed>\) += 0/.test(line) && syncing.delete(thread)) return ['fsync'];
        if (line.includes('"354 ')) return ['354'];
        return line.includes('"250 2.0.0 Stored') ? ['250'] : [];
      });
    const answers = events.flatMap((event, at) => (event === '250' ? [at] : []));
    expect(answers).toHaveLength(3);
    for (const at of answers) {
      const since = events.lastIndexOf('354', at);
      const synced = events.slice(since, events.lastIndexOf('fsync', at) + 1);
      // A page is 4 KB, and the mail is 40 KB at the least: so many pages were written, and then there was a sync.
      expect(synced.filter((event) => event === 'journal').length).toBeGreaterThanOrEqual(10);
    }
  },
);
