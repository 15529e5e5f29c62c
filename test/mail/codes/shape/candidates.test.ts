import { describe, expect, test } from 'vitest';
import { limits } from '../../../../src/limits.ts';
import { findMatches } from '../../../../src/mail/codes/shape/candidates.ts';
import { clean } from '../../../../src/mail/codes/text/clean.ts';

function found(text: string): string[] {
  return findMatches(clean(text)).map(({ shape, value }) => `${shape} ${value}`);
}

describe('the canonical value', () => {
  test.each([
    ['482913', 'digits 482913'],
    ['4829', 'digits 4829'],
    ['48291', 'digits 48291'],
    ['4829137', 'digits 4829137'],
    ['48291376', 'digits 48291376'],
    ['482913764', 'digits 482913764'],
    ['4829137645', 'digits 4829137645'],
    ['004829', 'digits 004829'],
    ['482 913', 'grouped 482913'],
    ['482-913', 'grouped 482913'],
    ['482\u2009913', 'grouped 482913'],
    ['482\u00a0913', 'grouped 482913'],
    ['482\u2011913', 'grouped 482913'],
    ['482\u2013913', 'grouped 482913'],
    ['4829 1376', 'grouped 48291376'],
    ['48-29-13', 'grouped 482913'],
    ['48 29', 'grouped 4829'],
    ['48291-37645', 'grouped 4829137645'],
    ['4 8 2 9 1 3', 'spaced 482913'],
    ['4-8-2-9-1-3', 'spaced 482913'],
    ['4\t8\t2\t9\t1\t3', 'spaced 482913'],
    ['4, 8, 2, 9, 1, 3', 'spaced 482913'],
    ['│ 4 │ 8 │ 2 │ 9 │', 'spaced 4829'],
    ['4💛8💛2💛9', 'spaced 4829'],
    ['a u 8 k u f', 'spaced au8kuf'],
    ['K R M W T P', 'spaced KRMWTP'],
    ['G-482913', 'prefixed 482913'],
    ['FB-48291', 'prefixed 48291'],
    ['G-482-913', 'prefixed 482913'],
    ['RKJ-YP6', 'hyphenated RKJ-YP6'],
    ['19-b7-c0-3e', 'hyphenated 19-b7-c0-3e'],
    ['KD-7714-Q', 'hyphenated KD-7714-Q'],
    ['z4-k9p-77q', 'hyphenated z4-k9p-77q'],
    ['SD-204 918', 'prefixed 204918'],
    ['QL-20 49 18', 'prefixed 204918'],
    ['G-4829 1376', 'prefixed 48291376'],
    ['G-4 8 2 9 1 3', 'prefixed 482913'],
    ['NRT-4 8 2 9', 'prefixed 4829'],
    ['4 8 2 9 1 3, 5 minutes', 'spaced 482913'],
    ['48 2913 07', 'grouped 48291307'],
    ['J2G9Q7-as', 'alnum J2G9Q7'],
    ['LQ 48 TZ', 'alnum LQ48TZ'],
    ['AB12-CD34', 'hyphenated AB12-CD34'],
    ['tt226-5398x', 'hyphenated tt226-5398x'],
    ['mfqz-wkxp', 'hyphenated mfqz-wkxp'],
    ['lgp-hkt', 'hyphenated lgp-hkt'],
    ['vq-ht-zs', 'hyphenated vq-ht-zs'],
    ['KITE-3-OWL', 'hyphenated KITE-3-OWL'],
    ['vmtr pkda', 'letters vmtrpkda'],
    ['XKCD-PLMN', 'hyphenated XKCD-PLMN'],
    ['A1B2C3', 'alnum A1B2C3'],
    ['7hQ2xPz9', 'alnum 7hQ2xPz9'],
    ['a81f30c2', 'alnum a81f30c2'],
    ['KRMWTP', 'letters KRMWTP'],
    ['kRmWtP', 'letters kRmWtP'],
    ['٤٨٢٩١٣', 'digits 482913'],
    ['４８２ ９１３', 'grouped 482913'],
    ["4826'dır", 'digits 4826'],
    ['482913-as', 'digits 482913'],
    ['482913ni', 'digits 482913'],
    ['482-913-as', 'grouped 482913'],
  ])('of %j is %s', (printed, expected) => {
    expect(found(`: ${printed}`)).toContain(expected);
    expect(found(`« ${printed} »`)).toContain(expected);
  });
});

test('a word of one letter before single digits is none of them, a letter of a code is', () => {
  expect(found('Fyll i 8 3 6 1 0 4 på sidan')).toEqual(['spaced 836104']);
  expect(found('A 8 3 6 1 0 4')).toEqual(['spaced A836104']);
});

