/** Trees of questions about numbers, whose answers are added up: what was learnt of many numbers at once. */

/**
 * A tree in its order of asking: of each question four numbers, the feature, the value above which it goes right, and where
 * its two ways go on; a leaf has -1 and what it adds.
 */
export type Tree = readonly number[];

const step = 4;

export function sumOf(trees: readonly Tree[], features: readonly number[]): number {
  let sum = 0;
  for (const tree of trees) {
    let at = 0;
    for (let feature = tree[0] as number; feature >= 0; feature = tree[at] as number)
      at = step * (tree[at + ((features[feature] as number) > (tree[at + 1] as number) ? 3 : 2)] as number);
    sum += tree[at + 1] as number;
  }
  return sum;
}

/** @param text A tree a line, its numbers parted by blanks. */
export function treesOf(text: string): readonly Tree[] {
  return text.split('\n').map((line) => line.split(' ').map(Number));
}
