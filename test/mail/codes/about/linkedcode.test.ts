/** Codes that a link of the mail has, too. */
import { describe, expect, test } from 'vitest';
import { LinkedCodes } from '../../../../src/mail/codes/about/linkedcode.ts';
import { readDocuments } from '../../../../src/mail/text.ts';
import { otpOf } from '../kit.ts';

const has = (html: string, value: string) => new LinkedCodes(readDocuments({ text: null, html })).has(value);

describe('the code of a link', () => {
  test.each([
    ['https://id.test/user/init?userID=279351&code=Q7M2XK&org=2', 'Q7M2XK'],
    ['https://id.test/verify?otp=482913', '482913'],
    ['https://id.test/verify?email_code=482913#top', '482913'],
  ])('is found in %s', (url, value) => {
    expect(has(`<a href="${url}">Finish</a>`, value)).toBe(true);
  });

  test.each([
    ['https://id.test/order?number=482913', '482913'],
    ['https://id.test/verify?code=482913-8812-4417', '482913'],
    ['https://id.test/verify?promocode=482913', '482913'],
  ])('is none in %s', (url, value) => {
    expect(has(`<a href="${url}">Finish</a>`, value)).toBe(false);
  });

  test('speaks for what is called so in the mail, and not for a coupon', () => {
    const text = (url: string) =>
      `An account has been created for you. Press the button below to set up your user (Code Q7M2XK).\n\n${url}`;
    const subject = 'Set up your user';
    expect(otpOf({ subject, text: text('https://id.test/init?userID=2793518&code=Q7M2XK') })).toBe('Q7M2XK');
    expect(otpOf({ subject, text: text('https://id.test/init?userID=2793518') })).toBeNull();
    const offer = 'Use the code WELCOME20 for 20 % off.\n\nhttps://shop.test/?code=WELCOME20';
    expect(otpOf({ subject: 'Save 20 %', text: offer })).toBeNull();
  });
});
