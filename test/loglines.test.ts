import { describe, expect, test } from 'vitest';
import { limits } from '../src/limits.ts';
import { LogLines } from '../src/loglines.ts';

const turn = () => new Promise((resolve) => setImmediate(resolve));

function collected() {
  const written: string[] = [];
  return { written, lines: new LogLines((text) => written.push(text)) };
}

describe('lines of the log', () => {
  test('of one turn leave together and in order, those of the next one after them', async () => {
    const { written, lines } = collected();
    lines.add('one\n');
    lines.add('two\n');
    expect(written).toEqual([]);
    await turn();
    expect(written).toEqual(['one\ntwo\n']);
    lines.add('three\n');
    await turn();
    await turn();
    expect(written).toEqual(['one\ntwo\n', 'three\n']);
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
});
