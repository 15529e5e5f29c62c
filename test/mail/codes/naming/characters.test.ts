/** What a mail calls by its characters. */
import { expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

const terms = 'It can be used once, within ten minutes.';

test.each([
  ['Release digits: 2077-0154', '20770154'],
  ['The countersigning figures are 771830.', '771830'],
  ['ATTESTATION DIGITS: 735 064', '735064'],
  ['Freigabeziffern: 482913', '482913'],
  ['Ihre persönlichen Ziffern: 482913', '482913'],
  ['Vos chiffres sont 482913.', '482913'],
])('%s', (line, value) => {
  expect(otpOf({ subject: 'One step left', text: `${line}\n\n${terms}` })).toBe(value);
});

test('the digits of something else are none', () => {
  for (const line of ['The last four digits: 4471', 'Your card digits: 4471', 'Die letzten Ziffern: 4471'])
    expect(otpOf({ subject: 'Your card', text: `${line}\n\n${terms}` })).toBeNull();
});
