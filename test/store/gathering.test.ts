import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { limits } from '../../src/limits.ts';
import { Gathering } from '../../src/store/gathering.ts';

/** What has come about when every promise that can be settled is. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  let over = false;
  void wait.then(() => {
    over = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  return over;
}

// On a busy machine a turn of the event loop takes longer than the few milliseconds that this is about.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('mails that are ready', () => {
  test('wait for nothing when no other is being read', async () => {
    expect(await isOver(new Gathering().wait(() => 1))).toBe(true);
  });

  test('wait until the last of the others has been read', async () => {
    const gathering = new Gathering();
    const read = [gathering.announce(), gathering.announce()];
    const wait = gathering.wait(() => 1);
    read[0]!();
    expect(await isOver(wait)).toBe(false);
    read[1]!();
    expect(await isOver(wait)).toBe(true);
  });

  test('wait no longer when there are enough of them', async () => {
    const gathering = new Gathering();
    const read = [gathering.announce(), gathering.announce()];
    let ready = limits.commitGatherMailsMax - 1;
    const wait = gathering.wait(() => ready);
    expect(await isOver(wait)).toBe(false);
    ready += 1;
    read[0]!();
    expect(await isOver(wait)).toBe(true);
  });

  test('wait for their time at most, for one that takes long to read', async () => {
    const gathering = new Gathering();
    gathering.announce();
    const wait = gathering.wait(() => 1);
    vi.advanceTimersByTime(limits.commitGatherMsMax - 1);
    expect(await isOver(wait)).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await isOver(wait)).toBe(true);
  });
});
