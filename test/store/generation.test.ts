import { expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { OwnGeneration, SharedGeneration } from '../../src/store/generation.ts';

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
  return { server, time, generation: new SharedGeneration(connection, { monotonic: () => time.now }) };
}

test('a process alone with its database knows it without asking', () => {
  const generation = new OwnGeneration();
  const before = generation.current();
  expect(generation.current()).toBe(before);
  generation.changed();
  expect(generation.current()).not.toBe(before);
});

test('several processes ask for it, all at once together, and again when the answer is old', async () => {
  const { server, time, generation } = shared();
  expect(await Promise.all([generation.current(), generation.current()])).toEqual([1, 1]);
  expect(server.asked).toBe(1);
  server.generation = 2;
  time.now = limits.rememberedUnaskedMsMax - 1;
  expect(await generation.current()).toBe(1);
  time.now = limits.rememberedUnaskedMsMax;
  expect(await generation.current()).toBe(2);
  expect(server.asked).toBe(2);
});

test('how old an answer is counts from when it was asked for', async () => {
  const { server, time, generation } = shared();
  let answer = () => {};
  server.wait = new Promise((resolve) => {
    answer = resolve;
  });
  const first = generation.current();
  time.now = limits.rememberedUnaskedMsMax;
  answer();
  expect(await first).toBe(1);
  server.generation = 2;
  expect(await generation.current()).toBe(2);
});

test('after a write of this process it is asked for anew, and an answer from before the write does not count', async () => {
  const { server, generation } = shared();
  await generation.current();
  generation.changed();
  server.generation = 2;
  expect(await generation.current()).toBe(2);

  let answer = () => {};
  server.wait = new Promise((resolve) => {
    answer = resolve;
  });
  generation.changed();
  const asked = generation.current();
  server.generation = 3;
  generation.changed();
  answer();
  expect(await asked).toBe(3);
});
