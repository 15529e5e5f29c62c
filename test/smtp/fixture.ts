/** A listener and a client that was greeted by it, both fresh for each test of a file. */
import { afterEach, beforeEach } from 'vitest';
import { Client } from './client.ts';
import { type Door, openDoor } from './door.ts';

/** @param use Given both before each test. */
export function doorForEach(use: (door: Door, client: Client) => void): void {
  let door: Door | undefined;
  let client: Client | undefined;
  beforeEach(async () => {
    door = await openDoor();
    client = await Client.greeted(door.port);
    use(door, client);
  });
  afterEach(async () => {
    client?.end();
    await door?.listener.close(0);
  });
}
