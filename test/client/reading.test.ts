import { expect, test } from 'vitest';
import { tagged, withoutTag } from '../../src/client/reading.ts';

test.each([
  ['qa@inbox.test', 'qa@inbox.test', undefined],
  [' QA+run42@inbox.test ', 'qa@inbox.test', 'QA+run42@inbox.test'],
  ['qa@bücher.example', 'qa@xn--bcher-kva.example', undefined],
  ['qa+a@bücher.example', 'qa@xn--bcher-kva.example', 'qa+a@bücher.example'],
  ['qa@inbox.test.', 'qa@inbox.test', undefined],
  ['qa@no domain ü', 'qa@no domain ü', undefined],
])('the address %s means the inbox %s', (address, inbox, tag) => {
  expect(withoutTag(address)).toBe(inbox);
  expect(tagged(address)).toBe(tag);
});
