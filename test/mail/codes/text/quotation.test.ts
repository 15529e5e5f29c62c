/** Where the quotation of an earlier mail begins, and what that means for its code. */
import { describe, expect, test } from 'vitest';
import { otpOf, readText } from '../kit.ts';

const headers = (from: string, sent: string, to: string, subject: string) =>
  `${from}: Acme <no-reply@acme.test>\n${sent}: 23.11.2026 14:05\n${to}: Jane\n${subject}: 482913`;

const openers = [
  '---------- Forwarded message ---------',
  '-----Original Message-----',
  'Begin forwarded message:',
  '-----Ursprüngliche Nachricht-----',
  '---------- Message transféré ---------',
  '---------- 転送されたメッセージ ---------',
  'On Mon, Nov 23, 2026 at 2:05 PM Acme <no-reply@acme.test> wrote:',
  'Le lun. 23 nov. 2026 à 14:05, Acme <no-reply@acme.test> a écrit :',
  'ma 23. marrask. 2026 klo 14.05 Acme (no-reply@acme.test) kirjoitti:',
  'пн, 23 нояб. 2026 г. в 14:05, Acme <no-reply@acme.test>:',
  '2026年11月23日(月) 14:05 Acme <no-reply@acme.test>:',
  headers('From', 'Sent', 'To', 'Subject'),
  headers('Von', 'Gesendet', 'An', 'Betreff'),
  headers('De', 'Envoyé', 'À', 'Objet'),
  headers('De', 'Enviado', 'Para', 'Asunto'),
  headers('Da', 'Inviato', 'A', 'Oggetto'),
  headers('Van', 'Verzonden', 'Aan', 'Onderwerp'),
  headers('Od', 'Wysłano', 'Do', 'Temat'),
  headers('Från', 'Skickat', 'Till', 'Ämne'),
  headers('Lähettäjä', 'Lähetetty', 'Vastaanottaja', 'Aihe'),
  headers('Kimden', 'Gönderildi', 'Kime', 'Konu'),
  headers('От', 'Отправлено', 'Кому', 'Тема'),
  headers('差出人', '送信日時', '宛先', '件名'),
  headers('发件人', '发送时间', '收件人', '主题'),
  headers('보낸 사람', '보낸 날짜', '받는 사람', '제목'),
];

describe.each(openers)('behind “%s”', (opener) => {
  const old = 'Your verification code is 771204. It expires in 10 minutes.';

  test('all lines are quoted, and none before', () => {
    const { segments } = readText(`Thanks!\n\n${opener}\n\n${old}`);
    expect(segments[0]?.quoted).toBe(false);
    expect(segments.at(-1)?.quoted).toBe(true);
  });

  test('a reply has no code, but for a new one of its own', () => {
    const thanks = 'Thanks, that worked. I can see the reports now.';
    expect(otpOf({ subject: 'Re: Your code', text: `${thanks}\n\n${opener}\n\n${old}` })).toBeNull();
    const fresh = 'Your verification code is 900155. It expires in 10 minutes.';
    expect(otpOf({ subject: 'Re: Your code', text: `${fresh}\n\n${opener}\n\n${old}` })).toBe('900155');
  });

  test('the code of what is forwarded is that of the mail', () => {
    expect(otpOf({ subject: 'Fwd: Your code', text: `FYI\n\n${opener}\n\n${old}` })).toBe('771204');
  });
});

test('an answer below what it quotes is no part of that, where the mail marks its lines', () => {
  const text =
    'On Mon, Nov 23, 2026 at 2:05 PM Jane wrote:\n> My code 710 083 has expired.\n> Another one?\n\nHere you are. Your new sign-in code:\n\n482 913';
  expect(readText(text).segments.map(({ quoted }) => quoted)).toEqual([false, true, true, false, false]);
  expect(otpOf({ subject: 'Re: the code', text })).toBe('482913');
});

test('an older mail below that one, without marks, is quoted all the same', () => {
  const old = '-----Original Message-----\n\nYour verification code is 771204.';
  const text = `On Mon, Nov 23, 2026 at 2:05 PM Jane wrote:\n> Has it come?\n\nYes, thanks.\n\n${old}`;
  expect(readText(text).segments.map(({ quoted }) => quoted)).toEqual([false, true, false, false, true]);
  expect(otpOf({ subject: 'Re: the code', text })).toBeNull();
});

test.each([
  'Here is what you asked for:',
  'From: Berlin\nTo: Hamburg',
  'Your request of 23 Nov 2026, 14:05:',
])('“%s” quotes nothing', (line) => {
  const { segments } = readText(`${line}\nYour code is 482913.`);
  expect(segments.some(({ quoted }) => quoted)).toBe(false);
});

test.each([
  ['R: Il tuo codice', 'Grazie, ha funzionato. Ora sono dentro.'],
  ['Odp: Twój kod', 'Dziękuję, zadziałało. Jestem już w środku.'],
  ['回复: 验证码', '谢谢,可以了。我现在已经进去,能看到报表。'],
])('“%s” is the subject of a reply', (subject, text) => {
  expect(otpOf({ subject, text: `${text}\n\n> Your verification code is 771204.` })).toBeNull();
});

test('a comment that a tracker brings in a block for quotations is its message', () => {
  const html = (opener: string) =>
    `<p>${opener}</p><blockquote>Hi Ulrich,<br>At your next login you will be asked for a temporary code: <b>5513 8820</b>. It is single use.</blockquote><p>Powered by Acme Desk</p>`;
  expect(otpOf({ subject: 'MFA reset', html: html('<b>Nadia</b> commented on SD-20417:') })).toBe('55138820');
  expect(otpOf({ subject: 'Re: MFA reset', html: html('Thanks, that worked.') })).toBeNull();
});

test('fields with an address and a time are a header in any language, but not where one of them is the code', () => {
  const text = (last: string) =>
    `Takk fyrir, þetta er komið.\n\nReikningur: Ada <ada@acme.test>\nSent: þriðjudagur, 24. nóvember 2026 09:30\n${last}\n\nAcme`;
  const isQuoted = (read: string) => readText(read).flow.segments.at(-1)?.quoted;
  expect(isQuoted(text('Til: Ásdís Lóa'))).toBe(true);
  expect(isQuoted(text('Efni: 482913 er kóðinn þinn'))).toBe(true);
  expect(isQuoted(text('Kóði: 482913'))).toBe(false);
});
