/**
 * What was worked out a moment ago, by the text it was worked out from: the mails of one site are one template, thousands of
 * times. Two generations: what is asked for again stays, the rest goes with the older of them, all at once. So what fills it
 * on purpose costs no more than it would without.
 */
interface Room {
  /** Of both generations together. */
  readonly entriesMax: number;
  readonly bytesMax: number;
}

interface Entry<T> {
  readonly value: T;
  readonly bytes: number;
}

export class Recent<T> {
  readonly #room: Room;
  #young = new Map<string, Entry<T>>();
  #old = new Map<string, Entry<T>>();
  #youngBytes = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  get(text: string): T | undefined {
    const young = this.#young.get(text);
    if (young !== undefined) return young.value;
    const old = this.#old.get(text);
    if (old === undefined) return undefined;
    this.#keep(text, old);
    return old.value;
  }

  /**
   * @param text A string of its own (`ownText`): a part of another would keep all of that.
   * @param bytes That text and value take, about.
   */
  add(text: string, value: T, bytes: number): void {
    if (bytes <= this.#room.bytesMax / 2) this.#keep(text, { value, bytes });
  }

  #keep(text: string, entry: Entry<T>): void {
    const isFull =
      this.#young.size >= this.#room.entriesMax / 2 ||
      this.#youngBytes + entry.bytes > this.#room.bytesMax / 2;
    if (isFull) {
      this.#old = this.#young;
      this.#young = new Map();
      this.#youngBytes = 0;
    }
    this.#young.set(text, entry);
    this.#youngBytes += entry.bytes;
  }
}

/** A copy: what is cut out of a longer text is a view of it to the engine, and keeps all of it in memory. */
export function ownText(text: string): string {
  return [text.charAt(0), text.slice(1)].join('');
}
