import { expect, test } from 'vitest';
import { idMaker } from '../../src/inbox/ids.ts';

const time = (id: string): number => Number.parseInt(id.slice(4, 16), 16);

test('an id has its prefix and 32 hexadecimal digits, a UUID of version 7', () => {
  const makeId = idMaker();
  for (const kind of ['inb', 'msg', 'att', 'key', 'org'] as const) {
    expect(makeId(kind, 1_795_168_931_480)).toMatch(
      new RegExp(`^${kind}_[0-9a-f]{12}7[0-9a-f]{3}[89ab][0-9a-f]{15}$`),
    );
  }
});

test('ids carry their moment and sort in the order in which they were made, in one millisecond too', () => {
  const makeId = idMaker();
  const ids = Array.from({ length: 5_000 }, (_, i) => makeId('msg', 1_795_168_931_480 + Math.floor(i / 500)));
  expect(time(ids[0]!)).toBe(1_795_168_931_480);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids].sort()).toEqual(ids);
});

test('ids still sort as made when the clock steps back', () => {
  const makeId = idMaker();
  const ids = [1_000_000_000_000, 999_999_990_000, 1_000_000_000_000, 999_999_000_000, 1_000_000_000_001].map(
    (ms) => makeId('msg', ms),
  );
  expect([...ids].sort()).toEqual(ids);
});

test('two makers never agree, so that an id cannot be guessed from the time', () => {
  const [one, other] = [idMaker(), idMaker()];
  const random = (id: string) => id.slice(-15);
  const seen = new Set(
    Array.from({ length: 200 }, (_, i) => random((i % 2 ? one : other)('inb', 1_795_168_931_480))),
  );
  expect(seen.size).toBe(200);
});
