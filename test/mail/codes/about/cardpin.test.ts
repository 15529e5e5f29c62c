import { expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

const subject = 'Aunt Jo sent you a treat';

test('the PIN of a card whose number stands beside it is none', () => {
  expect(otpOf({ subject, text: 'Card 6033 1180 4471 0925 PIN 7714\nShow both at reception.' })).toBeNull();
  expect(otpOf({ subject, text: 'Card\n6033118044710925\nPIN\n7714\nValid until 30 June 2028.' })).toBeNull();
});

test('one that is entered within minutes is one, card or not', () => {
  const text = 'Card 6033 1180 4471 0925\nEnter your PIN 771402 on the page. It expires in 10 minutes.';
  expect(otpOf({ subject: 'Confirm your payment', text })).toBe('771402');
});

test('so is one beside a longer number', () => {
  const text =
    'Last token 5823 9014 7712 0064 3381\nWe just need to know it is you. Your PIN for this is 47-19-06, pop it in where the app asks.';
  expect(otpOf({ subject: 'Adding a meter', text })).toBe('471906');
});

test('the PIN of a SIM or of voicemail is none, whatever is confirmed of it', () => {
  const text = 'Te confirmamos que hoy el PIN de tu tarjeta SIM pasó a ser 8264.';
  expect(otpOf({ subject: 'Has cambiado el PIN de tu SIM', text })).toBeNull();
  expect(otpOf({ subject: 'Voicemail', text: 'Your voicemail PIN is 4821.' })).toBeNull();
});

test.each([
  ['Confirm your card payment with PIN', 'Your PIN to confirm the payment with your card is 4821.'],
  ['PIN di accesso', 'Il tuo PIN è 4821. La segreteria'],
])('but one that confirms a payment is one, or one below which an office signs: %s', (subject, text) => {
  expect(otpOf({ subject, text })).toBe('4821');
});
