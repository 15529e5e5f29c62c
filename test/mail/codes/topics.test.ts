import { expect, test } from 'vitest';
import { singleFlow } from '../../../src/mail/codes/segments.ts';
import { Topics } from '../../../src/mail/codes/topics.ts';

const topicsOf = (...lines: string[]) => new Topics(lines.map((line) => singleFlow('subject', line)));

test('each word of a topic counts once, whatever part of the mail it stands in', () => {
  expect(topicsOf('Your flight', 'Flight SK 4411, seat 12A').countOf('bookings')).toBe(2);
  expect(topicsOf('Paket', 'Ihr Paket liegt in der Packstation').countOf('parcels')).toBe(2);
  expect(topicsOf('Sign in', 'to your account').countOf('accounts')).toBe(2);
  expect(topicsOf('A discount', 'on your basket').countOf('sales')).toBe(2);
});

test('parts of words do not count, but where words are not parted', () => {
  const topics = topicsOf('The seatbelt company', 'Recollection of the unscrambled');
  expect([topics.countOf('bookings'), topics.countOf('parcels'), topics.countOf('frauds')]).toEqual([
    0, 0, 0,
  ]);
  expect(topicsOf('当行を装った不審なメール').countOf('frauds')).toBe(1);
});

test('the subject of a mail is looked at alone', () => {
  expect(topicsOf('Phish of the month').isSubject('frauds')).toBe(true);
  expect(topicsOf('Scambio in attesa').isSubject('frauds')).toBe(false);
});
