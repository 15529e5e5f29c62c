/** Groups of whatever lengths that an element of their own holds. */
import { expect, test } from 'vitest';
import { findMatches } from '../../../../src/mail/codes/shape/candidates.ts';
import { withOwnSpans } from '../../../../src/mail/codes/shape/ownspan.ts';
import { otpOf, readHtml } from '../kit.ts';

function valuesIn(html: string): string[] {
  const { text, spans } = readHtml(html).segments[0]!;
  return withOwnSpans(text, spans, findMatches(text)).map(({ value }) => value);
}

test.each([
  ['Skriv <b>729 401 6</b> i banken', '7294016'],
  ['Introduzca <strong>613 205 8</strong> en la casilla', '6132058'],
  ['Notez ce code, <code>2B 7K 1R</code>, et revenez', '2B7K1R'],
  ['输入 <b>Y6 T3 P8 Q1</b>,两分钟', 'Y6T3P8Q1'],
  ['Kod: <kbd>BR7 2KD 4</kbd> i gotowe', 'BR72KD4'],
  ['<td style="font-size:26px;background:#b5171e">05 91 7</td>', '05917'],
])('%s', (html, value) => {
  expect(valuesIn(html)).toEqual([value]);
});

test.each([
  'it is <b> 55 - 03 71 8 </b> there',
  'Es ist <b>14 30</b> Uhr',
  'am <b>12 11 2026</b> um acht',
  'for <b>1 250 000</b> readers',
  'Call <b>020 7946 0123</b> now',
  'Postcode <b>SW1A 2AA</b> please',
  'Flight <b>LH 2034</b> is late',
  'only <b>Nr 5 von 7</b> here',
])('no value is %s', (html) => {
  const text = html.replace(/<[^>]*>/g, '');
  expect(valuesIn(html)).toEqual(findMatches(text).map(({ value }) => value));
});

test('the code of a mail may be printed so', () => {
  const html = '<p>Bruk engangskoden <b>729 401 6</b> når nettbanken spør om den.</p>';
  expect(otpOf({ subject: 'Engangskode', html })).toBe('7294016');
});
