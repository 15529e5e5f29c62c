import { describe, expect, test } from 'vitest';
import { Base64Sink, type BodySink, PlainSink, QuotedPrintableSink } from '../../src/mail/sinks.ts';
import { seeded } from '../support/seeded.ts';

const sinks = {
  'as they are': (room?: (bytes: number) => number) => new PlainSink(room),
  'quoted-printable': (room?: (bytes: number) => number) => new QuotedPrintableSink(room),
  base64: (room?: (bytes: number) => number) => new Base64Sink(room),
};

/** Lines as the parser's reader cuts them: without the line feed and the carriage returns before it. */
function linesOf(text: string): Uint8Array[] {
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => Buffer.from(line.replace(/\r+$/, ''), 'latin1'));
}

function decoded(sink: BodySink): string {
  return Buffer.from(sink.finalize() ?? new ArrayBuffer(0)).toString('latin1');
}

describe('lines in one go', () => {
  const random = seeded();
  const pieces = ['\r\n', '\n', '\r', '=', '=\r\n', '=3D', '=4', 'QUJD', 'QQ==', 'word ', '\xe9', '-', 'Q'];
  for (const [name, make] of Object.entries(sinks)) {
    test(`${name}: come to the same as line by line`, () => {
      for (let round = 0; round < 500; round++) {
        const text = `${Array.from({ length: random.below(40) }, () => random.pick(pieces)).join('')}\n`;
        const whole = make();
        const byLine = make();
        const bytes = Buffer.from(`before${text}behind`, 'latin1');
        const lines = linesOf(text);
        expect(whole.run(bytes, 6, 6 + text.length), `seed ${random.seed}: ${JSON.stringify(text)}`).toBe(
          lines.length,
        );
        for (const line of lines) byLine.update(line);
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

  test('a base64 body with one foreign character, of whatever kind and wherever, is what it is without it', () => {
    const content = Buffer.from(random.text('abcdefgh', 5_000));
    const lines = `${content.toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`;
    for (const foreign of ['-', '_', ' ', '\0', '\xff', '\r', '\n', '.']) {
      const at = random.below(lines.length - 4);
      const text = `${lines.slice(0, at)}${foreign}${lines.slice(at)}`;
      const sink = new Base64Sink();
      const found = sink.run(Buffer.from(text, 'latin1'), 0, text.length);
      expect(found, `seed ${random.seed}`).toBe(text.split('\n').length - 1);
      expect(Buffer.from(sink.finalize()).equals(content), `seed ${random.seed}: ${foreign} at ${at}`).toBe(
        true,
      );
    }
  });

  test('a base64 body longer than a piece keeps the bits between pieces', () => {
    const content = Buffer.from(random.text('abcdefgh', 100_000));
    const text = `${content.toString('base64').replace(/.{76}/g, '$&\r\n')}\r\n`;
    const sink = new Base64Sink();
    sink.run(Buffer.from(text), 0, text.length);
    expect(Buffer.from(sink.finalize()).equals(content)).toBe(true);
  });
});
