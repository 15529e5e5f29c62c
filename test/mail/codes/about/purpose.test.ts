/** What a code is for and what one gets for it take nothing away from it; what only takes something off a price is none. */
import { expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

test.each([
  ['Get 20% off', 'Enter this code to confirm your email and get 20% off:\n\n482913'],
  ['Welcome', 'Enter 482913 to verify your email and claim 15% off your first order.'],
  ['Verify your email', 'Your verification code for the 20% off launch sale is 482913.'],
  [
    'Verify your email',
    'Your verification code for Lanyard 2026 (early bird, 20% off until 31 January):\n\n482913',
  ],
  [
    'Your 10% off is waiting',
    'Confirm your email with the code below to unlock 10% off your first order.\n\n482913\n\nThis code expires in 15 minutes.',
  ],
  ['Order', 'Use this verification code at checkout: 482913'],
  ['Bestätigen', 'Ihr Bestätigungscode für 20 % Rabatt auf die erste Bestellung: 482913'],
  [
    'Bestätigen',
    'Geben Sie diesen Code ein, um Ihre E-Mail zu bestätigen und 20 % Rabatt zu erhalten:\n\n482913',
  ],
  ['Potwierdź', 'Wpisz ten kod, aby potwierdzić adres e-mail i otrzymać 20% rabatu:\n\n482913'],
  ['Bekräfta', 'Ange koden för att bekräfta din e-postadress och få 20 % rabatt:\n\n482913'],
  ['Confirmez', 'Votre code de vérification, pour profiter de -20 % : 482913. Valable 10 minutes.'],
])('what one gets for confirming is no name of the code: %s: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBe('482913');
});

test.each([
  ['Hello', 'Use code 482913 for 20% off.'],
  ['Hello', 'Your code for 20% off: 482913'],
  ['Hello', 'Use code 482913 at checkout to get 20% off your first order.'],
  ['Hello', "Thanks for confirming your email! Here's your code for 20% off:\n\n482913"],
  ['Bonjour', "Merci d'avoir confirmé votre adresse. Voici votre code pour 20 % de réduction :\n\n482913"],
  ['Hallo', 'Danke für die Bestätigung Ihrer E-Mail! Hier ist Ihr Code für 20 % Rabatt:\n\n482913'],
])('a code that only takes something off is none: %s: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBeNull();
});
