/** Mails with their codes, or their numbers, in other shapes. */
import { expect, test } from 'vitest';
import { withShapes } from '../../../scripts/learn/reshaped.ts';

const source = {
  subject: '482913 is your code',
  from: 'Acme <a@acme.test>',
  text: 'Your code is 482913. Order 771204, 2026.',
  html: '<a href="https://acme.test/482913" style="color:#482913">Your code is <b>482913</b></a>',
};

test('a code has another shape, the same one wherever it is printed, and all else stays', () => {
  const told = withShapes({ source, expected: '482913' }, 0)!;
  expect(told.expected).toMatch(/^[A-Z]\d[A-Z\d]{4}$/);
  expect(told.source.subject).toBe(`${told.expected} is your code`);
  expect(told.source.text).toBe(`Your code is ${told.expected}. Order 771204, 2026.`);
  expect(told.source.html).toBe(source.html.replace('<b>482913', `<b>${told.expected}`));
});

test('of a mail without a code the numbers have, but for years', () => {
  const text = 'Order 771204 of 2026, 12,500 points';
  const told = withShapes({ source: { ...source, subject: 'Hi', text, html: null }, expected: null }, 1)!;
  expect(told.expected).toBeNull();
  expect(told.source.text).toMatch(/^Order [A-Z]{6} of 2026, 12,500 points$/);
});

test('the same mail is told the same way each time, and another shape is another', () => {
  const one = withShapes({ source, expected: '482913' }, 3);
  expect(withShapes({ source, expected: '482913' }, 3)).toEqual(one);
  expect(withShapes({ source, expected: '482913' }, 4)).not.toEqual(one);
});

test('a mail is told once whose code is no number, is not there, or is printed in another way as well', () => {
  expect(withShapes({ source, expected: 'RKJ-YP6' }, 0)).toBeNull();
  expect(withShapes({ source, expected: '990011' }, 0)).toBeNull();
  const twice = { ...source, html: '<b>4 8 2 9 1 3</b>' };
  expect(withShapes({ source: twice, expected: '482913' }, 0)).toBeNull();
});
