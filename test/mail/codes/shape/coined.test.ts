/** Values that somebody made up; beside what an offer makes of a word, what somebody signs in with. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

describe('what an offer is called by', () => {
  test.each([
    [
      'a word of the mail',
      'Your exclusive access code is inside',
      'As a member you are the first to get our Gesha. Your access code:\n\nGESHA-4417\n\nEnter the code at checkout. It expires in 48 hours.',
    ],
    [
      'who gets it',
      'Invită un prieten',
      'Salut, Mihai!\n\nCodul tău:\n\nMIHAI4827\n\nPrietenul tău introduce codul la prima lui comandă.',
    ],
    ['what it takes off', 'Ďakujeme', 'Tu je váš kód:\n\nLAMPA-5EUR\n\nZadajte ho v košíku do 14 dní.'],
    [
      'what it takes off, first',
      'Sveiki',
      'Atsiskaitydami įveskite kodą\n\n7EUR4U\n\nKodas galioja savaitę, krepšelyje.',
    ],
  ])('is %s, and no answer', (_name, subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });
});

test.each([
  ['Fern Garden: your sign-in code', 'Welcome to Fern Garden. Your sign-in code is fern28.', 'fern28'],
  ['Přihlášení', 'Děkujeme za registraci u Sovy.\n\nOvěřovací kód: sova-4417', 'sova-4417'],
  [
    'your login code',
    "hey Robin,\n\nhere's your login code:\n\nvireo-4821\n\nIt's for tonight only. Use coupon TENOFF for 10 % off the vireo feeder in our sale.",
    'vireo-4821',
  ],
  ['Potvrzení e-mailu', 'Do formuláře zadejte kód XV7PLN. Poté si můžete nahrát kupón.', 'XV7PLN'],
])('where nothing is sold, or no word is in it, it is read: %s', (subject, text, otp) => {
  expect(otpOf({ subject, text })).toBe(otp);
});
