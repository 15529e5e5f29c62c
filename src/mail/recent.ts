/**
 * What was worked out a moment ago, by the text it was worked out from: the mails of one site are one template, thousands of
 * times. Two generations: what is asked for again stays, the rest goes with the older of them, all at once. So what fills it
 * on purpose costs no more than it would without.
 *
 * In a template the same follows the same: what followed last time is compared first. The rest is found by some of its
 * characters and then compared; of texts that agree in these the last one is remembered. A map of texts reads each of
 * them character by character for its hash, three times until it is kept (8 % of the time that a newsletter takes).
 */
interface Room {
  /** Of both generations together. */
  readonly entriesMax: number;
  readonly bytesMax: number;
}

interface Entry<T> {
  readonly text: string;
  /** `keyOf` its text. */
  readonly key: number;
  readonly value: T;
  readonly bytes: number;
  /** The generation that it is in. */
  generation: number;
  /** What was asked for after it, the last time that it was; so it lives as long, and keeps nothing that is gone. */
  next: Entry<T> | null;
}

export class Recent<T> {
  readonly #room: Room;
  #young = new Map<number, Entry<T>>();
  #old = new Map<number, Entry<T>>();
  /** Of all that were put there; of two with the same key, both. */
  #youngCount = 0;
  #youngBytes = 0;
  #generation = 0;
  /** What was asked for last, and what followed it the time before. */
  #last: Entry<T> | null = null;
  #expected: Entry<T> | null = null;

  constructor(room: Room) {
    this.#room = room;
  }

  get(text: string): T | undefined {
    const expected = this.#expected;
    const entry = expected !== null && expected.text === text ? expected : this.#find(text);
    if (entry === undefined) {
      this.#expected = null;
      return undefined;
    }
    if (entry.generation !== this.#generation) this.#keep(entry);
    this.#follow(entry);
    return entry.value;
  }

  #find(text: string): Entry<T> | undefined {
    const key = keyOf(text);
    const young = this.#young.get(key);
    if (young !== undefined && young.text === text) return young;
    const old = this.#old.get(key);
    return old !== undefined && old.text === text ? old : undefined;
  }

  /**
   * @param text A string of its own (`ownText`): a part of another would keep all of that.
   * @param bytes That text and value take, about.
   */
  add(text: string, value: T, bytes: number): void {
    if (bytes > this.#room.bytesMax / 2) return;
    const entry = { text, key: keyOf(text), value, bytes, generation: this.#generation, next: null };
    this.#keep(entry);
    this.#follow(entry);
  }

  #keep(entry: Entry<T>): void {
    const isFull =
      this.#youngCount >= this.#room.entriesMax / 2 ||
      this.#youngBytes + entry.bytes > this.#room.bytesMax / 2;
    if (isFull) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngCount = 0;
      this.#youngBytes = 0;
      this.#generation += 1;
    }
    entry.generation = this.#generation;
    this.#young.set(entry.key, entry);
    this.#youngCount += 1;
    this.#youngBytes += entry.bytes;
  }

  #follow(entry: Entry<T>): void {
    const last = this.#last;
    this.#last = entry;
    this.#expected = entry.next;
    if (last !== null) last.next = entry;
  }
}

/** Of the beginning of a text all characters, of the rest about as many. */
const sampled = 16;

function keyOf(text: string): number {
  const { length } = text;
  const step = 1 + Math.floor(length / sampled);
  let key = length;
  for (let at = 0; at < length; at += at < sampled ? 1 : step)
    key = (Math.imul(key, 31) + text.charCodeAt(at)) | 0;
  return key;
}

/** A copy: what is cut out of a longer text is a view of it to the engine, and keeps all of it in memory. */
export function ownText(text: string): string {
  return [text.charAt(0), text.slice(1)].join('');
}
