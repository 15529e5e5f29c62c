import { expect, test } from 'vitest';
import { type Example, regress } from '../../../scripts/learn/logistic.ts';

const settings = { errorCost: 3, length: 1, roundsMax: 200, stillness: 0.001 };

function example(isTrue: boolean, ...traits: string[]): Example {
  return { isTrue, traits: new Set(traits) };
}

/** "for" stands with what is true, "against" with what is not, "either" with both. */
const examples = Array.from({ length: 40 }, (_, at) =>
  at % 2 === 0 ? example(true, 'for', 'either') : example(false, 'against', 'either'),
);
const traits = ['against', 'either', 'for'];

test('a trait of what is true has a weight for it, one of what is not against it, one of both none', () => {
  const [against, either, speaksFor] = regress(examples, traits, settings).weights;
  expect(speaksFor).toBeGreaterThan(0.5);
  expect(against).toBeLessThan(-0.5);
  expect(either).toBe(0);
});

test('where nothing else tells them apart, the bias says how common the true are', () => {
  const some = Array.from({ length: 100 }, (_, at) => example(at < 20, 'either'));
  const { bias, weights } = regress(some, ['either'], { ...settings, errorCost: 100 });
  const logOdds = bias + (weights[0] as number);
  expect(1 / (1 + Math.exp(-logOdds))).toBeCloseTo(0.2, 1);
});

test('what an example has beside the traits that may have a weight counts for its length alone', () => {
  const wide = examples.map(({ isTrue, traits: own }) => example(isTrue, ...own, 'rare', 'rarer'));
  const narrow = regress(examples, traits, settings).weights[2] as number;
  expect(regress(wide, traits, settings).weights[2]).toBeGreaterThan(narrow);
});

test('the same examples give the same weights, and say how far they have come', () => {
  const rounds: number[] = [];
  const onProgress = (round: number) => rounds.push(round);
  const first = regress(examples, traits, { ...settings, onProgress });
  expect(regress(examples, traits, settings)).toEqual(first);
  expect(rounds.slice(0, 3)).toEqual([1, 2, 3]);
});
