import { expect, test } from 'vitest';
import { inlineImages, mailDocument } from '../../src/dashboard/maildocument.ts';
import { limits } from '../../src/limits.ts';
import { costMs } from '../support/cputime.ts';

const none = new Map<string, string>();
const attachment = (contentId: string, contentType = 'image/png', sizeBytes = 4) => ({
  id: `att_${contentId}`,
  filename: null,
  contentType,
  sizeBytes,
  contentId,
});
const read = async () => new Uint8Array([1, 2, 3, 4]);

test.each([
  'script',
  'link',
  'meta',
  'base',
  'iframe',
  'frame',
  'frameset',
  'object',
  'embed',
  'applet',
  'portal',
  'template',
])('no <%s> of the mail is left, however it is written', (name) => {
  const odd = name.toUpperCase();
  const html = `<${name}>a</${name}><${odd} x><${name}/x><${name}\n>`;
  const { length } = mailDocument('', none);
  const document = mailDocument(html, none).slice(length);
  expect(document).not.toMatch(new RegExp(`</?${name}[\\s/>]`, 'i'));
  expect(document).toContain('>a</');
});

test('elements whose names only begin alike stay', () => {
  const html = '<b>x</b><scripture>y</scripture><metal-band>z</metal-band>';
  expect(mailDocument(html, none).endsWith(html)).toBe(true);
});

test('images that came with the mail are put in place of their content ids, pixels alone', async () => {
  const html = '<img src="cid:a"><img src="cid:b"><img src="cid:c">';
  const images = await inlineImages(
    html,
    [attachment('a'), attachment('b', 'image/svg+xml'), attachment('c', 'text/html'), attachment('d')],
    read,
  );
  expect([...images.keys()]).toEqual(['a']);
  expect(mailDocument(html, images)).toContain('<img src="data:image/png;base64,AQIDBA=="><img src="cid:b">');
});

test('an image that is named without end is put in until the bound', () => {
  const data = 'x'.repeat(1_000_000);
  const document = mailDocument('<img src="cid:a">'.repeat(10_000), new Map([['a', data]]));
  expect(document.length).toBeLessThan(limits.inlineImageBytesMax * 2 + 1_000_000);
});

test('more images than the bound are not read at all', async () => {
  const large = limits.inlineImageBytesMax + 1;
  expect((await inlineImages('cid:a', [attachment('a', 'image/png', large)], read)).size).toBe(0);
});

test('two million characters of open brackets take no time that anybody would notice', () => {
  for (const html of ['<link<meta<'.repeat(200_000), '<'.repeat(2_000_000)])
    expect(costMs(() => mailDocument(html, none))).toBeLessThan(1_000);
});

test('an image whose id begins that of another is not taken for it', () => {
  const images = new Map([
    ['img1', 'data:image/png;base64,AAAA'],
    ['img10', 'data:image/png;base64,BBBB'],
  ]);
  const document = mailDocument('<img src="cid:img10"><img src="cid:img1">', images);
  expect(document).toContain('<img src="data:image/png;base64,BBBB"><img src="data:image/png;base64,AAAA">');
});
