/** The libSQL server of demonstrations and tests ends with whoever started it, however that ended. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { serverTest as test } from '../store/temporary.ts';
import { removeTemporaryDirectories, temporaryDirectory } from '../support/service.ts';

afterAll(removeTemporaryDirectories);

const script = join(import.meta.dirname, '../../scripts/cluster/server.ts');
const program = `
  import { startDatabaseServer } from ${JSON.stringify(script)};
  const server = await startDatabaseServer(process.argv[1]);
  console.log(server.url);
  process.stdin.resume();
  process.stdin.once('end', async () => {
    await server.stop();
  });
`;

/** Starts it in a process of its own. */
async function started() {
  const args = ['--input-type=module', '-e', program, await temporaryDirectory()];
  const owner = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const [line] = await once(owner.stdout, 'data');
  const url = String(line).trim();
  const answers = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  expect(await answers()).toBe(true);
  return { owner, answers };
}

test('is gone when its owner was killed', async () => {
  const { owner, answers } = await started();
  owner.kill('SIGKILL');
  await expect.poll(answers).toBe(false);
});

test('that is stopped lets its owner end by itself', async () => {
  const { owner, answers } = await started();
  owner.stdin.end();
  expect(await once(owner, 'exit')).toEqual([0, null]);
  expect(await answers()).toBe(false);
});
