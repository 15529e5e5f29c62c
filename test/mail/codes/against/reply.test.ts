/** Codes of other mails: those that are answered, and those that could not be delivered. */
import { describe, expect, test } from 'vitest';
import { otpOf } from '../kit.ts';

const code = 'Your verification code is 902117. It expires in 10 minutes.';

describe('a mail that a server could not deliver brings no code', () => {
  test.each([
    ['Mail Delivery Subsystem <mailer-daemon@mx.acme.test>', 'Undelivered Mail Returned to Sender'],
    ['Gatekeeper <gatekeeper@acme.test>', 'Delivery Status Notification (Delay)'],
    ['Postmaster <postmaster@acme.test>', 'Unzustellbar: Ihr Code'],
  ])('from %s: %s', (from, subject) => {
    const text = `Your mail could not be delivered.\n\n------ Message ------\nSubject: Your code\n\n${code}`;
    expect(otpOf({ from, subject, text })).toBeNull();
    expect(otpOf({ from: 'Acme <no-reply@acme.test>', subject: 'Your code', text: code })).toBe('902117');
  });
});

test.each([
  ['Corriere <avvisi@corriere.test>', 'Impossibile recapitare il pacco: conferma il nuovo indirizzo'],
  ['Postmaster <postmaster@acme.test>', 'Your quarantine sign-in'],
])('what is said of a parcel, or by a postmaster of something else, may: %s', (from, subject) => {
  expect(otpOf({ from, subject, text: code })).toBe('902117');
});

describe('what answers for who is absent has the subject of the mail that it answers', () => {
  const text = 'I am out of the office until Monday, 25 August, with no access to mail.';

  test.each([
    'Automatic reply: Your verification code is 902117',
    'Automatische Antwort: Ihr Anmeldecode 902-117',
    'Réponse automatique : votre code est 902117',
    '自動返信: 認証コード 902117',
  ])('%s', (subject) => {
    expect(otpOf({ subject, text })).toBeNull();
  });

  test('and may quote it', () => {
    const quoted = `${text}\n\n${code.replace(/^/gm, '> ')}`;
    expect(otpOf({ subject: 'Automatic reply: Your verification code', text: quoted })).toBeNull();
    expect(
      otpOf({ subject: 'Out of office: RE: Your code', text: `${text}\n\nYour message:\n${code}` }),
    ).toBeNull();
  });

  test.each(['Absence request: your approval code', 'Abwesenheit beantragt'])(
    'a mail about an absence is none: %s',
    (subject) => {
      expect(otpOf({ subject, text: code })).toBe('902117');
    },
  );

  test('but may bring a code itself', () => {
    expect(otpOf({ subject: 'Automatic reply: your comment', text: code })).toBe('902117');
  });
});

test('below the words of a help desk stands the mail that it answers', () => {
  const text =
    'Hi Francesca,\n\nsorry about the trouble. Please open the app and tap "Send a new code".\n\n' +
    `On 4 Apr 2026, 16:40, Francesca wrote:\n> this is what I got:\n>> ${code}`;
  expect(otpOf({ subject: '[Ticket 338120] Code does not arrive', text })).toBeNull();
});

describe('a mail of a server that delivers mails', () => {
  const from = 'Acme <mailer-daemon@acme.example>';

  test('brings back one that it could not deliver', () => {
    expect(otpOf({ from, subject: 'Mail could not be sent', text: code })).toBeNull();
    expect(otpOf({ from, subject: 'Delivery failure: Your verification code', text: code })).toBeNull();
  });

  test('is one like any other where its subject speaks of a code', () => {
    expect(otpOf({ from, subject: 'Your new verification code', text: code })).toBe('902117');
  });
});
