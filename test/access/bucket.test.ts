import { describe, expect, it } from 'vitest';
import { Buckets, takeToken } from '../../src/access/bucket.ts';
import { seeded } from '../support/seeded.ts';

const start = 1_000_000;
const usual = { burst: 120, perSecond: 20, entriesMax: 1_000 };

describe('a bucket', () => {
  it('gives its burst at once, and then says when the next token is there', () => {
    const buckets = new Buckets(usual);
    const takes = Array.from({ length: 120 }, () => buckets.take('key', start));
    expect(takes[0]).toEqual({ allowed: true, remaining: 119, resetSeconds: 1 });
    expect(takes.map((take) => take.remaining)).toEqual(Array.from({ length: 120 }, (_, i) => 119 - i));
    expect(takes.every((take) => take.allowed)).toBe(true);
    expect(takes[119]).toEqual({ allowed: true, remaining: 0, resetSeconds: 6 });
    expect(buckets.take('key', start)).toEqual({
      allowed: false,
      retryAfterSeconds: 1,
      remaining: 0,
      resetSeconds: 6,
    });
  });

  it.each([1, 2, 3, 7, 19])(
    'of %i a second lets exactly so many through, second after second',
    (perSecond) => {
      const buckets = new Buckets({ burst: 5, perSecond, entriesMax: 10 });
      const allowedUntil = (seconds: number): number => {
        let allowed = 0;
        for (let ms = 0; ms < seconds * 1_000; ms += 1)
          if (buckets.take('key', start + ms).allowed) allowed += 1;
        return allowed;
      };
      // The burst, and then one at the end of every interval that is over.
      expect(allowedUntil(10)).toBe(5 + Math.ceil(10 * perSecond) - 1);
    },
  );

  it('keeps its word: after the seconds it names there is a token, and a refusal costs nothing', () => {
    const buckets = new Buckets({ burst: 1, perSecond: 0.2, entriesMax: 10 });
    expect(buckets.take('key', start).allowed).toBe(true);
    for (let ms = 0; ms < 5_000; ms += 100) {
      const take = buckets.take('key', start + ms);
      expect(take).toMatchObject({ allowed: false, retryAfterSeconds: Math.ceil((5_000 - ms) / 1_000) });
    }
    expect(buckets.take('key', start + 5_000)).toMatchObject({ allowed: true, remaining: 0 });
  });

  it('never holds more than its burst, however long it rests', () => {
    const buckets = new Buckets({ burst: 3, perSecond: 1, entriesMax: 10 });
    buckets.take('key', start);
    expect(buckets.take('key', start + 1e9)).toMatchObject({ allowed: true, remaining: 2 });
  });

  it('is one per key', () => {
    const buckets = new Buckets({ burst: 1, perSecond: 1, entriesMax: 10 });
    expect(buckets.take('a', start).allowed).toBe(true);
    expect(buckets.take('a', start).allowed).toBe(false);
    expect(buckets.take('b', start).allowed).toBe(true);
    expect(buckets.take('__proto__', start).allowed).toBe(true);
  });

  it('is never seen by a client that polls every five seconds', () => {
    const buckets = new Buckets(usual);
    for (let i = 0; i < 1_000; i += 1) {
      expect(buckets.take('key', start + i * 5_000)).toMatchObject({ allowed: true, remaining: 119 });
    }
  });

  it('lets no more through than its rate allows, whenever it is asked', () => {
    const random = seeded();
    for (let round = 0; round < 200; round += 1) {
      const rate = { burst: 1 + random.below(20), perSecond: (1 + random.below(400)) / 10 };
      let fullAtMs = 0;
      let now = start + random.below(1_000_000) / 7;
      const begin = now;
      let allowed = 0;
      for (let i = 0; i < 200; i += 1) {
        const result = takeToken(rate, fullAtMs, now);
        fullAtMs = result.fullAtMs;
        if (result.take.allowed) allowed += 1;
        else {
          const later = takeToken(rate, fullAtMs, now + result.take.retryAfterSeconds * 1_000);
          expect(later.take.allowed, `seed ${random.seed}, ${JSON.stringify(rate)}`).toBe(true);
        }
        now += random.below(300);
      }
      const most = rate.burst + ((now - begin) / 1_000) * rate.perSecond;
      expect(allowed, `seed ${random.seed}, ${JSON.stringify(rate)}`).toBeLessThanOrEqual(most + 0.001);
    }
  });
});

describe('many buckets', () => {
  it('disappear when they are idle, while others are used', () => {
    const buckets = new Buckets(usual);
    for (let i = 0; i < 500; i += 1) buckets.take(`key ${i}`, start);
    expect(buckets.size).toBe(500);
    for (let i = 0; i < 300; i += 1) buckets.take('busy', start + 1_000 + i);
    expect(buckets.size).toBe(1);
  });

  it('are no more than are in use, when every key comes only once', () => {
    const buckets = new Buckets({ burst: 10, perSecond: 10, entriesMax: 100_000 });
    let most = 0;
    for (let i = 0; i < 100_000; i += 1) {
      buckets.take(`key ${i}`, start + i);
      most = Math.max(most, buckets.size);
    }
    // 100 of them are not full at any time; the sweep comes round within as many steps again.
    expect(most).toBeLessThan(250);
  });

  it('are never more than the bound', () => {
    const buckets = new Buckets({ burst: 10, perSecond: 0.001, entriesMax: 100 });
    for (let i = 0; i < 5_000; i += 1) {
      expect(buckets.take(`key ${i}`, start + i).allowed).toBe(true);
      expect(buckets.size).toBeLessThanOrEqual(100);
    }
    expect(buckets.size).toBe(100);
  });

  it('do not make room by forgetting an empty one, whatever flood of new keys comes', () => {
    const buckets = new Buckets({ burst: 20, perSecond: 1, entriesMax: 1_000 });
    for (let i = 0; i < 20; i += 1) buckets.take('attacker', start);
    expect(buckets.take('attacker', start).allowed).toBe(false);
    for (let i = 0; i < 50_000; i += 1) buckets.take(`thrown away ${i}`, start);
    expect(buckets.size).toBe(1_000);
    expect(buckets.take('attacker', start).allowed).toBe(false);
  });

  it('cost no more with the bound reached than without', () => {
    const buckets = new Buckets({ burst: 20, perSecond: 0.001, entriesMax: 50_000 });
    const started = performance.now();
    for (let i = 0; i < 200_000; i += 1) buckets.take(`key ${i}`, start);
    expect(buckets.size).toBe(50_000);
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

describe('a rate that makes no sense', () => {
  it.each([
    { burst: 0 },
    { burst: 1.5 },
    { burst: Number.NaN },
    { perSecond: 0 },
    { perSecond: -1 },
    { perSecond: Number.POSITIVE_INFINITY },
    { entriesMax: 0 },
  ])('%j is refused', (change) => {
    expect(() => new Buckets({ ...usual, ...change })).toThrow(RangeError);
  });
});
