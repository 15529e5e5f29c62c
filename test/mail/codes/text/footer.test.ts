import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findCode } from '../../../../src/mail/codes/index.ts';
import { readingOf } from '../../../../src/mail/codes/text/reading.ts';
import { readCorpus } from '../../../bench/corpus.ts';

/** None of those that mails are learnt with (`scripts/learn/footers.ts`). */
const footers = {
  English:
    '© 2026 Northwind Ltd. 48 Harbour Street, London EC1A 4HQ. Registered in England and Wales, company no. 08214467.\n' +
    'You are receiving this email because you have an account with us.',
  German:
    '-- \nMusterfirma GmbH, Lindenallee 14, 10115 Berlin\nGeschäftsführer: Jana Vogt\n' +
    'Amtsgericht Charlottenburg, HRB 204816, USt-IdNr. DE123456789',
  French:
    'Northwind SAS au capital de 150 000 euros, RCS Paris 482 913 204, 12 rue de la Paix, 75002 Paris\nSe désabonner',
  Spanish:
    'Empresa S.L., C/ Mayor 21, 28013 Madrid. CIF B84729104. Si no desea recibir más correos, darse de baja.',
};

/** So many that the test takes a few seconds. */
const every = 16;
const mails = (await readCorpus(['tune'], readFileSync, { every }))
  .filter(({ source }) => source.text !== null && source.html === null)
  .filter(({ source, expected }) => findCode(source).otp === expected);

describe.each(Object.entries(footers))('a footer in %s below a mail', (_, footer) => {
  const changed = mails.filter(
    ({ source, expected }) => findCode({ ...source, text: `${source.text}\n\n${footer}\n` }).otp !== expected,
  );

  it('gives a mail without a code no answer, but for 0.8 % of them', () => {
    const without = mails.filter(({ expected }) => expected === null).length;
    expect(without).toBeGreaterThan(250);
    expect(changed.filter(({ expected }) => expected === null).length / without).toBeLessThanOrEqual(0.008);
  });

  it('takes nothing from a mail with a code, but for 1.1 % of them', () => {
    const withCode = mails.filter(({ expected }) => expected !== null).length;
    expect(withCode).toBeGreaterThan(375);
    expect(changed.filter(({ expected }) => expected !== null).length / withCode).toBeLessThanOrEqual(0.011);
  });
});

describe('a line is no footer', () => {
  it.each([
    [
      "that has a small word twice which is a firm's in another language",
      'Le code est ici, la porte est là.',
    ],
    ['that names codes whose names begin like a tax', 'Din tvåfaktorskod ersätter den gamla tvåstegskoden.'],
  ])('%s', (_, line) => {
    expect(readingOf(line).isFooter()).toBe(false);
  });

  it.each([
    'CAUTION: This email originated from outside of the organization.',
    'Externer Absender: geben Sie keine Codes weiter.',
    'Diese Nachricht ist vertraulich und nur für den Empfänger bestimmt.',
    'request 7f3a91c4, build 20261124.3',
  ])('but “%s” is one', (line) => {
    expect(readingOf(line).isFooter()).toBe(true);
  });

  it.each([
    'This message has your confidential code: 482913',
    'Dieser Code ist vertraulich.',
    'Build 4471 is ready.',
    'We ship outside the European Union.',
  ])('and “%s” is none', (line) => {
    expect(readingOf(line).isFooter()).toBe(false);
  });

  it('unless it says two things of a firm', () => {
    expect(readingOf('Tel. 020 7946 0123, VAT no. GB123456789').isFooter()).toBe(true);
  });
});
