/**
 * Passwords: hashed with scrypt (RFC 7914), compared in constant time. One hash takes 32 MB and some 100 ms in a thread
 * of the runtime's pool, so only a few are made at a time; who finds too many waiting is told to come back.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';

export interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Its 32 MB go back to the system at once: of less, the C library keeps as much for each of the pool's four threads. */
const chosen: Cost = { N: 32_768, r: 8, p: 1 };
/** Nobody tries 99 random bits, however little each attempt costs, and the first start waits for it. */
const random: Cost = { N: 1_024, r: 8, p: 1 };
const hashBytes = 32;
const saltBytes = 16;

/** Ends with the settings it was made with, so that they can be raised later: `scrypt$N$r$p$salt$hash`, in base64url. */
const written = /^scrypt\$(\d{1,8})\$(\d{1,3})\$(\d{1,3})\$([A-Za-z0-9_-]{8,100})\$([A-Za-z0-9_-]{43})$/;

export class Passwords {
  readonly #chosen: Cost;
  #running = 0;
  readonly #waiting: (() => void)[] = [];
  #decoy: Promise<string> | null = null;

  /** @param cost Of a hash of what a person has chosen; hashes that were made at another cost are checked at theirs. */
  constructor(cost: Cost = chosen) {
    this.#chosen = cost;
  }

  /** How many hashes are being made or wait for it. */
  get pending(): number {
    return this.#running + this.#waiting.length;
  }

  /**
   * @param isRandom Whether it was made here, and not chosen by a person.
   * @throws AppError `too_busy`.
   */
  async hash(password: string, isRandom = false): Promise<string> {
    const cost = isRandom ? random : this.#chosen;
    const salt = randomBytes(saltBytes);
    const made = await this.#inTurn(() => derive(password, salt, cost));
    return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), made.toString('base64url')].join(
      '$',
    );
  }

  /**
   * @param known What `hash` made; null when there is no such account, which takes the same time.
   * @throws AppError `too_busy`.
   */
  async verify(password: string, known: string | null): Promise<boolean> {
    const [, N, r, p, salt, hash] = written.exec(known ?? (await this.#noOnes())) ?? [];
    if (salt === undefined || hash === undefined) return false;
    const settings = { N: Number(N), r: Number(r), p: Number(p) };
    const made = await this.#inTurn(() => derive(password, Buffer.from(salt, 'base64url'), settings));
    return timingSafeEqual(made, Buffer.from(hash, 'base64url')) && known !== null;
  }

  /** The hash of a password that nobody has. */
  #noOnes(): Promise<string> {
    this.#decoy ??= this.hash(randomBytes(saltBytes).toString('base64url')).catch((error: unknown) => {
      this.#decoy = null;
      throw error;
    });
    return this.#decoy;
  }

  async #inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= limits.passwordHashesMax) {
      if (this.#waiting.length >= limits.passwordQueueMax) {
        throw new AppError(
          'too_busy',
          'Too many passwords are being checked at the moment; try again shortly.',
          {
            retryAfterSeconds: 1,
          },
        );
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else {
      this.#running++;
    }
    try {
      return await work();
    } finally {
      // The turn is handed on, not given back: nobody gets in between.
      const next = this.#waiting.shift();
      if (next === undefined) this.#running--;
      else next();
    }
  }
}

function derive(password: string, salt: Uint8Array, settings: Cost): Promise<Buffer> {
  // The same letters typed on another keyboard may be other code points (RFC 8265 section 4.2.1).
  const bytes = Buffer.from(password.normalize('NFC'));
  return new Promise((resolve, reject) =>
    scrypt(bytes, salt, hashBytes, { ...settings, maxmem: limits.passwordMemoryBytesMax }, (error, made) =>
      error === null ? resolve(made) : reject(error),
    ),
  );
}
