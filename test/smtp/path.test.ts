import { describe, expect, it } from 'vitest';
import { limits } from '../../src/limits.ts';
import { parsePathArgument, senderOf } from '../../src/smtp/path.ts';

describe('the argument of RCPT', () => {
  it.each([
    ['TO:<a@b.test>', 'a@b.test'],
    ['to:<a@b.test>', 'a@b.test'],
    ['TO: <a@b.test>', 'a@b.test'],
    ['TO :<a@b.test>', 'a@b.test'],
    ['TO:<>', ''],
    ['TO:<postmaster>', 'postmaster'],
    ['TO:<@one.test,@two.test:a@b.test>', '@one.test,@two.test:a@b.test'],
    ['TO:<"a b"@b.test>', '"a b"@b.test'],
    ['TO:<"a>b"@b.test>', '"a>b"@b.test'],
    ['TO:<"a\\"> b"@b.test>', '"a\\"> b"@b.test'],
  ])('%s has the path %s', (argument, path) => {
    expect(parsePathArgument(argument, 'TO')).toEqual({ path, parameters: new Map() });
  });

  it.each([
    '',
    'TO',
    'TO:',
    'TO:a@b.test',
    'TO:<a@b.test',
    'TO:a@b.test>',
    'TO:<a@b.test>X=1',
    'TO:<a b@c.test>',
    'TO:<<a@b.test>>',
    'TO:<"a@b.test>',
    'TO:<"a\\">',
    'FROM:<a@b.test>',
    'T O:<a@b.test>',
  ])('%j has no path', (argument) => {
    expect(parsePathArgument(argument, 'TO')).toBe('bad_path');
  });
});

describe('the parameters behind a path', () => {
  it('are keywords with or without a value, in any case', () => {
    expect(parsePathArgument('FROM:<a@b.test>  size=10 SMTPUTF8 X-Y=a=b', 'FROM')).toEqual({
      path: 'a@b.test',
      parameters: new Map([
        ['SIZE', '10'],
        ['SMTPUTF8', null],
        ['X-Y', 'a=b'],
      ]),
    });
  });

  it.each(['SIZE=', '=1', 'SIZE=1 size=2', 'SI_ZE=1', '-A'])('are not %j', (parameters) => {
    expect(parsePathArgument(`FROM:<a@b.test> ${parameters}`, 'FROM')).toBe('bad_parameter');
  });
});

describe('the sender', () => {
  it('is empty for the null sender and loses its source route', () => {
    expect(senderOf('')).toBe('');
    expect(senderOf('@one.test,@two.test:a@b.test')).toBe('a@b.test');
    expect(senderOf('"a@b"@c.test')).toBe('"a@b"@c.test');
  });

  it.each(['a', '@b.test', 'a@', '@one.test:a', '@one.test,@two.test', `${'é'.repeat(125)}@b.test`])(
    'is not %j',
    (path) => {
      expect(senderOf(path)).toBeNull();
    },
  );

  it('may be as long as RFC 5321 lets it', () => {
    const longest = `${'x'.repeat(limits.addressOctetsMax - '@b.test'.length)}@b.test`;
    expect(senderOf(longest)).toBe(longest);
    expect(senderOf(`x${longest}`)).toBeNull();
  });
});
