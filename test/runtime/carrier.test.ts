import { expect, test } from 'vitest';
import { codeAlignmentBytes, withoutRoom, withRoom } from '../../src/runtime/carrier.ts';

test('compiled code is the same wherever in its room it begins, which changes no size', () => {
  const code = Uint8Array.from({ length: 21 }, (_, at) => at * 7);
  for (let start = 1; start <= codeAlignmentBytes; start++) {
    const asset = withRoom(code, start);
    expect(asset.byteLength).toBe(code.byteLength + codeAlignmentBytes);
    expect(withoutRoom(asset)).toEqual(code);
    expect(withoutRoom(asset).byteOffset).toBe(start);
  }
});
