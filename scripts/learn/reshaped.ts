/**
 * Most senders give digits, so what is learnt from their mails trusts no other shape. Mails are learnt with codes of other
 * shapes as well as they are, and those without a code with other numbers, so that a shape by itself says little.
 */
import { createHash } from 'node:crypto';
import type { CodeSource } from '../../src/mail/codes/index.ts';

export interface Coded {
  readonly source: CodeSource;
  readonly expected: string | null;
}

const capitals = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const smalls = capitals.toLowerCase();
const digits = '23456789';

/** Each character is one of the set that stands for it: capital, small letter, digit, either of two. */
const sets: Readonly<Record<string, string>> = {
  A: capitals,
  a: smalls,
  0: digits,
  X: capitals + digits,
  x: smalls + digits,
  m: capitals + smalls + digits,
};
const shapes = ['A0XXXX', 'AAAAAA', 'aA0mmmm', 'X0A-XXX', 'a0xxxx', 'AXXX-X0XX', 'AA0000', 'x0xax0xx'];

const number = /(?<![\p{L}\p{N}#$€£.,:/-])(?!(?:19|20)\d\d(?!\d))\d{4,8}(?![\p{L}\p{N}%]|[.,:/-]\d)/gu;

/** The same with its code, or its numbers, in another shape; null where it has none of digits. @param which Of the shapes. */
export function withShapes({ source, expected }: Coded, which: number): Coded | null {
  const shape = shapes[which % shapes.length] as string;
  if (expected !== null && !/^\d{4,8}$/.test(expected)) return null;
  let count = 0;
  const reshape = (text: string): string =>
    text.replace(number, (value) => {
      if (expected !== null && value !== expected) return value;
      count += 1;
      return shaped(value, shape);
    });
  const { subject, text, html } = source;
  const reshaped = {
    ...source,
    subject: reshape(subject),
    text: text === null ? null : reshape(text),
    html: html === null ? null : html.replace(/(?<=>)[^<]+/g, reshape),
  };
  if (count === 0) return null;
  if (expected === null) return { source: reshaped, expected };
  // Printed in another way as well.
  const all = `${reshaped.subject} ${reshaped.text ?? ''} ${(reshaped.html ?? '').replace(/<[^>]*>/g, '')}`;
  if (all.replace(/[^\d]/g, '').includes(expected)) return null;
  return { source: reshaped, expected: shaped(expected, shape) };
}

/** The same for the same value. */
function shaped(value: string, shape: string): string {
  const bytes = createHash('sha256').update(value).update(shape).digest();
  return [...shape]
    .map((character, at) => {
      const set = sets[character];
      return set === undefined ? character : set[(bytes[at] as number) % set.length];
    })
    .join('');
}
