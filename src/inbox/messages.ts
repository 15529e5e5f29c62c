/** Listing, searching and reading the messages of an inbox. Nothing here changes anything. */
import { AppError } from '../errors.ts';
import type { CodeCandidate } from '../mail/codes/index.ts';
import type { MailLink } from '../mail/links.ts';
import type { Mail, MailHeader, ParseReport, ParseStatus } from '../mail/parse.ts';
import { fold, searchExpression, senderText } from '../mail/searchtext.ts';
import { traceHeaders, withTrace } from '../mail/trace.ts';
import type { Inboxes } from './inboxes.ts';
import type { Parser } from './parser.ts';
import { Seen } from './seen.ts';
import type { ReceiveClock } from './stamp.ts';
import type { ListedMessage, Page, PageRequest, Store, StoredAttachment, StoredMessage } from './store.ts';
import { readToAddress } from './toaddress.ts';
import type { Patience, Waiters } from './waiters.ts';
import { type Release, WholeMails } from './wholemails.ts';

export interface MessagesOptions {
  readonly store: Store;
  readonly parser: Parser;
  readonly inboxes: Inboxes;
  readonly waiters: Waiters;
  readonly stampClock: ReceiveClock;
  readonly allowedDomains: ReadonlySet<string>;
  /** The name of this receiver in the Received header. */
  readonly hostname: string;
}

/** A search as asked for; times in milliseconds since the epoch. */
export interface MessageSearch {
  readonly q: string | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly subject: string | null;
  readonly since: number | null;
  readonly before: number | null;
  readonly hasOtp: boolean | null;
}

export interface WholeMessage {
  readonly stored: Omit<StoredMessage, 'raw'>;
  readonly mail: Mail;
  readonly headers: readonly MailHeader[];
  readonly bodyText: string;
  readonly links: readonly MailLink[];
  /** For the code, with the reasons: this reading found them too. */
  readonly candidates: readonly CodeCandidate[];
  /** Of both readings, as what is shown comes from both: the one on arrival and the one for this reader. */
  readonly parse: ParseReport;
}

/** Bytes of a mail, and what is to be called when they are gone. */
export interface HeldBytes {
  readonly bytes: Uint8Array;
  readonly release: Release;
}

/** An attachment with its decoded bytes. */
export interface AttachmentBytes {
  readonly attachment: StoredAttachment;
  readonly bytes: Uint8Array;
}

export type Messages = ReturnType<typeof messageUseCases>;

const statuses = ['complete', 'partial', 'failed'] as const satisfies readonly ParseStatus[];

function worse(first: ParseReport, second: ParseReport): ParseReport {
  const status = statuses[Math.max(statuses.indexOf(first.status), statuses.indexOf(second.status))]!;
  return { status, problems: [...new Set([...first.problems, ...second.problems])] };
}

