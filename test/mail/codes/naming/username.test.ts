/** What one signs in as; beside it what is a code. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

describe('what one signs in as is no code, whatever is said by the way', () => {
  const link =
    'Please go to the following page and choose a new password:\n\nhttp://birds.test/reset/MTA0Mg/c8k2fp/';
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
  [
    'Password reset request',
    "A password reset was asked for your account '204518' at Eastmoor College Moodle.",
    null,
  ],
  [
    'Zugang bestätigen',
    'Ein Zugang wurde beantragt (Anmeldename: mkraus09). Um ihn zu bestätigen, öffnen Sie diese Seite.',
    null,
  ],
  ['Password reset request', "Enter the code '204518' in your account.", '204518'],
])('in quotation marks or brackets: %s, %s', (subject, text, otp) => {
  expect(otpOf({ subject, text })).toBe(otp);
});
