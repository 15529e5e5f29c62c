import { expect, test } from 'vitest';
import { attributeAt, put, unset } from '../../../src/mail/html/attributes.ts';

test.each(Object.keys(unset))('%s is read, in any case', (name) => {
  for (const written of [name, name.toUpperCase(), name[0]!.toUpperCase() + name.slice(1)])
    expect(attributeAt(`<p ${written}=x>`, 3, 3 + written.length)).toBe(name);
});

test.each([
  'width',
  'valign',
  'border',
  'src',
  'target',
  'height',
  'data-code',
  'hiddeN2',
  'stile',
  'stylE\u0301',
  'x',
])('%s is not', (name) => {
  expect(attributeAt(name, 0, name.length)).toBeNull();
});

test('the first of two of a name counts, and the attributes of another tag stay as they were', () => {
  const one = put(put(unset, 'style', 'color:red'), 'style', 'color:blue');
  expect(one).toEqual({ ...unset, style: 'color:red' });
  expect(put(unset, 'hidden', '')).toEqual({ ...unset, hidden: true });
  expect(unset.style).toBe('');
  expect(unset.hidden).toBe(false);
});

test('each has its own field', () => {
  for (const name of Object.keys(unset) as (keyof typeof unset)[]) {
    if (name !== 'hidden') expect(put(unset, name, 'x')).toEqual({ ...unset, [name]: 'x' });
  }
});
