import { describe, expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import {
  Base64Sink,
  type BodySink,
  PlainSink,
  QuotedPrintableSink,
  withFeeds,
} from '../../src/mail/sinks.ts';
import { costMs } from '../support/cputime.ts';
import { seeded } from '../support/seeded.ts';

const sinks = {
  'a text': (room?: (bytes: number) => number) => new PlainSink('text', room),
  'a file': (room?: (bytes: number) => number) => new PlainSink('file', room),
  'a text in quoted-printable': (room?: (bytes: number) => number) => new QuotedPrintableSink('text', room),
  'a file in quoted-printable': (room?: (bytes: number) => number) => new QuotedPrintableSink('file', room),
  base64: (room?: (bytes: number) => number) => new Base64Sink(room),
};

/** Where the lines of a text begin, and its end. */
function startsOf(text: string): number[] {
  const starts = [0];
  for (let at = 0; at < text.length; at++) if (text[at] === '\n') starts.push(at + 1);
  return starts;
}

function decoded(sink: BodySink): string {
  return Buffer.from(sink.finalize() ?? new ArrayBuffer(0)).toString('latin1');
}

describe('lines in one go', () => {
  const random = seeded();
  const pieces = [
    '\r\n',
    '\n',
    '\r',
    '=',
    '=\r\n',
    '= \r\n',
    '=3D',
    '=4',
    'QUJD',
    'QQ==',
    'word ',
    '\xe9',
    '-',
    'Q',
  ];
  for (const [name, make] of Object.entries(sinks)) {
    test(`${name}: come to the same as line by line`, () => {
      for (let round = 0; round < 500; round++) {
        const text = `${Array.from({ length: random.below(40) }, () => random.pick(pieces)).join('')}\n`;
        const whole = make();
        const byLine = make();
        const bytes = Buffer.from(`before${text}behind`, 'latin1');
        const starts = startsOf(text);
        whole.run(bytes, 6, 6 + text.length);
        for (const [index, start] of starts.slice(1).entries()) {
          byLine.run(bytes, 6 + starts[index]!, 6 + start);
        }
        expect(decoded(whole), `seed ${random.seed}: ${JSON.stringify(text)}`).toBe(decoded(byLine));
      }
    });

    test(`${name}: are kept as far as there is room`, () => {
      let left = 5;
      const sink = make((bytes) => {
        const kept = Math.min(bytes, left);
        left -= kept;
        return kept;
      });
      const text = 'QUJDREVG\r\n'.repeat(3);
      sink.run(Buffer.from(text), 0, text.length);
      expect(decoded(sink)).toHaveLength(5);
    });
  }

  test.each([
    ['a\r\nb\r\n', 'a\nb\n', 'a\r\nb'],
    ['a\r\n\r\n', 'a\n\n', 'a\r\n'],
    ['a\r\r\n', 'a\n', 'a\r'],
    ['a\nb\n', 'a\nb\n', 'a\nb'],
    ['\r\n', '\n', ''],
  ])('%j is a text, or a file that ends before the line end of the boundary', (sent, text, file) => {
    for (const make of [PlainSink, QuotedPrintableSink]) {
      for (const [kind, wanted] of [
        ['text', text],
        ['file', file],
      ] as const) {
        const sink = new make(kind);
        sink.run(Buffer.from(`${sent}--b`), 0, sent.length);
        const all = decoded(sink);
        expect(kind === 'text' ? withFeeds(all) : all).toBe(wanted);
      }
      const last = new make('file');
      last.run(Buffer.from(sent), 0, sent.length);
      expect(decoded(last), 'no boundary follows').toBe(sent);
    }
  });

  test.each([
    ['a=FF=0D=0Ab\r\n', 'a\xff\r\nb'],
    ['a=0D=0A\r\n', 'a\r\n'],
    ['a=0D=0A=\r\n', 'a\r\n'],
    ['a\r\nb=\r\n', 'a\r\nb'],
    ['a=\r\nb\r\n\r\n', 'ab\r\n'],
    // Blanks that a relay has put to the end of a line, and an equals sign that is none of an escape.
    ['482= \t\r\n913\r\n', '482913'],
    ['a = b\r\n', 'a = b'],
  ])('the quoted-printable %j is a file of what is encoded, and of its line ends', (sent, file) => {
    const sink = new QuotedPrintableSink('file');
    sink.run(Buffer.from(`${sent}--b`), 0, sent.length);
    expect(decoded(sink)).toBe(file);
  });

  test('the last line of a mail may lack its end', () => {
    for (const [make, sent] of [
      [() => new PlainSink('text'), 'a\r\nb'],
      [() => new QuotedPrintableSink('text'), 'a\r\nb='],
    ] as const) {
      const sink = make();
      sink.run(Buffer.from(sent), 0, sent.length);
      expect(withFeeds(decoded(sink))).toBe('a\nb');
    }
  });

  test('a base64 body with one foreign character, of whatever kind and wherever, is what it is without it', () => {
    const content = Buffer.from(random.text('abcdefgh', 5_000));
    const lines = `${content.toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`;
    for (const foreign of ['-', '_', ' ', '\0', '\xff', '\r', '\n', '.']) {
      const at = random.below(lines.length - 4);
      const text = `${lines.slice(0, at)}${foreign}${lines.slice(at)}`;
      const sink = new Base64Sink();
      sink.run(Buffer.from(text, 'latin1'), 0, text.length);
      expect(Buffer.from(sink.finalize()).equals(content), `seed ${random.seed}: ${foreign} at ${at}`).toBe(
        true,
      );
    }
  });

  test.each(['-- \r\nThe members: leave@acme.test\r\n', '_____________\r\nThe members mailing list\r\n'])(
    'what a list puts behind a base64 body is none of it: %j',
    (footer) => {
      for (const content of ['Your code is 482913.', random.text('abcdefgh', 5_000)]) {
        const body = `${Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`;
        const sink = new Base64Sink();
        for (const piece of [body, footer]) sink.run(Buffer.from(piece), 0, piece.length);
        expect(decoded(sink)).toBe(content);
      }
    },
  );

  test('a base64 body longer than a piece keeps the bits between pieces', () => {
    const content = Buffer.from(random.text('abcdefgh', 100_000));
    const text = `${content.toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`;
    const sink = new Base64Sink();
    sink.run(Buffer.from(text), 0, text.length);
    expect(Buffer.from(sink.finalize()).equals(content)).toBe(true);
  });
});

describe('the line ends of a text', () => {
  test.each([
    ['a\r\nb\r\n', 'a\nb\n'],
    ['a\r\r\n\r\nb', 'a\n\nb'],
    ['a\rb\n', 'a\rb\n'],
    ['a\nb', 'a\nb'],
    ['\r', '\r'],
  ])('%j becomes %j', (sent, text) => {
    expect(withFeeds(sent)).toBe(text);
  });

  test('cost time in proportion to them', () => {
    const row = '\r'.repeat(limits.textBytesMax);
    for (const text of [`${row}\r\n`, `\r\r\n${row}`, '\r\r\n'.repeat(limits.textBytesMax / 3)])
      expect(costMs(() => withFeeds(text))).toBeLessThan(1_000);
  });
});
