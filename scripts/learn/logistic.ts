/**
 * Logistic regression with an L1 penalty, which leaves most weights at nothing, by cyclic coordinate descent with a trust
 * region for each weight (Genkin, Lewis and Madigan, Large-scale Bayesian logistic regression, 2007). Nothing in it is
 * random: the same examples in the same order give the same weights.
 */

export interface Example {
  readonly traits: ReadonlySet<string>;
  readonly isTrue: boolean;
}

export interface Settings {
  /** What an error costs against the size of the weights: more keeps more traits. */
  readonly errorCost: number;
  /** Every example is as long as this, as a vector, however many traits it has. */
  readonly length: number;
  readonly roundsMax: number;
  /** It is done where no weight moves by more in a round. */
  readonly stillness: number;
  onProgress?(round: number, largestStep: number): void;
}

export interface Fit {
  readonly bias: number;
  /** In the order of the traits. */
  readonly weights: Float64Array;
}

/** After the first rounds a weight at nothing is asked again only every so many. */
const eagerRounds = 3;
const restRounds = 10;

/** @param traits Those that may have a weight. */
export function regress(examples: readonly Example[], traits: readonly string[], settings: Settings): Fit {
  const { errorCost, roundsMax, stillness } = settings;
  const slots = new Map(traits.map((name, slot) => [name, slot]));
  const rows: number[][] = traits.map(() => []);
  for (const [row, example] of examples.entries()) {
    for (const trait of example.traits) {
      const slot = slots.get(trait);
      if (slot !== undefined) rows[slot]?.push(row);
    }
  }
  const sign = Float64Array.from(examples, ({ isTrue }) => (isTrue ? 1 : -1));
  const scale = Float64Array.from(examples, (one) => settings.length / Math.sqrt(one.traits.size));
  const ones = new Float64Array(examples.length).fill(1);
  /** Log-odds that the fit gives to what is right. */
  const margins = new Float64Array(examples.length);
  const weights = new Float64Array(traits.length);
  const regions = new Float64Array(traits.length + 1).fill(1);

  /** Moves one weight to where the loss is least, as far as it may go. @returns By how much. */
  const move = (members: readonly number[], values: Float64Array, weight: number, slot: number): number => {
    const region = regions[slot] as number;
    let slope = 0;
    let curve = 0;
    for (const row of members) {
      const value = values[row] as number;
      const margin = margins[row] as number;
      slope -= ((sign[row] as number) * value) / (1 + Math.exp(margin));
      // The most that the curve can be within the region.
      const beyond = Math.abs(margin) - region * value;
      curve += value * value * (beyond <= 0 ? 0.25 : 1 / (2 + Math.exp(beyond) + Math.exp(-beyond)));
    }
    slope *= errorCost;
    curve = Math.max(curve * errorCost, 1e-9);
    const change = Math.max(-region, Math.min(region, wished(slope, curve, weight)));
    if (change !== 0)
      for (const row of members)
        margins[row] = (margins[row] as number) + (sign[row] as number) * (values[row] as number) * change;
    regions[slot] = Math.max(2 * Math.abs(change), region / 2);
    return change;
  };

  const everyRow = examples.map((_, row) => row);
  let bias = 0;
  for (let round = 1; round <= roundsMax; round += 1) {
    const isFull = round <= eagerRounds || round % restRounds === 0;
    const moved = move(everyRow, ones, bias, traits.length);
    bias += moved;
    let largest = Math.abs(moved);
    for (let slot = 0; slot < traits.length; slot += 1) {
      const weight = weights[slot] as number;
      if (weight === 0 && !isFull) continue;
      const change = move(rows[slot] as number[], scale, weight, slot);
      weights[slot] = weight + change;
      largest = Math.max(largest, Math.abs(change));
    }
    if (!isFull) continue;
    settings.onProgress?.(round, largest);
    if (largest < stillness) break;
  }
  return { bias, weights };
}

/** By how much a weight would move, were its loss the parabola of this slope and curve. */
function wished(slope: number, curve: number, weight: number): number {
  if (slope + 1 <= curve * weight) return -(slope + 1) / curve;
  if (slope - 1 >= curve * weight) return -(slope - 1) / curve;
  return -weight;
}
