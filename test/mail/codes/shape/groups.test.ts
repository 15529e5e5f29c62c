/** Digits in groups. */
import { expect, test } from 'vitest';
import { findAtoms } from '../../../../src/mail/codes/shape/atoms.ts';
import { findMatches, type Match } from '../../../../src/mail/codes/shape/candidates.ts';
import { readGroups } from '../../../../src/mail/codes/shape/groups.ts';

/** The value of the groups that a text begins with, if any, and the atom that comes next. */
function read(text: string): [value: string | undefined, next: number | null] {
  const matches: Match[] = [];
  const next = readGroups(text, findAtoms(text), 0, matches);
  return [matches[0]?.value, next];
}

test.each([
  ['482 913', '482913', 2],
  ['482 - 913', '482913', 2],
  ['482·913', '482913', 2],
  ['482\t·\t913', '482913', 2],
  ['48 29 13', '482913', 3],
  ['772 930 18', '77293018', 3],
  ['55-18-03-2', '5518032', 4],
  ['55 03 1', '55031', 3],
  ['4402 1187 95', '4402118795', 3],
  ['550 183 204 7', '5501832047', 4],
  ['4471-092-638', '4471092638', 3],
])('%j is %s', (text, value, next) => {
  expect(read(text)).toEqual([value, next]);
});

test.each([
  ['48.20.17', '482017', 3],
  ['482/907', '482907', 2],
  ['05 / 91 / 27', '059127', 3],
  ['590.217', '590217', 2],
  ['482_907', '482907', 2],
  ['482][907', '482907', 2],
])('signs are between groups where they are all of a line: %j', (text, value, next) => {
  expect(read(text)).toEqual([value, next]);
});

test.each(['24.06.51', '12.30.45', '2026/11', '10.20.30.40', '48.20.17 and more', '1,590.217'])(
  '%j is a day, a time or an amount',
  (text) => {
    expect(read(text)[0]).toBeUndefined();
  },
);

test.each([
  ['It spat out 83 50 2 - put that in.', '83502'],
  ['copy 55-90-12-8 into the field', '5590128'],
  ['Field 3: 28 60 13 4', '2860134'],
])('pairs with a last digit are one in a sentence too: %s', (text, value) => {
  expect(findMatches(text).map((match) => match.value)).toContain(value);
});

test.each([
  ['Your control panel code is 602 11 8', '602118'],
  ['Your mail code is 2093 77 (valid 12 hours).', '209377'],
  ['Tasdiqlash kodi - 912 64 7', '912647'],
  ['Confirmation code ......... 915.624 Enter it at the kiosk', '915624'],
  ['The code for your meter (no. 1 18202408-02) is 238.615.', '238615'],
  ['Confirm with "34/80/95" on the page', '348095'],
  ['Enter 5521/0938 on the page', '55210938'],
  ['Skriv engångskoden 205 66 9 i appen.', '205669'],
])('groups of whatever lengths are one where a name or a verb stands before them: %s', (text, value) => {
  expect(findMatches(text).map((match) => match.value)).toContain(value);
});

test.each(['Code 907.2.11 asks for a guard', 'Season 2024/2025 begins', 'Your code: 2024/2025'])(
  'a clause of a law and a season are none: %s',
  (text) => {
    expect(findMatches(text).map(({ shape }) => shape)).not.toContain('grouped');
  },
);

test.each(['We met 83 50 2 times', 'It took 12 30 5 minutes', 'Your code: 12 304 5 minutes'])(
  'but not before what is counted: %s',
  (text) => {
    expect(findMatches(text)).toEqual([]);
  },
);

test.each(['482', '482913 77', '2 3 4 5', '482. 913'])('%j has none at its beginning', (text) => {
  expect(read(text)).toEqual([undefined, null]);
});

test.each([
  ['45 82 906', '4582906'],
  ['|| 550 138 7 ||', '5501387'],
  ['40771 862', '40771862'],
  ['58203-7714', '582037714'],
])('%j is one where the line says nothing else', (text, value) => {
  expect(findMatches(text).map((match) => match.value)).toEqual([value]);
});

test.each([
  ['Enter the code 4071 92 in the app', '407192'],
  ['Your code 4071 10 minutes before', '4071'],
  ['In the year 2026 11 people signed in', '2026'],
])('four digits and two within a sentence: “%s”', (text, value) => {
  expect(findMatches(text)[0]?.value).toBe(value);
});

