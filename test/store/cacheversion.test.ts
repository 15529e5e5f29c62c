import { expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { OwnCacheVersion, SharedCacheVersion } from '../../src/store/cacheversion.ts';

/** A server whose number others raise, asked by a process whose clock the test sets. */
function shared() {
  const server = { generation: 1, asked: 0, wait: Promise.resolve() };
  const time = { now: 0 };
  const connection = {
    async first() {
      server.asked++;
      const { generation } = server;
      await server.wait;
      return [generation];
    },
  };
  return { server, time, version: new SharedCacheVersion(connection, { monotonic: () => time.now }) };
}

test('a process alone with its database knows it without asking', () => {
  const version = new OwnCacheVersion();
  const before = version.current();
  expect(version.current()).toBe(before);
  version.changed();
  expect(version.current()).not.toBe(before);
});

test('several processes ask for it, all at once together, and again when the answer is old', async () => {
  const { server, time, version } = shared();
  expect(await Promise.all([version.current(), version.current()])).toEqual([1, 1]);
  expect(server.asked).toBe(1);
  server.generation = 2;
  time.now = limits.rememberedUnaskedMsMax - 1;
  expect(await version.current()).toBe(1);
  time.now = limits.rememberedUnaskedMsMax;
  expect(await version.current()).toBe(2);
  expect(server.asked).toBe(2);
});

test('how old an answer is counts from when it was asked for', async () => {
  const { server, time, version } = shared();
  let answer = () => {};
  server.wait = new Promise((resolve) => {
    answer = resolve;
  });
  const first = version.current();
  time.now = limits.rememberedUnaskedMsMax;
  answer();
  expect(await first).toBe(1);
  server.generation = 2;
  expect(await version.current()).toBe(2);
});

test('after a write of this process it is asked for anew, and an answer from before the write does not count', async () => {
  const { server, version } = shared();
  await version.current();
  version.changed();
  server.generation = 2;
  expect(await version.current()).toBe(2);

  let answer = () => {};
  server.wait = new Promise((resolve) => {
    answer = resolve;
  });
  version.changed();
  const asked = version.current();
  server.generation = 3;
  version.changed();
  answer();
  expect(await asked).toBe(3);
});
