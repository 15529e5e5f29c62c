/** Codes for whoever checks a ticket; beside each what is none. */
import { expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

test.each([
  ['Kvittering', 'Kontrollkode: 7F-33-KA\n\nKontrollkoden vises på skjermen ved billettkontroll.'],
  ['Votre e-billet', 'Code de contrôle : 448-209\n\nPrésentez le billet au contrôleur.'],
  ['Lístok', 'Kontrolný kód: QF7-22K\n\nUkážte ho sprievodcovi.'],
  ['Your ticket', 'Control code: 7F-33-KA\n\nShow it to the conductor on the train.'],
])('what is shown to whoever checks it is no code: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBeNull();
});

test.each([
  ['Your login', 'Control code: 733914\n\nEnter it on the sign-in page.'],
  ['Control', 'Control code 733914: enter it in the app. Our inspectors never ask for it.'],
  ['Orders', 'Check code: 733914\n\nType it in the app to sign in as an inspector.'],
  ['Sign in', 'Type the control code 733914 to sign in. Questions? Ask the conductor.'],
])('what one enters is one: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBe('733914');
});
