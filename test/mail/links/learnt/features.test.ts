/** What is known of the links of a mail, as numbers. */
import { expect, test } from 'vitest';
import { featuresOf } from '../../../../src/mail/links/learnt/features.ts';
import { treeTable } from '../../../../src/mail/links/learnt/tables.ts';
import { viewsOf } from '../../../../src/mail/links/meant.ts';
import { collectLinks } from '../../../../src/mail/links.ts';
import { readDocuments } from '../../../../src/mail/text.ts';

function featuresIn(html: string, logOdds: readonly number[], code: string | null = null) {
  const links = collectLinks(readDocuments({ text: null, html }), code);
  const { views, mail } = viewsOf(links, 'Your sign-in link', code);
  return { views, all: featuresOf(views, mail, logOdds, 0) };
}

const html =
  '<p>Code: 482913</p><p><a href="https://a.test/in/8f14e45fceea167a">Sign in</a></p>' +
  '<p>Bye</p><p><a href="https://a.test/help">Help</a></p>';

test('are as many for each, and all of them numbers', () => {
  const { all } = featuresIn(html, [3, -2], '482913');
  expect(all.map(({ length }) => length)).toEqual([44, 44]);
  expect(all.flat().filter((one) => !Number.isFinite(one))).toEqual([]);
});

test('are what the trees ask about', () => {
  const asked = treeTable.split('\n').flatMap((tree) =>
    tree
      .split(' ')
      .map(Number)
      .filter((_, at) => at % 4 === 0),
  );
  expect(Math.max(...asked)).toBeLessThan(44);
  expect(Math.min(...asked)).toBe(-1);
});

test('tell how the words and the rules speak for it, and for the best other', () => {
  const { views, all } = featuresIn(html, [3, -2]);
  const [act, other] = views.map(({ scores }) => scores.act);
  expect(all[0]?.slice(0, 6)).toEqual([3, -2, act, act, other, other]);
  expect(all[1]?.slice(0, 6)).toEqual([-2, 3, other, other, act, act]);
});

test('tell where it stands, from the beginning and from the code', () => {
  const [first, second] = featuresIn(html, [0, 0], '482913').all;
  expect(first?.slice(-9, -4)).toEqual([1, 4, 1 / 4, 1, 1]);
  expect(second?.slice(-9, -4)).toEqual([3, 4, 3 / 4, 3, 3]);
  expect(featuresIn(html, [0, 0]).all[0]?.slice(-6, -4)).toEqual([99, 99]);
});

test('of one link alone there is no other', () => {
  const { all } = featuresIn('<a href="https://a.test/x">x</a>', [1]);
  expect(all[0]?.slice(0, 2)).toEqual([1, -20]);
});
