/** Which connection makes room, whatever came and went before. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Client } from '../../src/runtime/client.ts';
import { type Spare, Spares } from '../../src/runtime/spares.ts';

interface Connection extends Spare<Connection> {
  readonly name: string;
}

const connectionOf = (client: Client<Connection>, name: string): Connection => ({
  client,
  name,
  before: null,
  after: null,
});

test('nobody makes room where nothing can be spared', () => {
  const spares = new Spares<Connection>();
  const client = new Client<Connection>('a');
  expect(spares.nextFor(undefined)).toBeNull();
  expect(spares.nextFor(client)).toBeNull();
  const connection = connectionOf(client, 'one');
  spares.add(connection);
  expect(spares.nextFor(undefined)).toBe(connection);
  spares.remove(connection);
  expect(spares.nextFor(client)).toBeNull();
});

test('of clients with as many the one makes room that has had so many for longest, unless it is for one of them', () => {
  const spares = new Spares<Connection>();
  const [a, b, none] = ['a', 'b', 'none'].map((key) => new Client<Connection>(key));
  for (const [client, name] of [
    [a!, 'a1'],
    [b!, 'b1'],
    [b!, 'b2'],
    [a!, 'a2'],
  ] as const)
    spares.add(connectionOf(client, name));
  expect(spares.nextFor(undefined)?.name).toBe('b1');
  expect(spares.nextFor(none)?.name).toBe('b1');
  expect(spares.nextFor(a)?.name).toBe('a1');
});

test('it is always the one that could be spared for longest, of a client that has the most of them', () => {
  const turn = fc.record({ of: fc.nat(4), connection: fc.nat(5) });
  fc.assert(
    fc.property(fc.array(turn, { maxLength: 120 }), (turns) => {
      const spares = new Spares<Connection>();
      const clients = Array.from({ length: 5 }, (_, at) => new Client<Connection>(String(at)));
      const connections = clients.map((client) =>
        Array.from({ length: 6 }, (_, at) => connectionOf(client, `${client.key}.${at}`)),
      );
      // The same in the plain way: a list for each client.
      const lists = clients.map((): Connection[] => []);
      for (const { of, connection } of turns) {
        const item = connections[of]![connection]!;
        const list = lists[of]!;
        const place = list.indexOf(item);
        if (place < 0) {
          spares.add(item);
          list.push(item);
        } else {
          spares.remove(item);
          list.splice(place, 1);
        }
        const most = Math.max(...lists.map(({ length }) => length));
        const first = lists.filter(({ length }) => length > 0 && length === most).map(([oldest]) => oldest);
        const anybody = spares.nextFor(undefined);
        if (first.length === 0) expect(anybody).toBeNull();
        else expect(first).toContain(anybody);
        clients.forEach((client, at) => {
          const next = spares.nextFor(client);
          expect(next).toBe(lists[at]!.length === most ? (lists[at]![0] ?? null) : anybody);
        });
      }
    }),
  );
});
