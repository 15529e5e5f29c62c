import { describe, expect, test } from 'vitest';
import { countedAbove, pointedAt } from '../../../../src/mail/codes/naming/pronoun.ts';
import { otpOf, readText, spotOf } from '../kit.ts';

function pointed(text: string, value: string): string | null {
  return pointedAt(spotOf(readText(text), value))?.reason ?? null;
}

describe('a sentence that says no more than that it is what the one before spoke of', () => {
  test('makes it what that one names', () => {
    expect(pointed('A sign-in code was asked for. It is 482913.', '482913')).toBe(
      'the sentence before says “sign-in code”',
    );
    expect(pointed('Es wurde ein Einmalkennwort angefordert. Es lautet: Xk7pRw3', 'Xk7pRw3')).toContain(
      'Einmalkennwort',
    );
  });

  test('or calls the number it asks for', () => {
    const text = 'The sign-in page is asking for a number. That number is 482913.';
    expect(pointed(text, '482913')).toContain('number');
    expect(otpOf({ subject: 'Sign in to Acme', text })).toBe('482913');
  });

  test('or, without a name, what it counts', () => {
    expect(pointed('The reader asks for six digits. They are 482913.', '482913')).toBe(
      'the sentence before says how long it is',
    );
    expect(pointed('The reader asks for six digits. They are 4829.', '4829')).toBeNull();
  });

  test('also in a word for yours', () => {
    expect(pointed('Set to ask for a code by mail every month. Yours: 27 61 94.', '276194')).toContain(
      'code',
    );
  });

  test.each([
    ['Visitors are let in by a single-use code. The one made for you is 482913.', 'code'],
    ['Anglers share their log with a permission code. Yours for this lake is 482913.', 'code'],
    ['The form has a field labelled "Code from our mail". What goes there is 482913.', 'Code'],
    ['Die Seite fragt nach einem Einmalcode. Der für dich erzeugte lautet 482913.', 'Einmalcode'],
    ['Te pedirá un código. El tuyo para hoy es 482913.', 'código'],
  ])('%s: also in more words', (text, name) => {
    expect(pointed(text, '482913')).toContain(name);
  });

  test('also behind a condition, and where dates stand between', () => {
    expect(pointed("The lift asks for a code. If you are in it, it's 482913.", '482913')).toContain('code');
    expect(pointed('You wanted an access code on 4 March 2026. It is 482913.', '482913')).toContain('code');
    expect(pointed('The code is 774411. It is 482913.', '482913')).toBeNull();
  });

  test('but not what a name of its own stands before', () => {
    expect(pointed('Never tell anyone your security code.\nHotline: 116 116', '116116')).toBeNull();
    expect(pointed('A code was asked for. Ticket is 482913.', '482913')).toBeNull();
    expect(pointed('A code was asked for. The one behind ticket 12 is 482913.', '482913')).toBeNull();
  });
});

describe('the new one', () => {
  test.each([
    ['The code 204816 has expired. Your new one is 482913.'],
    ['Your previous code has expired.\nNew one: 482913'],
    ['El código 204816 ha caducado. El nuevo es 482913.'],
    ['Предыдущий код истёк. Новый: 482913'],
  ])('is the code behind one that is void: %j', (text) => {
    expect(pointed(text, '482913')).toContain('and this is the new one');
  });

  test('is of whatever the sentence before speaks of', () => {
    expect(pointed('The meter 204816 was taken out. The new one is 482913.', '482913')).toContain(
      'something else',
    );
    expect(pointed('Booking reference 204816 is cancelled. The new one is 482913.', '482913')).toContain(
      'something else',
    );
    expect(pointed('All went well. The new one is 482913.', '482913')).toBeNull();
  });
});

test('a line that asks for so many characters announces the line below it', () => {
  const spot = spotOf(readText('Type in these five letters:\nVBKTQ'), 'VBKTQ');
  expect(countedAbove(spot)?.reason).toBe('the line above says how long it is');
  expect(otpOf({ subject: 'New sign-in', text: 'Type in these five letters:\nVBKTQ' })).toBe('VBKTQ');
});

