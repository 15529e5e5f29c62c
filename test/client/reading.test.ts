import { expect, test } from 'vitest';
import { inboxName, tagged, withoutTag } from '../../src/client/reading.ts';

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

test.each([
  ['signs in', 'signs in'],
  ['  signs in\n  and out\u2028again\u202e ', 'signs in   and out again'],
  [`${'x'.repeat(99)}😀`, 'x'.repeat(99)],
  ['x\ud83d', 'x'],
  [`${'x'.repeat(98)} yy`, `${'x'.repeat(98)} y`],
  ['\n\t', undefined],
])('the test %j has an inbox of the name %j', (title, name) => {
  expect(inboxName(title)).toBe(name);
});
