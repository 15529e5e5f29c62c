import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.ts';
import { Collector } from '../../src/smtp/data.ts';
import { Reader } from '../../src/smtp/reader.ts';

/** Reads the pieces as packets and tells what it saw. A line `DATA` switches to a message. */
async function read(pieces: readonly string[], answerLater = false): Promise<string[]> {
  const seen: string[] = [];
  const go = (next: () => void) => {
    if (answerLater) setImmediate(next);
    else next();
  };
  const reader: Reader = new Reader({
    onLine(line, next) {
      seen.push(`line ${line.toString('latin1')}`);
      if (line.toString() === 'DATA') {
        reader.collect(
          new Collector({
            bytesMax: 10_000,
            discardBytesMax: 10_000,
            memory: { take: () => true, release: () => {} },
          }),
        );
      }
      go(next);
    },
    onData(end, next) {
      seen.push(end.kind === 'mail' ? `mail ${Buffer.from(end.raw).toString('latin1')}` : end.kind);
      if (end.kind !== 'mail') reader.isClosed = true;
      go(next);
    },
    onViolation(kind, next) {
      seen.push(kind);
      reader.isClosed = true;
      go(next);
    },
    onPause() {},
    onEnd: () => seen.push('end'),
  });
  for (const piece of pieces) reader.write(Buffer.from(piece, 'latin1'));
  reader.end();
  await once(reader, 'finish');
  return seen;
}

function cuts(text: string): string[][] {
  const pairs = Array.from({ length: text.length - 1 }, (_, at) => [
    text.slice(0, at + 1),
    text.slice(at + 1),
  ]);
  return [[text], ...pairs, [...text]];
}

describe('the reader', () => {
  it('sees the same commands and messages however the bytes are cut', async () => {
    const wire = 'EHLO a\r\nDATA\r\nhi\r\n..\r\n.\r\nRSET\r\nDATA\r\n.\r\nQUIT\r\n';
    const expected = [
      'line EHLO a',
      'line DATA',
      'mail hi\r\n.\r\n',
      'line RSET',
      'line DATA',
      'mail ',
      'line QUIT',
      'end',
    ];
    for (const pieces of cuts(wire)) {
      expect(await read(pieces)).toEqual(expected);
      expect(await read(pieces, true)).toEqual(expected);
    }
  });

  /** One that waits with its first command. */
  function waiting(): { reader: Reader; lines: string[]; goOn(): void } {
    const lines: string[] = [];
    let goOn = () => {};
    const reader = new Reader({
      onLine(line, next) {
        lines.push(line.toString());
        if (lines.length === 1) goOn = next;
        else next();
      },
      onData() {},
      onViolation() {},
      onPause() {},
      onEnd() {},
    });
    reader.write(Buffer.from('MAIL\r\n'));
    return { reader, lines, goOn: () => goOn() };
  }

  it.each([
    ['bytes', Buffer.from('RSET\r\n'.repeat(1_000)), Math.ceil(limits.smtpReadAheadBytesMax / 6_000)],
    ['pieces', Buffer.from('RSET\r\n'), limits.smtpReadAheadChunksMax],
  ])('has its source pause at a bound of %s, and go on below it', async (_, piece, piecesMax) => {
    const { reader, lines, goOn } = waiting();
    let written = 1;
    while (reader.write(piece)) written += 1;
    expect(written).toBe(piecesMax);
    const drained = once(reader, 'drain');
    goOn();
    await drained;
    reader.end();
    await once(reader, 'finish');
    expect(lines).toHaveLength(1 + (piecesMax * piece.length) / 6);
  });

  it('lets others have their turn, however many pieces wait', async () => {
    const { reader, lines, goOn } = waiting();
    for (let piece = 0; piece < limits.smtpCommandsPerTurnMax * 2; piece++)
      reader.write(Buffer.from('RSET\r\n'));
    goOn();
    expect(lines.length).toBeLessThanOrEqual(limits.smtpCommandsPerTurnMax + 1);
    reader.end();
    await once(reader, 'finish');
    expect(lines).toHaveLength(limits.smtpCommandsPerTurnMax * 2 + 1);
  });

  it.each(['\n.\n', '\n.\r\n', '\r\n.\n', '\r.\r', '\r.\r\n', '\r\r\n.\r\n'])(
    'runs nothing of a message that tries to end with %j, however it is cut',
    async (ending) => {
      for (const pieces of cuts(`DATA\r\nhi${ending}MAIL FROM:<evil@acme.test>\r\nDATA\r\nevil\r\n.\r\n`)) {
        const seen = await read(pieces);
        expect(seen).toEqual(['line DATA', expect.stringMatching(/^bare_/)]);
      }
    },
  );

  it('tolerates blanks and tabs behind a command, and none within it but blanks', async () => {
    for (const pieces of cuts('RSET \t\r\nMAIL FROM:<a@b.test>\t\r\n \r\n'))
      expect((await read(pieces)).slice(0, 3)).toEqual(['line RSET', 'line MAIL FROM:<a@b.test>', 'line ']);
  });

  it.each([
    'NOOP\nRSET\r\n',
    'NOOP\rRSET\r\n',
    'NOOP\r\r\n',
    '\nNOOP\r\n',
    'NOOP\tx\r\n',
    'NO\0OP\r\n',
    'NOOP\x7f\r\n',
  ])('takes %j for no command', async (wire) => {
    for (const pieces of cuts(wire)) expect(await read([...pieces, 'RSET\r\n'])).toEqual(['broken_line']);
  });

  it('drops a last line without its end', async () => {
    expect(await read(['NOOP\r\nQUIT'])).toEqual(['line NOOP', 'end']);
  });

  it('takes a line of the greatest length and none longer, however it is cut', async () => {
    const longest = 'x'.repeat(limits.smtpCommandBytesMax - 2);
    expect(await read([`${longest}\r\n`])).toEqual([`line ${longest}`, 'end']);
    expect(await read([longest, '\r', '\n'])).toEqual([`line ${longest}`, 'end']);
    expect(await read([`${longest}x\r\n`])).toEqual(['long_line']);
    expect(await read([longest, 'xxx'])).toEqual(['long_line']);
  });

  it('lets others have their turn when a packet is full of commands', async () => {
    let lines = 0;
    const reader = new Reader({
      onLine(_line, next) {
        lines += 1;
        next();
      },
      onData() {},
      onViolation() {},
      onPause() {},
      onEnd() {},
    });
    reader.write(Buffer.from('NOOP\r\n'.repeat(1_000)));
    expect(lines).toBe(limits.smtpCommandsPerTurnMax);
    reader.end();
    await once(reader, 'finish');
    expect(lines).toBe(1_000);
  });
});
