import { describe, expect, test } from 'vitest';
import { decisionOf } from './kit.ts';

function answerOf(subject: string, text: string): string | null {
  return decisionOf({ subject, text }).otp;
}

describe('what the mail is about', () => {
  test('a code of a payment is read where the sentence says that it is the code', () => {
    expect(answerOf('', 'Your code for the transfer of 45.00 EUR to account x7755 is 350125.')).toBe(
      '350125',
    );
  });

  test('a code on the slip of a payment is none', () => {
    const slip = 'SATIŞ   145,00 TL\nKart: **** **** **** 3391\nOnay kodu: 771204\nİşyeri no: 000004417720';
    expect(answerOf('Kart ile ödeme fişiniz', slip)).toBeNull();
  });

  test('a passcode of a meeting is none', () => {
    const invitation = 'Budget review, 15:00\nMeeting ID: 844 1029 3375\nPasscode: 620418';
    expect(answerOf('Invitation: Budget review', invitation)).toBeNull();
  });

  test('a name among the numbers of an order is none', () => {
    const order = 'Order no. 4471023\nCustomer no. 88210\nInvoice no. 2026118\nCode: 904417';
    expect(answerOf('Your order', order)).toBeNull();
  });

  test('of two numbers the one is taken that is as long as the mail says', () => {
    const text = 'Confirm your address with the 6-digit number.\n\n48213\n\n482137';
    expect(answerOf('Confirm your address', text)).toBe('482137');
  });
});
