import { expect, test } from 'vitest';
import { findMasks, type Range } from '../../../../src/mail/codes/text/masks.ts';

/** What is masked; a mask within another one does not count. */
function masked(text: string): string[] {
  const masks = findMasks(text);
  const isInner = (one: Range) =>
    masks.some((other) => other !== one && other.start <= one.start && other.end >= one.end);
  return masks.filter((one) => !isInner(one)).map(({ start, end }) => text.slice(start, end));
}

test('an address of a page is masked, without the brackets around it', () => {
  expect(masked('Go to https://acme.test/verify?code=482913 now')).toEqual([
    'https://acme.test/verify?code=482913',
  ]);
  expect(masked('(https://acme.test/482913)')).toEqual(['https://acme.test/482913']);
  const accented = 'https://cin\u00e9.test/abonn\u00e9?cl\u00e9=7Hf2-04sT';
  expect(masked(`Ici : ${accented} avant midi`)).toContain(accented);
  expect(masked('\u3053\u3061\u3089https://\u3044\u3068\u3050\u3061.test/pw/K7Hf2P\u3067\u3059')).toContain(
    'https://\u3044\u3068\u3050\u3061.test/pw/K7Hf2P',
  );
  expect(masked('<app+link://open/482913>')).toEqual(['link://open/482913']);
});

test('a mailbox is masked', () => {
  expect(masked('Write to user482913@mail.test, please')).toEqual(['user482913@mail.test']);
});

test('names of hosts, files and packages are masked', () => {
  expect(masked('see acme482913.example.test/a1b2c3')).toEqual(['acme482913.example.test/a1b2c3']);
  expect(masked('open report-482913.pdf today')).toEqual(['report-482913.pdf']);
});

test('a query that a line break tore from its address is masked', () => {
  expect(masked('&code=482913&user=7')).toEqual(['&code=482913&user=7']);
});

test('hashes, keys and fingerprints are masked', () => {
  expect(masked('sha256 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b ok')).toEqual([
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b',
  ]);
  expect(masked('AB:CD:12:34:AB:CD:12:34:AB:CD:12:34')).toHaveLength(1);
});

test('a code, a sentence without a blank after its stop, and a domain-bound line are not masked', () => {
  expect(masked('Your code is 482913.')).toEqual([]);
  expect(masked('482913.Please enter it')).toEqual([]);
  expect(masked('Code:482913')).toEqual([]);
  expect(masked('RKJ-YP6')).toEqual([]);
  expect(masked('@acme.test #482913')).toEqual(['@acme.test']);
});

test('no mask is empty or leaves the text', () => {
  const text = 'a@b.c@d.e.f http://x.test/?a=b&c=d@e.f/g 1.2.3.4 ..@..@.. =&=&=& a.b.c.d/e.f?g=h';
  let end = 0;
  for (const mask of findMasks(text)) {
    expect(mask.end).toBeGreaterThan(mask.start);
    expect(mask.end).toBeLessThanOrEqual(text.length);
    end = Math.max(end, mask.end);
  }
  expect(end).toBeGreaterThan(0);
});

test('what proves that one owns a domain is masked', () => {
  expect(masked('Value acme-site-verification=48291307')).toEqual(['acme-site-verification=48291307']);
  expect(masked('verification_code=482913')).toEqual([]);
});

test('an address in brackets that stands twice, as Markdown writes it, is masked twice', () => {
  const address = 'https://acme.test/verify?expires=1741012345&signature=e3b0c4';
  expect(masked(`Copy [${address}](${address}) now`)).toEqual([address, address]);
});
