import { describe, expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { findLinks, type MailLink } from '../../src/mail/links.ts';
import { costMs } from '../support/cputime.ts';

function linksOf(parts: { subject?: string; text?: string; html?: string }): MailLink[] {
  return findLinks({ subject: parts.subject ?? '', text: parts.text ?? null, html: parts.html ?? null });
}

function urls(parts: Parameters<typeof linksOf>[0]): string[] {
  return linksOf(parts).map(({ url }) => url);
}

describe('links', () => {
  test('of HTML have their words, printed ones their address', () => {
    expect(linksOf({ html: '<a href="https://a.test/x">Go\n there</a> or https://b.test/y' })).toEqual([
      { url: 'https://a.test/x', text: 'Go there', verification: false },
      { url: 'https://b.test/y', text: 'https://b.test/y', verification: false },
    ]);
  });

  test.each([
    ['a full stop', 'See https://a.test/x.', 'https://a.test/x'],
    ['brackets', '(https://a.test/x)', 'https://a.test/x'],
    ['angle brackets', '<https://a.test/x>', 'https://a.test/x'],
    ['brackets of its own', 'https://a.test/x_(y)', 'https://a.test/x_(y)'],
    ['other scripts', 'https://a.test/x。次', 'https://a.test/x'],
    ['quotation marks', '"https://a.test/x"', 'https://a.test/x'],
    ['emphasis', '**https://a.test/x**', 'https://a.test/x'],
    ['emphasis of two kinds', '**_https://a.test/x_**', 'https://a.test/x'],
    ['emphasis that began before', '*Sign in: https://a.test/x*', 'https://a.test/x'],
    ['emphasis and a stop', '(_https://a.test/x_).', 'https://a.test/x'],
  ])('in print end before %s', (_name, text, url) => {
    expect(urls({ text })).toEqual([url]);
    expect(urls({ html: `<p>${text.replaceAll('<', '&lt;')}</p>` })).toEqual([url]);
  });

  test.each([
    [
      'letters of an alphabet',
      'Ici : https://caf\u00e9.test/abonn\u00e9?cl\u00e9=7Hf2-04sT.',
      'https://caf\u00e9.test/abonn\u00e9?cl\u00e9=7Hf2-04sT',
    ],
    [
      'Cyrillic ones',
      'https://a.test/u/\u0441\u0435\u0440\u0430/4e1c9 \u0442\u0443\u0442',
      'https://a.test/u/\u0441\u0435\u0440\u0430/4e1c9',
    ],
  ])('in print may hold %s', (_name, text, url) => {
    expect(urls({ text })).toEqual([url]);
  });

  test('in angle brackets may be broken into lines', () => {
    const text =
      'Open this:\n<https://a.test/activate/\n9f27c1d4-52ab/x%40b.test>\n\n<https://a.test/b\r\n  /c\r\n/d>';
    expect(urls({ text })).toEqual([
      'https://a.test/activate/9f27c1d4-52ab/x%40b.test',
      'https://a.test/b/c/d',
    ]);
    expect(urls({ text: '<https://a.test/x\nand more> words' })).toEqual(['https://a.test/x']);
  });

  test('are the parts of a picture that lead somewhere, by their descriptions', () => {
    const html = [
      '<img src="https://a.test/card.png" usemap="#card">',
      '<map name="card"><area href="https://a.test/menu" alt="Menu">',
      '<area href="https://a.test/activate?c=77120&amp;h=ad81ff" alt="Activate my card"><area alt="nothing"></map>',
    ].join('');
    expect(linksOf({ html })).toEqual([
      { url: 'https://a.test/menu', text: 'Menu', verification: false },
      { url: 'https://a.test/activate?c=77120&h=ad81ff', text: 'Activate my card', verification: true },
    ]);
    expect(urls({ html: `<div style="display:none">${html}</div>` })).toEqual([]);
  });

  test('are buttons in cells of no size whose words have none of their own', () => {
    const cell = (link: string) => `<table><tr><td style="font-size:0px">${link}</td></tr></table>`;
    const button = '<a href="https://a.test/x" style="background:#5b3fd6;padding:10px">Approve</a>';
    expect(linksOf({ html: cell(button) })).toMatchObject([{ text: 'Approve' }]);
    expect(urls({ html: cell(button.replace('style="', 'style="font-size:0;')) })).toEqual([]);
    expect(urls({ html: cell('<a href="https://a.test/x">Approve</a>') })).toEqual([]);
    expect(urls({ html: `<div style="display:none">${cell(button)}</div>` })).toEqual([]);
  });

  test.each([
    ['https://a.test/magic?token=b-myT_', 'https://a.test/magic?token=b-myT_'],
    ['https://a.test/magic?token=b-myT__.', 'https://a.test/magic?token=b-myT__'],
    ['snake_case *and* https://a.test/x_*', 'https://a.test/x_*'],
    ['_Note:_ https://a.test/x_', 'https://a.test/x_'],
    ['_https://a.test/x__', 'https://a.test/x_'],
    ['* https://a.test/x*', 'https://a.test/x*'],
    ['**https://a.test/x_**', 'https://a.test/x_'],
  ])('in print keep the marks of %j that emphasize nothing', (text, url) => {
    expect(urls({ text })).toEqual([url]);
    expect(urls({ html: `<p>${text}</p>` })).toEqual([url]);
  });

  test.each([
    ['mailto:a@b.test'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['/relative'],
    ['#top'],
    ['ftp://a.test/x'],
    ['https://'],
    ['http://[x'],
  ])('are not made of %s', (href) => {
    expect(urls({ html: `<a href="${href}">x</a>` })).toEqual([]);
  });

  test('that are too long are left out, not cut', () => {
    const long = `https://a.test/${'x'.repeat(limits.linkUrlCharsMax)}`;
    const fits = long.slice(0, limits.linkUrlCharsMax);
    expect(urls({ html: `<a href="${long}">x</a><a href="${fits}">y</a>`, text: `see ${long}` })).toEqual([
      fits,
    ]);
  });

  test('are named once each, in their order', () => {
    const html =
      '<a href="https://a.test/1"><img></a><a href="https://a.test/2">two</a><a href="https://a.test/1">one</a>';
    expect(
      linksOf({ html, text: 'https://a.test/2 https://a.test/3' }).map(({ url, text }) => [url, text]),
    ).toEqual([
      ['https://a.test/1', 'one'],
      ['https://a.test/2', 'two'],
      ['https://a.test/3', 'https://a.test/3'],
    ]);
  });

  test('that a reader cannot see do not count', () => {
    expect(urls({ html: '<div style="display:none"><a href="https://a.test/1">x</a></div>' })).toEqual([]);
  });
});

describe('bounds', () => {
  test.each(['?.', '? ', '.?', '?'])('a link behind a line of “%s” is read', (sign) => {
    const text = `${sign.repeat(100_000)} https://a.test/verify?token=8f14e45fceea167a`;
    expect(urls({ text })).toEqual(['https://a.test/verify?token=8f14e45fceea167a']);
    const html = `<p>${sign.repeat(100_000)} <a href="https://a.test/x">Sign in</a></p>`;
    expect(urls({ html })).toEqual(['https://a.test/x']);
  });

  test('hold for the number of links and their words', () => {
    const html = Array.from(
      { length: 3_000 },
      (_, index) => `<a href="https://a.test/${index}">${'w '.repeat(900)}</a>`,
    ).join('');
    const links = linksOf({ html });
    expect(links).toHaveLength(limits.linksMax);
    for (const { text } of links) expect(text.length).toBeLessThanOrEqual(limits.linkTextCharsMax);
  });

  test.each([
    ['the same address again and again', 'http://a.test/x '],
    ['addresses that are none', 'http://[ '],
    ['the beginning of an address', 'http'],
    ['rows of brackets', `http://a.test/${')'.repeat(8_000)} `],
    ['rows of marks', `*_${'*_'.repeat(200)}http://a.test/${'*_'.repeat(4_000)} `],
    ['rows of stops', `http://a.test/${'.'.repeat(8_000)} `],
  ])('hold for the time of %s', (_name, unit) => {
    const text = unit.repeat(Math.ceil(2_000_000 / unit.length));
    expect(costMs(() => expect(linksOf({ text }).length).toBeLessThanOrEqual(1))).toBeLessThan(3_000);
  });

  test('hold for the time of many links in one long line', () => {
    const links = Array.from(
      { length: 3_000 },
      (_, index) => `<a href="https://a.test/${index}">x</a> `,
    ).join('');
    for (const line of ['word '.repeat(200_000), '<i hidden>a</i><b hidden>b</b>'.repeat(50_000)])
      expect(costMs(() => linksOf({ html: line + links }))).toBeLessThan(3_000);
  });
});

test('an address in brackets ends with them, whatever follows', () => {
  const text =
    'Sahkan akaun [https://a.test/sahkan/3b8e5d]Kod dan pautan sah. See (https://a.test/w_(x)/1)now.';
  const urls = findLinks({ subject: 'Sahkan', text, html: null }).map(({ url }) => url);
  expect(urls).toEqual(['https://a.test/sahkan/3b8e5d', 'https://a.test/w_(x)/1']);
});
