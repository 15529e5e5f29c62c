import { beforeAll, describe, expect, test } from 'vitest';
import { serveForAll } from '../support/fixture.ts';
import type { TestService } from '../support/service.ts';
import { newBox } from './box.ts';
import { isError } from './kit.ts';

let service: TestService;
serveForAll({}, (started) => {
  service = started;
});
const box = () => newBox(service);

describe('full text search', () => {
  let subjects: (query: Record<string, string>) => Promise<string[]>;
  const finds = async (q: string, ...wanted: string[]) =>
    expect((await subjects({ q })).sort(), q).toEqual(wanted.sort());
  beforeAll(async () => {
    const made = await box();
    subjects = made.subjects;
    await made.mail({ subject: 'welcome aboard', body: 'Please sign in to your new account, señor Müller.' });
    await made.mail({ subject: 'newsletter', body: 'You can sign the form in March. AND OR NOT near' });
    await made.mail({ subject: 'chinese', body: '您的验证码是四八二九，请勿泄露给他人。' });
    await made.mail({
      subject: 'japanese',
      body: 'ユーザーIDと認証コードを入力してください。スーパーマーケット',
    });
    await made.mail({ subject: 'korean', body: '인증번호는 아래와 같습니다' });
    await made.mail({ subject: 'thai', body: 'รหัสยืนยันของคุณดีมาก' });
    await made.mail({ subject: 'hindi', body: 'आपका सत्यापन कोड किताब' });
    await made.mail({
      subject: 'html',
      raw: 'From: a@b.test\r\nSubject: html\r\nContent-Type: text/html\r\n\r\n<p title="hiddenword">shown <b>bold</b></p><style>.styled{}</style>',
    });
  });

  test('wants every word, in subject or body, in any capitals', async () => {
    await finds('WELCOME account', 'welcome aboard');
    await finds('welcome march');
    await finds('sign', 'welcome aboard', 'newsletter');
  });

  test('finds words with and without their accents', async () => {
    await finds('senor', 'welcome aboard');
    await finds('MÜLLER', 'welcome aboard');
    await finds('muller', 'welcome aboard');
  });

  test('takes quoted phrases in their order', async () => {
    await finds('"sign in"', 'welcome aboard');
    await finds('"in sign"');
    await finds('"sign in', 'welcome aboard');
    await finds('"SIGN  in" account', 'welcome aboard');
  });

  test('leaves out what a minus stands before, words and phrases, alone too', async () => {
    await finds('sign -march', 'welcome aboard');
    await finds('sign -"sign in"', 'newsletter');
    await finds('-sign -html -thai -hindi -korean', 'chinese', 'japanese');
    await finds('sign -sign');
  });

  test('takes either side of or', async () => {
    await finds('welcome or newsletter', 'welcome aboard', 'newsletter');
    await finds('welcome OR 验证码', 'welcome aboard', 'chinese');
    await finds('sign account or march', 'welcome aboard', 'newsletter');
    await finds('sign account or nowhere -march', 'welcome aboard');
    await finds('or welcome or', 'welcome aboard');
    await finds('"or"', 'newsletter');
  });

  test('finds two-character words of scripts without spaces', async () => {
    await finds('验证', 'chinese');
    await finds('证码', 'chinese');
    await finds('码证');
    await finds('"验证码"', 'chinese');
    await finds('認証', 'japanese');
    await finds('コード', 'japanese');
    await finds('ユーザー', 'japanese');
    await finds('ID', 'japanese');
    await finds('スーパー', 'japanese');
    await finds('인증', 'korean');
    await finds('ยืนยัน', 'thai');
    await finds('ดี', 'thai');
    await finds('ดู');
    await finds('किताब', 'hindi');
    await finds('कीताब');
  });

  test('reads HTML as it is shown', async () => {
    await finds('bold', 'html');
    await finds('hiddenword');
    await finds('styled');
  });

  test('has no operators but these', async () => {
    await finds('subject:welcome');
    await finds('wel*');
    await finds('NEAR(sign in)');
    await finds('sign AND march', 'newsletter');
    for (const q of ['(', ')', '"', '""', '{', '^', '*', ':', '+', '-', '--', '"-', "'", '\\']) {
      const { path } = await box();
      const answer = await service.api('GET', `${path}?q=${encodeURIComponent(q)}`);
      isError(answer, 400, 'bad_request', /^q must contain/);
    }
    await finds('welcome) OR (inbox : x');
  });

  test('never looks into another inbox', async () => {
    const other = await box();
    await other.mail({ subject: 'other', body: 'welcome 验证码' });
    expect(await other.subjects({ q: 'welcome' })).toEqual(['other']);
    expect(await other.subjects({ q: '-nothing' })).toEqual(['other']);
    await finds('welcome 验证码');
    expect(await other.subjects({ q: other.id })).toEqual([]);
    expect(await other.subjects({ q: other.id.replace('_', '') })).toEqual([]);
  });
});
