import { describe, expect, it } from 'vitest';
import { ByteBudget } from '../../src/smtp/bytebudget.ts';
import { Collector, type DataEnd } from '../../src/smtp/data.ts';
import { costMs } from '../support/cputime.ts';

const budget = (bytesMax = 1_000_000) =>
  new ByteBudget({ bytesMax, clientBytesMax: bytesMax, reservedBytes: 0, smallMailBytesMax: 0 });
const memory = (of = budget()) => of.ofMail('192.0.2.7');

function collector(bounds: Partial<ConstructorParameters<typeof Collector>[0]> = {}): Collector {
  return new Collector({ bytesMax: 100_000, discardBytesMax: 1_000, memory: memory(), ...bounds });
}

interface Outcome {
  readonly kind: DataEnd['kind'] | 'goes on';
  readonly text: string | null;
  /** What was left for the commands behind the message. */
  readonly rest: string;
}

/** Feeds the pieces one by one, as packets would come. */
function collect(pieces: readonly string[], into = collector()): Outcome {
  for (const [index, piece] of pieces.entries()) {
    const chunk = Buffer.from(piece, 'latin1');
    const next = into.take(chunk, 0);
    const { end } = into;
    if (end !== null) {
      const text = end.kind === 'mail' ? Buffer.from(end.raw).toString('latin1') : null;
      return {
        kind: end.kind,
        text,
        rest: chunk.toString('latin1', next) + pieces.slice(index + 1).join(''),
      };
    }
    expect(next).toBe(chunk.length);
  }
  return { kind: 'goes on', text: null, rest: '' };
}

/** Every way to cut the text in two, and the text in single bytes. */
function cuts(text: string): string[][] {
  const pairs = Array.from({ length: text.length - 1 }, (_, at) => [
    text.slice(0, at + 1),
    text.slice(at + 1),
  ]);
  return [[text], ...pairs, [...text]];
}

const complete: ReadonlyArray<readonly [string, string]> = [
  ['.\r\n', ''],
  ['\r\n.\r\n', '\r\n'],
  ['a\r\n.\r\n', 'a\r\n'],
  ['..\r\n.\r\n', '.\r\n'],
  ['..a\r\n...b\r\n.\r\n', '.a\r\n..b\r\n'],
  ['.a\r\n.\r\n', 'a\r\n'],
  ['a..\r\n.b.\r\n..\r\n.\r\n', 'a..\r\nb.\r\n.\r\n'],
  ['a\0\r\n\0.\r\n.\0\r\n.\r\n', 'a\0\r\n\0.\r\n\0\r\n'],
  ['a\r\n\r\n\r\n..\r\n\r\n.\r\n', 'a\r\n\r\n\r\n.\r\n\r\n'],
];

describe('a message', () => {
  it.each(complete)('%j is %j, however it is cut', (wire, text) => {
    for (const pieces of cuts(wire)) {
      expect(collect([...pieces, 'QUIT\r\n'])).toEqual({ kind: 'mail', text, rest: 'QUIT\r\n' });
    }
  });

  it('leaves what follows it alone', () => {
    for (const pieces of cuts('a\r\n.\r\n.\r\nRSET\r\n')) {
      expect(collect(pieces)).toEqual({ kind: 'mail', text: 'a\r\n', rest: '.\r\nRSET\r\n' });
    }
  });

  it('of many sizes comes out as it went in', () => {
    for (const bytes of [1, 1023, 1024, 1025, 4095, 4096, 4097, 9_000]) {
      const text = `${'x'.repeat(bytes)}\r\n`;
      for (const packetBytes of [1, 7, 1000, 1024, 5000, 65_536]) {
        const pieces = `${text}.\r\n`.match(new RegExp(`[^]{1,${packetBytes}}`, 'g'))!;
        expect(collect(pieces)).toEqual({ kind: 'mail', text, rest: '' });
      }
    }
  });
});

const smuggled = [
  '\n.\n',
  '\n.\r\n',
  '\r\n.\n',
  '\r.\r',
  '\r.\r\n',
  '\r\n.\r',
  '\r\r\n.\r\n',
  '\n\n.\r\n',
  '\r\n\0\n.\r\n',
];

