/** Codes that somebody said in a meeting. */
import { expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

const said = [
  '00:14  Agnes   Hi Rafe, can you see the screen?',
  '00:31  Rafe    Yes. It wants a code now.',
  '00:40  Agnes   The code is 441 750, I see it on my side.',
  '00:52  Rafe    Thanks, I am in.',
].join('\n');

test('what was said in a meeting is no code any more', () => {
  expect(otpOf({ subject: 'Transcript: onboarding call', text: said })).toBeNull();
  expect(otpOf({ subject: 'Onboarding call', text: `Your transcript is ready.\n\n${said}` })).toBeNull();
});

test('the code that opens the transcript is one', () => {
  const text = `Your transcript is ready. Your verification code to open it is 730551.\n\n${said}`;
  expect(otpOf({ subject: 'Your transcript', text })).toBe('730551');
});

test('lines with times alone are none', () => {
  const text = '10:14  Sent\n10:15  Opened\n10:16  Your verification code is 482913';
  expect(otpOf({ subject: 'Your transcript of records', text })).toBe('482913');
});
