/** Which inbox is meant: by itself, by its id, or by its address, which is looked up once. */
import { InboxdError, wrongUsage } from './error.ts';
import { tagged, withoutTag } from './reading.ts';
import type { Bounds, Transport } from './transport.ts';
import type { Inbox, InboxReference } from './types.ts';

/** Addresses whose ids are remembered. */
const rememberedMax = 1_000;

export class Directory {
  readonly #transport: Transport;
  readonly #idByEmail = new Map<string, string>();

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** @throws InboxdError `inbox_not_found` for an address that no inbox has; `wrong_usage`. */
  async idOf(inbox: InboxReference, bounds: Bounds): Promise<string> {
    // Whoever writes no types may leave it out.
    const text: unknown = typeof inbox === 'string' ? inbox : inbox?.id;
    if (typeof text !== 'string' || text === '')
      throw wrongUsage('inbox must be an inbox, its id, or its address');
    if (!text.includes('@')) return encodeURIComponent(text);
    const email = withoutTag(text);
    const known = this.#idByEmail.get(email);
    if (known !== undefined) return known;
    const found = await this.find(email, bounds);
    if (found === null)
      throw new InboxdError(
        `The inbox was not found: there is none with the address ${email} in the organization of this key. Check the address, or create it with ensureInbox.`,
        { status: 404, code: 'inbox_not_found' },
      );
    return found.id;
  }

  /** The same for what is done to all of an inbox. @throws InboxdError also for an address with a plus-tag, which means a part of one. */
  async idOfWhole(inbox: InboxReference, bounds: Bounds): Promise<string> {
    const part = tagged(inbox);
    if (part !== undefined)
      throw wrongUsage(
        `${part} is a part of the inbox ${withoutTag(part)}, and this would be done to all of it: give that address, or the inbox`,
      );
    return this.idOf(inbox, bounds);
  }

  /** The inbox with this address, whatever tag it has. */
  async find(address: string, bounds: Bounds): Promise<Inbox | null> {
    const email = withoutTag(address);
    const answer = await this.#transport.json({ path: '/emailInbox', query: { email }, ...bounds });
    const [inbox] = answer.data as Inbox[];
    if (inbox === undefined) return null;
    if (this.#idByEmail.size >= rememberedMax) this.#idByEmail.clear();
    this.#idByEmail.set(email, inbox.id);
    return inbox;
  }

  forget(email: string): void {
    this.#idByEmail.delete(email);
  }
}
