import { describe, expect, test } from 'vitest';
import { randomFrom } from '../../../../scripts/fill/mails.ts';
import { fold } from '../../../../src/mail/codes/text/clean.ts';
import { trieOf } from '../../../../src/mail/codes/words/build.ts';
import { matcher } from '../../../../src/mail/codes/words/index.ts';
import { WordMatcher } from '../../../../src/mail/codes/words/match.ts';
import type { WordTable } from '../../../../src/mail/codes/words/table.ts';

function found(table: WordTable, text: string): string[] {
  const folded = fold(text);
  return new WordMatcher(trieOf([table]))
    .find(folded)
    .map(({ kind, start, end }) => `${kind} ${folded.slice(start, end)}`);
}

describe('words', () => {
  test('stand alone, unless a star allows letters there', () => {
    const table = { code: 'pin', act: 'confirm*', strong: '*kennwort' };
    expect(found(table, 'pin PIN opinion pins')).toEqual(['code pin', 'code pin']);
    expect(found(table, 'confirm confirmation reconfirm')).toEqual(['act confirm', 'act confirm']);
    expect(found(table, 'Einmalkennwort Kennwort Kennworte')).toEqual(['strong kennwort', 'strong kennwort']);
  });

  test('are found beside signs and digits', () => {
    expect(found({ code: 'otp' }, '(otp) otp: "otp" otp123 123otp otp.')).toHaveLength(6);
    expect(found({ code: 'otp' }, 'otp_sms sms_otp')).toEqual([]);
  });

  test('are found without regard to case, accents, hyphens and apostrophes', () => {
    const table = { code: "code d'accès, one-time code" };
    expect(found(table, 'CODE D’ACCES, One‑Time Code, one time code')).toHaveLength(3);
  });

  test('are found with “email” and “e-mail” alike', () => {
    expect(found({ code: 'email code', act: 'e-mail senden' }, 'e-mail code, Email senden')).toEqual([
      'code e mail code',
      'act email senden',
    ]);
  });

  test('win by their length at every place', () => {
    const table = { code: 'code', strong: 'code word', other: 'promo code', label: 'code word list' };
    expect(found(table, 'promo code')).toEqual(['other promo code']);
    expect(found(table, 'code word')).toEqual(['strong code word']);
    expect(found(table, 'code word list')).toEqual(['label code word list']);
    expect(found(table, 'code word lists')).toEqual(['strong code word']);
    expect(found(table, 'promo codes code')).toEqual(['code code']);
  });

  test('do not overlap', () => {
    expect(found({ code: 'a b', label: 'b c' }, 'a b c')).toEqual(['code a b']);
  });

  test('listed twice count as what comes first in the order of kinds', () => {
    expect(found({ other: 'token', code: 'token', ignore: 'food token' }, 'token')).toEqual(['other token']);
    expect(found({ other: 'food token', ignore: 'food token' }, 'food token')).toEqual(['ignore food token']);
  });

  test('of the kind fresh that hold a name of the code are names', () => {
    expect(found({ code: 'code', fresh: 'new code, new one' }, 'new code, new one')).toEqual([
      'freshName new code',
      'fresh new one',
    ]);
  });
});

describe('scripts', () => {
  test('without blanks between words need no boundary', () => {
    expect(found({ strong: '验证码', other: '二维码' }, '您的验证码是123，二维码')).toEqual([
      'strong 验证码',
      'other 二维码',
    ]);
    expect(found({ strong: 'รหัสยืนยัน' }, 'นี่คือรหัสยืนยันของคุณ')).toEqual([`strong ${fold('รหัสยืนยัน')}`]);
  });

  test('from right to left may have prefixes and endings glued on', () => {
    const hebrew = { code: 'קוד', ignore: 'נקודת' };
    expect(found(hebrew, 'קוד הקוד וקוד קודך')).toHaveLength(4);
    expect(found({ code: 'קוד' }, 'נקודת')).toEqual([]);
    expect(found({ code: 'رمز' }, 'رمز والرمز رمزك')).toHaveLength(3);
  });

  test('with blanks need them', () => {
    expect(found({ code: 'код' }, 'код кодекс штрихкод')).toEqual(['code код']);
    expect(found({ code: 'κωδικος' }, 'Κωδικός κωδικοποίηση')).toEqual(['code κωδικοσ']);
  });
});

test('an empty word in a table is a mistake', () => {
  expect(() => new WordMatcher(trieOf([{ code: 'pin, *' }]))).toThrow(/empty word/);
});

test('a text without words has none, whatever its length', () => {
  expect(matcher.find('')).toEqual([]);
  expect(matcher.find('0123456789'.repeat(1_000))).toEqual([]);
});

test('hits stand in their order within the text', () => {
  const folded = fold(
    'Your verification code for the order is below. Ihr Code lautet: 验证码 промокод '.repeat(20),
  );
  let end = 0;
  for (const hit of matcher.find(folded)) {
    expect(hit.start).toBeGreaterThanOrEqual(end);
    expect(hit.end).toBeGreaterThan(hit.start);
    end = hit.end;
  }
  expect(end).toBeLessThanOrEqual(folded.length);
});

test.each([
  ['unicode encode vscode xcode', 'code'],
  ['opinion pinned spinning', 'code'],
  ['token of appreciation', 'code'],
])('%s holds no name of a code', (text, kind) => {
  const kinds = matcher.find(fold(text)).map((hit) => hit.kind as string);
  expect(kinds).not.toContain(kind);
  expect(kinds).not.toContain('strong');
});

test('of whatever length they are, all are found that a look for each at every place finds', () => {
  // Closed and open ones of one unit to ten, each the beginning of others.
  const closed = ['a', 'ab', 'aba', 'abab', 'ababa', 'ababb a', 'ababa bab', 'b aab abaa'];
  const open = ['bb', 'bba ab', 'bbab bab b'];
  const longest = (text: string, at: number): number => {
    if (at > 0 && text[at - 1] !== ' ') return 0;
    const fits = (word: string, isOpen: boolean) =>
      text.startsWith(word, at) && (isOpen || !/[ab]/.test(text[at + word.length] ?? ' '));
    const lengths = [
      ...closed.filter((word) => fits(word, false)),
      ...open.filter((word) => fits(word, true)),
    ].map(({ length }) => length);
    return Math.max(0, ...lengths);
  };
  const words = new WordMatcher(
    trieOf([{ code: [...closed, ...open.map((word) => `${word}*`)].join(', ') }]),
  );
  const random = randomFrom(7);
  for (let round = 0; round < 3_000; round += 1) {
    const text = Array.from({ length: 1 + (round % 24) }, () => 'ab '[Math.floor(random() * 3)]).join('');
    const expected: [number, number][] = [];
    for (let at = 0; at < text.length; ) {
      const length = longest(text, at);
      if (length > 0) expected.push([at, at + length]);
      at += Math.max(1, length);
    }
    expect(
      words.find(text).map(({ start, end }) => [start, end]),
      `“${text}”`,
    ).toEqual(expected);
  }
});
