import { describe, expect, test } from 'vitest';
import { withKeysOpen } from '../../../../src/mail/codes/text/keys.ts';
import { otpOf } from '../kit.ts';

test('the parts of a key that names a code are words, at the same length', () => {
  expect(withKeysOpen('login_otp: 31122025')).toBe('login otp: 31122025');
  expect(withKeysOpen('{"codigo_verificacion":"qt5n8w"}')).toBe('{"codigo verificacion":"qt5n8w"}');
  expect(withKeysOpen("'zip_code' => '94107'")).toBe("'zip code' => '94107'");
});

test('those of other names are not', () => {
  for (const text of ['otp_sms_sent: 48120', 'in verify_code line 2048', 'user_id=4471', 'no keys at all'])
    expect(withKeysOpen(text)).toBe(text);
});

describe('the code of a record', () => {
  test.each([
    ['VERIFICATION_CODE=482913', '482913'],
    ['{"to":"a@b.test","login_otp":"482913","ttl":300}', '482913'],
    ["{'username': 'pytest3', 'passcode': '59184072', 'site_id': 1}", '59184072'],
    ['haslo_jednorazowe=fW83nxPa', 'fW83nxPa'],
  ])('%s', (text, code) => {
    expect(otpOf({ subject: '[test] login', text })).toBe(code);
  });

  test.each([
    '{"event":"order.created","zip_code":"94107"}',
    'otp_sms_sent: 48120',
    '{"status_code": 48120}',
  ])('and not another number: %s', (text) => {
    expect(otpOf({ subject: 'order.created', text })).toBeNull();
  });
});
