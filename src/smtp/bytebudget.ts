/**
 * The bytes of mails that all sessions together may hold, from the first of DATA until the mail is stored. No client can
 * have them all, and a part of them only small mails may use: whoever sends large mails that never end keeps no code out.
 */
import { clientKey } from '../access/client-address.ts';

export interface BudgetShares {
  readonly bytesMax: number;
  /** Of one client, in all of its sessions. */
  readonly clientBytesMax: number;
  /** Left to mails that are small. */
  readonly reservedBytes: number;
  /** A mail that holds no more is small. */
  readonly smallMailBytesMax: number;
}

/** The bytes that one mail holds. */
export interface MailBytes {
  /** @returns False when there is no room for so many more, and then none of them is taken. */
  take(bytes: number): boolean;
  /** Gives all of them back. */
  release(): void;
}

export class ByteBudget {
  readonly #shares: BudgetShares;
  readonly #heldByClient = new Map<string, number>();
  #heldBytes = 0;

  constructor(shares: BudgetShares) {
    this.#shares = shares;
  }

  /** Of all mails together. */
  get heldBytes(): number {
    return this.#heldBytes;
  }

  /** What a mail from this address may hold. */
  ofMail(remoteAddress: string): MailBytes {
    const client = clientKey(remoteAddress);
    let mailBytes = 0;
    return {
      take: (bytes) => {
        if (!this.#hasRoom(client, mailBytes, bytes)) return false;
        mailBytes += bytes;
        this.#hold(client, bytes);
        return true;
      },
      release: () => {
        this.#hold(client, -mailBytes);
        mailBytes = 0;
      },
    };
  }

  #hasRoom(client: string, mailBytes: number, bytes: number): boolean {
    const { bytesMax, clientBytesMax, reservedBytes, smallMailBytesMax } = this.#shares;
    const isSmall = mailBytes + bytes <= smallMailBytesMax;
    if (this.#heldBytes + bytes > (isSmall ? bytesMax : bytesMax - reservedBytes)) return false;
    return (this.#heldByClient.get(client) ?? 0) + bytes <= clientBytesMax;
  }

  #hold(client: string, bytes: number): void {
    this.#heldBytes += bytes;
    const held = (this.#heldByClient.get(client) ?? 0) + bytes;
    if (held === 0) this.#heldByClient.delete(client);
    else this.#heldByClient.set(client, held);
  }
}
