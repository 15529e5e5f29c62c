import { describe, expect, test } from 'vitest';
import { setOffIn } from '../../../../src/mail/codes/text/setoff.ts';
import { mark } from '../../../../src/mail/html.ts';
import { decisionOf } from '../kit.ts';

const valuesIn = (text: string) => setOffIn(text).map(({ value }) => value);

describe('a value that plain text sets off', () => {
  test.each([
    'Email code: *482913*',
    'Email code: **482913**.',
    'Email code: `482913`',
    'Email code: __482913__',
    'Email code: "482913".',
    'Email code: «482913», valid for ten minutes',
    '  [482913]',
    '(482913)',
    '„482913“',
  ])('is the value without its signs: %s', (text) => {
    expect(valuesIn(text)).toEqual(['482913']);
  });

  test('is a word of small letters only on a line of its own', () => {
    expect(valuesIn('*mokiru*')).toEqual(['mokiru']);
    expect(valuesIn('the *active* one, and no "other"')).toEqual([]);
    expect(valuesIn('the *KTPLMN* one')).toEqual(['KTPLMN']);
  });

  test('is in bold, or in the type of programs', () => {
    expect(setOffIn('use *482913*')[0]?.marks).toBe(mark.bold);
    expect(setOffIn('use `482913`')[0]?.marks).toBe(mark.code);
    expect(setOffIn('`482913`')[0]?.marks).toBe(mark.code);
  });

  test('stands where it says, one after the other', () => {
    const text = 'not "1111-22" but *3333-44*';
    expect(setOffIn(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      '"1111-22"',
      '*3333-44*',
    ]);
  });
});

test('signs of other meanings set nothing off', () => {
  for (const text of [
    'Card ****4471',
    'Visa *4471 and *4472',
    '{"code":"482913"}',
    '{ "code": "482913" }',
    'code: "482913" // from the user',
    'call *5018*21#',
    'file_482913_final',
    '[K4X9QW-R2L7]',
    '____________',
    '5 * 482913 * 2',
  ])
    expect(valuesIn(text), text).toEqual([]);
});

test('a code that is set off is found where it would be without the signs', () => {
  for (const code of ['482913', '*482913*', '**482913**', '`482913`', '"482913"', '«482913»'])
    expect(
      decisionOf({ subject: 'Pump asks', text: `Answer the pop-up on that phone with ${code}.` }).otp,
      code,
    ).toBe('482913');
});
