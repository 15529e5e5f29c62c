/** What a whole mail is about, by how many different words of a subject it has. Counted when it is asked for, as few mails need it. */
import type { Flow } from './segments.ts';
import { accounts, bookings, parcels } from './words/particles.ts';

/** Characters of a mail that are looked at, and of each of its lines. */
const charsMax = 4_000;
const lineCharsMax = 400;

const booked = new RegExp(`(?<![\\p{L}\\p{M}])${bookings}`, 'gu');
const fetched = new RegExp(`(?<![\\p{L}\\p{M}])${parcels}`, 'gu');
const signedIn = new RegExp(`(?<![\\p{L}\\p{M}])${accounts}`, 'gu');

export class Topics {
  readonly #flows: readonly Flow[];
  #bookings: number | null = null;
  #parcels: number | null = null;
  #accounts: number | null = null;

  constructor(flows: readonly Flow[]) {
    this.#flows = flows;
  }

  /** Of a stay, a journey, a seat. */
  get bookings(): number {
    this.#bookings ??= countWords(this.#flows, booked);
    return this.#bookings;
  }

  /** Of what somebody goes to fetch. */
  get parcels(): number {
    this.#parcels ??= countWords(this.#flows, fetched);
    return this.#parcels;
  }

  /** Of an account and the way into it. */
  get accounts(): number {
    this.#accounts ??= countWords(this.#flows, signedIn);
    return this.#accounts;
  }
}

function countWords(flows: readonly Flow[], words: RegExp): number {
  const found = new Set<string>();
  for (const { segments } of flows) {
    let chars = 0;
    for (const { folded } of segments) {
      for (const [word] of folded.slice(0, lineCharsMax).matchAll(words)) found.add(word);
      chars += folded.length;
      if (chars > charsMax) break;
    }
  }
  return found.size;
}
