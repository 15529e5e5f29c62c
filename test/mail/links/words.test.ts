import { expect, test } from 'vitest';
import { fold } from '../../../src/mail/codes/text/clean.ts';
import { linkWords } from '../../../src/mail/codes/words/links.ts';
import { actWords, linkNames, noticeWords, otherwise } from '../../../src/mail/links/words.ts';

test.each(['act', 'notice', 'password', 'never'] as const)(
  'of the words “%s” none contains another',
  (kind) => {
    const words = linkWords[kind].map(fold);
    const idle = words.filter((word, at) =>
      words.some((other, index) => index !== at && word.includes(other)),
    );
    expect(idle).toEqual([]);
  },
);

test('a link is named where a word begins', () => {
  expect(linkNames.test(fold('Votre lien de connexion'))).toBe(true);
  expect(linkNames.test(fold('הקישור שלך'))).toBe(true);
  expect(linkNames.test(fold('Espace client'))).toBe(false);
});

test.each(['Terima kasih atas pesanan Anda', 'イベントに参加した方へ', 'Onaylı satıcı'])(
  '“%s” signs in to nothing',
  (text) => {
    expect(actWords.test(fold(text))).toBe(false);
  },
);

test('what has been done is not taken for what is to be done', () => {
  expect(noticeWords.test(fold('Your password was changed'))).toBe(true);
  expect(noticeWords.test(fold('Confirm this one before this offer ends'))).toBe(false);
});

test('one who has not asked is spoken to where a word begins', () => {
  expect(otherwise.test(fold('If this was not you, '))).toBe(true);
  expect(otherwise.test(fold('לא ביקשת? אם לא ביקשת'))).toBe(true);
  expect(otherwise.test(fold('If this is correct, '))).toBe(false);
});
