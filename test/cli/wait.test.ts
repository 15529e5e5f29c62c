/** Waiting at a server that refuses, stops and starts again. Time is a mock. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CliError } from '../../src/cli/port.ts';
import { type ServerAnswer, UnreachableError } from '../../src/cli/server.ts';
import { waitPatiently } from '../../src/cli/wait.ts';
import { systemClock } from '../../src/clock.ts';

const answer = (status: number, retryAfterSeconds: number | null = null): ServerAnswer => ({
  status,
  code: null,
  data: { otp: '482913' },
  message: null,
  retryAfterSeconds,
});
const gone = new UnreachableError('no server');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Waits twenty seconds at a server that does these in turn, and the last for ever: what it comes to, and what it was asked. */
async function outcomeOf(...turns: (ServerAnswer | Error)[]) {
  const held: number[] = [];
  const ask = async (holdMs: number): Promise<ServerAnswer> => {
    held.push(holdMs);
    const turn = (turns.length > 1 ? turns.shift() : turns[0])!;
    if (turn instanceof Error) throw turn;
    return turn;
  };
  const outcome = waitPatiently(ask, 20_000, systemClock).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  return { outcome: await outcome, held };
}

describe('a wait at a server', () => {
  test('that answers is one request for all of the time', async () => {
    expect(await outcomeOf(answer(200))).toEqual({ outcome: answer(200), held: [20_000] });
    expect(await outcomeOf(answer(404))).toEqual({ outcome: answer(404), held: [20_000] });
  });

  test('that stops or has no room goes on for the rest of it, when the server says', async () => {
    const { outcome, held } = await outcomeOf(answer(503, 2), answer(429, 5), answer(200));
    expect({ outcome, held }).toEqual({ outcome: answer(200), held: [20_000, 18_000, 13_000] });
  });

  test('that is not there for a while asks every second', async () => {
    const { outcome, held } = await outcomeOf(answer(503, 1), gone, gone, answer(200));
    expect({ outcome, held }).toEqual({ outcome: answer(200), held: [20_000, 19_000, 18_000, 17_000] });
  });

  test('that is not there again ends with that, when its time is over', async () => {
    const { outcome, held } = await outcomeOf(gone);
    expect(outcome).toBe(gone);
    expect(held).toHaveLength(21);
    expect(held.at(-1)).toBe(0);
  });

  test('that is put off beyond its end is asked a last time at the end', async () => {
    expect(await outcomeOf(answer(429, 60), answer(200))).toEqual({
      outcome: answer(200),
      held: [20_000, 0],
    });
  });

  test.each([
    ['refuses for good', answer(503)],
    ['has an error', answer(500, 1)],
  ])('that %s ends at once', async (_what, refusal) => {
    expect(await outcomeOf(refusal)).toEqual({ outcome: refusal, held: [20_000] });
  });

  test('whose answer cannot be used ends at once', async () => {
    const broken = new CliError('the answer broke off');
    expect(await outcomeOf(broken)).toEqual({ outcome: broken, held: [20_000] });
  });
});
