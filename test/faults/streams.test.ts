import { afterAll, expect, test } from 'vitest';
import { bundlePath } from '../support/binary.ts';
import { seeded } from '../support/seeded.ts';
import { removeTemporaryDirectories, temporaryDirectory } from '../support/service.ts';
import { streamRounds } from './streams.ts';

afterAll(removeTemporaryDirectories);

test('a stream that is resumed loses and repeats nothing: a stop and a kill -9 while mails come, and 30 readers', async () => {
  const { acknowledged, told, connections, failures } = await streamRounds({
    command: [process.execPath, await bundlePath()],
    directory: await temporaryDirectory(),
    rounds: 2,
    connections: 10,
    readers: 30,
    random: seeded(),
  });
  expect(failures).toEqual([]);
  expect(acknowledged).toBeGreaterThan(40);
  expect(told).toBeGreaterThanOrEqual(acknowledged * 10);
  expect(connections).toBeGreaterThan(30 * 2);
}, 240_000);
