import { describe, expect, test } from 'vitest';
import { restBelow } from '../../../src/mail/links/wrapped.ts';
import { findLinks } from '../../../src/mail/links.ts';

const long = 'https://portal.acme.test/account/activate.do?user=4001182270';

describe('an address that was broken at the end of a line', () => {
  const restOf = (address: string, ...below: string[]) => restBelow(address, (offset) => below[offset - 1]);

  test.each([
    ['in the midst of a value', `${long}&key=b7aa01`, '7&check=A91F-77C0&return=%2Fhome'],
    ['in the midst of a name', `${long}&tok`, 'en=Kd0Fq8wZ1rV7yH3s'],
    ['in a long token', `${long}&token=eyJhbGci`, 'OiJIUzI1NiIsInR5cCI6IkpXVCJ9'],
  ])('%s goes on in the next line', (_name, address, rest) => {
    expect(restOf(address, rest, 'Thank you')).toBe(rest);
    expect(restOf(address, `  ${rest}>`, rest)).toBe(rest);
  });

  test('goes on for as long as its lines are full', () => {
    const full = `${'a1'.repeat(30)}&x=1`;
    expect(restOf(long, full, full, 'b2b2&y=2', 'c3&z=3')).toBe(`${full}${full}b2b2&y=2`);
  });

  test.each([
    ['a code', '482913'],
    ['a code of letters and digits', 'K7QX-2MPA'],
    ['another address', 'https://a.test/?a=1&b=2'],
    ['a word', 'Thanks'],
    ['a line drawn', '=================================='],
    ['a field of its own', 'email=ada@acme.test'],
    ['a sentence', 'Or use key A91F & return'],
  ])('does not go on in %s', (_name, line) => {
    expect(restOf(long, line)).toBe('');
  });

  test('is not broken where it is short', () => {
    expect(restOf('https://a.test/x?y=', '7&z=1')).toBe('');
  });

  test('is found whole where it has a line to itself', () => {
    const urls = (text: string) => findLinks({ subject: '', text, html: null }).map(({ url }) => url);
    expect(urls(`Activate:\n\n${long}&key=b7\naa01&n=1\n\nBye`)).toEqual([`${long}&key=b7aa01&n=1`]);
    expect(urls(`Activate:\n\n${long}\n482913\n\nBye`)).toEqual([long]);
  });
});