describe('an end that another server might see', () => {
  it.each(smuggled)('%j is refused, however it is cut', (ending) => {
    for (const pieces of cuts(`Subject: x\r\n\r\nbody${ending}MAIL FROM:<evil@acme.test>\r\n.\r\n`)) {
      expect(collect(pieces).kind).toMatch(/^bare_(?:cr|lf)$/);
    }
  });

  it.each(smuggled.map((ending) => ending.trimStart()))(
    '%j at the very beginning is none either',
    (ending) => {
      if (ending === '.\r\n' || ending === '.\n.\r\n') return;
      for (const pieces of cuts(`${ending}MAIL FROM:<evil@acme.test>\r\n`)) {
        expect(collect(pieces).kind).not.toBe('mail');
      }
    },
  );

  it('says which of the two stands alone', () => {
    expect(collect(['a\nb\r\n.\r\n']).kind).toBe('bare_lf');
    expect(collect(['a\rb\r\n.\r\n']).kind).toBe('bare_cr');
    expect(collect(['a\r\r\n.\r\n']).kind).toBe('bare_cr');
  });

  it('is an end only with both CR and LF, NUL or not', () => {
    for (const wire of ['a\r\n.\0\r\n', 'a\r\n\0.\r\n', 'a\r\n. \r\n', 'a\r\n..\r\n']) {
      expect(collect([wire]).kind).toBe('goes on');
    }
  });
});

describe('the bounds', () => {
  it('let a message of exactly the limit in and not one byte more', () => {
    const bounds = { bytesMax: 12 };
    expect(collect([`${'x'.repeat(10)}\r\n.\r\n`], collector(bounds)).kind).toBe('mail');
    expect(collect([`${'x'.repeat(11)}\r\n.\r\n`], collector(bounds)).kind).toBe('too_big');
  });

  it('end a message that goes on and on', () => {
    const into = collector({ bytesMax: 100, discardBytesMax: 1_000 });
    expect(collect(Array(1_000).fill('x'), into).kind).toBe('goes on');
    expect(collect(Array(1_000).fill('x'), into).kind).toBe('far_too_big');
  });

  it('hold what all messages together hold, and get it back', () => {
    const shared = budget();
    const first = collector({ memory: memory(shared) });
    collect(['x'.repeat(600)], first);
    expect(shared.heldBytes).toBe(600);
    first.release();
    first.release();
    expect(shared.heldBytes).toBe(0);
  });

  it('turn away a message for which there is no memory, after its last byte', () => {
    const shared = budget(100);
    const into = collector({ memory: memory(shared) });
    expect(collect(['x'.repeat(60), 'x'.repeat(60)], into).kind).toBe('goes on');
    expect(shared.heldBytes).toBe(0);
    expect(collect(['\r\n.\r\n'], into).kind).toBe('no_memory');
  });

  it('give the memory back at once when the message is too big or broken', () => {
    for (const ending of ['x'.repeat(200), '\n']) {
      const shared = budget();
      collect([`x${ending}`], collector({ bytesMax: 100, memory: memory(shared) }));
      expect(shared.heldBytes).toBe(0);
    }
  });
});

describe('what is kept of a chunk', () => {
  it('is a copy where the chunk is a part of memory that others have parts of, which would be held with it', () => {
    const into = collector({ bytesMax: 100_000, memory: memory(budget()) });
    for (const bytes of [1_036, 1_500, 3_000]) {
      const chunk = Buffer.from(new ArrayBuffer(8_192), 100, bytes).fill('x');
      into.take(chunk, 0);
      chunk.fill('y');
    }
    into.take(Buffer.from('\r\n.\r\n'), 0);
    const { end } = into;
    expect(end?.kind === 'mail' && Buffer.from(end.raw).includes('y')).toBe(false);
  });
});

describe('the cost', () => {
  it('does not depend on what the bytes are', () => {
    const bytes = 8 * 1024 * 1024;
    const packetBytes = 65_536;
    for (const line of ['..\r\n', '\r\n', `${'x'.repeat(998)}\r\n`]) {
      const packet = line.repeat(packetBytes / line.length);
      const into = collector({ bytesMax: 2 * bytes, memory: memory(budget(2 * bytes)) });
      const packets = Array.from({ length: bytes / packetBytes }, () => Buffer.from(packet));
      const cost = costMs(() => {
        for (const chunk of packets) into.take(chunk, 0);
        into.take(Buffer.from('.\r\n'), 0);
      });
      expect(into.end?.kind).toBe('mail');
      expect(cost).toBeLessThan(1_000);
    }
  });
});
