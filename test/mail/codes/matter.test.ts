/** Codes that are called like one-time codes and are of something else: a meeting, a document, a contest. */
import { describe, expect, test } from 'vitest';
import { otpOf } from './kit.ts';

describe('a code of something else is no answer', () => {
  test.each([
    ['Potrdilo je pripravljeno', 'Koda za preverjanje dokumenta: 7714209.'],
    ['Your statement', 'Verification code of the document: 7714209.'],
    ['Kutse koosolekule', 'Koosoleku ID: 881 204 417\nPääsukood: 448120'],
    ['Ďakujeme za účasť v súťaži', 'Váš kód je 771483.'],
  ])('%s: %s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });
});

describe('one that is asked for, or dies soon, is', () => {
  test.each([
    ['Podpis dokumentu', 'Overovací kód pre podpis dokumentu je 771420 a platí 10 minút.', '771420'],
    ['Your certificate', 'Enter the verification code 771420 to log in and see your certificate.', '771420'],
    ['Möte', 'Din inloggningskod är 771420. Den gäller i 10 minuter.', '771420'],
  ])('%s: %s', (subject, text, code) => {
    expect(otpOf({ subject, text })).toBe(code);
  });
});
