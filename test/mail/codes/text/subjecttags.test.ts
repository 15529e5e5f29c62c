import { describe, expect, test } from 'vitest';
import { untagged } from '../../../../src/mail/codes/text/subjecttags.ts';
import { otpOf } from '../kit.ts';

describe('the tags of a mail gateway', () => {
  test.each([
    ['[EXTERNAL] Your code', 'Your code'],
    ['[External Sender] Your code', 'Your code'],
    ['***SPAM*** Your code', 'Your code'],
    ['{Spam?} Your code', 'Your code'],
    ['EXTERNAL: Your code', 'Your code'],
    ['[EXT] [SUSPICIOUS] Your code', 'Your code'],
    ['Fwd: [Extern] Ihr Code', 'Fwd: Ihr Code'],
    ['[Внешний] Ваш код', 'Ваш код'],
    ['【社外】認証コード', '認証コード'],
    ['Re: Re: Re: Re: [EXTERNAL] Your code', 'Re: Re: Re: Re: Your code'],
  ])('are no part of the subject: “%s”', (subject, own) => {
    expect(untagged(subject)).toBe(own);
  });

  test('are never taken for a code that the mail says is in the subject', () => {
    const text = 'Your code is in the subject line: five letters. Type them to sign in.';
    expect(otpOf({ subject: '[EXTERNAL] PLUMK', text })).toBe('PLUMK');
    expect(otpOf({ subject: '***SPAM*** Your code', text: 'Hi {name}, your code is {code}.' })).toBeNull();
  });
});

test.each([
  'External examiners',
  'Spam report',
  'Extra: 482913',
  '[Acme] Your code',
  '482913 is your code',
  '[External: 482913',
  'Spam] 482913',
])('what the sender wrote himself stays: “%s”', (subject) => {
  expect(untagged(subject)).toBe(subject);
});
