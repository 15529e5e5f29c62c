/**
 * Token buckets: how often somebody may do something. The arithmetic is pure; `Buckets` adds a collection of
 * them by key whose memory is bounded.
 *
 * A bucket is one number, the moment at which it will be full again. Every token taken moves that moment one
 * interval into the future, and a bucket may be at most `burst` intervals from being full. A bucket whose
 * moment has passed is like one that never existed, so it can be dropped without a trace.
 */
import { limits } from '../limits.ts';

export interface BucketRate {
  /** Tokens a full bucket holds; a whole number, at least 1. */
  readonly burst: number;
  /** Tokens that come back every second; more than 0. */
  readonly perSecond: number;
}

export type Take =
  | {
      readonly allowed: true;
      /** Whole tokens that are left. */
      readonly remaining: number;
      /** Whole seconds until the bucket is full again. */
      readonly resetSeconds: number;
    }
  | {
      readonly allowed: false;
      /** Whole seconds, at least 1, after which a token is there. */
      readonly retryAfterSeconds: number;
      readonly remaining: 0;
      readonly resetSeconds: number;
    };

/** Far below any interval, far above what a sum of milliseconds loses to rounding. */
const roundingMs = 0.001;

/**
 * Takes one token.
 * @param fullAtMs when the bucket is full again; a moment in the past means that it is full now.
 * @param nowMs the same monotonic clock.
 */
export function takeToken(
  { burst, perSecond }: BucketRate,
  fullAtMs: number,
  nowMs: number,
): { readonly fullAtMs: number; readonly take: Take } {
  const intervalMs = 1_000 / perSecond;
  const before = Math.max(fullAtMs, nowMs);
  const after = before + intervalMs;
  const missingMs = after - nowMs;
  const excessMs = missingMs - burst * intervalMs;
  if (excessMs > roundingMs) {
    const retryAfterSeconds = Math.max(1, wholeSeconds(excessMs));
    const take: Take = {
      allowed: false,
      retryAfterSeconds,
      remaining: 0,
      resetSeconds: wholeSeconds(before - nowMs),
    };
    return { fullAtMs: before, take };
  }
  const remaining = Math.max(0, Math.floor(burst - missingMs / intervalMs + roundingMs / intervalMs));
  return { fullAtMs: after, take: { allowed: true, remaining, resetSeconds: wholeSeconds(missingMs) } };
}

function wholeSeconds(ms: number): number {
  return Math.ceil((ms - roundingMs) / 1_000);
}

/** Buckets by key, at most `entriesMax` of them. */
export class Buckets {
  readonly #rate: BucketRate;
  readonly #entriesMax: number;
  /** Key to the moment at which its bucket is full again. */
  readonly #fullAtMs = new Map<string, number>();
  /** Where the sweep stands. A Map iterator outlives insertions and deletions. */
  #sweep: IterableIterator<[string, number]> = this.#fullAtMs.entries();

  constructor(options: BucketRate & { readonly entriesMax: number }) {
    const { burst, perSecond, entriesMax } = options;
    if (!Number.isSafeInteger(burst) || burst < 1)
      throw new RangeError('burst must be a whole number from 1');
    if (!Number.isFinite(perSecond) || perSecond <= 0) throw new RangeError('perSecond must be more than 0');
    if (!Number.isSafeInteger(entriesMax) || entriesMax < 1)
      throw new RangeError('entriesMax must be from 1');
    this.#rate = { burst, perSecond };
    this.#entriesMax = entriesMax;
  }

  /** How many buckets are held: those that are not full, and full ones the sweep has not come by yet. */
  get size(): number {
    return this.#fullAtMs.size;
  }

  /** @param nowMs milliseconds of a clock that never steps backwards. */
  take(key: string, nowMs: number): Take {
    // Two steps of the sweep for at most one new bucket: it comes round faster than the collection grows.
    this.#dropIfFull(this.#next(), nowMs);
    this.#dropIfFull(this.#next(), nowMs);
    const known = this.#fullAtMs.get(key);
    const { fullAtMs, take } = takeToken(this.#rate, known ?? nowMs, nowMs);
    if (known === undefined && this.#fullAtMs.size >= this.#entriesMax) this.#evict();
    this.#fullAtMs.set(key, fullAtMs);
    return take;
  }

  /** Puts back a token that was taken for something that turned out not to count. */
  giveBack(key: string): void {
    const fullAtMs = this.#fullAtMs.get(key);
    if (fullAtMs !== undefined) this.#fullAtMs.set(key, fullAtMs - 1_000 / this.#rate.perSecond);
  }

  /**
   * Makes room for one bucket: of a sample, the fullest goes, because it forgives the least. Dropping the oldest
   * would let somebody with many addresses flush out his own empty bucket; here the nearly full buckets that
   * such a flood makes drop each other, and an empty one stays unless the whole sample is emptier still.
   */
  #evict(): void {
    let fullest: readonly [string, number] | undefined;
    for (let i = 0; i < limits.bucketsSampledMax; i += 1) {
      const entry = this.#next();
      if (entry !== undefined && (fullest === undefined || entry[1] < fullest[1])) fullest = entry;
    }
    if (fullest !== undefined) this.#fullAtMs.delete(fullest[0]);
  }

  #dropIfFull(entry: readonly [string, number] | undefined, nowMs: number): void {
    if (entry !== undefined && entry[1] <= nowMs) this.#fullAtMs.delete(entry[0]);
  }

  #next(): readonly [string, number] | undefined {
    const step = this.#sweep.next();
    if (!step.done) return step.value;
    this.#sweep = this.#fullAtMs.entries();
    const first = this.#sweep.next();
    return first.done ? undefined : first.value;
  }
}
