/** Names of other numbers before a candidate, with what is said by the way between the two. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

describe('what one signs in as is no code, whatever is said by the way', () => {
  const link = 'Please choose a new password here:\nhttp://birds.test/reset/MTA0Mg/c8k2fp-9a61b7d03e55/';
  test.each([
    ['Password reset', "Your username, in case you've forgotten: wren1042", 'Thanks for using our site!'],
    ['Passwort zurücksetzen', 'Ihr Benutzername, falls Sie ihn vergessen haben: wren1042', 'Danke!'],
    ['Nouveau mot de passe', 'Votre nom d’utilisateur, au cas où : wren1042', 'Merci d’utiliser ce site !'],
    ['Återställ lösenord', 'Ditt användarnamn, ifall du har glömt det: wren1042', 'Tack!'],
    ['密码重置', '您的用户名(如果您忘记了):wren1042', '谢谢使用'],
  ])('%s', (subject, name, thanks) => {
    expect(otpOf({ subject, text: `${link}\n\n${name}\n\n${thanks}` })).toBeNull();
  });

  test('but what is asked for beside it is', () => {
    const text = 'Enter your username and the login code: WREN1042';
    expect(otpOf({ subject: 'Sign in', text })).toBe('WREN1042');
  });
});

test.each([
  ['Your order, in case you call us: 482913', null],
  ['Ticket number - MA-804417', null],
  ['The code, in case you need it again: 482913', '482913'],
  ['Verification code - MA-804417', '804417'],
])('a name holds over what is said by the way, and a dash in a line of two: %s', (text, otp) => {
  expect(otpOf({ subject: 'Acme', text: `${text}\n\nAcme Ltd` })).toBe(otp);
});
