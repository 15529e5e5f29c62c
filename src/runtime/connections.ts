/**
 * The connections of Node's HTTP server, whose each is, and the answers under way on it: one, or several where requests
 * are pipelined. Without any it can be spared.
 *
 * The answers are kept by connection, not in one set. The engine renews the table of such a set every few dozen
 * answers. It leaves the former tables behind in a chain in which each keeps the next, so that everything that was in
 * them stays until the whole heap is looked through. Under a load of polls that was several times a second, for 10 ms
 * (p99 12 ms instead of 4, 16,000 polls a second instead of 21,000).
 */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Client } from './client.ts';
import { plainAddress } from './listen.ts';
import { type Spare, Spares } from './spares.ts';

interface Connection extends Spare<Connection> {
  readonly socket: Socket;
  readonly answers: ServerResponse[];
}

export class Connections {
  readonly #clientOf: (address: string) => string;
  readonly #connections = new Map<Socket, Connection>();
  readonly #clients = new Map<string, Client<Connection>>();
  readonly #spares = new Spares<Connection>();

  /** @param clientOf what of an address counts as one client. */
  constructor(clientOf: (address: string) => string) {
    this.#clientOf = clientOf;
  }

  get size(): number {
    return this.#connections.size;
  }

  open(socket: Socket): void {
    const key = this.#keyOf(socket);
    const client = this.#clients.get(key) ?? new Client<Connection>(key);
    if (client.connections === 0) this.#clients.set(key, client);
    client.connections += 1;
    const connection: Connection = { socket, client, answers: [], before: null, after: null };
    this.#connections.set(socket, connection);
    this.#spares.add(connection);
  }

  /** Whichever way it ended; one that is closed already is so once more. */
  close(socket: Socket): void {
    const connection = this.#connections.get(socket);
    if (connection === undefined) return;
    this.#connections.delete(socket);
    const { client, answers } = connection;
    if (answers.length === 0) this.#spares.remove(connection);
    client.connections -= 1;
    if (client.connections === 0) this.#clients.delete(client.key);
  }

  /** The connection that should end so that this one, which is not open yet, has its place. */
  spareFor(socket: Socket): Socket | undefined {
    return this.#spares.nextFor(this.#clients.get(this.#keyOf(socket)))?.socket;
  }

  beginAnswer(outgoing: ServerResponse): void {
    const connection = this.#connections.get(outgoing.req.socket);
    if (connection === undefined) return;
    if (connection.answers.length === 0) this.#spares.remove(connection);
    connection.answers.push(outgoing);
  }

  endAnswer(outgoing: ServerResponse): void {
    const connection = this.#connections.get(outgoing.req.socket);
    const place = connection?.answers.indexOf(outgoing) ?? -1;
    if (connection === undefined || place < 0) return;
    connection.answers.splice(place, 1);
    if (connection.answers.length === 0) this.#spares.add(connection);
  }

  /** In the order of their requests. */
  answersOf(socket: Socket): readonly ServerResponse[] {
    return this.#connections.get(socket)?.answers ?? [];
  }

  answers(): readonly ServerResponse[] {
    return [...this.#connections.values()].flatMap(({ answers }) => answers);
  }

  sockets(): Iterable<Socket> {
    return this.#connections.keys();
  }

  #keyOf(socket: Socket): string {
    return this.#clientOf(plainAddress(socket.remoteAddress));
  }
}
