import { expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

test('the words of a path name nothing', () => {
  const text =
    'Top paths\n  POST /login/verify-code              204881\n  POST /password/reset                  77310';
  expect(otpOf({ subject: 'Blocked requests on the login', text })).toBeNull();
});

test('what is typed into a chat is no path', () => {
  expect(otpOf({ subject: 'Link your account', text: 'Send this to the bot:\n/verify 482913' })).toBe(
    '482913',
  );
});
