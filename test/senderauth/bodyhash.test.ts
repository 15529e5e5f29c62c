import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { hashBody } from '../../src/senderauth/bodyhash.ts';
import { seeded } from '../support/seeded.ts';

const { dkimBody } = createRequire(import.meta.url)('mailauth/lib/dkim/body/index.js') as {
  dkimBody(canonicalization: string, algorithm: string, bytesMax: number | ''): LibraryHasher;
};
interface LibraryHasher {
  readonly bodyHashedBytes: number;
  readonly canonicalizedLength: number;
  update(chunk: Buffer): void;
  digest(encoding: 'base64'): string;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const of = (body: string, canonicalization: 'relaxed' | 'simple', bytesMax?: number) =>
  hashBody(Buffer.from(body, 'latin1'), { canonicalization, algorithm: 'sha256', bytesMax });

describe('the hash of a body', () => {
  it.each([
    // RFC 6376 section 3.4.5 and 3.4.6.
    [' C \r\nD \t E\r\n\r\n\r\n', ' C\r\nD E\r\n', ' C \r\nD \t E\r\n'],
    ['', '', '\r\n'],
    ['\r\n\r\n', '', '\r\n'],
    [' \t\r\n \r\n', '', ' \t\r\n \r\n'],
    ['no end', 'no end\r\n', 'no end\r\n'],
    ['space at its end ', 'space at its end\r\n', 'space at its end \r\n'],
    ['a\r\n\r\nb\r\n', 'a\r\n\r\nb\r\n', 'a\r\n\r\nb\r\n'],
  ])('of %j reads it as %j relaxed and %j simple', (body, relaxed, simple) => {
    expect(of(body, 'relaxed').hash).toBe(sha256(relaxed));
    expect(of(body, 'relaxed').canonicalBytes).toBe(relaxed.length);
    expect(of(body, 'simple').hash).toBe(sha256(simple));
    expect(of(body, 'simple').canonicalBytes).toBe(simple.length);
  });

  it('covers as many bytes as it is told, and says how many there are', () => {
    expect(of('abc\r\n', 'simple', 2)).toEqual({ hash: sha256('ab'), canonicalBytes: 5, hashedBytes: 2 });
    expect(of('abc\r\n', 'relaxed', 0)).toEqual({ hash: sha256(''), canonicalBytes: 5, hashedBytes: 0 });
    expect(of('abc\r\n', 'relaxed', 9)).toEqual({
      hash: sha256('abc\r\n'),
      canonicalBytes: 5,
      hashedBytes: 5,
    });
  });

  it('is the library’s for whatever a mail may hold', () => {
    const random = seeded();
    const pieces = ['a', 'word', ' ', '\t', '  ', '\r\n', '\r\n\r\n', '\r', '\xe9', '='];
    for (let round = 0; round < 3_000; round += 1) {
      const text = Array.from({ length: random.below(40) }, () => random.pick(pieces)).join('');
      // A CR right before a line end is no content in the library and is in ours; no such mail gets past the door.
      const body = Buffer.from(text.replace(/\r(?!\n)/g, '#'), 'latin1');
      const canonicalization = random.pick(['relaxed', 'simple'] as const);
      const bytesMax = random.below(2) === 0 ? undefined : random.below(60);
      const library = dkimBody(canonicalization, 'sha256', bytesMax ?? '');
      library.update(body);
      const expected = {
        hash: library.digest('base64'),
        canonicalBytes: library.canonicalizedLength,
        hashedBytes: library.bodyHashedBytes,
      };
      const found = hashBody(body, { canonicalization, algorithm: 'sha256', bytesMax });
      expect(found, `seed ${random.seed}, round ${round}, ${JSON.stringify(text)} ${bytesMax}`).toEqual(
        expected,
      );
    }
  });

  it('keeps line ends and spaces across its blocks', () => {
    for (const length of [65_530, 65_531, 65_532, 65_533, 65_534, 65_535, 65_536, 65_537]) {
      const body = `${'x'.repeat(length)}  y\r\n\r\n\r\n z`;
      expect(of(body, 'relaxed').hash).toBe(sha256(`${'x'.repeat(length)} y\r\n\r\n\r\n z\r\n`));
    }
    const blank = `a${'\r\n'.repeat(200_000)}b`;
    expect(of(blank, 'relaxed').hash).toBe(sha256(`${blank}\r\n`));
  });
});
