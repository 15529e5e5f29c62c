/** Which link of a mail is meant, by what the mail says of it. */
import { expect, test } from 'vitest';
import { findLinks } from '../../../src/mail/links.ts';

const meant = (subject: string, text: string, code: string | null) =>
  findLinks({ subject, text, html: null }, undefined, code).find(({ verification }) => verification)?.url;

test('an address in print takes the code that its sentence asks to enter there', () => {
  const text = 'Go to https://talk.example/ucp?mode=pin and enter\n\nk9f3tm\n\nBoard: https://talk.example';
  expect(meant('Check your address', text, 'k9f3tm')).toBe('https://talk.example/ucp?mode=pin');
});

test.each([
  ['Votre lien', 'Entrez dans la boutique : https://shop.example/entrer/kf8w-2Zr\n\nIl vaut une heure.'],
  ['Your way in', 'Tap this and you are in: https://notes.example/in?k=5590217\n\nWorks for 10 minutes.'],
])('what it does may stand in its address: %s', (subject, text) => {
  expect(meant(subject, text, null)).toMatch(/entrer|in\?k/);
});

test.each(['https://acme.example/tro-giup/xac-thuc', 'https://acme.example/hilfe/bestaetigung'])(
  'a page of help is none: %s',
  (url) => {
    expect(meant('Mã xác thực', `Mã: 482913\n\n${url}`, '482913')).toBeUndefined();
  },
);

test('the only link with a token is meant where the mail offers to do something, and no other is', () => {
  const links = (way: string) =>
    `Iratxe ha subido 12 fotos de la obra.\n\n${way}\n\nhttps://cuadrilla.example/precios`;
  expect(
    meant(
      'Abonelik onayı',
      'https://kedi.example/abonelik/onay/6E53GKFtE4N1Q4AYhFZ\n\nhttps://kedi.example/bagis',
      null,
    ),
  ).toContain('/onay/');
  expect(meant('Nueva obra', links('https://cuadrilla.example/fotos/Hk3vQ90sT'), null)).toBeUndefined();
  expect(
    meant('Build failed', 'https://ci.example/job/3391/rebuild?token=04800117a81ac466', null),
  ).toBeUndefined();
});

test('an address that is printed beside the code takes it, wherever else the mail leads', () => {
  const text =
    'Чтобы голос был засчитан: 093-558\n\nСтраница голосования: https://snt.example/sobranie/7\n\nПравление';
  expect(meant('Голос', text, '093558')).toBe('https://snt.example/sobranie/7');
  expect(meant('Голос', `${text}\n\nУстав: https://snt.example/ustav/2`, '093558')).toBe(
    'https://snt.example/sobranie/7',
  );
});

test.each([
  [
    'Kirjautumiskoodisi',
    '<p>Anna koodi 220 174 tai paina nappia, niin kirjaudut suoraan.</p>',
    'https://sauna.example/kirjaudu/dbNsjSBpobOL',
  ],
  [
    'Ihre Anmeldung zur Grünen Post',
    '<p>Wenn Sie das waren, bestätigen Sie es bitte hier:</p>',
    'https://237.post.example/c/50857858/ac321768aa00cc-0zn9jy?doi=1',
  ],
])('a button is meant that the lines beside it speak of: %s', (subject, said, url) => {
  const html = `${said}<p><a href="${url}" style="background:#246;color:#fff;padding:12px 30px">Astu</a></p><p><a href="https://sauna.example/x">X</a></p>`;
  const marked = findLinks({ subject, text: null, html }).find(({ verification }) => verification);
  expect(marked?.url).toBe(url);
});

test('a button whose address is printed as well is meant in any language, where that is no page for everybody', () => {
  const marked = (url: string, printed: string) =>
    findLinks({
      subject: '門已經幫您留好了',
      text: null,
      html: `<p>您剛剛要求登入會員專區，請從這裡進來。</p><p><a href="${url}">開門進去</a></p><p>按鈕沒反應的話：</p><p>${printed}</p>`,
    }).find(({ verification }) => verification)?.url;
  const url = 'https://tofu.example/m/Z6uMHENj';
  expect(marked(url, url)).toBe(url);
  expect(marked(url, '(04) 5550-132')).toBeUndefined();
  expect(marked('https://tofu.example/shop', 'https://tofu.example/shop')).toBeUndefined();
});

test.each([
  '/rastau/RD8eZMmmqUilK2',
  '/queren/ZaCAIUTq8FhcBZ93',
  '/tasdeeq/b3nWk46Di6EK',
  '/rsvp/rR8ObMzZy2r/yes',
])('a path that confirms does so in other languages, too: %s', (path) => {
  const html = `<p>Acme</p><p><a href="https://acme.example${path}" style="background:#222">→</a></p>`;
  expect(
    findLinks({ subject: 'Acme', text: null, html }).find(({ verification }) => verification)?.url,
  ).toContain(path);
});
