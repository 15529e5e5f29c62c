import { describe, expect, test } from 'vitest';
import { isAskedNext, otherUse } from '../../../../src/mail/codes/naming/next.ts';
import { otpOf, readText, spotOf } from '../kit.ts';

describe('the next sentence asks to enter it', () => {
  function asked(text: string, isBrief = false): boolean {
    return isAskedNext(spotOf(readText(text), '5820'), isBrief);
  }

  test('and says where', () => {
    expect(asked('Your number: 5820\nType it on the screen where you asked to sign in.')).toBe(true);
    expect(asked('Your number is 5820. Enter it on the TV.')).toBe(true);
  });

  test('and says which place by another name', () => {
    expect(asked('Your number: 5820\nPut it in the field above your order number.')).toBe(true);
  });

  test('or leaves that out in a short message', () => {
    expect(asked('Your number: 5820\nType it where you left off.')).toBe(false);
    expect(asked('Your number: 5820\nType it where you left off.', true)).toBe(true);
  });

  test('and names nothing else', () => {
    expect(asked('Your number: 5820\nEnter your voucher on the page.')).toBe(false);
    expect(asked('Your number: 5820\nEnter 4471 on the page.')).toBe(false);
  });

  test('so that a mere number is a code', () => {
    expect(
      otpOf({ subject: 'Sign in to Acme', text: 'Your number: 5820\nType it on the screen you came from.' }),
    ).toBe('5820');
    expect(
      otpOf({ subject: 'Sign in to Acme', text: 'Your account number: 5820\nType it on the screen.' }),
    ).toBeNull();
  });
});

test('what is for something else is said by the next sentence, too', () => {
  const text = 'Your code is inside\nLARK-4471\nType it in the coupon field and save.';
  expect(otherUse(spotOf(readText(text), '4471'))).toBe('other');
  expect(otpOf({ subject: 'Your code is inside', text })).toBeNull();
});

test('what takes a share off is an offer', () => {
  const text = 'Your code has arrived\nPOP4U2\nEnter it at checkout for 25% off your next tin.';
  expect(otherUse(spotOf(readText(text), 'POP4U2'))).toBe('offer');
  expect(otpOf({ subject: 'Your code has arrived', text })).toBeNull();
});

test('a next sentence that asks to enter it somewhere says so whatever the place is', () => {
  const text = '"482913" is the yes. Enter it under Domains before noon.';
  expect(otpOf({ subject: 'Unlocking a domain for its transfer', text })).toBe('482913');
});

test.each([
  'Proof number: 0500 97\nType it without the gap.',
  'The number you need: 0500 97\nType it where it says “Number from e-mail”.',
])('so does one that says how it is entered: %s', (text) => {
  expect(otpOf({ subject: 'One number', text: `${text} It goes out of date at noon.` })).toBe('050097');
});
