import { expect, test } from 'vitest';
import { sumOf, treesOf } from '../../../../src/mail/codes/learnt/forest.ts';

// Is the first above 2? Then is the second above 0.5?
const [tree, leaf] = treesOf('0 2 1 2 -1 -3 0 0 1 0.5 3 4 -1 1 0 0 -1 4 0 0\n-1 0.25 0 0');

test('a tree is asked from its first question to a leaf', () => {
  expect(tree).toBeDefined();
  const answer = (...features: number[]) => sumOf([tree ?? []], features);
  expect(answer(1, 9)).toBe(-3);
  expect(answer(2, 9)).toBe(-3);
  expect(answer(3, 0.5)).toBe(1);
  expect(answer(3, 0.6)).toBe(4);
});

test('what several say is added up', () => {
  expect(sumOf([tree ?? [], leaf ?? [], leaf ?? []], [1, 0])).toBe(-2.5);
  expect(sumOf([], [1, 0])).toBe(0);
});
