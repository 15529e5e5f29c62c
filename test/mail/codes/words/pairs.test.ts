/** Lists that are spelt out: every word of one list with every word of another. */
import { expect, test } from 'vitest';
import { agreed, compounds, pairs } from '../../../../src/mail/codes/words/pairs.ts';

test('pairs put every word of the first list before every word of the second', () => {
  expect(pairs('clave, cifras', 'de acceso, temporal')).toBe(
    'clave de acceso, clave temporal, cifras de acceso, cifras temporal',
  );
});

test('modifiers that agree with their noun are stems before endings', () => {
  expect(agreed('одноразов, временн', 'ый ключ, ым ключом')).toBe(
    'одноразовый ключ, одноразовым ключом, временный ключ, временным ключом',
  );
});

test('compounds are written as one word and with a hyphen, and keep the star of the second', () => {
  expect(compounds('login, einmal', 'zahl, wort*')).toBe(
    'loginzahl, login-zahl, loginwort*, login-wort*, einmalzahl, einmal-zahl, einmalwort*, einmal-wort*',
  );
});
