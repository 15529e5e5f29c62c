/** Threads and forwards as mail programs of many languages write them: what is quoted is past, what is forwarded is the message. */
import { describe, expect, test } from 'vitest';
import { otpOf } from './kit.ts';

describe('above a mail that is quoted the new code counts', () => {
  test.each([
    [
      'mk',
      'Одг: Не ми стигна шифрата',
      'Ви издадовме нова шифра и таа гласи 480 267. Внесете ја во полето за најава.\n\nНа пон, 23 ное. 2026 во 16:17 Охридска <noreply@acme.example> напиша:\n\n> Вашата шифра за најава е 735 510.',
    ],
    [
      'hr',
      'Re: Ne mogu se prijaviti',
      'Umjesto koda od jučer upišite 480 267; vrijedi sljedećih 15 minuta.\n\nsri, 25. stu 2026. u 20:51 Acme <ne-odgovaraj@acme.example> napisao je:\n\n> Vaš kod za prijavu: 735 510',
    ],
    [
      'zh',
      '回覆：登入不了',
      '您昨天收到的密碼已失效，這邊重新幫您發了一組 480 267，麻煩直接在登入畫面輸入即可。\n\n山茶銀行 <noreply@acme.example> 於 2026年11月25日 週三 下午5:26寫道：\n\n> 您的一次性密碼：735 510',
    ],
    [
      'be',
      'Адк: Не магу ўвайсці',
      'Мы стварылі для Вас яшчэ адзін – 480 267. Увядзіце яго ў полі «Код з ліста».\n\nаўт, 24 ліс 2026 г. у 17:21 Acme <noreply@acme.example> піша:\n\n> Ваш код для ўваходу: 735 510',
    ],
  ])('%s', (_language, subject, text) => {
    expect(otpOf({ subject, text })).toBe('480267');
  });
});

describe('of an answer that gives none the quoted one is none', () => {
  test.each([
    [
      'is',
      'Sv: Velkomin',
      'Takk fyrir, þetta er komið og ég er búin að skrá mig.\n\nFrá: Acme <acme@acme.example>\nSent: þriðjudagur, 24. nóvember 2026 09:30\nTil: Ásdís Lóa\nEfni: Velkomin\n\nSkráðu töluna 660931 í appið til að klára nýskráningu.',
    ],
    [
      'lv',
      'ATB: Kas tas par kodu?',
      'Ziņa ar kodu tika nosūtīta, jo kāds kļūdaini ievadīja Jūsu adresi. Nekas nav jādara.\n\nNo: Acme <info@acme.example>\nNosūtīts: otrdiena, 2026. gada 24. novembris 20:31\nKam: Zane Krūmiņa\nTēma: Vienreizējais kods\n\nJūsu vienreizējais kods ir 916 335.',
    ],
  ])('%s', (_language, subject, text) => {
    expect(otpOf({ subject, text })).toBeNull();
  });
});

describe('what is forwarded is the code, unless whoever forwards it says that it was used', () => {
  const forward = (subject: string, remark: string) =>
    otpOf({
      subject,
      text: `${remark}\n\n---------- Forwarded message ---------\nFrom: Acme <code@acme.example>\nDate: 24 Nov 2026 10:15\nSubject: Your code\n\nYour verification code is 482913.`,
    });

  test.each([
    ['Fwd: Your code', 'Here it is. Type it in before it goes!'],
    ['Fwd: Your code', 'My extension is 4417, call me when you are in.'],
    ['FW: Kod', 'Proszę go wpisać, u mnie nie będzie potrzebny.'],
  ])('%s: %s', (subject, remark) => {
    expect(forward(subject, remark)).toBe('482913');
  });

  test.each([
    ['VL: Koodi', 'Se ehti vanhentua ennen kuin huomasin koko viestin.'],
    ['Fwd: Kód', 'Přeposílám jen pro pořádek. Kód už je použitý, hlášení jsem odeslala.'],
    ['ENC: Seu código', 'Segue o e-mail que eu comentei. O código já expirou.'],
    ['Fwd: Kata laluan', 'Kata laluan ni dah saya guna pagi tadi.'],
    ['Fwd: Գաղտնաբառ', 'Գաղտնաբառն արդեն օգտագործել եմ։'],
  ])('%s: %s', (subject, remark) => {
    expect(forward(subject, remark)).toBeNull();
  });
});

describe('the only number of an answer to a mail about a code is that', () => {
  test.each([
    [
      'Re: Re: code for the printer portal',
      'On 2025-02-18 16:03, Ada wrote:\n> Is it still 90417?\n\nNo, type 66208.\n\n> And where?\n\nAt the bottom.',
    ],
    [
      'Re: código de la gestoría',
      '¡Perdona! Te mandé el de la luz. El de la gestoría es 66208\n\nEl mar, 4 feb 2025 a las 12:27, Ada <ada@acme.example> escribió:\n> El código: 71833',
    ],
  ])('%s', (subject, text) => {
    expect(otpOf({ subject, text })).toBe('66208');
  });

  test('but where it is given for something else, or one of two', () => {
    expect(otpOf({ subject: 'Re: your code', text: 'My extension is 4417.' })).toBeNull();
    expect(otpOf({ subject: 'Re: your code', text: 'Our office moved to 4417 Elm Street.' })).toBeNull();
    expect(otpOf({ subject: 'Re: Ihr Code', text: 'Ich komme am Montag um 1430 vorbei.' })).toBeNull();
    expect(otpOf({ subject: 'Re: your code', text: 'We have rooms 4417 and 4471.' })).toBeNull();
  });
});

test('signs before the lines of HTML quote as those of a text do', () => {
  const html =
    '<pre>On 2025-02-18 16:03, Ada wrote:\n&gt; Your code is 904177.\n\nThat one is old. Your code is 662081.\n</pre>';
  expect(otpOf({ subject: 'Re: portal', html })).toBe('662081');
});
