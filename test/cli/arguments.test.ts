import { describe, expect, test } from 'vitest';
import { parseArguments } from '../../src/cli/arguments.ts';
import { plain, table } from '../../src/cli/table.ts';

const key = { options: { org: 'value', scope: 'list', json: 'flag' }, positional: ['NAME'] } as const;

describe('the arguments of a command', () => {
  test('stand in any order, with their value after them or behind an equals sign', () => {
    const parsed = parseArguments(['--scope', 'a,b', 'CI', '--org=x=y', '--json', '--scope=c'], key);
    expect(parsed.positional).toEqual(['CI']);
    expect(Object.fromEntries(parsed.values)).toEqual({ scope: ['a,b', 'c'], org: ['x=y'], json: [''] });
  });

  test.each([
    [['CI', '--nope'], 'unknown option: --nope'],
    [['CI', '-v'], 'unknown option: -v'],
    [['CI', '--constructor', 'x'], 'unknown option: --constructor'],
    [['CI', '--org'], '--org needs a value'],
    [['CI', '--org='], '--org needs a value'],
    [['CI', '--json=1'], '--json takes no value'],
    [['CI', '--org', 'a', '--org', 'b'], '--org is given twice'],
    [[], 'NAME is missing'],
    [[''], 'NAME must not be empty'],
    [['CI', 'two'], 'unexpected argument: two'],
  ])('%j is wrong usage', (args, message) => {
    expect(() => parseArguments(args, key)).toThrow(expect.objectContaining({ message, exitCode: 2 }));
  });
});

describe('a table', () => {
  test('has columns as wide as what is in them', () => {
    expect(
      table(
        ['ID', 'NAME'],
        [
          ['a', 'first'],
          ['bcd', 'x'],
        ],
      ),
    ).toBe('ID   NAME\na    first\nbcd  x');
  });

  test('cannot move the cursor or change colours of the terminal', () => {
    expect(plain('a\u001b[31mb\r\nc\u009bd\u2028')).toBe('a\ufffd[31mb\ufffd\ufffdc\ufffdd\ufffd');
    expect(plain('a\u202eb\u2066c')).toBe('a\ufffdb\ufffdc');
  });
});
