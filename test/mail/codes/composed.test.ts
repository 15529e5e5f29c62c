/** Thousands of mails put together from parts: a part is read the same in any company. */
import { expect, test } from 'vitest';
import { findCode } from '../../../src/mail/codes/index.ts';
import { compose } from '../../corpus/composed.ts';
import { parts } from '../../corpus/parts.ts';

const mailsEach = 200;

test.each(Object.keys(parts))('mails in %s', (language) => {
  const own = parts[language];
  if (own === undefined) throw new Error(`no parts in ${language}`);
  for (let index = 0; index < mailsEach; index += 1) {
    const { source, code } = compose(own, index);
    expect(findCode(source).otp, JSON.stringify(source)).toBe(code);
  }
});
