import { afterAll, afterEach, expect, test } from 'vitest';
import { bundlePath } from '../support/binary.ts';
import { killLeftovers } from '../support/process.ts';
import { seeded } from '../support/seeded.ts';
import { removeTemporaryDirectories, temporaryDirectory } from '../support/service.ts';
import { fuzzRun } from './fuzz.ts';

afterEach(killLeftovers);
afterAll(removeTemporaryDirectories);

test('nothing that is sent breaks it: mutated mails and dialogues, the same for the same TEST_SEED', async () => {
  const { mails, dialogues, stored, findings } = await fuzzRun({
    command: [process.execPath, await bundlePath()],
    directory: await temporaryDirectory(),
    seed: seeded().seed,
    seconds: 4,
  });
  expect(findings).toEqual([]);
  expect(mails).toBeGreaterThan(30);
  // Half of the dialogues are only cut into other packets, and each of those is a mail.
  expect(stored).toBeGreaterThan(dialogues / 3);
});
