import { expect, test } from 'vitest';
import { boost, type Row } from '../../../scripts/learn/boost.ts';
import { sumOf } from '../../../src/mail/codes/learnt/forest.ts';

const growth = { trees: 40, leavesMax: 4, leafMin: 5, rate: 0.3, binsMax: 32 };

/** True where one of two numbers is high and the other is not, which no sum of them tells. */
const rows = Array.from({ length: 400 }, (_, at): Row => {
  const features = [at % 20, Math.floor(at / 20), 7];
  return { features, isTrue: features[0]! > 5.5 !== features[1]! > 13.5, weight: 1 };
});

test('trees tell what hangs on several numbers together', () => {
  const trees = boost(rows, growth);
  const wrong = rows.filter(({ features, isTrue }) => sumOf(trees, features) > 0 !== isTrue);
  expect(wrong).toEqual([]);
});

test('the same rows give the same trees', () => {
  expect(boost(rows, growth)).toEqual(boost(rows, growth));
});

test('no leaf is made for fewer rows than the bound, by their weight', () => {
  const few = rows.map((row, at): Row => ({ ...row, isTrue: at === 0, weight: 0.01 }));
  for (const tree of boost(few, growth)) expect(tree).toHaveLength(4);
});

test('rows that count for nothing change nothing', () => {
  const noise = rows.map((row): Row => ({ ...row, isTrue: !row.isTrue, weight: 0 }));
  const trees = boost([...rows, ...noise], growth);
  expect(rows.filter(({ features, isTrue }) => sumOf(trees, features) > 0 !== isTrue)).toEqual([]);
});
