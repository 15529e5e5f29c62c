/** What a help desk tells of a request that is closed. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

describe('a request that is closed needs no code any more', () => {
  test.each([
    [
      'Your request 4711 is closed',
      'The code 482913 had come late, with a second one you got in. There is nothing left for you to do.',
    ],
    [
      'Sak 660382 er lukket: «Får ikke kode»',
      'Saken din er nå lukket. Koden 482913 som naboen fikk, hørte til hans egen innlogging.',
    ],
    ['客服工单 4711 已解决', '验证码 482913 是您昨天收到的那一个。问题已处理完毕。'],
  ])('%s', (subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });

  test.each([
    [
      'asks for',
      'Your request 4711 is closed',
      'To open it again, enter the code 482913 on the page of the request.',
    ],
    ['has sent once more', 'Resent: verification code', 'Your verification code is 482913.'],
    [
      'calls new',
      'Ihre Anfrage 4711 wurde gelöst',
      'Hier ist Ihr neuer Code: 482913. Geben Sie ihn im Portal ein.',
    ],
    [
      'opens an account with again',
      'Your account was closed',
      'Your code to open the account again is 482913.',
    ],
  ])('but what it %s is one', (_name, subject, text) => {
    expect(otpOf({ subject, text })).toBe('482913');
  });
});
