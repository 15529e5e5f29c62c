import { describe, expect, test } from 'vitest';
import { readPath } from '../../../src/mail/links/path.ts';

const of = (path: string, isAbout = false) => readPath(`https://a.test${path}`, isAbout);

test.each(['', '/', '/?utm_source=mail', '/?x=1&ref=7'])('%j is the front page', (path) => {
  expect(of(path).isHome).toBe(true);
});

test('a front page that is given a token is more than that', () => {
  expect(of('/?token=8f14e45f').isHome).toBe(false);
});

describe('what is done there', () => {
  test.each([
    '/verify',
    '/account/confirm/8f14',
    '/fr/invitations/accepter',
    '/dat-lai-mat-khau',
    '/godk%C3%A4nn',
    '/bekraeft-mail/5f2b',
    '/in?k=5590217',
  ])('is named by %s', (path) => {
    expect(of(path).isOfAct).toBe(true);
  });

  test.each(['/in', '/news', '/%E0%A4%A', '/o/8f14'])('is not by %s', (path) => {
    expect(of(path).isOfAct).toBe(false);
  });

  test('is no more than a sign-in for everybody at “/login”', () => {
    expect(of('/login')).toMatchObject({ isOfAct: true, isOfMore: false, isCalled: false });
    expect(of('/verify')).toMatchObject({ isOfAct: true, isOfMore: true, isCalled: true });
  });
});

test.each(['/kod', '/sign-in/enter-code', '/anmelden/code-eingeben?m=1', '/tv', '/pair', '/account/relier'])(
  '%s takes a code',
  (path) => {
    expect(of(path).isOfCode).toBe(true);
  },
);

test.each(['/codex', '/code/reviews', '/tvs', '/pinboard?p=/kod'])('%s takes none', (path) => {
  expect(of(path).isOfCode).toBe(false);
});

test.each([
  '/help/verify',
  '/orders/5517402',
  '/security/activity',
  '/account/disable?t=1',
  '/copy#482913',
  '/logo.png',
  '/acme/otp/pull/12',
  '/konto/sperren',
  '/lock?t=8f14',
  '/blocca/71f0',
  '/travar',
])('%s leads elsewhere', (path) => {
  expect(of(path).isElsewhere).toBe(true);
});

test.each([
  '/abholung/bestaetigen?s=0034',
  '/p/pickup/confirm/PN55',
  '/receipt',
  '/r/rate?verify=1',
  '/docs/d/1xQ?usp=sharing&invite=8f14',
  '/verify/HS0wq2/receipt.pdf',
  '/exports/2f7d0a6c/notes-20250302.zip?token=vT3mQ81',
  '/accountdisavow?adt=aav9',
  '/dnr?p=cudh1zkw3',
  '/auth/edit',
])('%s belongs to a parcel, a bill, a survey or a file', (path) => {
  expect(of(path).isElsewhere).toBe(true);
});

test.each([
  '/user/settings/email/confirm',
  '/rates-of-exchange/confirm',
  '/verify?next=/feedbacks',
  '/collective/join/8f14',
])('%s only begins like one, or names one behind it', (path) => {
  expect(of(path).isElsewhere).toBe(false);
});

test('what is called like one may be confirmed in a mail that asks for it', () => {
  expect(of('/reviews/confirm/8f14', true).isElsewhere).toBe(false);
  expect(of('/orders/5517402', true).isElsewhere).toBe(true);
});
