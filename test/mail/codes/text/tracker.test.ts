import { expect, test } from 'vitest';
import { isTrackerSubject } from '../../../../src/mail/codes/text/tracker.ts';

test("a tracker's subject is told from a sender's name in brackets", () => {
  expect(isTrackerSubject('[acme/login] OTP input rejects pasted values (#4471)')).toBe(true);
  expect(isTrackerSubject('Change in core[main]: Validate passcode length')).toBe(true);
  expect(isTrackerSubject('[Kontor21] Anmeldung')).toBe(false);
  expect(isTrackerSubject('(#5719304826) Forwarding confirmation')).toBe(false);
  expect(isTrackerSubject('G-448127 is your code')).toBe(false);
});

test('a ticket may have its number in groups', () => {
  expect(isTrackerSubject('[Ticket 740 188] The code does not arrive')).toBe(true);
  expect(isTrackerSubject('[Acme 740 188] is your code')).toBe(false);
});

test('the name of a test system is no matter of a tracker', () => {
  expect(isTrackerSubject('[dev-2] Your sign-in code')).toBe(false);
  expect(isTrackerSubject('[pr-118] Sign in')).toBe(false);
  expect(isTrackerSubject('[AUTH-118] Sign in')).toBe(true);
});