test('so does one that asks to enter them, without a colon', () => {
  const asked = spotOf(readText('Second step: enter the eight figures.\n\n90264178'), '90264178');
  expect(countedAbove(asked)?.reason).toBe('the line above says how long it is');
  const told = spotOf(readText('There are eight figures in the hall.\n\n90264178'), '90264178');
  expect(countedAbove(told)).toBeNull();
});

describe('what a name points back at is the number before it', () => {
  test.each([
    ['You asked us in. Fine: 693045. Enter these digits in the window.\n\nYour rating is 1697.'],
    ['Na gut: 693045. Tipp diese Ziffern ins Anmeldefenster.\n\nDeine Wertung ist 1697.'],
    ['Voilà : 693045. Tapez ces chiffres dans la fenêtre.\n\nVotre score est de 1697.'],
    ['Гаразд: 693 045. Впишіть ці цифри у вікно входу.\n\nВаш рейтинг 1697.'],
  ])('%s', (text) => {
    expect(otpOf({ subject: 'Sign in without a password', text })).toBe('693045');
  });

  test('where there is one', () => {
    expect(otpOf({ subject: 'Sign in', text: 'Enter this code in the window. 693045' })).toBe('693045');
  });
});

describe('a new one takes the place of the void one in the sentence before', () => {
  test.each([
    ['Your old unlock code 771100 has been blocked. I made you a new one, it is 482913 and good until noon.'],
    ['Der alte Freischaltcode 771100 ist gesperrt. Wir haben einen neuen erzeugt, er lautet 482913.'],
  ])('%s', (text) => {
    expect(otpOf({ subject: 'Re: activation', text })).toBe('482913');
  });
});

describe('an answer that gives what the mail below it asks for', () => {
  const below =
    '\n\nOn 13 Nov 2025, at 10:35, Jo <jo@acme.test> wrote:\n> It says it mailed the sign-in code to you.\n> Can you look?';

  test('is what that one names', () => {
    expect(
      otpOf({ subject: 'RE: who has the login?', text: `It's 661 204, it's only good till 10:42!${below}` }),
    ).toBe('661204');
    expect(
      otpOf({ subject: 'Re: sign in', text: `Sorry about that. Try 33 90 58, before four.${below}` }),
    ).toBe('339058');
    expect(
      otpOf({ subject: 'Re: sign in', text: `Hi Jo,\nplease try again, use this one: R5T8KD${below}` }),
    ).toBe('R5T8KD');
  });

  test('is none of another number, nor where nothing is asked for', () => {
    expect(
      otpOf({
        subject: 'Re: order',
        text: "It's 661 204.\n\nOn 13 Nov 2025, Jo wrote:\n> Which order was it?",
      }),
    ).toBeNull();
    expect(otpOf({ subject: 'Re: order', text: `The order is 661204.${below}` })).toBeNull();
  });
});

test('letters that the line above counts are the code, whatever its earlier sentences name, unless they are too many', () => {
  const text = (letters: string) =>
    `Du loggar in från en ny mobil. Skriv de här fem små bokstäverna:\n\n${letters}\n\nKlart.`;
  expect(otpOf({ subject: 'Ny mobil, ny kod', text: text('ekvjm') })).toBe('ekvjm');
  expect(otpOf({ subject: 'Ny mobil, ny kod', text: text('ekvjmo') })).toBeNull();
});

test('a sentence further back may name what “it” is', () => {
  const above = 'Der folgende Code ist an das iPad gebunden. Auf dem Handy eingegeben passiert: nichts.';
  const text = `${above}\n\nEs ist H6M-2XQ.\n\nNach dem Anmelden löschen wir ihn.`;
  expect(otpOf({ subject: 'Anmeldung auf „iPad von Jule“', text })).toBe('H6M-2XQ');
});
