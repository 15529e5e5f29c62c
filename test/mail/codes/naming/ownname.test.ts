import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

describe('a name of the sender’s own making', () => {
  test('makes a code of its number where the mail asks to enter what it calls so', () => {
    const text =
      'Kopje Bank: RVN 884120. Enter the RVN on your banking profile to add T NKOSI. Queries? 087 555 0123.';
    expect(otpOf({ subject: 'Kopje Bank: new recipient', text })).toBe('884120');
  });

  test('does not where it asks for nothing, or for another number', () => {
    expect(
      otpOf({ subject: 'New recipient', text: 'Kopje Bank: RVN 884120. The RVN is on your slip.' }),
    ).toBeNull();
    expect(
      otpOf({ subject: 'New recipient', text: 'RVN 884120 is on its way. Enter RVN 771204 next week.' }),
    ).not.toBe('884120');
  });
});

test('a name in a cell of a table is one as well', () => {
  const text =
    'A inscrição só fica concluída depois de indicar a chave na página "Inscrições por confirmar".\n\nSala | 2.14 |\nChave | F2J8KD |\nPrazo | 60 minutos |';
  expect(otpOf({ subject: 'Inscrição por confirmar', text })).toBe('F2J8KD');
});
