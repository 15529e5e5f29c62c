/** Letters with digits in groups. */
import { expect, test } from 'vitest';
import { findMatches } from '../../../../src/mail/codes/shape/candidates.ts';
import { readMixedGroups } from '../../../../src/mail/codes/shape/mixedgroups.ts';
import { clean } from '../../../../src/mail/codes/text/clean.ts';
import { otpOf } from '../kit.ts';

test('a name in capitals before groups of digits is none of them', () => {
  for (const name of ['TAN', 'PIN', 'OTP', 'KOD'])
    expect(findMatches(`${name} 904 716`).map(({ value }) => value)).toContain('904716');
  expect(readMixedGroups('KX4 904 716')?.value).toBe('KX4904716');
});

test.each([
  ['LQ 48 TZ', 'LQ48TZ'],
  ['T5K 8W2', 'T5K8W2'],
  ['Your code: T9 4W', 'T94W'],
  ['│ T9 4W │', 'T94W'],
  ['Enter the code R7K 2QD', 'R7K2QD'],
  ['Your code is T5K 8W2.', 'T5K8W2'],
  ['Kode masuk kamu: BTQ 804', 'BTQ804'],
  ['Código de acceso: 804 BTQ', '804BTQ'],
  ['「 n4 w8 t2 」を入力', 'n4w8t2'],
  ['Your code is n4 w8 t2.', 'n4w8t2'],
])('letters with digits: %j is %s', (text, value) => {
  expect(readMixedGroups(text)?.value).toBe(value);
});

test.each([
  'London SW1A 2AA',
  'TOP OF IT',
  '482 913',
  'It ends at 10:22 AM EDT',
  'AB 12 CD is my plate',
  'Número de vuelo: BTQ 804',
  'It took 4h 5m 3s',
])('%j has none of them', (text) => {
  expect(readMixedGroups(text)).toBeNull();
});

test.each([
  ['Studio: T8W 2RK', 'T8W2RK'],
  ['Studio: W1A 1AA', null],
  ['Studio: M1 1AE', null],
  ['W1A 1AA', 'W1A1AA'],
])(
  '%j is a postal code only where there are such districts, and may be a code where the line says no more',
  (text, value) => {
    expect(readMixedGroups(text)?.value ?? null).toBe(value);
  },
);

test.each([
  ['HJWM KTRB', 'HJWMKTRB', 'letters'],
  ['KDMQ 2957', 'KDMQ2957', 'alnum'],
  ['Dein Anmeldecode: WJ4 9PF', 'WJ49PF', 'alnum'],
])('%j is %s', (text, value, shape) => {
  expect(readMixedGroups(text)).toMatchObject({ value, shape });
});

test.each([['HOLA AMIGO'], ['BEST DEAL'], ['IKEA 4471'], ['Postcode: SW1 2AA']])('%j is none', (text) => {
  expect(readMixedGroups(text)).toBeNull();
});

test.each([
  ['Q3B G4R is the OTP', 'Q3BG4R'],
  ['so type X6G F9C over the grey digits', 'X6GF9C'],
  ['您的验证码为9VW T5G,5分钟内有效', '9VWT5G'],
  ['enter the activation code HH4 9T2 in the app', 'HH49T2'],
  ['il codice di verifica GQ5 7TX.', 'GQ57TX'],
])('mixed groups are read within a sentence: %j', (text, value) => {
  expect(readMixedGroups(text)?.value).toBe(value);
});

test.each(['Ottawa, K1A 0B1 in Canada', 'London W1A 1AA, UK', 'Dublin D02 X285 since', 'A4X 7B B2C 9'])(
  'a postal code or a row is none of them: %j',
  (text) => {
    expect(readMixedGroups(text)).toBeNull();
  },
);

test('numbers behind letters in groups are found as well, and in their order', () => {
  const found = findMatches('Your code is n4 w8 t2, order 482913').map(({ value }) => value);
  expect(found.indexOf('n4w8t2')).toBeLessThan(found.indexOf('482913'));
  expect(found.indexOf('n4w8t2')).toBeGreaterThanOrEqual(0);
});

