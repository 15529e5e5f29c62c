import { describe, expect, test } from 'vitest';
import { unforwarded } from '../../../../src/mail/codes/text/forwarded.ts';
import { singleFlow } from '../../../../src/mail/codes/text/segments.ts';
import { otpOf, readText } from '../kit.ts';

const opener = `---------- Forwarded message ---------
From: Roulib <bonjour@roulib.test>
Date: Fri, 20 Nov 2026 at 10:14
Subject: Roulib
To: <qa@inbox.test>
`;

function letterOf(subject: string, text: string) {
  const { flow } = readText(text);
  const { flows, from } = unforwarded({
    flows: [singleFlow('subject', subject), flow],
    from: 'Kim <kim@acme.test>',
  });
  return { from, lines: flows.map(({ segments }) => segments.map((segment) => segment.text)), flows };
}

describe('a mail that was forwarded as it was', () => {
  test('is read as the message, with its own subject and sender', () => {
    const { from, lines, flows } = letterOf(
      'Fwd: Roulib',
      `See below.\n\n${opener}\nRoulib : ton code est le 2071.`,
    );
    expect(from).toBe('Roulib <bonjour@roulib.test>');
    expect(lines).toEqual([['Roulib'], ['Roulib : ton code est le 2071.']]);
    expect(flows.flatMap(({ segments }) => segments).some(({ quoted }) => quoted)).toBe(false);
  });

  test('has the subject that is left when its header does not tell it', () => {
    const { lines } = letterOf('WG: Ihr Code', '-----Weitergeleitete Nachricht-----\nVon: Acme\n\n4821');
    expect(lines).toEqual([['Ihr Code'], ['4821']]);
  });

  test.each([
    ['Fwd: Roulib', `${opener}\nRoulib : ton code est le 2071. Bonne balade !`],
    [
      'Fwd: Sign in to tinyapp',
      `FYI\n\n${opener.replace('Subject: Roulib', 'Subject: Sign in to tinyapp')}\n2071`,
    ],
    [
      'TR: Code',
      'De : Acme <a@acme.test>\nEnvoyé : 20 novembre 2026 10:14\nÀ : moi\nObjet : Code\n\n2071 est votre code.',
    ],
  ])('gives its code: “%s”', (subject, text) => {
    expect(otpOf({ subject, text })).toBe('2071');
  });

  test('still has its own quotations', () => {
    const text = `${opener}\nYour new code: 2071\n\nOn Thu, 19 Nov 2026 at 9:00 Roulib wrote:\n> Your code: 4409`;
    expect(otpOf({ subject: 'Fwd: code', text })).toBe('2071');
  });
});

test.each([
  ['is a reply', 'Re: Roulib', `See below.\n\n${opener}\nTon code est le 2071.`],
  ['has a number above', 'Fwd: Roulib', `Use 4409 instead.\n\n${opener}\nTon code est le 2071.`],
  [
    'has a long letter above',
    'Fwd: Roulib',
    `${'This is what I have to say. '.repeat(12)}\n\n${opener}\nTon code est le 2071.`,
  ],
  ['holds no other mail', 'Fwd: Roulib', 'Ton code est le 2071.'],
])('a mail that %s stays as it is', (_what, subject, text) => {
  const { from, lines } = letterOf(subject, text);
  expect(from).toBe('Kim <kim@acme.test>');
  expect(lines[0]).toEqual([subject]);
});

describe('a code that whoever forwards it says was used', () => {
  const text = (remark: string) => `${remark}\n\n${opener}\nYour sign-in code is 204817.`;

  test.each([
    'For the file only, there is nothing to enter.',
    'Der Code ist bereits benutzt.',
    'Nic nie wpisuj, to tylko do wiadomości.',
    'Вводить ничего не надо, код давно использован.',
    '監査の控えです。入力済みで、ご対応は不要です。',
  ])('is none: %s', (remark) => {
    expect(otpOf({ subject: 'Fwd: Your code', text: text(remark) })).toBeNull();
  });

  test.each([
    'It is no longer needed here, please enter it yourself.',
    'There is no need to enter a password, the code is enough.',
  ])('is one where it is to be entered: %s', (remark) => {
    expect(otpOf({ subject: 'Fwd: Your code', text: text(remark) })).toBe('204817');
  });
});

test('whoever forwards a mail may say what it came instead of', () => {
  const text =
    'Arrived here instead of at yours, passing it on.\n\n-------- Forwarded Message --------\nSubject: Cloud code\nDate: Wed, 11 Feb 2026 13:08:51 +0000\nFrom: Acme <auth@acme.example>\nTo: ada@acme.example\n\nYour one-time password: 80617234';
  expect(otpOf({ subject: 'Fwd: Cloud code', text })).toBe('80617234');
});
