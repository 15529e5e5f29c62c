import { afterEach, describe, expect, test, vi } from 'vitest';
import { limits } from '../src/limits.ts';
import { LogLines } from '../src/loglines.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => vi.useRealTimers());

function collected() {
  const written: string[] = [];
  const lines = new LogLines((text, done) => {
    written.push(text);
    done();
  });
  return { written, lines };
}

describe('lines of the log', () => {
  test('of one turn leave together and in order at its end', async () => {
    const { written, lines } = collected();
    lines.add('one\n');
    lines.add('two\n');
    expect(written).toEqual([]);
    await turn();
    expect(written).toEqual(['one\ntwo\n']);
  });

  test('that come soon after others wait for more of them, and no longer than the rest between two writes', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const { written, lines } = collected();
    lines.add('one\n');
    await turn();
    lines.add('two\n');
    await turn();
    lines.add('three\n');
    expect(written).toEqual(['one\n']);
    vi.advanceTimersByTime(limits.logRestMs);
    expect(written).toEqual(['one\n', 'two\nthree\n']);
    vi.advanceTimersByTime(limits.logRestMs);
    lines.add('four\n');
    await turn();
    expect(written).toEqual(['one\n', 'two\nthree\n', 'four\n']);
  });

  test('are written at once before the end, and once', async () => {
    const { written, lines } = collected();
    lines.add('last words\n');
    lines.flush();
    expect(written).toEqual(['last words\n']);
    lines.flush();
    await turn();
    expect(written).toHaveLength(1);
  });

  test('do not wait for the end of a turn that has very many', () => {
    const { written, lines } = collected();
    const line = `${'x'.repeat(1_023)}\n`;
    for (let chars = 0; chars <= limits.logCharsMax; chars += line.length) lines.add(line);
    expect(written).toHaveLength(1);
    expect(written[0]!.endsWith('\n')).toBe(true);
  });

  test('that cannot be written are lost, and how many is told when there can be lines again', async () => {
    const written: string[] = [];
    let isFull = true;
    const lines: LogLines = new LogLines(
      (text, done) => {
        if (!isFull) written.push(text);
        done(isFull ? new Error('ENOSPC') : null);
      },
      (lost) => lines.add(`${lost} lost\n`),
    );
    lines.add('one\ntwo\n');
    lines.flush();
    lines.add('three\n');
    lines.flush();
    isFull = false;
    lines.add('four\n');
    lines.flush();
    lines.flush();
    expect(written).toEqual(['four\n', '3 lost\n']);
  });
});
