/** The memory for mails is shared so that whoever holds much of it keeps no others out. */
import { expect, test } from 'vitest';
import { ByteBudget } from '../../src/smtp/bytebudget.ts';

const budget = () =>
  new ByteBudget({ bytesMax: 1_000, clientBytesMax: 600, reservedBytes: 200, smallMailBytesMax: 50 });

test('one client cannot have it all, however many mails it sends', () => {
  const shared = budget();
  const [one, two] = [shared.ofMail('192.0.2.1'), shared.ofMail('192.0.2.1')];
  expect([one.take(400), two.take(200), two.take(1)]).toEqual([true, true, false]);
  expect(shared.ofMail('192.0.2.2').take(100)).toBe(true);
  expect(shared.heldBytes).toBe(700);
});

test('addresses of one IPv6 network are one client', () => {
  const shared = budget();
  expect(shared.ofMail('2001:db8::1').take(600)).toBe(true);
  expect(shared.ofMail('2001:db8::2').take(1)).toBe(false);
  expect(shared.ofMail('2001:db8:0:1::2').take(1)).toBe(true);
});

test('a part of it is left to small mails, of which one is no longer small', () => {
  const shared = budget();
  const [one, two] = [shared.ofMail('192.0.2.1'), shared.ofMail('192.0.2.2')];
  expect([one.take(500), two.take(301), two.take(300)]).toEqual([true, false, true]);
  const small = shared.ofMail('192.0.2.3');
  expect([small.take(40), small.take(10), small.take(1)]).toEqual([true, true, false]);
});

test('what a mail held is there again when it is released, once', () => {
  const shared = budget();
  const mail = shared.ofMail('192.0.2.1');
  expect([mail.take(600), mail.take(1)]).toEqual([true, false]);
  mail.release();
  mail.release();
  expect(shared.heldBytes).toBe(0);
  expect(shared.ofMail('192.0.2.1').take(600)).toBe(true);
});
