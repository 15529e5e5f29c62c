import { describe, expect, test } from 'vitest';
import { isOfDomain, nameIn, withoutSenderName } from '../../../../src/mail/codes/text/sender.ts';
import { costMs } from '../../../support/cputime.ts';
import { decisionOf, readText } from '../kit.ts';

const otp = (from: string, text: string, subject = 'Your code') => decisionOf({ subject, from, text }).otp;

describe('the name of a sender', () => {
  test.each([
    ['Invoice Ninja <no-reply@mail.example>', 'Invoice Ninja', false],
    ['"Zoom" <no-reply@zoom.example>', 'Zoom', true],
    ['Harbor Bank Security <x@harbor-bank.example>', 'Harbor Bank', true],
  ])('is what stands before the address: %s', (from, name, isDomain) => {
    expect(nameIn(from)).toBe(name);
    expect(isOfDomain(from, name)).toBe(isDomain);
  });

  test.each(['<code@mail.example>', 'code@mail.example', 'no-reply <code@mail.example>', ''])(
    'may be none: %s',
    (from) => {
      expect(nameIn(from)).toBeNull();
    },
  );
});

describe('words of other things in it say nothing', () => {
  test.each([
    ['Invoice Ninja', 'Use 482913 as your Invoice Ninja code. Valid for 5 minutes.'],
    ['Flight Centre', 'Use 482913 as your Flight Centre code. Valid for 5 minutes.'],
    ['Harbor Bank', '482913 is your Harbor Bank code'],
    ['Colis Privé', 'Votre code Colis Privé est 482913.'],
    ['Paketfuchs', 'Ihr Paketfuchs-Code lautet 482913.'],
  ])('%s: %s', (name, text) => {
    expect(otp(`${name} <no-reply@mail.example>`, text)).toBe('482913');
  });

  test('also where they are all of it, if its domain is called so', () => {
    const text = 'Your Zoom code is 482913. It expires in 10 minutes.';
    expect(otp('Zoom <no-reply@zoom.example>', text)).toBe('482913');
    expect(otp('Booking <mail@hotel.example>', 'Your Booking code is 482913.', 'Your stay')).toBeNull();
  });

  test('but elsewhere they do', () => {
    expect(otp('Invoice Ninja <x@mail.example>', 'Invoice number: 482913', 'Invoice')).toBeNull();
    expect(otp('Gift Rocket <x@mail.example>', 'Your Gift code is 482913', 'A present')).toBeNull();
  });
});

test('a line of many words and names costs no more than its length', () => {
  const text = `${'invoice '.repeat(8_000)}Ninja Invoice`;
  const flow = readText(text).flow;
  expect(costMs(() => withoutSenderName([flow], 'Ninja Invoice <x@mail.example>'))).toBeLessThan(100);
});

test('a bank that is not the sender has codes of its own, and a bank code is none', () => {
  expect(otp('Acme <x@mail.example>', 'Your Harbor Bank code: 482913')).toBe('482913');
  expect(otp('Acme <x@mail.example>', 'Votre code Banque Azur est 482913')).toBe('482913');
  expect(otp('Acme <x@mail.example>', 'Bank code: 482913', 'Invoice')).toBeNull();
});
