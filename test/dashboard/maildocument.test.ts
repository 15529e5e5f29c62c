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
/** Reads attachments, and notes which were asked for together. */
const reader = (attachments: ReadonlyArray<ReturnType<typeof attachment>>) => {
  const asked: Array<readonly string[]> = [];
  const read = async (ids: readonly string[]) => {
    asked.push(ids);
    const found = attachments.filter(({ id }) => ids.includes(id));
    return found.map((one) => ({ attachment: one, bytes: new Uint8Array([1, 2, 3, 4]) }));
  };
  return { asked, images: (html: string) => inlineImages(html, attachments, read) };
};
const named = (...ids: readonly string[]) => new Map(ids.map((id) => [id, `data:${id.length}`]));

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
  const images = await reader([
    attachment('a'),
    attachment('b', 'image/svg+xml'),
    attachment('c', 'text/html'),
    attachment('d'),
  ]).images(html);
  expect([...images.keys()]).toEqual(['a']);
  expect(mailDocument(html, images)).toContain('<img src="data:image/png;base64,AQIDBA=="><img src="cid:b">');
});

test('an image that is named without end is put in until the bound', () => {
  const data = 'x'.repeat(1_000_000);
  const document = mailDocument('<img src="cid:a">'.repeat(10_000), new Map([['a', data]]));
  expect(document.length).toBeLessThan(limits.inlineImageBytesMax * 2 + 1_000_000);
});

test('images are read all at once, so many and so many bytes of them, first those that the HTML shows first', async () => {
  const { inlineImageBytesMax, inlineImagesMax } = limits;
  const ids = Array.from({ length: 900 }, (_, index) => `x${index}`);
  const html = ids.toReversed().map((id) => `<img src=cid:${id}><img src=cid:${id}>`);
  const many = reader(ids.map((id) => attachment(id)));
  expect([...(await many.images(html.join(''))).keys()].sort()).toEqual(ids.slice(-inlineImagesMax).sort());
  expect(many.asked.map(({ length }) => length)).toEqual([inlineImagesMax]);

  const half = inlineImageBytesMax / 2;
  const sizes = { a: half, b: half + 1, c: half, d: 1 };
  const large = reader(Object.entries(sizes).map(([id, size]) => attachment(id, 'image/png', size)));
  await large.images('cid:a cid:b cid:c cid:d');
  expect(large.asked).toEqual([['att_a', 'att_c']]);

  const unnamed = reader([attachment('a'), attachment('')]);
  expect((await unnamed.images('<p>cid:</p> cid:other')).size).toBe(0);
  expect(unnamed.asked).toEqual([]);
});

test('the HTML is gone through once, not once for each image', () => {
  const images = new Map([
    ['long', 'cid:b'],
    ['b', 'again'],
  ]);
  expect(mailDocument('<img src="cid:long">', images)).toMatch(/<img src="cid:b">$/);
});

test.each([
  ['<img src="cid:my logo (1).png">', '<img src="data:15">'],
  ["<img src='cid:my logo (1).png' alt='cid:no'>", "<img src='data:15' alt='cid:no'>"],
  ['<img src=cid:a@b width=1>', '<img src=data:3 width=1>'],
  ['<img srcset="cid:a@b 1x, cid:other 2x, cid:a@b, cid:a@b">', null],
  ['<p style="background:url(cid:a@b) 0 0">', '<p style="background:url(data:3) 0 0">'],
  ['<p style="background:url(&quot;cid:a@b&quot;)">', '<p style="background:url(&quot;data:3&quot;)">'],
  ['<img src="cid:a@bc"><img src="cid:cid:a@b">', '<img src="cid:a@bc"><img src="cid:cid:a@b">'],
])('an id ends where the HTML has it end: %s', (html, expected) => {
  const shown = expected ?? html.replaceAll('cid:a@b', 'data:3');
  const document = mailDocument(html, named('a@b', 'my logo (1).png'));
  expect(document.slice(-shown.length)).toBe(shown);
});

test('two million characters of open brackets, or of ids, take no time that anybody would notice', () => {
  for (const html of ['<link<meta<'.repeat(200_000), '<'.repeat(2_000_000), 'cid:'.repeat(500_000)])
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
