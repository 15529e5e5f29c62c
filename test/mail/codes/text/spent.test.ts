import { describe, expect, test } from 'vitest';
import { otpOf, readText } from '../kit.ts';

function kinds(text: string): string[] {
  return (readText(text).segments[0]?.hits ?? []).map(({ kind }) => kind);
}

describe('a name that has its own short value names nothing else', () => {
  test.each([
    'worker-3 exited with code 137 after 86412 rows',
    'smtp_code: 250, queue 48213',
    'The server answered with code 550; 48120 bytes',
    'Der Prozess endete mit Code 2 nach 77120 Dateien',
  ])('%s', (text) => {
    expect(kinds(text)).not.toContain('code');
  });

  test.each([
    'Your code (6 digits): 775120',
    'Code 1 of 2: 481203',
    'Code 1: 481203',
    'Your code is 12-34-56',
    'Your code: 123 456',
    'Your code 24b7c1',
  ])('unlike one that is counted, numbered or the code itself: %s', (text) => {
    expect(kinds(text)).toContain('code');
  });
});

test('a word of an address names nothing, however long that is', () => {
  const query = 'token=6a3f0c98b1d2e47755cc09a1f4e3d288&customer=3172&session=77120';
  expect(kinds(`https://acme.example/recover?${query}&reset_token=c40b8827e9`)).not.toContain('code');
});

describe('words of programs and paths are no words of the mail', () => {
  test.each(["KeyError: 'code'", 'form.cleaned_data["code"] != 48213', 'POST /accounts/verify/ 48213'])(
    '%s',
    (text) => {
      expect(kinds(text)).not.toContain('code');
      expect(kinds(text)).not.toContain('act');
    },
  );

  test('two names with a slash between them stay names', () => {
    expect(kinds('Ihr PIN/Code: 482913')).toContain('code');
  });
});

test('"no" is the label of a number behind it, and else a word', () => {
  expect(kinds('Invoice no. 4471')).toContain('label');
  expect(kinds('No. A-4471')).toContain('label');
  expect(kinds('There is no hurry')).not.toContain('label');
  expect(kinds('Entre no site')).not.toContain('label');
});

test('a verb behind dots that lead to a value asks for nothing', () => {
  const text = '  Merchant .......... HARBOR MARINE SUPPLY 00412\n  Amount ............ USD 1,204.50';
  expect(otpOf({ subject: 'Approve your purchase', text })).toBeNull();
});
