import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { type MessagesOptions, messageUseCases } from '../../src/inbox/messages.ts';
import { type OtpOptions, otpUseCase } from '../../src/inbox/otp.ts';
import { StampClock } from '../../src/inbox/stamp.ts';
import type { Store } from '../../src/inbox/store.ts';
import { Traffic } from '../../src/inbox/traffic.ts';
import { Waiters } from '../../src/inbox/waiters.ts';
import { limits } from '../../src/limits.ts';
import { EmbeddedConnection } from '../../src/store/embedded.ts';
import { nextTurn } from '../../src/turn.ts';
import { newMail, places, stopServers, testStore } from '../store/temporary.ts';
import { removeTemporaryDirectories } from '../support/service.ts';

afterAll(removeTemporaryDirectories);

type PlaceStore = typeof testStore;

/** An inbox, and requests that are held for it. */
async function heldFor(place: PlaceStore = testStore) {
  const { store, organizationId, inbox } = await place();
  const { id } = await inbox('qa@inbox.test');
  const waiters = new Waiters();
  const options = {
    store,
    inboxes: { find: store.inbox },
    parser: { expectMail: () => {} },
    waiters,
    stampClock: new StampClock(systemClock, 0),
    allowedDomains: new Set(['inbox.test']),
    traffic: new Traffic(systemClock),
    meter: null,
  };
  const { list } = messageUseCases(options as unknown as MessagesOptions);
  const otp = otpUseCase(options as unknown as OtpOptions);
  const over = new AbortController();
  const patience = { waitMs: 60_000, payer: 'key_1', signal: over.signal };
  const anySearch = { q: null, from: null, to: null, subject: null, before: null, hasOtp: null };
  const anyCode = { from: null, to: null, withinMinutes: null, authenticated: false };
  return {
    store,
    waiters,
    /** Ends all waits. */
    over: () => over.abort(),
    messages: (subject: string, since = 0) =>
      list(organizationId, id, { ...anySearch, subject, since }, { limit: 50, cursor: null }, patience),
    code: (from: string, since = 0) => otp(organizationId, id, { ...anyCode, from, since }, patience),
    append: (subject: string, otp: string | null = null) =>
      store.append(newMail({ inboxId: id, digest: { subject, otp, from: `${subject}@acme.test` } })),
    wake: () => waiters.wake(id),
  };
}

/** Has something done when a look has read, and is not yet told what: once. */
function duringLook(store: Store, name: 'messages' | 'newestCode', act: () => Promise<unknown>): void {
  const real = store[name] as (...args: unknown[]) => Promise<unknown>;
  vi.spyOn(store, name).mockImplementationOnce((async (...args: unknown[]) => {
    const found = await real(...args);
    await act();
    return found;
  }) as never);
}