test('two halves in a cell each are one where they are all of their row', () => {
  expect(readMixedGroups('A3F\t92C')?.value).toBe('A3F92C');
  for (const row of ['A3F\t92CD', 'ABC\t123', 'A3F\t92C\t4D5', 'No\tA3F\t92C'])
    expect(readMixedGroups(row)?.value).not.toBe('A3F92C');
});

test.each([
  'Please use PIN H7M C7J within the next half hour',
  'OTP H7M C7J per pagamento di euro 34,50',
  'lautet Ihre TAN H7M C7J. Bitte geben Sie sie ein',
  'KEY THE DYNAMIC CODE H7M C7J INTO THE ELECTION SCREEN',
  'ONE TIME PASSWORD IS H7M C7J VALID FOR: 00:10:00',
])('groups behind a name in capitals are read as one: %s', (text) => {
  expect(readMixedGroups(text)?.value).toBe('H7MC7J');
});

test.each([
  ['e4Wm 71', 'e4Wm71'],
  ['g7 Tn 40 Rq', 'g7Tn40Rq'],
  ['Room 4B', null],
  ['Day 24 to go', null],
  ['Zone 7Q', null],
])('groups in both cases that are a line of their own: %j is %j', (text, value) => {
  expect(readMixedGroups(text)?.value ?? null).toBe(value);
});

test.each([
  ['bitte den Code (p3wk 9xvm) eintragen', 'p3wk9xvm'],
  ['Your code is p3wk 9xvm.', 'p3wk9xvm'],
  ['Kod autoryzacyjny (6VX2 M9) wpisz na stronie', '6VX2M9'],
  ['Enter this code when prompted: QH7 4TZ', 'QH74TZ'],
  ['the code of the post (SW1A 2AA)', null],
  ['12 High Street, Leeds LS1 5AB', null],
  ['LX19 TBO', null],
  ['MWTQ 83', 'MWTQ83'],
  ['ROOM 12', null],
])('behind a name: %s', (text, value) => {
  expect(readMixedGroups(text)?.value ?? null).toBe(value);
});

test.each([
  ['K7 4T M9 2R', 'K74TM92R'],
  ['Q3X – 88W', 'Q3X-88W'],
  ['| Q7B\t2XN |', 'Q7B2XN'],
  ['|\tQ7B\t2XN\t|', 'Q7B2XN'],
  ['4A 7F 00 1B 9C', null],
  ['MON – FRI', null],
])('a line of its own: %s', (text, value) => {
  expect(readMixedGroups(clean(text))?.value ?? null).toBe(value);
});

test.each([
  ['Here is the code for a new password:\n\nLQ 4807', 'LQ4807'],
  ['Here is your flight:\n\nLH 2034', null],
])('two letters and four digits are one right under the name of a code: %s', (text, otp) => {
  expect(otpOf({ subject: 'Acme', text })).toBe(otp);
});

test('three pairs go on within a sentence, behind the name of a code', () => {
  const text =
    'Activez votre espace adhérent en saisissant d’abord votre numéro d’adhérente 0 447 812, ' +
    'puis le code d’activation B3 TK 58, valable jusqu’à dimanche minuit.';
  expect(otpOf({ subject: 'Activation', text })).toBe('B3TK58');
});

test.each([
  ['Tu código es p3wk 9xvm.', 'p3wk9xvm'],
  ['Código de acesso: p3wk 9xvm.', 'p3wk9xvm'],
  ['El código (6VX2 M9) caduca hoy.', '6VX2M9'],
])('behind a name with accents: %s', (text, value) => {
  expect(readMixedGroups(clean(text))?.value).toBe(value);
});

test.each([
  ['Unlock code: BRX QLM', 'BRXQLM'],
  ['Unlock code: SEE TOM', undefined],
  ['Postal code: BRX QLM, Lund', undefined],
])('letters in two groups behind a name, at the end of the line: %s', (text, value) => {
  expect(readMixedGroups(text)?.value).toBe(value);
});
