/** Numbers that belong to other lines than their own. */
import { expect, test } from 'vitest';
import { signatureOf } from '../../../../src/mail/codes/against/lines.ts';
import { none } from '../../../../src/mail/codes/evidence.ts';
import { otpOf, printingOf, readText } from '../kit.ts';

const letter = (number: string) =>
  `Is this your address? Press the button.\n\nKind regards,\nAcme\n${number}`;

test.each(['14 0524', '482913', '604 918'])('below the closing of a letter %s is no code', (number) => {
  const printing = printingOf(readText(letter(number)), number.replace(' ', ''));
  expect(signatureOf(printing, none, 0)?.settles).toBe(true);
  expect(otpOf({ subject: 'Confirm your address', text: letter(number) })).toBeNull();
});

test('what is called a code there, or asked for, is one', () => {
  const printing = printingOf(readText(letter('Your code: 482913')), '482913');
  expect(signatureOf(printing, { ...none, verdict: 'code' }, 0)).toBeNull();
  expect(signatureOf(printing, none, 2)).toBeNull();
  expect(otpOf({ subject: 'Confirm your address', text: letter('Your code: 482913') })).toBe('482913');
});

test('what greets closes nothing', () => {
  const text = 'Поздрав Билјана,\n\nвнесете го ова за да се најавите:\n\n336 091';
  expect(otpOf({ subject: 'Најава', text })).toBe('336091');
});

test('below what ends in it stand the last digits of a telephone', () => {
  const text = 'At 14:06 you asked to add a payee. Your verification code was sent to the phone ending in';
  expect(
    otpOf({ subject: 'Your verification code', text: `${text}\n\n7261\n\nIt is not in this e-mail.` }),
  ).toBeNull();
  expect(otpOf({ subject: 'Your verification code', text: 'Your verification code is\n\n7261' })).toBe(
    '7261',
  );
});

test('what lines of a log begin with is no code', () => {
  const text = 'UGR0420I one time code issued for logon\nUGR0421I\nUGR0422I code is valid for 5 minutes';
  expect(otpOf({ subject: 'LOGON VERIFICATION', text })).toBeNull();
  expect(otpOf({ subject: 'LOGON VERIFICATION', text: 'ONE TIME CODE\n\nUGR0421I' })).toBe('UGR0421I');
});

test('so is a number of as many digits as the mail says stand there', () => {
  const text = 'Type the six digits below my name to confirm your address.\n\nKind regards,\nAcme\n482913';
  expect(otpOf({ subject: 'Confirm your address', text })).toBe('482913');
});
