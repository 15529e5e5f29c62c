/** A seeded source of test data, so that what a property test found can be found again. */
export interface Seeded {
  /** Belongs into every failure message. */
  readonly seed: number;
  /** A whole number from 0 up to, but not including, `bound`. */
  below(bound: number): number;
  pick<T>(values: ArrayLike<T>): T;
  /** A string of `length` characters of `alphabet`. */
  text(alphabet: string, length: number): string;
}

/** `TEST_SEED` repeats a run; without it every run does the same. */
export function seeded(fallback = 20_261_101): Seeded {
  const seed = Number(process.env.TEST_SEED ?? fallback);
  // A linear congruential generator with a scrambled output: enough variety for test data.
  let state = BigInt(seed);
  const below = (bound: number): number => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) & 0xffff_ffff_ffff_ffffn;
    return Number((state >> 33n) % BigInt(bound));
  };
  const pick = <T>(values: ArrayLike<T>): T => values[below(values.length)] as T;
  const text = (alphabet: string, length: number): string => {
    return Array.from({ length }, () => alphabet.charAt(below(alphabet.length))).join('');
  };
  return { seed, below, pick, text };
}