export function messageUseCases(options: MessagesOptions) {
  const { store, parser, inboxes, waiters, stampClock, allowedDomains, hostname } = options;

  const wholeMails = new WholeMails();

  /** There is room for it before it is read, and for as long as it is held. @throws AppError `message_not_found`, `too_busy`. */
  async function hold(
    organizationId: string,
    inboxId: string,
    messageId: string,
  ): Promise<{ readonly message: StoredMessage; readonly release: Release }> {
    const lost = () => new AppError('message_not_found', 'The message was not found in this inbox.');
    await inboxes.find(organizationId, inboxId);
    const bytes = await store.messageBytes(inboxId, messageId);
    if (bytes === null) throw lost();
    const release = wholeMails.take(bytes, organizationId);
    try {
      const message = await store.message(inboxId, messageId);
      if (message === null) throw lost();
      return { message, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Held only until the work is done, whose result holds none of it. */
  async function using<T>(
    ids: readonly [organizationId: string, inboxId: string, messageId: string],
    work: (message: StoredMessage) => Promise<T>,
  ): Promise<T> {
    const { message, release } = await hold(...ids);
    try {
      return await work(message);
    } finally {
      release();
    }
  }

  /** Those of them that are found, all by one reading of the mail; held until they are released. */
  async function attachments(
    organizationId: string,
    inboxId: string,
    messageId: string,
    attachmentIds: readonly string[],
  ): Promise<{ readonly found: readonly AttachmentBytes[]; readonly release: Release }> {
    const { message, release } = await hold(organizationId, inboxId, messageId);
    try {
      const known = [...message.attachments.entries()].filter(([, { id }]) => attachmentIds.includes(id));
      if (known.length === 0) return { found: [], release };
      const contents = await parser.attachments(
        message.raw,
        known.map(([position]) => position),
        organizationId,
      );
      const found = known.flatMap(([, attachment], at) => {
        const bytes = contents[at] ?? null;
        return bytes === null ? [] : [{ attachment, bytes }];
      });
      return { found, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  /** A whole address as mails are stored for it, whichever way it is written; a part of one as it is. */
  const asStored = (to: string): string => {
    const wanted = readToAddress(to, allowedDomains);
    return wanted.kind === 'own' ? wanted.address : to;
  };

  const trace = (message: Omit<StoredMessage, 'raw'>): MailHeader[] =>
    traceHeaders({ ...message, by: hostname, messageId: message.id });

  return {
    /** With a wait: answers as soon as a message newer than `since` (default: now) matches. */
    async list(
      organizationId: string,
      inboxId: string,
      search: MessageSearch,
      page: PageRequest,
      patience: Patience | null,
    ): Promise<Page<ListedMessage> & { readonly since: number | null }> {
      const { q, from, to, subject, before, hasOtp } = search;
      const query = q === null ? null : searchExpression(q, inboxId);
      if (query !== null && !query.ok) throw new AppError('bad_request', query.message);
      const since = search.since ?? (patience !== null ? await stampClock.read() : null);
      await inboxes.find(organizationId, inboxId);
      const filter = {
        expression: query?.expression ?? null,
        from: from === null ? null : senderText(from),
        to: to === null ? null : fold(asStored(to)),
        subject: subject === null ? null : fold(subject),
        since,
        before,
        hasOtp,
      };
      if (patience === null) return { ...(await store.messages(inboxId, filter, page)), since };
      const seen = new Seen(store, inboxId, since ?? -1);
      const look = () =>
        seen.look(async (later) => {
          const found = await store.messages(inboxId, { ...filter, since: later }, page);
          return found.items.length > 0 ? found : null;
        });
      const check = async () => {
        // The inbox may have been deleted while the request was held.
        await inboxes.find(organizationId, inboxId);
        return look();
      };
      const found = (await waiters.waitFor({ inboxId, check }, patience)) ?? (await look());
      return { ...(found ?? { items: [], cursor: null }), since };
    },

    read: (organizationId: string, inboxId: string, messageId: string): Promise<WholeMessage> =>
      using([organizationId, inboxId, messageId], async ({ raw, ...stored }) => {
        const { mail, bodyText, links, decision } = await parser.read(raw, organizationId);
        const headers = [...trace(stored), ...mail.headers];
        const parse = worse(stored.parse, mail.parse);
        return { stored, mail, headers, bodyText, links, candidates: decision.candidates, parse };
      }),

    /** Every candidate for the code, judged anew from the raw mail, with the reasons. */
    codes: (organizationId: string, inboxId: string, messageId: string): Promise<readonly CodeCandidate[]> =>
      using([organizationId, inboxId, messageId], async ({ raw }) => {
        const { decision } = await parser.read(raw, organizationId);
        return decision.candidates;
      }),

    /** An answer that was made of mails, which may be many times as long as they are. @throws AppError `too_busy`. */
    holdAnswer(organizationId: string, bytes: Uint8Array): HeldBytes {
      return { bytes, release: wholeMails.take(bytes.length, organizationId) };
    },

    /** The mail's bytes as received, behind the trace headers as this inbox sees them; held until they are released. */
    async raw(organizationId: string, inboxId: string, messageId: string): Promise<HeldBytes> {
      const { message, release } = await hold(organizationId, inboxId, messageId);
      return { bytes: withTrace(trace(message), message.raw), release };
    },

    attachments,

    /** Its bytes are held until they are released. */
    async attachment(
      organizationId: string,
      inboxId: string,
      messageId: string,
      attachmentId: string,
    ): Promise<HeldBytes & AttachmentBytes> {
      const { found, release } = await attachments(organizationId, inboxId, messageId, [attachmentId]);
      const [one] = found;
      if (one !== undefined) return { ...one, release };
      release();
      throw new AppError('attachment_not_found', 'The attachment was not found in this message.');
    },
  };
}
