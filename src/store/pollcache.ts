/**
 * The newest code of an inbox, and what else polls ask for, kept until a mail comes for that inbox: between two mails, a
 * hundred polls cost one query, also those that a mail has woken all at once.
 */
import { limits } from '../limits.ts';

export class PollCache {
  readonly #byInbox = new Map<string, Map<string, unknown>>();
  /** Queries under way. */
  readonly #loading = new Map<string, { readonly since: number; readonly found: Promise<unknown> }>();
  /** Counts arrivals and deletions, so that an answer that was read before one of them is not kept after it. */
  #events = 0;
  readonly #isOn: boolean;

  /** @param isOn False where others may write too. */
  constructor(isOn: boolean) {
    this.#isOn = isOn;
  }

  /** To be called after the commit and before anybody is told of it. */
  arrived(inboxIds: Iterable<string>): void {
    this.#events++;
    for (const inboxId of inboxIds) this.#byInbox.delete(inboxId);
  }

  /** Mails were deleted, or what was written is not known. */
  forget(): void {
    this.#events++;
    this.#byInbox.clear();
  }

  /** @param question Names what is asked, and with it the type of the answer. */
  async get<T>(inboxId: string, question: string, load: () => Promise<T>): Promise<T> {
    const known = this.#byInbox.get(inboxId);
    if (known?.has(question)) return known.get(question) as T;
    if (!this.#isOn) return load();
    const name = `${inboxId} ${question}`;
    const other = this.#loading.get(name);
    // One that began before the last event may have missed it.
    if (other?.since === this.#events) return other.found as Promise<T>;
    const loading = { since: this.#events, found: this.#load(inboxId, question, load) };
    this.#loading.set(name, loading);
    try {
      return await loading.found;
    } finally {
      if (this.#loading.get(name) === loading) this.#loading.delete(name);
    }
  }

  async #load<T>(inboxId: string, question: string, load: () => Promise<T>): Promise<T> {
    const before = this.#events;
    const found = await load();
    if (this.#events === before) this.#keep(inboxId, question, found);
    return found;
  }

  #keep(inboxId: string, question: string, found: unknown): void {
    let answers = this.#byInbox.get(inboxId);
    if (answers === undefined) {
      if (this.#byInbox.size >= limits.latestInboxesMax) {
        this.#byInbox.delete(this.#byInbox.keys().next().value!);
      }
      answers = new Map();
      this.#byInbox.set(inboxId, answers);
    }
    if (answers.size >= limits.latestQuestionsMax) answers.delete(answers.keys().next().value!);
    answers.set(question, found);
  }
}
