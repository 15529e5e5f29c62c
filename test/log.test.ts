import { describe, expect, test } from 'vitest';
import { type LogLevel, makeLogger } from '../src/log.ts';

function logged(level: LogLevel, format: 'json' | 'pretty' = 'json', isColoured = true) {
  const lines: string[] = [];
  return { lines, logger: makeLogger({ level, format, isColoured, write: (line) => lines.push(line) }) };
}

describe('a log line', () => {
  test('is one JSON object with level, time, fields and message', () => {
    const { lines, logger } = logged('info');
    logger.info({ port: 25 }, 'ready');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/\n$/);
    const line = JSON.parse(lines[0]!);
    expect(line).toMatchObject({ port: 25, msg: 'ready' });
    expect(line.time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  });

  test('cannot be forged from the network: line breaks and terminal controls stay inside their field', () => {
    const { lines, logger } = logged('info');
    const hostile = 'x\r\n{"level":60,"msg":"forged"}\n\u001b[2J\u2028';
    logger.warn({ helo: hostile }, 'refused');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd().split('\n')).toHaveLength(1);
    expect(lines[0]).not.toContain('\u001b');
    expect(JSON.parse(lines[0]!).helo).toBe(hostile);
  });

  test('loses what looks like a key, wherever it stands', () => {
    const { lines, logger } = logged('debug');
    const key = `sk_live_${'a'.repeat(24)}_-9`;
    logger.debug({ header: `Bearer ${key}`, nested: { err: new Error(`bad ${key}`) } }, `got ${key}`);
    expect(lines.join('')).not.toContain(key.slice(8, 14));
    expect(lines.join('')).toContain('sk_live_…');
  });

  test('below the level is not written', () => {
    const { lines, logger } = logged('warn');
    logger.debug({}, 'no');
    logger.info({}, 'no');
    logger.warn({}, 'yes');
    logger.error({}, 'yes');
    expect(lines).toHaveLength(2);
    const silent = logged('silent');
    silent.logger.error({}, 'no');
    expect(silent.lines).toEqual([]);
  });

  test('of an error has its message, stack and cause', () => {
    const { lines, logger } = logged('info');
    logger.error({ err: new Error('outer', { cause: new Error('inner') }) }, 'failed');
    expect(JSON.parse(lines[0]!).err).toMatchObject({ message: expect.stringContaining('outer') });
    expect(lines[0]).toContain('inner');
  });

  test('in pretty form is text for a person, keys masked as well', () => {
    const { lines, logger } = logged('info', 'pretty');
    logger.info({ header: `sk_live_${'a'.repeat(24)}` }, 'ready');
    const text = lines.join('');
    expect(text).toContain('ready');
    expect(text).toContain('sk_live_…');
    expect(text).not.toContain('aaaa');
    expect(text).not.toMatch(/^\{/);
  });

  test('in pretty form has colours for a terminal alone', () => {
    const [coloured, plain] = [true, false].map((isColoured) => {
      const { lines, logger } = logged('info', 'pretty', isColoured);
      logger.warn({ port: 25 }, 'ready');
      return lines.join('');
    });
    expect(coloured).toContain('\u001b[');
    expect(plain).not.toContain('\u001b');
    expect(plain).toContain('WARN: ready');
  });
});
