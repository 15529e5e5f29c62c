import { describe, expect, test } from 'vitest';
import { limits } from '../../../../src/limits.ts';
import { documentFlow, singleFlow } from '../../../../src/mail/codes/text/segments.ts';
import { renderHtml } from '../../../../src/mail/html.ts';
import { textDocument } from '../../../../src/mail/text.ts';
import { decisionOf, readHtml, readText } from '../kit.ts';

function shown(html: string): string[] {
  return readHtml(html).segments.map(({ place, text }) => `${place}: ${text}`);
}

describe('the role of a text', () => {
  test('a line that a reader sees is one segment', () => {
    expect(shown('<p>Hello <b>Ada</b>,</p><div>your code is <span>482</span><span>913</span></div>')).toEqual(
      ['html: Hello Ada,', 'html: your code is 482913'],
    );
  });

  test('hidden text is a preheader, the text of an image stands apart', () => {
    expect(
      shown('<div style="display:none">Code 482913</div><p>Hello <img alt="Code 7731"> there</p>'),
    ).toEqual(['preheader: Code 482913', 'alt: Code 7731', 'html: Hello there']);
  });

  test('the value of a field that a reader sees is a part of its line', () => {
    expect(shown('<p>Code</p><input readonly value="482913"><input type="hidden" value="998877">')).toEqual([
      'html: Code',
      'html: 482913',
    ]);
  });

  test('cells are parted by tabs', () => {
    expect(readHtml('<table><tr><td>Code</td><td>482913</td></tr></table>').segments[0]?.text).toBe(
      'Code\t482913',
    );
  });

  test('subject and title are segments of their own', () => {
    expect(singleFlow('subject', '  482913 is your code ').segments.map(({ text }) => text)).toEqual([
      '482913 is your code',
    ]);
    expect(singleFlow('title', '   ').segments).toEqual([]);
    expect(singleFlow('subject', 'a'.repeat(10_000)).segments[0]?.text).toHaveLength(limits.subjectCharsMax);
    const { candidates } = decisionOf({ html: '<title>Your code is RKJ-YP6</title><p>Hello</p>' });
    expect(candidates[0]).toMatchObject({ place: 'title', value: 'RKJ-YP6' });
  });
});

describe('quotations', () => {
  test.each([
    ['a line that quotes', 'New code\n> Your code is 771100 and it is long enough to be a mail', true],
    ['an ordinary line', 'Hello\nYour code is 771100', false],
    ['what follows "wrote:"', 'Thanks\n\nOn Mon, 2 Nov 2026, Ada wrote:\nYour code is 771100', true],
    ['what follows a forwarded message', '---- Forwarded message ----\nYour code is 771100', true],
    ['what follows one in German', '-----Ursprüngliche Nachricht-----\nIhr Code ist 771100', true],
  ])('%s', (_name, text, quoted) => {
    expect(readText(text).segments.find((one) => one.text.includes('771100'))?.quoted).toBe(quoted);
  });

  test('a block for quotations in HTML quotes, unless it is the display of the code', () => {
    const long = '<p>Hi</p><blockquote>Your code was 771100, it lived for ten minutes only</blockquote>';
    expect(readHtml(long).segments.at(-1)?.quoted).toBe(true);
    expect(readHtml('<p>Your code:</p><blockquote>771100</blockquote>').segments.at(-1)?.quoted).toBe(false);
  });
});

test('spans say how each piece is printed, in places of the clean text', () => {
  const [segment] = readHtml('<p>Code: <b>482\u200b913</b> now</p>').segments;
  const bold = segment?.spans[1];
  expect(segment?.text.slice(bold?.start, bold?.end).trim()).toBe('482913');
  expect(bold?.marks).not.toBe(segment?.spans[0]?.marks);
});

test('text and folded text have the same length', () => {
  for (const { text, folded } of readText("ΚΩΔΙΚΌΣ: 482913\nKodunuz: 4826'dır\nMã xác thực\tÀ l'heure")
    .segments) {
    expect(folded).toHaveLength(text.length);
  }
});

test('a long body is read at its beginning and at its end', () => {
  const words = `<p>${'lorem ipsum '.repeat(100)}</p>`.repeat(200);
  const { segments } = documentFlow('html', renderHtml(`<p>first line</p>${words}<p>last line</p>`));
  let chars = 0;
  for (const { text } of segments) chars += text.length;
  expect(segments[0]?.text).toBe('first line');
  expect(segments.at(-1)?.text).toBe('last line');
  expect(chars).toBeLessThan(limits.codeTextCharsMax + limits.codeTailCharsMax + 5_000);
});

test('a program that is sent for review is no letter', () => {
  const text = 'Please review\n\ndiff --git a/otp.c b/otp.c\n+ code = 482913';
  expect(readText(text).segments.map((one) => one.text)).toEqual(['Please review']);
});

test('a line that was read a moment ago reads the same', () => {
  const text = 'Your code is 482913.\n\n> It is quoted here\n\n  indented, and – unclean\n\n-----';
  const read = () => documentFlow('text', textDocument(text)).segments;
  const first = read();
  expect(first.map((segment) => segment.text)).toContain('indented, and - unclean');
  expect(read()).toEqual(first);
});
