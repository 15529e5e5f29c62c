import { describe, expect, test } from 'vitest';
import { countedAbove, isAskedNext, isForOther, pointedAt } from '../../../src/mail/codes/pronoun.ts';
import { otpOf, readText, spotOf } from './kit.ts';

function pointed(text: string, value: string): string | null {
  const { read, index, match } = spotOf(readText(text), value);
  return pointedAt(read, index, match)?.reason ?? null;
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

  test('but not what a name of its own stands before', () => {
    expect(pointed('Never tell anyone your security code.\nHotline: 116 116', '116116')).toBeNull();
    expect(pointed('A code was asked for. Ticket is 482913.', '482913')).toBeNull();
  });
});

describe('the next sentence asks to enter it', () => {
  function asked(text: string, isBrief = false): boolean {
    const { read, index, match } = spotOf(readText(text), '5820');
    return isAskedNext(read, index, match, isBrief);
  }

  test('and says where', () => {
    expect(asked('Your number: 5820\nType it on the screen where you asked to sign in.')).toBe(true);
    expect(asked('Your number is 5820. Enter it on the TV.')).toBe(true);
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
  const { read, index, match } = spotOf(readText(text), 'LARK-4471');
  expect(isForOther(read, index, match)).toBe(true);
  expect(otpOf({ subject: 'Your code is inside', text })).toBeNull();
});

test('a line that asks for so many characters announces the line below it', () => {
  const { read, index, match } = spotOf(readText('Type in these five letters:\nVBKTQ'), 'VBKTQ');
  expect(countedAbove(read, index, match)?.reason).toBe('the line above says how long it is');
  expect(otpOf({ subject: 'New sign-in', text: 'Type in these five letters:\nVBKTQ' })).toBe('VBKTQ');
});