test('a match knows where it stands', () => {
  const text = 'Your code: 482 913 (10 minutes)';
  const [match] = findMatches(text);
  expect(text.slice(match?.start, match?.end)).toBe('482 913');
});

test('scripts without blanks may touch it', () => {
  expect(found('验证码482913请勿泄露')).toEqual(['digits 482913']);
  expect(found('認証コードはA1B2C3です')).toEqual(['alnum A1B2C3']);
  expect(found('인증번호 482913입니다')).toEqual(['digits 482913']);
});

test.each([
  ['three digits', '123'],
  ['eleven digits', '12345678901'],
  ['a card', '4111 1111 1111 1111'],
  ['a telephone number in groups', '020-7946-0958-22'],
  ['a licence key', 'ABCD1-EFGH2-IJKL3-MNOP4'],
  ['an identifier', '123e4567-e89b-12d3-a456-426614174000'],
  ['an address', 'https://acme.test/482913'],
  ['a mailbox', 'user482913@acme.test'],
  ['eleven spaced digits', '1 2 3 4 5 6 7 8 9 0 1'],
  ['a word', 'please enter words only'],
  ['an accented word that begins in ASCII', 'CODIGÓS'],
])('%s is no candidate', (_name, text) => {
  expect(found(text)).toEqual([]);
});

test('an ordinary word is one only where it stands apart', () => {
  expect(found('the word kestrel stands in a sentence')).toEqual([]);
  expect(found('kestrel')).toEqual(['letters kestrel']);
});

test('groups of unlike sizes are read apart', () => {
  expect(found('482 913 5 minutes')).toContain('grouped 482913');
  expect(found('48291 1376')).not.toContain('grouped 482911376');
});

test('matches stand in their order, do not overlap, and are no more than the bound', () => {
  const text = '482913 A1B2C3 482-913 KRMWTP 4 8 2 9 AB12-CD34 G-482913. '.repeat(2_000);
  const matches = findMatches(text);
  expect(matches.length).toBeLessThanOrEqual(limits.codeMatchesMax + 1);
  let end = 0;
  for (const match of matches) {
    expect(match.start).toBeGreaterThanOrEqual(end);
    expect(match.value.length).toBeGreaterThanOrEqual(4);
    expect(match.value.length).toBeLessThanOrEqual(12);
    end = match.end;
  }
});

test('uneven groups with a hyphen are one number, unlike a year and what follows it', () => {
  expect(found('Din kod: 4471-09')).toContain('grouped 447109');
  expect(found('Kod: 91-204-47')).toContain('grouped 9120447');
  expect(found('2026-09')).toEqual([]);
});

describe('characters one at a time', () => {
  test('keep the hyphen that is printed between some of them', () => {
    expect(found('R K J - Y P 6')).toEqual(['spaced RKJ-YP6']);
    expect(found('4 8 2 - 9 1 3')).toEqual(['spaced 482913']);
    expect(found('A-7-X-9')).toEqual(['spaced A7X9']);
  });

  test('may be of both cases where there are many, with a digit', () => {
    expect(found('k 7 P q 2 R w 9')).toEqual(['spaced k7Pq2Rw9']);
    expect(found('A b C d E f')).toEqual([]);
  });
});

test('a word of one letter behind spaced digits begins the rest of the sentence', () => {
  expect(findMatches('5 2 0 9 3 8 e seu codigo')[0]).toMatchObject({ value: '520938', shape: 'spaced' });
  expect(findMatches('a u 8 k u f')[0]).toMatchObject({ value: 'a u 8 k u f'.replaceAll(' ', '') });
});

test('a day with the name of its month is none', () => {
  expect(findMatches('If you do not verify by 17-Dec-2025 it is suspended')).toEqual([]);
});

test('a name with a hyphen is no part of its code', () => {
  expect(findMatches('Code-482913').map(({ value }) => value)).toEqual(['482913']);
  expect(findMatches('CODE-AB12').map(({ value }) => value)).toContain('AB12');
});

test.each([
  ['the p6jm76-as code', 'p6jm76'],
  ['şifrəniz w6zfng-dir.', 'w6zfng'],
  ['kinnita h5pjrn-ga kohe', 'h5pjrn'],
  ['Your code is k4x9-ta', 'k4x9-ta'],
  ['Your code is tt226-5398x', 'tt226-5398x'],
])('what many words end in is no part of a code in small letters: %s', (text, value) => {
  expect(findMatches(text).map((match) => match.value)).toEqual([value]);
});

test('of a command that is typed into a chat the last word may be a code', () => {
  const values = (text: string) => findMatches(text).map(({ value }) => value);
  expect(values('/msg NickServ VERIFY REGISTER mara fhqpzlkdrt')).toEqual(['fhqpzlkdrt']);
  expect(values('/msg NickServ confirm 482913')).toEqual(['482913']);
});