describe.each(places)('$name, a held request', ({ testStore: place }) => {
  afterEach(stopServers);

  test('looks at everything once, then only at what has come since', async () => {
    const { store, messages, code, append, wake } = await heldFor(place);
    const [first] = [await append('one', '111111'), await append('two')];
    const looks = [vi.spyOn(store, 'messages'), vi.spyOn(store, 'newestCode')] as const;
    const sinces = () => [
      looks[0].mock.calls.map(([, filter]) => filter.since),
      looks[1].mock.calls.map(([, , since]) => since),
    ];
    // Those that are over: the next mail is for the next look.
    const over = () =>
      looks.map(({ mock }) => mock.settledResults.filter(({ type }) => type === 'fulfilled').length);
    const held = [messages('three', first.receivedAt - 1), code('three')];
    await expect.poll(over).toEqual([1, 1]);
    expect(sinces()).toEqual([[first.receivedAt - 1], [-1]]);
    const stamps: number[] = [];
    for (const subject of ['no', 'nor this', 'three']) {
      stamps.push((await append(subject, '333333')).receivedAt);
      wake();
      const count = stamps.length + 1;
      await expect.poll(over).toEqual([count, count]);
    }
    const [page, answer] = await Promise.all(held);
    expect(page).toMatchObject({ items: [{ subject: 'three' }], since: first.receivedAt - 1 });
    expect(answer).toMatchObject({ status: 'found', otp: '333333', message: { receivedAt: stamps[2] } });
    expect(sinces()[0]!.slice(2)).toEqual(stamps.slice(0, 2));
    expect(sinces()[1]!.slice(2)).toEqual(stamps.slice(0, 2));
    await store.close();
  });

  test('asks for nothing when it is woken and nothing came', async () => {
    const { store, messages, append, wake, over } = await heldFor(place);
    await append('one');
    const looks = vi.spyOn(store, 'messages');
    const asked = vi.spyOn(store, 'lastArrival');
    const held = messages('two');
    await expect.poll(() => looks.mock.calls.length).toBe(1);
    wake();
    await expect.poll(() => asked.mock.calls.length).toBe(2);
    over();
    expect((await held).items).toEqual([]);
    expect(looks).toHaveBeenCalledTimes(1);
    await store.close();
  });

  test('misses no mail that is committed during a look, whichever look it is', async () => {
    for (const before of [[], ['other']]) {
      const { store, messages, code, append, wake } = await heldFor(place);
      for (const subject of before) await append(subject, '111111');
      // With another behind it: the newest after the look is not the newest that the look saw.
      const act = async () => {
        await append('wanted', '222222');
        wake();
        await append('another');
        wake();
      };
      duringLook(store, 'messages', act);
      // In an empty inbox there is nothing to look at.
      if (before.length > 0) duringLook(store, 'newestCode', act);
      const held = [messages('wanted'), code('wanted')] as const;
      if (before.length === 0) {
        await append('other');
        wake();
      }
      const [page, answer] = await Promise.all(held);
      expect(page.items[0]).toMatchObject({ subject: 'wanted' });
      expect(answer).toMatchObject({ status: 'found', otp: '222222' });
      await store.close();
    }
  });

  test('misses no mail that was stamped before a look and is committed after it', async () => {
    const { store, messages, code, append, wake } = await heldFor(place);
    await append('other', '111111');
    for (let round = 0; round < 5; round++) {
      const coming = append(`wanted ${round}`, '222222');
      const held = [messages(`wanted ${round}`), code(`wanted ${round}`)];
      await coming;
      wake();
      await Promise.all(held);
    }
    await store.close();
  });

  test('still says at its end what is stale, whatever came without a code', async () => {
    const { store, code, append, wake, over } = await heldFor(place);
    const { messageId, receivedAt } = await append('shop', '111111');
    const held = code('shop', receivedAt);
    const looks = vi.spyOn(store, 'newestCode');
    await expect.poll(() => looks.mock.calls.length).toBe(1);
    await append('shop');
    wake();
    await expect.poll(() => looks.mock.calls.length).toBe(2);
    over();
    expect(await held).toMatchObject({ status: 'stale', messageId, receivedAt });
    await store.close();
  });
});

describe('a mail that a thousand requests wait for', () => {
  /** What is asked of the database after one mail, and how much of it in the worst turn of the event loop. */
  async function askedFor(mailsBefore: number): Promise<{ all: number; inOneTurn: number }> {
    const { store, waiters, messages, code, append, wake, over } = await heldFor();
    await Promise.all(Array.from({ length: mailsBefore }, () => append('other', '111111')));
    const held = Array.from({ length: limits.waitersPerKeyMax / 2 }, (_, index) => [
      messages(`wanted ${index}`),
      code(`wanted ${index}`),
    ]).flat();
    const outcomes = Promise.allSettled(held);
    const looks = [vi.spyOn(store, 'messages'), vi.spyOn(store, 'newestCode')];
    const looked = () => looks.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    await expect.poll(looked).toBe(mailsBefore === 0 ? 0 : held.length);
    expect(waiters.count).toBe(held.length);

    let all = 0;
    const spies = (['query', 'first'] as const).map((name) => {
      const real = EmbeddedConnection.prototype[name];
      return vi.spyOn(EmbeddedConnection.prototype, name).mockImplementation(function (
        this: EmbeddedConnection,
        ...args
      ) {
        all++;
        return real.apply(this, args) as never;
      });
    });
    await append('other', '111111');
    all = 0;
    const before = looked();
    wake();
    let inOneTurn = 0;
    while (looked() < before + held.length) {
      const asked = all;
      await nextTurn();
      inOneTurn = Math.max(inOneTurn, all - asked);
    }
    for (const spy of spies) spy.mockRestore();
    over();
    await outcomes;
    await store.close();
    return { all, inOneTurn };
  }

  test('costs each of them the same however full the inbox is, and leaves turns to all others', async () => {
    const few = await askedFor(1);
    const many = await askedFor(limits.searchSliceMin * 3);
    expect(many.all).toBeLessThan(few.all * 1.02);
    expect(many.all).toBeLessThan(limits.waitersPerKeyMax * 5);
    expect(many.inOneTurn).toBeLessThanOrEqual(limits.looksInOneTurnMax * 10);
  });
});
