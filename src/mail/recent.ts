/**
 * What was worked out a moment ago, by the text it was worked out from: the mails of one site are one template, thousands of
 * times. Two generations: what is asked for again stays, the rest goes with the older of them, all at once. So what fills it
 * on purpose costs no more than it would without.
 *
 * In a template the same follows the same: what followed last time is compared first. To be found in a map a text that was
 * just cut out of a mail is read character by character for its hash, which takes four times as long.
 */
interface Room {
  /** Of both generations together. */
  readonly entriesMax: number;
  readonly bytesMax: number;
}

interface Entry<T> {
  readonly text: string;
  readonly value: T;
  readonly bytes: number;
  /** The generation that it is in. */
  generation: number;
  /** What was asked for after it, the last time that it was; so it lives as long, and keeps nothing that is gone. */
  next: Entry<T> | null;
}

export class Recent<T> {
  readonly #room: Room;
  #young = new Map<string, Entry<T>>();
  #old = new Map<string, Entry<T>>();
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
    const entry =
      expected !== null && expected.text === text ? expected : (this.#young.get(text) ?? this.#old.get(text));
    if (entry === undefined) {
      this.#expected = null;
      return undefined;
    }
    if (entry.generation !== this.#generation) this.#keep(entry);
    this.#follow(entry);
    return entry.value;
  }

  /**
   * @param text A string of its own (`ownText`): a part of another would keep all of that.
   * @param bytes That text and value take, about.
   */
  add(text: string, value: T, bytes: number): void {
    if (bytes > this.#room.bytesMax / 2) return;
    const entry = { text, value, bytes, generation: this.#generation, next: null };
    this.#keep(entry);
    this.#follow(entry);
  }

  #keep(entry: Entry<T>): void {
    const isFull =
      this.#young.size >= this.#room.entriesMax / 2 ||
      this.#youngBytes + entry.bytes > this.#room.bytesMax / 2;
    if (isFull) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngBytes = 0;
      this.#generation += 1;
    }
    entry.generation = this.#generation;
    this.#young.set(entry.text, entry);
    this.#youngBytes += entry.bytes;
  }

  #follow(entry: Entry<T>): void {
    const last = this.#last;
    this.#last = entry;
    this.#expected = entry.next;
    if (last !== null) last.next = entry;
  }
}

/** A copy: what is cut out of a longer text is a view of it to the engine, and keeps all of it in memory. */
export function ownText(text: string): string {
  return [text.charAt(0), text.slice(1)].join('');
}
