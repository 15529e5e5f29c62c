import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { PollCache } from '../../src/store/pollcache.ts';
import { removeTemporaryDirectories } from '../support/service.ts';
import { source } from './source.ts';
import { newMail, places, stopServers } from './temporary.ts';

afterAll(removeTemporaryDirectories);

describe('what polls are answered', () => {
  test('is kept until a mail comes for it, and for no other', async () => {
    const pollCache = new PollCache(true);
    const from = source({ value: 1 });
    await pollCache.get('one', 'q', from.load);
    pollCache.arrived(['two']);
    await pollCache.get('one', 'q', from.load);
    expect(from.count).toBe(1);
    pollCache.arrived(['one']);
    await pollCache.get('one', 'q', from.load);
    expect(from.count).toBe(2);
    pollCache.forget();
    await pollCache.get('one', 'q', from.load);
    expect(from.count).toBe(3);
  });

  test('that there is none is kept as well', async () => {
    const pollCache = new PollCache(true);
    const from = source(null);
    await pollCache.get('one', 'q', from.load);
    await pollCache.get('one', 'q', from.load);
    expect(from.count).toBe(1);
  });

  test('is read once for as many as ask at once, and again for those that ask after an arrival', async () => {
    const pollCache = new PollCache(true);
    let loads = 0;
    const ends: ((value: number) => void)[] = [];
    const load = () => {
      loads += 1;
      return new Promise<number>((resolve) => ends.push(resolve));
    };
    const early = [1, 2, 3].map(() => pollCache.get('one', 'q', load));
    pollCache.arrived(['one']);
    const late = [4, 5].map(() => pollCache.get('one', 'q', load));
    expect(loads).toBe(2);
    ends[1]?.(20);
    ends[0]?.(10);
    expect(await Promise.all([...early, ...late])).toEqual([10, 10, 10, 20, 20]);
    expect(await pollCache.get('one', 'q', load)).toBe(20);
    const failing = [6, 7].map(() => pollCache.get('two', 'q', () => Promise.reject(new Error('gone'))));
    for (const outcome of await Promise.allSettled(failing)) expect(outcome.status).toBe('rejected');
    expect(await pollCache.get('two', 'q', async () => 1)).toBe(1);
  });

  test('that was read before an arrival is not kept after it', async () => {
    const pollCache = new PollCache(true);
    await pollCache.get('one', 'q', async () => {
      pollCache.arrived(['one']);
      return null;
    });
    const from = source({ value: 2 });
    expect(await pollCache.get('one', 'q', from.load)).toEqual({ value: 2 });
  });

  test('is bounded in inboxes and in questions', async () => {
    const pollCache = new PollCache(true);
    const from = source({ value: 1 });
    for (let index = 0; index < 20_000; index++) await pollCache.get(`inbox ${index}`, 'q', from.load);
    for (let index = 0; index < 100; index++) await pollCache.get('one', `q${index}`, from.load);
    const before = from.count;
    await pollCache.get('inbox 0', 'q', from.load);
    await pollCache.get('one', 'q0', from.load);
    await pollCache.get('one', 'q99', from.load);
    expect(from.count).toBe(before + 2);
  });
});

describe.each(places)('$name', ({ testStore }) => {
  afterEach(stopServers);

  test('the newest code is another one after each mail, and none after retention took it', async () => {
    const { store, inbox } = await testStore();
    const { id } = await inbox('qa@inbox.test');
    const newest = async () =>
      (await store.newestCode(id, { from: null, to: null, authenticated: false }))?.extractedOtp ?? null;
    expect(await newest()).toBeNull();
    for (const otp of ['111111', '222222']) {
      await store.append(newMail({ inboxId: id, digest: { otp } }));
      expect(await newest()).toBe(otp);
    }
    await store.expire(null, 10);
    expect(await newest()).toBeNull();
    await store.close();
  });
});
