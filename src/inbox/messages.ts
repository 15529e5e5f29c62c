/** Listing, searching and reading the messages of an inbox. Nothing here changes anything. */
import { AppError } from '../errors.ts';
import type { CodeCandidate } from '../mail/codes/index.ts';
import type { MailLink } from '../mail/links.ts';
import type { Mail, MailHeader, ParseReport, ParseStatus } from '../mail/parse.ts';
import { fold, searchExpression, senderText } from '../mail/searchtext.ts';
import { traceHeaders, withTrace } from '../mail/trace.ts';
import type { Inboxes } from './inboxes.ts';
import type { Parser } from './parser.ts';
import type { ReceiveClock } from './stamp.ts';
import type { ListedMessage, Page, PageRequest, Store, StoredAttachment, StoredMessage } from './store.ts';
import { readToAddress } from './toaddress.ts';
import type { Patience, Waiters } from './waiters.ts';

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
  readonly stored: StoredMessage;
  readonly mail: Mail;
  readonly headers: readonly MailHeader[];
  readonly bodyText: string;
  readonly links: readonly MailLink[];
  /** For the code, with the reasons: this reading found them too. */
  readonly candidates: readonly CodeCandidate[];
  /** Of both readings, as what is shown comes from both: the one on arrival and the one for this reader. */
  readonly parse: ParseReport;
}

export type Messages = ReturnType<typeof messageUseCases>;

const statuses = ['complete', 'partial', 'failed'] as const satisfies readonly ParseStatus[];

function worse(first: ParseReport, second: ParseReport): ParseReport {
  const status = statuses[Math.max(statuses.indexOf(first.status), statuses.indexOf(second.status))]!;
  return { status, problems: [...new Set([...first.problems, ...second.problems])] };
}

export function messageUseCases(options: MessagesOptions) {
  const { store, parser, inboxes, waiters, stampClock, allowedDomains, hostname } = options;

  async function stored(organizationId: string, inboxId: string, messageId: string): Promise<StoredMessage> {
    await inboxes.find(organizationId, inboxId);
    const message = await store.message(inboxId, messageId);
    if (message === null) throw new AppError('message_not_found', 'The message was not found in this inbox.');
    return message;
  }

  /** A whole address as mails are stored for it, whichever way it is written; a part of one as it is. */
  const asStored = (to: string): string => {
    const wanted = readToAddress(to, allowedDomains);
    return wanted.kind === 'own' ? wanted.address : to;
  };

  const trace = (message: StoredMessage): MailHeader[] =>
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
      const look = () => store.messages(inboxId, filter, page);
      if (patience === null) return { ...(await look()), since };
      const check = async () => {
        // The inbox may have been deleted while the request was held.
        await inboxes.find(organizationId, inboxId);
        const found = await look();
        return found.items.length > 0 ? found : null;
      };
      const found = (await waiters.waitFor({ inboxId, check }, patience)) ?? (await look());
      return { ...found, since };
    },

    async read(organizationId: string, inboxId: string, messageId: string): Promise<WholeMessage> {
      const message = await stored(organizationId, inboxId, messageId);
      const { mail, bodyText, links, decision } = await parser.read(message.raw);
      const headers = [...trace(message), ...mail.headers];
      const parse = worse(message.parse, mail.parse);
      return { stored: message, mail, headers, bodyText, links, candidates: decision.candidates, parse };
    },

    /** Every candidate for the code, judged anew from the raw mail, with the reasons. */
    async codes(
      organizationId: string,
      inboxId: string,
      messageId: string,
    ): Promise<readonly CodeCandidate[]> {
      const message = await stored(organizationId, inboxId, messageId);
      return (await parser.read(message.raw)).decision.candidates;
    },

    /** The mail's bytes as received, behind the trace headers as this inbox sees them. */
    async raw(organizationId: string, inboxId: string, messageId: string): Promise<Uint8Array> {
      const message = await stored(organizationId, inboxId, messageId);
      return withTrace(trace(message), message.raw);
    },

    async attachment(
      organizationId: string,
      inboxId: string,
      messageId: string,
      attachmentId: string,
    ): Promise<{ readonly attachment: StoredAttachment; readonly bytes: Uint8Array }> {
      const message = await stored(organizationId, inboxId, messageId);
      const position = message.attachments.findIndex(({ id }) => id === attachmentId);
      const attachment = message.attachments[position];
      const bytes = attachment === undefined ? null : await parser.attachment(message.raw, position);
      if (attachment === undefined || bytes === null) {
        throw new AppError('attachment_not_found', 'The attachment was not found in this message.');
      }
      return { attachment, bytes };
    },
  };
}
