import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import { attemptsOf } from '../../src/inbox/attempts.ts';
import { limits } from '../../src/limits.ts';
import { fold, inboxToken, searchExpression } from '../../src/mail/searchtext.ts';
import type { Value } from '../../src/store/connection.ts';
import { EmbeddedConnection } from '../../src/store/embedded.ts';
import { openDatabase } from '../../src/store/open.ts';
import { deleteStrayPieces } from '../../src/store/pieces.ts';
import { removeTemporaryDirectories } from '../support/service.ts';
import { everything, newMail, places, stopServers, type TestStore, testStore } from './temporary.ts';

afterAll(removeTemporaryDirectories);

const expressionOf = (query: string, inboxId: string): string => {
  const parsed = searchExpression(query, inboxId);
  if (!parsed.ok) throw new Error(parsed.message);
  return parsed.expression;
};

describe.each(places)('$name', ({ testStore }) => {
  afterAll(stopServers);

  describe('a search that passes over most of an inbox', () => {
    const count = limits.searchSliceMin * 3 + 7;
    let made: TestStore;
    let inboxId: string;
    let times: number[];

    /** Every 100th mail is from Bolt, has a code and the word `zebra`; between them lie as many mails of another inbox. */
    beforeAll(async () => {
      made = await testStore();
      inboxId = (await made.inbox('qa@inbox.test')).id;
      const other = (await made.inbox('other@inbox.test')).id;
      const stored = await Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const rare = index % 100 === 0;
          const digest = {
            subject: `Mail ${index}`,
            from: rare ? 'Bolt <b@bolt.test>' : 'Acme <a@acme.test>',
            otp: rare ? '123456' : null,
            searchText: rare ? 'common zebra' : 'common horse',
          };
          const one = await made.store.append(newMail({ inboxId, digest }));
          await made.store.append(newMail({ inboxId: other, digest: { searchText: 'foreign zebra' } }));
          return one;
        }),
      );
      times = stored.map(({ receivedAt }) => receivedAt);
    });
    afterAll(() => made.store.close());

    const rareOnes = Math.ceil(count / 100);
    test.each([
      ['from', () => ({ from: fold('Bolt') }), rareOnes],
      ['hasOtp', () => ({ hasOtp: true }), rareOnes],
      ['a word', () => ({ expression: expressionOf('zebra', inboxId) }), rareOnes],
      ['a word that all have', () => ({ expression: expressionOf('common', inboxId) }), count],
      ['a word that none has', () => ({ expression: expressionOf('foreign', inboxId) }), 0],
      ['a word that must not be', () => ({ expression: expressionOf('-horse', inboxId) }), rareOnes],
      ['all words not', () => ({ expression: expressionOf('-common', inboxId) }), 0],
      ['a subject that none has', () => ({ subject: fold('nowhere') }), 0],
      ['since', () => ({ since: times[count - 11]! }), 10],
      ['before', () => ({ before: times[10]! }), 10],
      ['since and before', () => ({ since: times[300]!, before: times[311]! }), 10],
      ['since the last', () => ({ since: times.at(-1)! }), 0],
      ['before the first', () => ({ before: times[0]! }), 0],
    ])('finds all by %s, newest first, page by page', async (_, filter, expected) => {
      const seen: number[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof made.store.messages>> = await made.store.messages(
          inboxId,
          { ...everything, ...filter() },
          { limit: 100, cursor },
        );
        expect(page.items.every((item) => item.inboxId === inboxId)).toBe(true);
        seen.push(...page.items.map(({ receivedAt }) => receivedAt));
        cursor = page.cursor;
      } while (cursor !== null);
      expect(seen).toHaveLength(expected);
      expect(seen).toEqual([...seen].sort((a, b) => b - a));
    });

    test('lets others have their turn', async () => {
      let turns = 0;
      let done = false;
      const count = () => {
        turns++;
        if (!done) setImmediate(count);
      };
      setImmediate(count);
      await made.store.messages(inboxId, { ...everything, from: 'nobody' }, { limit: 50, cursor: null });
      done = true;
      expect(turns).toBeGreaterThan(0);
    });

    test('what arrived is counted up to a bound', async () => {
      expect(await made.store.countArrivals(inboxId, null)).toMatchObject({
        count: limits.arrivalsCountedMax,
        isMore: true,
        newest: { subject: `Mail ${count - 1}` },
      });
      expect(await made.store.countArrivals(inboxId, times.at(-4)!)).toMatchObject({
        count: 3,
        isMore: false,
      });
      expect(await made.store.countArrivals(inboxId, times.at(-1)!)).toEqual({
        count: 0,
        isMore: false,
        newest: null,
      });
    });
  });
});

