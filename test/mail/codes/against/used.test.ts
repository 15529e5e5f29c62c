/** Codes that were used, and what was done by them. */
import { describe, expect, test } from 'vitest';
import { usedOf } from '../../../../src/mail/codes/against/used.ts';
import { sentenceEnd, sentenceStart } from '../../../../src/mail/codes/text/sentence.ts';
import { otpOf, readText, spotOf } from '../kit.ts';

function isUsed(text: string, value: string): boolean {
  const spot = spotOf(readText(text), value);
  const { segment, match } = spot;
  const from = sentenceStart(segment.text, match.start);
  return usedOf(spot, from, sentenceEnd(segment.text, match.end)) !== null;
}

describe('a code was used where the mail tells what was done by it', () => {
  test.each([
    ['Yesterday at 17:22 you signed in to our service for the first time, with code 950216.', '950216'],
    ['You approved this payment on 20 August at 14:02 with code 118204.', '118204'],
    ['The phone was paired at 17:20 with pairing code 925370, which you read off your tablet.', '925370'],
    ['Un téléphone a été ajouté à votre espace au moyen du code à usage unique 640218.', '640218'],
    ['Hoy has confirmado con el código 90412 un envío de 60,00 €.', '90412'],
    ['El pago fue autorizado el 30/10/2025 a las 13:11 h con la clave 551908.', '551908'],
    ['Zmianę potwierdzono kodem 402778.', '402778'],
    ['Převod byl potvrzen kódem 402778.', '402778'],
    ['Die Zahlung wurde am Montag mit dem Code 482913 auf Ihrem Telefon freigegeben.', '482913'],
    ['Iemand heeft met de code 370945 ingelogd op uw rekening.', '370945'],
    ['認証コード「228714」を使用したログインがありました。', '228714'],
    ['ワンタイムパスワード「640218」による本人確認が完了しました。', '640218'],
    ['인증번호 228714(으)로 로그인하셨습니다.', '228714'],
    ['Ödeme 482913 koduyla onaylandı.', '482913'],
    ['The draft was opened in our portal on 2 October 2025, 10:14 with the access code 4J7-M22.', '4J7-M22'],
    ['Comme convenu, votre code 918 225 a bien fonctionné et votre compte est ouvert.', '918225'],
    [
      'O Pix foi autorizado com o código de uso único enviado às 13h02 (código 660418, já utilizado).',
      '660418',
    ],
    ['इसकी पुष्टि ईमेल पर भेजे गए ओटीपी 338 207 से हुई, जो अब मान्य नहीं है।', '338207'],
  ])('%s', (text, value) => {
    expect(isUsed(text, value)).toBe(true);
    expect(otpOf({ subject: 'Notice', text })).toBeNull();
  });
});

describe('and where the next sentence says so of it', () => {
  test.each([
    ['Votre code était 640218. Ce code est désormais consommé.'],
    ['Jemand hat den Code 640218 erhalten. Er ist damit verbraucht.'],
    ['The code 640218 came at noon. It has already been used.'],
    ['Iemand kreeg de code 640218. De code is daarmee verbruikt.'],
  ])('%s', (text) => {
    expect(isUsed(text, '640218')).toBe(true);
  });
});

describe('it was not', () => {
  test.each([
    ['You signed in on a new device: confirm it with code 482913.'],
    ['Someone signed in. Enter code 482913 to confirm that it was you.'],
    ['If you signed in with code 482913, do nothing.'],
    ['The access code is 482913. It is to be entered in capital letters and may be used once.'],
    ['Your new code is 482913. The code in your earlier mail had already been used up.'],
    ['Der Code lautet 482913. Er wird nur einmal verwendet.'],
    ['コード482913を使用してログインしてください。'],
    ['인증번호 482913(으)로 로그인해 주세요.'],
  ])('%s', (text) => {
    expect(isUsed(text, '482913')).toBe(false);
  });
});
