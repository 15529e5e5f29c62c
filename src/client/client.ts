/** The service as a test sees it: inboxes, messages, and what is waited for in them. */
import { Deadline } from './deadline.ts';
import { Directory } from './directory.ts';
import { InboxdError, wrongUsage } from './error.ts';
import { counted, isAbsence, matcherOf, momentOf, nameOf, tagged, waitOf, withoutTag } from './reading.ts';
import { type Bounds, Transport, type TransportOptions } from './transport.ts';
import type {
  Abortable,
  CodeCandidate,
  CreateInboxOptions,
  DeletedInbox,
  Inbox,
  InboxFilter,
  InboxReference,
  Message,
  MessageFilter,
  MessageSummary,
  Otp,
  SignInLink,
  WaitForLinkOptions,
  WaitForMessageOptions,
  WaitOptions,
} from './types.ts';
import { type WaitAnswer, type WaitRequest, waitFor } from './wait.ts';

export type InboxdClientOptions = TransportOptions;

const timeoutMsDefault = 30_000;
/** Of one page, the most that the service gives. */
const arrivalsMax = 100;
/** For who began to wait when the mail may have been there already. */
const lateAdvice =
  'Without since only what comes after the call counts: read client.now() before the mail is triggered, and give it as since.';

/** Where a wait looks, and until when. */
interface Place {
  readonly inboxId: string;
  readonly since: number | string;
  /** The recipient that is asked for. */
  readonly to: string | undefined;
  /** As it is called in an error. */
  readonly name: string;
  readonly timeoutMs: number;
  readonly deadline: Deadline;
}

export class InboxdClient {
  readonly #transport: Transport;
  readonly #directory: Directory;

  /** @throws InboxdError `wrong_usage` for an address or a key that cannot be one. */
  constructor(options: InboxdClientOptions) {
    this.#transport = new Transport(options);
    this.#directory = new Directory(this.#transport);
  }

  /**
   * The clock that stamps messages, in milliseconds since the epoch: whatever arrives after this answer is stamped later,
   * whatever the clock of this machine says. To be read before a mail is triggered, and given as `since`.
   */
  async now({ signal }: Abortable = {}): Promise<number> {
    return this.#now({ signal });
  }