describe('a search among very many inboxes', () => {
  const count = limits.inboxSearchSlice * 2 + 7;
  const hit = (index: number) => index % 1_000 === 0;
  let made: TestStore;

  /** Every 1,000th has `Zebra` in its name; between two live ones lies a deleted one. */
  beforeAll(async () => {
    const { store, file, organizationId } = await testStore();
    await store.close();
    const connection = new EmbeddedConnection(file);
    await connection.commit([
      {
        sql: `WITH RECURSIVE numbered(n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM numbered WHERE n < ?)
          INSERT INTO inboxes (id, organization_seq, address, name, name_folded, created_at, updated_at, deleted_at)
          SELECT 'inb_' || n, (SELECT seq FROM organizations WHERE id = ?), 'qa' || n || '@inbox.test', 'x',
            CASE WHEN n % 2000 = 0 THEN 'zebra' ELSE 'horse' END, 1, 1, CASE WHEN n % 2 = 1 THEN 1 END
          FROM numbered`,
        args: [count * 2 - 1, organizationId],
      },
    ]);
    connection.release();
    made = await testStore(file);
  });
  afterAll(() => made.store.close());

  test.each([
    ['Zebra', Array.from({ length: count }, (_, index) => index).filter(hit)],
    ['qa4@', [2]],
    ['nowhere', []],
    ['qa5@', []],
  ])('finds all with %s, newest first, page by page', async (q, expected) => {
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof made.store.inboxes>> = await made.store.inboxes(
        made.organizationId,
        q,
        { limit: 4, cursor },
      );
      seen.push(...page.items.map(({ id }) => id));
      cursor = page.cursor;
    } while (cursor !== null);
    expect(seen).toEqual(expected.map((index) => `inb_${index * 2}`).reverse());
  });

  test('lets others have their turn', async () => {
    let turns = 0;
    setImmediate(function count() {
      turns++;
      if (turns < 100) setImmediate(count);
    });
    await made.store.inboxes(made.organizationId, 'nowhere', { limit: 50, cursor: null });
    expect(turns).toBeGreaterThan(0);
  });
});

describe('no query of a request, of a mail or of retention looks at a whole table', () => {
  test('by the plan of each', async () => {
    const { store, inbox, file, organizationId } = await testStore();
    const asked = new Set<string>();
    const spies = (['query', 'first'] as const).map((name) => {
      const real = EmbeddedConnection.prototype[name];
      return vi.spyOn(EmbeddedConnection.prototype, name).mockImplementation(function (
        this: EmbeddedConnection,
        sql: string,
        args?: readonly Value[],
      ) {
        asked.add(sql);
        return real.call(this, sql, args) as never;
      });
    });
    const { id } = await inbox('qa@inbox.test');
    const { messageId } = await store.append(newMail({ inboxId: id, digest: { otp: '123456' } }));
    await store.keyByHash(new Uint8Array(32));
    await store.inbox(organizationId, id);
    await store.inboxes(organizationId, null, { limit: 10, cursor: null });
    await store.inboxes(organizationId, 'qa', { limit: 10, cursor: null });
    await store.keys(organizationId, 10);
    await store.liveKeyCount(organizationId);
    await store.mailbox('qa@inbox.test');
    await store.message(id, messageId);
    await store.countArrivals(id, null);
    await store.attemptsOf(organizationId);
    for (const to of [null, 'qa@inbox.test']) {
      await store.newestCode(id, { from: 'acme', to, authenticated: false });
    }
    const expression = `inbox : "${inboxToken(id)}"`;
    const filters = [
      everything,
      { ...everything, since: 1, before: Number.MAX_SAFE_INTEGER },
      { ...everything, expression },
      { ...everything, from: 'a', to: 'qa', subject: 'h', hasOtp: true },
    ];
    for (const filter of filters) await store.messages(id, filter, { limit: 50, cursor: null });
    for (const spy of spies) spy.mockRestore();
    const writes: string[] = [];
    const commit = EmbeddedConnection.prototype.commit;
    const watch = vi.spyOn(EmbeddedConnection.prototype, 'commit').mockImplementation(function (
      this: EmbeddedConnection,
      statements,
    ) {
      writes.push(...statements.map(({ sql }) => sql));
      return commit.call(this, statements);
    });
    await store.close();
    // Before its thread is up, a store commits here.
    const again = await testStore(file);
    await again.store.append(newMail({ inboxId: id, digest: { otp: '123456' } }));
    await again.store.expire(5, 10);
    const [attempt] = attemptsOf(
      { remoteAddress: '192.0.2.1', helo: 'a', mailFrom: 'a', recipients: [], tls: null },
      { at: 1, reason: 'malformed', messageId: null, sizeBytes: null, refusedRecipient: 'x' },
    );
    await again.store.keepAttempts([{ ...attempt!, id: 'dlv_1' }]);
    watch.mockRestore();
    await again.store.close();
    expect(writes.some((sql) => sql.startsWith('DELETE FROM messages'))).toBe(true);
    expect(writes.some((sql) => sql.startsWith('DELETE FROM attempts'))).toBe(true);

    const database = await openDatabase({ url: `file:${file}`, authToken: null }, systemClock);
    const scans: string[] = [];
    const queries = [...asked, ...writes].filter((sql) => /^\s*(SELECT|INSERT|DELETE)/i.test(sql));
    // What a start deletes: it goes over the pieces of large mails, once.
    for (const sql of queries.filter((each) => each !== deleteStrayPieces(null).sql)) {
      for (const [, , , detail] of await database.query(`EXPLAIN QUERY PLAN ${sql}`)) {
        // The index of words is a virtual table: with an `M` it is asked for words, with an `=` for rows.
        const isIndex = /VIRTUAL TABLE INDEX \d+:\S*[M=]/.test(String(detail));
        const isOneStep = /SCAN (json_each|\(subquery-\d+\)|CONSTANT)/.test(String(detail));
        if (/\bSCAN\b|TEMP B-TREE/.test(String(detail)) && !isIndex && !isOneStep)
          scans.push(`${sql}: ${detail}`);
      }
    }
    await database.close();
    expect(asked.size).toBeGreaterThan(10);
    expect(scans).toEqual([]);
  });
});
