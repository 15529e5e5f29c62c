/** What is written on a link and around it, as traits. */
import { expect, test } from 'vitest';
import type { FoundLink } from '../../../../src/mail/links/found.ts';
import { mailWordingOf, wordingOf } from '../../../../src/mail/links/learnt/wording.ts';

const link = (parts: Partial<FoundLink>): FoundLink => ({
  url: 'https://acme.test/',
  text: '',
  lead: '',
  around: '',
  before: '',
  button: false,
  isPrintedAgain: false,
  place: { line: 0, lines: 1, fromCode: null },
  ...parts,
});
const traits = (parts: Partial<FoundLink>, subject = '') => [...wordingOf(link(parts), subject)];

test('tells words of the subject, of the link and of its sentence apart', () => {
  const found = traits({ text: 'Sign in', before: 'Press ', lead: 'within 10 minutes' }, 'your link');
  expect(found).toEqual([
    'subject your',
    'subject link',
    'own sign',
    'own in',
    'said press',
    'said within',
    'said 00',
    'said minutes',
  ]);
});

test('tells what an address says before the domain that somebody owns, and behind it', () => {
  expect(traits({ url: 'https://click.mail.acme.test/auth/Confirm?t=8f14' })).toEqual([
    'host click',
    'host mail',
    'path auth',
    'path confirm',
  ]);
});

test('takes words of scripts that part none to pieces', () => {
  expect(traits({ text: 'ログインする' })).toContain('~own ログイ');
  expect(traits({ text: 'Login' })).toEqual(['own login']);
});

test('reads no more of any of them than a person does', () => {
  const long = 'word '.repeat(50_000);
  expect(
    traits({ text: long, before: long, lead: long, url: `https://acme.test/${'a/'.repeat(5_000)}` }, long)
      .length,
  ).toBeLessThan(10);
  expect(traits({ text: 'x'.repeat(5_000) })).toEqual([`own ${'x'.repeat(24)}`]);
});

test('of the mail its words are told, those of the subject apart, and no more than the beginning is read', () => {
  expect([...mailWordingOf('Your Link', ['It works once', 'for 10 minutes'])]).toEqual([
    'subject your',
    'subject link',
    'it',
    'works',
    'once',
    'for',
    '00',
    'minutes',
  ]);
  const lines = Array.from({ length: 10_000 }, (_, at) => `word${'abcdefghij'[at % 10]} ${'x'.repeat(90)}`);
  let asked = 0;
  mailWordingOf(
    '',
    (function* () {
      for (const line of lines) {
        asked += 1;
        yield line;
      }
    })(),
  );
  expect(asked).toBeLessThan(100);
});
