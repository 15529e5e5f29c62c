import { expect, test } from 'vitest';
import { readToAddress } from '../../src/inbox/toaddress.ts';

const read = (to: string) => readToAddress(to, new Set(['inbox.test']));

test('an address of ours is read as mails are stored for it, in any spelling', () => {
  expect(read('QA+Run42@Inbox.TEST.')).toEqual({
    kind: 'own',
    address: 'qa+run42@inbox.test',
    mailbox: 'qa@inbox.test',
  });
  expect(read('postmaster@inbox.test')).toMatchObject({ kind: 'own', mailbox: 'postmaster@inbox.test' });
});

test('an address elsewhere and a part of one are told apart', () => {
  expect(read('qa@example.org')).toEqual({ kind: 'foreign' });
  for (const part of ['run42', 'qa@', '@inbox.test', '']) expect(read(part)).toEqual({ kind: 'partial' });
});
