import { describe, expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { mark, visibleText } from '../../src/mail/html.ts';
import { bodyText, documentText, readDocuments, textDocument } from '../../src/mail/text.ts';

function lines(text: string): string[] {
  return textDocument(text).lines.map(visibleText);
}

describe('plain text as lines', () => {
  test('ends a line at LF and CRLF, and leaves empty lines out', () => {
    expect(lines('aa\r\nbb\n\n \ncc')).toEqual(['aa', 'bb', 'cc']);
    expect(textDocument('aa\nbb\n\ncc').lines.map(({ gap }) => gap)).toEqual([2, 1, 2]);
  });

  test('marks what quotes', () => {
    const quoting = textDocument('new\n> old\n> > older').lines.map(({ pieces }) => pieces[0]);
    expect(quoting.map((piece) => piece?.text)).toEqual(['new', 'old', 'older']);
    expect(quoting.map((piece) => (piece?.marks ?? 0) & mark.quote)).toEqual([0, mark.quote, mark.quote]);
  });

  test('what was broken off a quoting line quotes as well, what answers it does not', () => {
    const marksOf = (text: string) =>
      textDocument(text).lines.map(({ pieces }) => [pieces[0]?.text, (pieces[0]?.marks ?? 0) & mark.quote]);
    expect(
      marksOf(
        '> Your documents are there. When asked for a code please enter\n275188.\n> It can be used today.',
      ),
    ).toEqual([
      ['Your documents are there. When asked for a code please enter 275188.', mark.quote],
      ['It can be used today.', mark.quote],
    ]);
    expect(
      marksOf('> What is the code of the client portal that you sent today?\n275188\n> Thank you'),
    ).toEqual([
      ['What is the code of the client portal that you sent today?', mark.quote],
      ['275188', 0],
      ['Thank you', mark.quote],
    ]);
  });

  test('puts together what was broken to fit a width', () => {
    const broken =
      'To finish signing in to your account, please enter the code\n482913 on the page that is still open.';
    expect(lines(broken)).toEqual([broken.replace('\n', ' ')]);
  });

  test('puts together what was broken to fit a small width, which the longest line tells', () => {
    const broken =
      'For your account at Acme Ltd., please\ntype 482913 where you have begun, and\nnever send it to anybody else.';
    expect(lines(broken)).toEqual([broken.replaceAll('\n', ' ')]);
    const poem = 'Roses are red,\nthe code is 482913,\nand so are you';
    expect(lines(poem)).toEqual(poem.split('\n'));
  });

  test.each([
    [
      'a line that ends its sentence',
      'To finish signing in to your account, enter this code now:\n482913 it is',
    ],
    ['a value by itself', 'To finish signing in to your account, please enter the code\n482913'],
    [
      'an entry of a list',
      'Here is all that we have found for you in these last days\n- one thing and another',
    ],
    [
      'a label with its value',
      'Here is all that we have found for you in these last days\nOrder number: 771100 for you',
    ],
    ['an indented line', 'Here is all that we have found for you in these last days\n   482913 is indented'],
    ['an address', 'Here is all that we have found for you in these last days\nhttps://acme.test/x and more'],
    ['a short line', 'Hello Ada\nyour code is here'],
  ])('but not %s', (_name, text) => {
    expect(lines(text)).toEqual(text.split('\n'));
  });

  test('parts the cells of rows that are aligned by blanks', () => {
    expect(lines('Account   Code     Valid until\n771204    482913   14:05')).toEqual([
      'Account\tCode\tValid until',
      '771204\t482913\t14:05',
    ]);
  });

  test.each([
    'Thank you.  Your code is here.  Enter it.',
    'COMPANY  CODE        : 1000',
    'Code   482913',
    '4   8   2   9   1   3',
  ])('but nothing of “%s”', (text) => {
    expect(lines(text)).toEqual([text]);
  });

  test('reads characters one below the other as one row', () => {
    expect(lines('4\n8\n2\n9\n1\n3')).toEqual(['4 8 2 9 1 3']);
  });

  test('keeps to its bounds', () => {
    expect(textDocument('a b\n'.repeat(limits.htmlLinesMax + 1_000)).lines).toHaveLength(limits.htmlLinesMax);
    expect(textDocument(`${'\n'.repeat(limits.bodyTokensMax)}late`).lines).toEqual([]);
    const paragraph = `${'word '.repeat(12)}\n`.repeat(1_000);
    for (const line of lines(paragraph)) expect(line.length).toBeLessThan(2_100);
  });
});

describe('the body as text', () => {
  test('is the text part as it is', () => {
    expect(bodyText({ text: ' Hello\r\n\r\nthere\u00a0you ', html: null })).toBe('Hello\n\nthere you');
  });

  test('is what a reader sees of the HTML where there is no text', () => {
    const html = '<title>T</title><p hidden>pre</p><p>Hello <b>Ada</b></p><div>one<br>two</div>';
    expect(bodyText({ text: null, html })).toBe('Hello Ada\n\none\ntwo');
    expect(bodyText({ text: ' \n ', html })).toBe('Hello Ada\n\none\ntwo');
  });

  test('is the HTML where the text only stands in for it', () => {
    const html = `<p>${'This is a long letter about many things. '.repeat(5)}</p>`;
    expect(bodyText({ text: 'Please view this mail in a browser', html })).toContain('long letter');
    expect(bodyText({ text: 'https://acme.test/view/a1b2c3d4e5f6', html })).toContain('long letter');
  });

  test('is the text where both say something', () => {
    const text = 'This letter is a long one and it says what is to be said. '.repeat(4).trim();
    expect(bodyText({ text, html: `<p>${'Words and words and words. '.repeat(40)}</p>` })).toBe(text);
  });

  test('reads HTML that was sent as text', () => {
    const text = '<!DOCTYPE html><html><body><p>Hello</p><p style="display:none">no</p></body></html>';
    expect(bodyText({ text, html: null })).toBe('Hello');
  });

  test('is empty where nothing is said', () => {
    expect(bodyText({ text: null, html: null })).toBe('');
    expect(bodyText({ text: null, html: '<img src="x">' })).toBe('');
    expect(readDocuments({ text: ' ', html: '\n' })).toEqual({ text: null, html: null });
  });

  test('is no longer than its bound', () => {
    const long = 'words'.repeat(limits.bodyCharsMax / 4);
    expect(bodyText({ text: long, html: null })).toHaveLength(limits.bodyCharsMax);
    expect(bodyText({ text: null, html: `<pre>${'word\n'.repeat(900_000)}` }).length).toBeLessThanOrEqual(
      limits.bodyCharsMax,
    );
  });

  test('sets blocks apart that were set apart', () => {
    const document = textDocument('aa\nbb\n\n\ncc');
    expect(documentText(document)).toBe('aa\nbb\n\ncc');
  });
});

test('a file that stands uuencoded in the body is not read as text, and what follows it is', () => {
  const file = 'begin 644 logo.gif\nM1TE&.#EAMTQ:5J@A9Z2WQMW2F#]T-LN6?3NS\n`\nend\n';
  expect(documentText(textDocument(`Hello\n\n${file}\nBye\n`))).toBe('Hello\n\nBye');
  expect(documentText(textDocument('Hello\nbegin 644 words about it\nBye'))).toContain('Bye');
});

test('line breaks that a program has left as it writes them are line breaks', () => {
  const { text } = readDocuments({ text: 'Hi,\\n\\nyour code is:\\r\\n482913\\n', html: null });
  expect(text?.lines.map(({ pieces }) => pieces[0]?.text)).toEqual(['Hi,', 'your code is:', '482913']);
});

test('a paragraph that is indented as a whole is put together as any other', () => {
  const text = '  Planets are aligned. On the next page, hand over the sign-up code\n  3WQ7-LB5D and go on.';
  expect(documentText(textDocument(text))).toContain('code 3WQ7-LB5D and');
  const entries =
    'These are all the packages that were sent to your address today\n  one of them here\n  another one';
  expect(documentText(textDocument(entries)).split('\n')).toHaveLength(3);
});
