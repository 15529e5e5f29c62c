import { expect, test } from 'vitest';
import { Passwords } from '../../src/access/password.ts';

const settingsOf = (hash: string) => hash.split('$').slice(1, 4).map(Number);

test('a password that a person chose costs more memory than the C library keeps for itself, and fits what it may take', async () => {
  const passwords = new Passwords();
  const hash = await passwords.hash('correct horse battery');
  const [N = 0, r = 0] = settingsOf(hash);
  expect(128 * N * r).toBeGreaterThanOrEqual(32 * 1024 * 1024);
  expect(await passwords.verify('correct horse battery', hash)).toBe(true);
  expect(await passwords.verify('correct horse batterz', hash)).toBe(false);
});

test('one that was made of random bits costs less, and opens as well', async () => {
  const passwords = new Passwords();
  const made = await passwords.hash('p4ssw-x7k2m-abcde-fghjk', true);
  const [N = 0] = settingsOf(made);
  expect(N).toBeLessThan(settingsOf(await passwords.hash('chosen by a person'))[0] ?? 0);
  expect(await passwords.verify('p4ssw-x7k2m-abcde-fghjk', made)).toBe(true);
  expect(await passwords.verify('p4ssw-x7k2m-abcde-fghjj', made)).toBe(false);
});

test('a hash that was made with other settings still opens', async () => {
  const salt = 'c2FsdHNhbHRzYWx0c2FsdA';
  const { scryptSync } = await import('node:crypto');
  const hash = scryptSync('an old password', Buffer.from(salt, 'base64url'), 32, { N: 16_384, r: 8, p: 1 });
  const known = `scrypt$16384$8$1$${salt}$${hash.toString('base64url')}`;
  expect(await new Passwords().verify('an old password', known)).toBe(true);
  expect(await new Passwords().verify('another password', known)).toBe(false);
});
