import { expect, test } from 'vitest';
import { singleFlow } from '../../../src/mail/codes/segments.ts';
import { Topics } from '../../../src/mail/codes/topics.ts';

const topicsOf = (...lines: string[]) => new Topics(lines.map((line) => singleFlow('subject', line)));

test('each word of a topic counts once, whatever part of the mail it stands in', () => {
  expect(topicsOf('Your flight', 'Flight SK 4411, seat 12A').bookings).toBe(2);
  expect(topicsOf('Paket', 'Ihr Paket liegt in der Packstation').parcels).toBe(2);
  expect(topicsOf('Sign in', 'to your account').accounts).toBe(2);
});

test('parts of words do not count', () => {
  const topics = topicsOf('The seatbelt company', 'Recollection of discount');
  expect([topics.bookings, topics.parcels, topics.accounts]).toEqual([0, 0, 0]);
});
