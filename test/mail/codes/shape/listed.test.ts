/** Rows of codes. */
import { describe, expect, test } from 'vitest';
import { listedValues } from '../../../../src/mail/codes/shape/listed.ts';
import { otpOf, type ReadFlow, readHtml, readText } from '../kit.ts';

describe('a list of codes', () => {
  const backup = ['48291376', '77110022', '90817263', '55667788', '12873465'];

  function listed(read: ReadFlow): number {
    return listedValues(read.segments, read.matches).size;
  }

  test('is four of one kind or more in lines of their own', () => {
    expect(listed(readText(backup.join('\n')))).toBe(5);
    expect(listed(readHtml(`<ul><li>${backup.join('<li>')}</ul>`))).toBe(5);
    expect(listed(readText(backup.slice(0, 3).join('\n')))).toBe(0);
  });

  test('is not the same code printed again and again', () => {
    expect(listed(readText('482913\n482913\n482913\n482913\n482913'))).toBe(0);
  });

  test('is not made of numbers in sentences', () => {
    expect(
      listed(readText(backup.map((code) => `Please find attached the papers of ${code}.`).join('\n\n'))),
    ).toBe(0);
  });

  test('gives no answer', () => {
    expect(
      otpOf({ subject: 'Your backup codes', text: `Keep them safe:\n\n${backup.join('\n')}` }),
    ).toBeNull();
  });
});

test('years in a sentence make no list of the code beside them', () => {
  const text = 'The registers for 1871 to 1904 are in boxes 12-19. Your sign-in code for the room is 2031.';
  const { segments, matches } = readText(text);
  expect(listedValues(segments, matches).size).toBe(0);
  expect(otpOf({ subject: 'Reading room', text })).toBe('2031');
});
