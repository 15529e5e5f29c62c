import { describe, expect, test } from 'vitest';
import { type Looker, Looks } from '../../src/inbox/looks.ts';
import { limits } from '../../src/limits.ts';
import { nextTurn } from '../../src/turn.ts';

/** Lookers of a payer, whose looks end when `end` is called or, where they are quick, at once. */
function crowd(count: number, payer: string, isQuick = false) {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const lookers = Array.from(
    { length: count },
    (_, index): Looker => ({
      payer,
      look: () => {
        begun.push(index);
        return isQuick ? Promise.resolve() : new Promise((resolve) => ends.push(resolve));
      },
    }),
  );
  return { lookers, begun, end: () => ends.shift()?.() };
}

describe('looks', () => {
  test('begin at once where there is room', () => {
    const { lookers, begun } = crowd(1, 'a');
    new Looks().ask(lookers[0]!);
    expect(begun).toEqual([0]);
  });

  test('of one payer are few at a time, and all come to their turn, in order', async () => {
    const looks = new Looks();
    const count = limits.looksOfOnePayerMax * 3;
    const { lookers, begun, end } = crowd(count, 'a');
    for (const looker of lookers) looks.ask(looker);
    for (let turn = 0; turn < 5; turn++) await nextTurn();
    expect(begun).toHaveLength(limits.looksOfOnePayerMax);
    for (let index = 0; index < count; index++) {
      end();
      await nextTurn();
      await nextTurn();
      expect(begun).toHaveLength(Math.min(count, limits.looksOfOnePayerMax + index + 1));
    }
    expect(begun).toEqual([...begun.keys()]);
  });

  test('that are quick are few in one turn of the event loop as well, of whomever', async () => {
    const looks = new Looks();
    const crowds = ['a', 'b', 'c'].map((payer) => crowd(100, payer, true));
    for (const { lookers } of crowds) for (const looker of lookers) looks.ask(looker);
    const counted = () => crowds.reduce((sum, { begun }) => sum + begun.length, 0);
    expect(counted()).toBe(limits.looksInOneTurnMax);
    let turns = 0;
    for (let before = counted(); before < 300; turns++) {
      await nextTurn();
      expect(counted() - before).toBeLessThanOrEqual(limits.looksInOneTurnMax);
      before = counted();
    }
    expect(turns).toBeLessThan(40);
  });

  test('of a payer with few do not wait for those of one with many', async () => {
    const looks = new Looks();
    const [many, few] = [crowd(900, 'many', true), crowd(2, 'few', true)];
    const slow = crowd(100, 'slow');
    for (const looker of [...slow.lookers, ...many.lookers, ...few.lookers]) looks.ask(looker);
    await nextTurn();
    await nextTurn();
    expect(few.begun).toEqual([0, 1]);
    expect(many.begun.length).toBeLessThan(100);
  });
});
