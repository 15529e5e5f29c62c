/** What traits are worth together: a table of log-odds that was learnt, and its sum over those that are there. */

/** Many traits must not outweigh few: as a vector they have this length. */
export const traitsLength = 5;

export interface Weights {
  readonly bias: number;
  readonly of: ReadonlyMap<string, number>;
}

/** @param text Each line is a trait and its weight in hundredths; the first is the bias. */
export function weightsOf(text: string): Weights {
  const lines = text.split('\n').map((line): [string, number] => {
    const at = line.lastIndexOf(' ');
    return [line.slice(0, at), Number(line.slice(at + 1)) / 100];
  });
  return { bias: lines[0]?.[1] ?? 0, of: new Map(lines.slice(1)) };
}

export function logOddsOf(traits: ReadonlySet<string>, { bias, of }: Weights): number {
  let sum = 0;
  for (const trait of traits) sum += of.get(trait) ?? 0;
  return bias + (sum * traitsLength) / Math.sqrt(Math.max(1, traits.size));
}

/** The trait that speaks for it most, among those that match; null where none speaks for it. */
export function strongest(traits: ReadonlySet<string>, { of }: Weights, among: RegExp): string | null {
  let most = 0;
  let found: string | null = null;
  for (const trait of traits) {
    const weight = of.get(trait) ?? 0;
    if (weight > most && among.test(trait)) [most, found] = [weight, trait];
  }
  return found;
}