  /** @throws InboxdError `email_unavailable` when the address exists or was ever deleted, `email_blocked`, `domain_not_allowed`. */
  async createInbox({ email, name, signal }: CreateInboxOptions): Promise<Inbox> {
    const body = name === undefined ? { email } : { email, name };
    return (await this.#transport.json({ method: 'POST', path: '/emailInbox', body, signal })).data;
  }

  /**
   * The inbox with this address, created when there is none: the same for as many as ask at once. A plus-tag is left out,
   * as mail to it comes into the inbox without it.
   */
  async ensureInbox({ email, name, signal }: CreateInboxOptions): Promise<Inbox> {
    const existing = await this.#directory.find(email, { signal });
    if (existing !== null) return existing;
    try {
      return await this.createInbox({
        email: tagged(email) === undefined ? email : withoutTag(email),
        name,
        signal,
      });
    } catch (error) {
      if (!(error instanceof InboxdError) || error.code !== 'email_unavailable') throw error;
      // Somebody else was faster, or the address is retired.
      const made = await this.#directory.find(email, { signal });
      if (made === null) throw error;
      return made;
    }
  }

  /** All inboxes, newest first, a page at a time as they are looked at. */
  async *inboxes({ q, pageSize, signal }: InboxFilter = {}): AsyncGenerator<Inbox, void, undefined> {
    yield* this.#transport.pages<Inbox>('/emailInbox', { q, limit: pageSize }, { signal });
  }

  /** @throws InboxdError `inbox_not_found` */
  async inbox(inbox: InboxReference, { signal }: Abortable = {}): Promise<Inbox> {
    return (await this.#transport.json({ path: await this.#pathOf(inbox, { signal }), signal })).data;
  }

  /** @throws InboxdError `wrong_usage` for an address with a plus-tag: the inbox is that of all tags. */
  async renameInbox(inbox: InboxReference, name: string, { signal }: Abortable = {}): Promise<Inbox> {
    const path = `/emailInbox/${await this.#directory.idOfWhole(inbox, { signal })}`;
    return (await this.#transport.json({ method: 'PATCH', path, body: { name }, signal })).data;
  }

  /**
   * Its messages become unreadable, and its address is retired for ever.
   * @throws InboxdError `wrong_usage` for an address with a plus-tag: the inbox is that of all tags.
   */
  async deleteInbox(inbox: InboxReference, { signal }: Abortable = {}): Promise<DeletedInbox> {
    const path = `/emailInbox/${await this.#directory.idOfWhole(inbox, { signal })}`;
    const deleted = (await this.#transport.json({ method: 'DELETE', path, signal })).data as DeletedInbox;
    this.#directory.forget(deleted.email);
    return deleted;
  }

  /** Messages that match, newest first, a page at a time as they are looked at. */
  async *messages(
    inbox: InboxReference,
    { pageSize, signal, since, before, to, ...filter }: MessageFilter = {},
  ): AsyncGenerator<MessageSummary, void, undefined> {
    const path = `${await this.#pathOf(inbox, { signal })}/messages`;
    const query = {
      ...filter,
      since: since === undefined ? undefined : momentOf(since, 'since'),
      before: before === undefined ? undefined : momentOf(before, 'before'),
      to: to ?? tagged(inbox),
      limit: pageSize,
    };
    yield* this.#transport.pages<MessageSummary>(path, query, { signal });
  }

  /** @throws InboxdError `message_not_found`, `inbox_not_found` */
  async message(inbox: InboxReference, messageId: string, { signal }: Abortable = {}): Promise<Message> {
    const path = `${await this.#pathOf(inbox, { signal })}/messages/${encodeURIComponent(messageId)}`;
    return (await this.#transport.json({ path, signal })).data;
  }

  /** The mail as received, behind the trace headers of the service. */
  async raw(inbox: InboxReference, messageId: string, { signal }: Abortable = {}): Promise<Uint8Array> {
    const path = `${await this.#pathOf(inbox, { signal })}/messages/${encodeURIComponent(messageId)}/raw`;
    return this.#transport.bytes({ path, signal });
  }

  /** The decoded bytes of an attachment; its id is in the whole message. */
  async attachment(
    inbox: InboxReference,
    messageId: string,
    attachmentId: string,
    { signal }: Abortable = {},
  ): Promise<Uint8Array> {
    const message = `${await this.#pathOf(inbox, { signal })}/messages/${encodeURIComponent(messageId)}`;
    return this.#transport.bytes({
      path: `${message}/attachments/${encodeURIComponent(attachmentId)}`,
      signal,
    });
  }

  /** Everything in a mail that was looked at as a code, best first, with the reasons. */
  async codes(
    inbox: InboxReference,
    messageId: string,
    { signal }: Abortable = {},
  ): Promise<readonly CodeCandidate[]> {
    const path = `${await this.#pathOf(inbox, { signal })}/messages/${encodeURIComponent(messageId)}/codes`;
    return (await this.#transport.json({ path, signal })).data;
  }

  /**
   * The newest one-time code received later than `since`, as soon as it is there.
   * @throws InboxdError `wait_timeout`, whose message says what did arrive; `inbox_not_found` and whatever else waiting
   * does not cure at once. The reason of the signal, when it is aborted.
   */
  async waitForOtp(options: WaitOptions): Promise<Otp> {
    const { from, signal } = options;
    const place = await this.#placeOf(options);
    const { inboxId, since, to, name } = place;
    const sinceMs = typeof since === 'number' ? since : Date.parse(since);
    const ask = async ({ holdMs, patienceMs }: WaitRequest): Promise<WaitAnswer<Otp>> => {
      const query = { from, to, since, wait: waitOf(holdMs) };
      const path = `/emailInbox/${inboxId}/otp`;
      try {
        const { data, message } = await this.#transport.json({
          path,
          query,
          signal,
          patienceMs,
          retries: false,
        });
        // The service keeps a stale code to itself; a cache that stands before it might not.
        const isNew = typeof data?.otp === 'string' && !(Date.parse(data.receivedAt) <= sinceMs);
        if (isNew) return { kind: 'found', value: data };
        const because = message ?? 'The newest one-time code is older.';
        return {
          kind: 'nothing',
          because: options.since === undefined ? `${because} ${lateAdvice}` : because,
        };
      } catch (error) {
        if (isAbsence(error)) return { kind: 'nothing', because: error.message };
        throw error;
      }
    };
    return this.#wait(place, options, `one-time code for ${name}`, ask);
  }

  /** The newest message received later than `since` that matches, whole. @throws as `waitForOtp` */
  async waitForMessage(options: WaitForMessageOptions): Promise<Message> {
    const place = await this.#placeOf(options);
    const ask = async (request: WaitRequest): Promise<WaitAnswer<Message>> => {
      const [newest] = await this.#arrivals(place, options, request, place.since);
      if (newest === undefined) return this.#nothing(place, options, request);
      return { kind: 'found', value: await this.#readDuringWait(newest, place, options) };
    };
    return this.#wait(place, options, `message for ${place.name}`, ask);
  }

  /**
   * The sign-in or confirmation link of the newest message received later than `since` that has one; with `match`, the
   * first link of a message that is meant by it. @throws as `waitForOtp`
   */
  async waitForLink(options: WaitForLinkOptions): Promise<SignInLink> {
    const place = await this.#placeOf(options);
    const isMeant = matcherOf(options.match);
    let { since } = place;
    let withoutLink = 0;
    const ask = async (request: WaitRequest): Promise<WaitAnswer<SignInLink>> => {
      const arrived = await this.#arrivals(place, options, request, since);
      const [newest] = arrived;
      for (let page = arrived; page.length > 0; page = await this.#older(place, options, since, page)) {
        for (const summary of page) {
          const message = await this.#readDuringWait(summary, place, options);
          const link = message.links.find(isMeant);
          if (link !== undefined) return { kind: 'found', value: { ...link, message } };
        }
        withoutLink += page.length;
      }
      if (newest === undefined && withoutLink === 0) return this.#nothing(place, options, request);
      const because = `${counted(withoutLink)} matched and had no such link.`;
      if (newest === undefined) return { kind: 'nothing', because };
      since = newest.receivedAt;
      return { kind: 'passed', because };
    };
    return this.#wait(place, options, `link for ${place.name}`, ask);
  }

  #wait<T>(
    { timeoutMs, deadline }: Place,
    { signal }: WaitOptions,
    what: string,
    ask: (request: WaitRequest) => Promise<WaitAnswer<T>>,
  ): Promise<T> {
    return waitFor({ what, timeoutMs, deadline, signal, reached: this.#transport.reached, ask });
  }

  /** What a wait needs to know, in as few requests as possible; its time begins with them. */
  async #placeOf({ inbox, to, since, timeoutMs = timeoutMsDefault, signal }: WaitOptions): Promise<Place> {
    if (!(timeoutMs >= 0 && timeoutMs <= 2 ** 31 - 1))
      throw wrongUsage('timeoutMs must be a number of milliseconds');
    const bounds = { signal, deadline: new Deadline(timeoutMs) };
    // The clock first: finding the inbox takes time in which the mail may come.
    const from = since === undefined ? await this.#now(bounds) : momentOf(since, 'since');
    const wanted = to ?? tagged(inbox);
    const inboxId = await this.#directory.idOf(inbox, bounds);
    return {
      inboxId,
      since: from,
      to: wanted,
      name: wanted ?? nameOf(inbox),
      timeoutMs,
      deadline: bounds.deadline,
    };
  }

  async #now(bounds: Bounds): Promise<number> {
    return (await this.#transport.json({ path: '/clock', ...bounds })).data.epochMs;
  }

  /** All messages since then that match, newest first; the first page is waited for. */
  async #arrivals(
    { inboxId, to }: Place,
    { q, from, subject, signal }: WaitForMessageOptions,
    { holdMs, patienceMs }: WaitRequest,
    since: number | string,
  ): Promise<readonly MessageSummary[]> {
    const query = { q, from, to, subject, since, limit: arrivalsMax, wait: waitOf(holdMs) };
    const path = `/emailInbox/${inboxId}/messages`;
    return (await this.#transport.json({ path, query, signal, patienceMs, retries: false })).data;
  }

  /** Those that came before a page of these, if there may be more of them. */
  async #older(
    { inboxId, to, deadline }: Place,
    { q, from, subject, signal }: WaitForMessageOptions,
    since: number | string,
    page: readonly MessageSummary[],
  ): Promise<readonly MessageSummary[]> {
    const last = page[arrivalsMax - 1];
    if (last === undefined) return [];
    const query = { q, from, to, subject, since, before: last.receivedAt, limit: arrivalsMax };
    const path = `/emailInbox/${inboxId}/messages`;
    return (await this.#transport.json({ path, query, signal, deadline, retries: false })).data;
  }

  async #readDuringWait(
    { id, inboxId }: MessageSummary,
    { deadline }: Place,
    { signal }: Abortable,
  ): Promise<Message> {
    const path = `/emailInbox/${inboxId}/messages/${id}`;
    return (await this.#transport.json({ path, signal, deadline, retries: false })).data;
  }

  async #nothing(
    place: Place,
    options: Abortable,
    { isLast }: WaitRequest,
  ): Promise<{ readonly kind: 'nothing'; readonly because: string }> {
    return { kind: 'nothing', because: isLast ? await this.#absence(place, options) : '' };
  }

  /** What did arrive where nothing matched, as the service says it of codes. */
  async #absence({ inboxId, since, deadline }: Place, { signal }: Abortable): Promise<string> {
    const query = { since, limit: 20 };
    const path = `/emailInbox/${inboxId}/messages`;
    const { data } = await this.#transport.json({ path, query, signal, deadline, retries: false });
    const [newest] = data as readonly MessageSummary[];
    if (newest === undefined) return 'No message arrived in the inbox meanwhile.';
    const count = data.length === 20 ? '20 messages or more' : counted(data.length);
    // A mail need not name whom it is for.
    const to = newest.to.length === 0 ? '' : `, to ${newest.to.join(', ')}`;
    return `${count} arrived in the inbox meanwhile and did not match; newest “${newest.subject}” from ${newest.fromAddress || 'an unknown sender'}${to}.`;
  }

  async #pathOf(inbox: InboxReference, bounds: Bounds): Promise<string> {
    return `/emailInbox/${await this.#directory.idOf(inbox, bounds)}`;
  }
}
