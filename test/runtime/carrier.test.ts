import { expect, test } from 'vitest';
import { indexAt, tailOf } from '../../src/runtime/carrier.ts';

test('pieces are found again by their names at the end of a file, whatever lies before them', () => {
  const pieces = {
    'main.cjs': Buffer.from('run()'),
    'nothing.cache': Buffer.alloc(0),
    'libsql.node': Buffer.alloc(300, 7),
  };
  for (const size of [0, 1, 4_097]) {
    const file = Buffer.concat([Buffer.alloc(size, 1), tailOf(size, pieces)]);
    const index = indexAt(file.byteLength, (start, length) => file.subarray(start, start + length));
    expect(Object.keys(index)).toEqual(Object.keys(pieces));
    for (const [name, bytes] of Object.entries(pieces)) {
      const { start, length } = index[name]!;
      expect(file.subarray(start, start + length).equals(bytes), name).toBe(true);
    }
  }
});
