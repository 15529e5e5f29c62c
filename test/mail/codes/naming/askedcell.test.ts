/** Tables in which no cell says "code". */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

const table = (...rows: string[][]) =>
  `<table>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table><p>Acme</p>`;
const read = (html: string) => otpOf({ subject: 'New device', html });

describe('a cell that says to type something names what stands beside it', () => {
  test.each([
    ['Type on the screen', '45 83 10', '458310'],
    ['What to enter', '64R-N8T', '64R-N8T'],
    ['Що ввести', '458 310', '458310'],
    ['Ekrana yaz', '458 310', '458310'],
    ['מה מקלידים', '826 190', '826190'],
    ['Ikteb', 'Q3V7HB', 'Q3V7HB'],
    ['平板上要打的', '45 09 71', '450971'],
  ])('%s', (name, printed, value) => {
    expect(read(table(['Device', 'phone'], ['Place', 'Leeds'], [name, `<b>${printed}</b>`]))).toBe(value);
  });

  test('or below it, as the head of a column', () => {
    expect(read(table(['Device', 'Place', 'What to type'], ['phone', 'Leeds', '<b>458 310</b>']))).toBe(
      '458310',
    );
  });
});

describe('but not one', () => {
  test.each([
    ['that says of what kind it is', 'Type', '4417'],
    ['that says what to tell on the telephone', 'Please quote', '551823'],
    ['that names something else', 'Enter order number', '551823'],
  ])('%s', (_name, cell, value) => {
    expect(read(table(['Device', 'phone'], ['Place', 'Leeds'], [cell, value]))).toBeNull();
  });
});
