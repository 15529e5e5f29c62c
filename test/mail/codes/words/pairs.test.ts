/** Lists that are spelt out: every word of one list with every word of another. */
import { expect, test } from 'vitest';
import { compounds, pairs } from '../../../../src/mail/codes/words/pairs.ts';

test('pairs put every word of the first list before every word of the second', () => {
  expect(pairs('clave, cifras', 'de acceso, temporal')).toBe(
    'clave de acceso, clave temporal, cifras de acceso, cifras temporal',
  );
});

test('compounds are written as one word and with a hyphen, and keep the star of the second', () => {
  expect(compounds('login, einmal', 'zahl, wort*')).toBe(
    'loginzahl, login-zahl, loginwort*, login-wort*, einmalzahl, einmal-zahl, einmalwort*, einmal-wort*',
  );
});
