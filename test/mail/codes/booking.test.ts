import { expect, test } from 'vitest';
import { isOfBooking } from '../../../src/mail/codes/booking.ts';
import { readText, spotOf } from './kit.ts';

function booked(text: string, value: string): boolean {
  const { read, index, match } = spotOf(readText(text), value);
  return isOfBooking(read, index, match);
}

test.each([
  ['Check-in 15:00, 2 guests.\nConfirmation code\nHMZ4TQ2B8K', 'HMZ4TQ2B8K'],
  ['Confirmation code: K7MZQ2. Flight SK 4411, seat 12A.', 'K7MZQ2'],
  ['Anreise 5. Dez., 2 Gäste.\nBestätigungscode\nHMZ4TQ2B8K', 'HMZ4TQ2B8K'],
  ['チェックイン 12月5日、チェックアウト 12月8日。\n確認コード\nHMZ4TQ2B8K', 'HMZ4TQ2B8K'],
])('in %j the code confirms a booking', (text, value) => {
  expect(booked(text, value)).toBe(true);
});

test.each([
  ['Your confirmation code is 482913. It is valid for ten minutes.', '482913'],
  ['Your login code: K7MZQ2. Flight SK 4411, seat 12A.', 'K7MZQ2'],
  ['Confirmation code: 482913. You get it because you have a booking with us.', '482913'],
])('in %j it does not', (text, value) => {
  expect(booked(text, value)).toBe(false);
});
