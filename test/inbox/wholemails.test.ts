import { expect, test } from 'vitest';
import { WholeMails } from '../../src/inbox/wholemails.ts';
import { limits } from '../../src/limits.ts';

const large = limits.wholeMailsOfOneBytesMax / 2;
const busy = { code: 'too_busy', temporary: true };
const taking = (mails: WholeMails, bytes: number, of: string) => {
  try {
    return mails.take(bytes, of);
  } catch (error) {
    return error;
  }
};

test('one organization has a part of the room, and all of them have an end', () => {
  const mails = new WholeMails();
  const first = mails.take(large, 'one');
  mails.take(large, 'one');
  expect(taking(mails, large, 'one')).toMatchObject(busy);
  mails.take(large, 'two');
  mails.take(large, 'two');
  expect(taking(mails, large, 'three')).toMatchObject(busy);
  first();
  first();
  mails.take(large, 'three');
  expect(taking(mails, large, 'three')).toMatchObject(busy);
});

test('small ones are not counted, and whoever holds none gets one, however large', () => {
  const mails = new WholeMails();
  const whole = mails.take(limits.wholeMailsBytesMax * 2, 'one');
  expect(taking(mails, limits.wholeMailSmallBytesMax + 1, 'two')).toMatchObject(busy);
  for (let count = 0; count < 1_000; count += 1) mails.take(limits.wholeMailSmallBytesMax, 'one');
  whole();
  mails.take(limits.wholeMailsBytesMax * 2, 'two');
});
