/** Links that offer two answers to one question. */
import { expect, test } from 'vitest';
import { twinsOf } from '../../../src/mail/links/twins.ts';

function pairs(...urls: string[]): string[] {
  return twinsOf(urls).map(({ twin, other }) => (twin === 'none' ? '-' : `${twin} of ${other}`));
}

test.each([
  ['https://a.example/fam/5/Pq7-mm20/si', 'https://a.example/fam/5/Pq7-mm20/no'],
  ['https://a.example/convite/aceite/KJ6-70912', 'https://a.example/convite/recusa/KJ6-70912'],
  ['https://a.example/c/8841/entra?p=Tr6', 'https://a.example/c/8841/surt?p=Tr6'],
  ['https://a.example/kutse/d17f2334-7b2f', 'https://a.example/kutse/d17f2334-7b2f/keeldu'],
  ['https://a.example/rsvp?id=77120&answer=yes', 'https://a.example/rsvp?id=77120&answer=no'],
])('%s and %s are twins', (one, two) => {
  const home = 'https://a.example/';
  expect(pairs(home, one, two)).toEqual(['-', 'first of 2', 'second of 1']);
});

test('so are they where the first is a button and printed once more', () => {
  const [yes, no] = ['https://a.example/i/77120/yes', 'https://a.example/i/77120/no'];
  expect(pairs(yes, yes, no)).toEqual(['first of 2', 'first of 2', 'second of 0']);
});

test.each([
  ['of different hosts', 'https://a.example/i/77120/yes', 'https://b.example/i/77120/no'],
  ['that share nothing that is somebody’s', 'https://a.example/help/faq', 'https://a.example/help/terms'],
  ['for two orders', 'https://a.example/o/77120/track', 'https://a.example/o/77121/track'],
  ['that differ in two parts', 'https://a.example/i/77120/yes/now', 'https://a.example/i/77120/no/never'],
])('links %s are none', (_what, one, two) => {
  expect(pairs(one, two)).toEqual(['-', '-']);
});

test('the stars of a survey are none', () => {
  const urls = ['bad', 'fair', 'good'].map((star) => `https://a.example/rate/77120/${star}`);
  expect(pairs(...urls)).toEqual(['-', '-', '-']);
});

test('hostile addresses in numbers cost little', () => {
  const urls = Array.from({ length: 2_000 }, (_, at) => `https://a.example/${'/a'.repeat(900)}/${at}`);
  expect(pairs(...urls).filter((one) => one !== '-')).toEqual([]);
});
