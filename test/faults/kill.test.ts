import { afterAll, expect, test } from 'vitest';
import { bundlePath } from '../support/binary.ts';
import { seeded } from '../support/seeded.ts';
import { removeTemporaryDirectories, temporaryDirectory } from '../support/service.ts';
import { killRounds } from './rounds.ts';

afterAll(removeTemporaryDirectories);

test('250 means committed: three times kill -9 in a burst of 20 connections loses nothing that was acknowledged', async () => {
  const random = seeded();
  const rounds = await killRounds({
    command: [process.execPath, await bundlePath()],
    directory: await temporaryDirectory(),
    rounds: 3,
    connections: 20,
    random,
  });
  expect(rounds).toHaveLength(3);
  expect(
    rounds.flatMap(({ number, failures }) => failures.map((failure) => `round ${number}: ${failure}`)),
  ).toEqual([]);
  expect(rounds.some(({ takenIn }) => takenIn)).toBe(true);
  expect(rounds.reduce((sum, { acknowledged }) => sum + acknowledged, 0)).toBeGreaterThan(40);
}, 240_000);
