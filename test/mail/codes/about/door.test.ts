/** Numbers that open a house. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

describe('a number that no word names opens a door', () => {
  test.each([
    [
      'is to be entered at it',
      'Arrival after eight',
      'At the gate enter 70412 and press the green button. The key safe is left of the front door, your room is on the second floor.',
      null,
    ],
    [
      'stands below where it is',
      'Your stay',
      'The gate is open till ten. At the keypad of the front door, left of the key safe, enter:\n\n7 0 4 1\n\nHave a good journey!',
      null,
    ],
    [
      'is one of a single use, of a firm that makes locks',
      'Your stay',
      'To pair your phone with the lock of the front door enter 70412 in the app as your one-time code. The key safe and the gate stay as they are.',
      '70412',
    ],
    [
      'activates the lock itself',
      'Smart lock',
      'Type 70412 on the keypad of the lock to activate it. The door, the gate and the barrier follow.',
      '70412',
    ],
    [
      'stands in a mail with one such word',
      'Welcome',
      'Enter 70412 in the app, and the door is yours.',
      '70412',
    ],
  ])('where it %s', (_name, subject, text, expected) => {
    expect(otpOf({ subject, text })).toBe(expected);
  });
});
