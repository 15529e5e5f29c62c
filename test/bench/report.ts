/** What a benchmark found: medians of its rounds against a reference that ran in turns with it, as lines and as JSON. */
import { writeFileSync } from 'node:fs';
import process from 'node:process';

export const rounds = 5;

export interface Row {
  readonly what: string;
  readonly unit: string;
  readonly value: number;
  readonly against: string;
  readonly reference: number;
  readonly ratio: number;
}

export class Report {
  readonly rows: Row[] = [];

  /** One measurement a round of either side. */
  row(what: string, unit: string, ours: readonly number[], against: string, theirs: readonly number[]): void {
    const [value, reference] = [median(ours), median(theirs)];
    const row = { what, unit, value, against, reference, ratio: value / reference };
    this.rows.push(row);
    clear();
    const line = `${what}: ${shown(value)} ${unit}; ${against}: ${shown(reference)} ${unit}; ratio ${row.ratio.toFixed(2)}`;
    console.log(line);
  }

  write(path: string): void {
    writeFileSync(path, `${JSON.stringify({ rows: this.rows }, null, 2)}\n`);
  }
}

export function progress(name: string, text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${name}: ${text}\u001b[K`);
}

function clear(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function shown(value: number): string {
  return value < 10 ? value.toFixed(2) : value.toFixed(0);
}