test('in a sentence, and with more groups, it is none', () => {
  expect(findMatches('Call 45 82 906 now').map(({ value }) => value)).toEqual(['82906']);
  expect(findMatches('555 55 07 22')).toEqual([]);
});

test('a number that is counted is no group', () => {
  expect(read('482 913 10 minutes')).toEqual(['482913', 2]);
});

test('a long row is passed over as a whole', () => {
  expect(read('4929 1180 3320 7741')).toEqual([undefined, 4]);
});

test('groups as of thousands are one where nothing follows', () => {
  const last = (text: string) => {
    const matches: Match[] = [];
    const atoms = findAtoms(text);
    readGroups(text, atoms, atoms.length - 3, matches);
    return matches[0]?.value;
  };
  expect(last('Authentication code: 9 014 775')).toBe('9014775');
  expect(last('9 014 775')).toBe('9014775');
  expect(last('We have 9 014 775 EUR')).not.toBe('9014775');
});

test('numbers in cells are read one by one where others stand beside them', () => {
  const values = (row: string) => findMatches(row).map(({ value }) => value);
  expect(values('finchley\tweb\t2083\t8830\t16:44:30')).toEqual(['2083', '8830']);
  expect(values('814\t259\t36')).toEqual(['81425936']);
});

test('underscores of Markdown stand beside the groups', () => {
  expect(findMatches('__309_471__').map(({ value }) => value)).toEqual(['309471']);
});

test('groups of any lengths are one where they are all of a cell', () => {
  for (const cell of ['93 018 64', '640.228.15', '73 5 99', '482-66-193'])
    expect(
      findMatches(`Login key\t${cell}`).map(({ value }) => value),
      cell,
    ).toContain(cell.replace(/\D/g, ''));
  expect(findMatches('Since\t02.09.25')).toEqual([]);
});

test('dots part groups in a sentence that names them, unless something is counted', () => {
  const values = (text: string) => findMatches(text).map(({ value }) => value);
  expect(values('Your code is 636.457 and lives for a while')).toEqual(['636457']);
  expect(values('473.258 is the code')).toEqual(['473258']);
  expect(values('动态密码326.987，请在2分钟内输入')).toContain('326987');
  expect(values('A code for 250.000 € of credit')).toEqual([]);
});

test('dots may part groups of unlike lengths, behind a name as well', () => {
  expect(findMatches('82.10.744').map(({ value }) => value)).toEqual(['8210744']);
  expect(findMatches('Kod logowania 266.310').map(({ value }) => value)).toContain('266310');
  expect(findMatches('Verbrauch 266.310')).toEqual([]);
});

test('four digits and two groups of three are one that is all of its line; telephones begin otherwise', () => {
  expect(findMatches('4471 902 836').map(({ value }) => value)).toEqual(['4471902836']);
  expect(findMatches('0800 902 836').map(({ value }) => value)).not.toContain('0800902836');
});

test('groups of a telephone number are a code where their line calls them one', () => {
  const values = (text: string) => findMatches(text).map(({ value }) => value);
  expect(values('Authentication code for the portal: 448 913 2056')).toContain('4489132056');
  expect(values('Code: call 448 913 2056')).not.toContain('4489132056');
  expect(values('Ask for a code at 448 913 2056')).not.toContain('4489132056');
});

test('of three cells with numbers two are not one', () => {
  expect(findMatches('device pairing PIN\t640\t611\t0').map(({ value }) => value)).not.toContain('640611');
  expect(findMatches('Code\t640\t611').map(({ value }) => value)).toContain('640611');
});

test.each([
  'Tu código es 482.913.',
  'Use o código 482.913 para entrar.',
  'Váš kód je 482.913.',
  '您的验证码是 482.913。',
  '認証番号「482.913」を入力してください。',
  '確認コード：482.913',
])('dots behind a name with accents, and before other stops: %s', (text) => {
  expect(findMatches(text).map(({ value }) => value)).toContain('482913');
});

test('groups of a telephone number behind a name with accents', () => {
  const values = findMatches('Código de verificação: 448 913 2056').map(({ value }) => value);
  expect(values).toContain('4489132056');
});

test('a day with its year is none', () => {
  for (const day of ['15-09-2025', '15-9-2025', '9-15-2025'])
    expect(findMatches(`Date of e-verification: ${day}`)).toEqual([]);
  expect(findMatches('Code: 48-29-1375').map(({ value }) => value)).toContain('48291375');
});
