/**
 * The port behind which everything is kept. Owned by the use cases; `store/` implements it, on this thread or
 * elsewhere: every call is asynchronous. Rejections are AppErrors `storage_full` or `storage_unavailable`.
 */
import type { Scope } from '../access/scopes.ts';
import type { Digest } from '../mail/digest.ts';
import type { ParseReport } from '../mail/parse.ts';
import type { AccountStore } from './accountstore.ts';
import type { Attempt } from './attempts.ts';
import type { Envelope } from './mailreceiver.ts';
import type { SenderVerdict } from './senderauth.ts';

/** Times are milliseconds since the epoch. */
export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

export interface Inbox {
  readonly id: string;
  readonly organizationId: string;
  readonly email: string;
  readonly name: string;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** What came to an inbox last. */
export interface InboxActivity {
  readonly lastReceivedAt: number;
  readonly lastCode: { readonly otp: string; readonly receivedAt: number; readonly messageId: string } | null;
}

export interface Key {
  readonly id: string;
  readonly organizationId: string;
  readonly name: string;
  /** The first 12 characters, to recognise it by. */
  readonly prefix: string;
  readonly scopes: readonly Scope[];
  readonly createdAt: number;
  readonly revokedAt: number | null;
  /** As far as it was written down: see `keyuse.ts`. */
  readonly lastUsedAt: number | null;
  readonly origin: KeyOrigin;
}

/** Where a key came from: configuration replaces its own keys and nobody else's. */
export type KeyOrigin = 'environment' | 'first_start' | 'member';

export interface NewKey extends Omit<Key, 'revokedAt' | 'lastUsedAt'> {
  readonly hash: Uint8Array;
}

/** The key of the configuration, and what it opens. */
export interface ConfiguredKey {
  readonly organizationId: string;
  readonly hash: Uint8Array;
  readonly scopes: readonly Scope[];
}

/** What lists show of a message, as one inbox sees it. */
export interface MessageSummary {
  readonly id: string;
  readonly inboxId: string;
  readonly from: string;
  readonly fromAddress: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly snippet: string;
  readonly extractedOtp: string | null;
  readonly attachmentCount: number;
  readonly sizeBytes: number;
  readonly receivedAt: number;
}

/** The same in a list of the inbox, with the addresses of that inbox that it was sent to, with their tags. */
export interface ListedMessage extends MessageSummary {
  readonly rcptTo: readonly string[];
}

export interface StoredAttachment {
  readonly id: string;
  readonly filename: string | null;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly contentId: string | null;
}

/** A message whole, as one inbox sees it: `rcptTo` holds that inbox's own recipients only. */
export interface StoredMessage extends ListedMessage {
  readonly mailFrom: string;
  readonly remoteAddress: string;
  readonly helo: string;
  readonly protocol: string;
  readonly tls: string | null;
  readonly parse: ParseReport;
  /** Null when the sender was not checked. */
  readonly sender: SenderVerdict | null;
  readonly raw: Uint8Array;
  readonly attachments: readonly StoredAttachment[];
}

export interface NewMail {
  readonly envelope: Envelope;
  readonly raw: Uint8Array;
  readonly digest: Digest;
  /** Null when senders are not checked. */
  readonly sender: SenderVerdict | null;
}

/** A mail that is to be read where it is stored. */
export interface UnreadMail {
  readonly envelope: Envelope;
  readonly raw: Uint8Array;
}

export interface AppendedMail {
  readonly messageId: string;
  readonly hasCode: boolean;
}

export interface MessageFilter {
  /** An FTS expression from `mail/searchtext.ts`, or null. */
  readonly expression: string | null;
  /** Folded substrings, or null. */
  readonly from: string | null;
  readonly to: string | null;
  readonly subject: string | null;
  /** Strictly later than. */
  readonly since: number | null;
  /** Strictly earlier than. */
  readonly before: number | null;
  readonly hasOtp: boolean | null;
}

export interface CodeSelection {
  /** Folded substring of the From header as shown, or null. */
  readonly from: string | null;
  /** An envelope recipient, canonical, with its tag; or null. */
  readonly to: string | null;
  /** Only mails whose From domain passed DMARC. */
  readonly authenticated: boolean;
}

export interface ArrivalCount {
  /** At most `limits.arrivalsCountedMax`. */
  readonly count: number;
  /** Whether there are more than were counted. */
  readonly isMore: boolean;
  readonly newest: MessageSummary | null;
}

/** Newest first. `cursor` is the store's own, opaque to everyone else; null when there is no further page. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly cursor: string | null;
}

export interface PageRequest {
  readonly limit: number;
  readonly cursor: string | null;
}

/** An address that can be looked up at RCPT, live only. */
export interface Mailbox {
  readonly inboxId: string;
  readonly organizationId: string;
}

/** The whole database as one file. Whoever asks for it reads the bytes to the end or cancels them. */
export interface DatabaseCopy {
  readonly sizeBytes: number;
  readonly bytes: ReadableStream<Uint8Array<ArrayBuffer>>;
}

export interface News {
  readonly position: number;
  /**
   * Inboxes to which something came, and inboxes that were deleted; some may be told twice. Null when they are too many
   * to be told.
   */
  readonly inboxIds: readonly string[] | null;
}

/** One process at a time deletes what a shared database need not hold any more. Milliseconds since the epoch. */
export interface SweepTurn {
  /** Takes the turn, or keeps it. @returns False while it is another's. */
  take(at: number, until: number): Promise<boolean>;
  end(): Promise<void>;
}

export interface Store extends AccountStore {
  /**
   * What others wrote, where other processes write to the same database too; null where nobody does.
   * @param after The position that the last news gave; null only asks for the position of now.
   */
  readonly news: ((after: number | null) => Promise<News>) | null;
  /** Null for a database that no other process sweeps. */
  readonly sweepTurn: SweepTurn | null;

  createOrganization(organization: Organization): Promise<'created' | 'taken'>;
  organizations(): Promise<readonly Organization[]>;
  organizationByName(name: string): Promise<Organization | null>;
  organization(id: string): Promise<Organization | null>;
  renameOrganization(id: string, name: string): Promise<'renamed' | 'taken' | 'unknown'>;

  /** `taken` covers live and retired addresses of any organization alike. */
  createInbox(inbox: Inbox): Promise<'created' | 'taken'>;
  inbox(organizationId: string, id: string): Promise<Inbox | null>;
  inboxes(organizationId: string, q: string | null, page: PageRequest): Promise<Page<Inbox>>;
  renameInbox(organizationId: string, id: string, name: string, at: number): Promise<Inbox | null>;
  /** @returns The inbox as it was, or null when there is no such live inbox. */
  retireInbox(organizationId: string, id: string, at: number): Promise<Inbox | null>;
  /** Lets an address that is retired be given out anew; nothing happens to one that is in use. */
  releaseAddress(address: string): Promise<void>;
  mailbox(address: string): Promise<Mailbox | null>;
  /** Of these addresses those that are retired, with the organization they belonged to. */
  retired(addresses: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Of those inboxes to which something came, the last arrival and the last code. */
  activity(inboxIds: readonly string[]): Promise<ReadonlyMap<string, InboxActivity>>;

  /**
   * A mail is being read and will be appended soon: those that are ready wait for it a moment, so that they share a commit.
   * @returns To be called once, when it has been read.
   */
  announceAppend(): () => void;
  /** Resolves after the commit, with the id and receive time that the store's stamp gave. */
  append(mail: NewMail): Promise<{ readonly messageId: string; readonly receivedAt: number }>;
  /**
   * There is much to read: has small mails read where they are committed, until there is little again.
   * @returns Whether mails of so many bytes are, now or soon.
   */
  openIntake(bytes: number): boolean;
  /** Whether a mail of so many bytes can be given to `readAndAppend` now. */
  isIntakeOpenFor(bytes: number): boolean;
  /**
   * Reads the mail and stores it, as `append` does. Only while the intake is open for it.
   * @returns Null when it could not be read here, and is not stored.
   */
  readAndAppend(mail: UnreadMail): Promise<AppendedMail | null>;
  messages(inboxId: string, filter: MessageFilter, page: PageRequest): Promise<Page<ListedMessage>>;
  /** What came after a moment (null: ever), for telling people what did arrive. */
  countArrivals(inboxId: string, since: number | null): Promise<ArrivalCount>;
  /** How large it is; null where there is none. */
  messageBytes(inboxId: string, messageId: string): Promise<number | null>;
  message(inboxId: string, messageId: string): Promise<StoredMessage | null>;
  /** What came to the inbox after that message, oldest first; the message need not be there any more. */
  messagesAfter(inboxId: string, messageId: string, limit: number): Promise<readonly MessageSummary[]>;
  /** Null when the inbox is empty. */
  newestMessageId(inboxId: string): Promise<string | null>;
  /** @param since Only one that came strictly later; left out: whenever. */
  newestCode(inboxId: string, selection: CodeSelection, since?: number): Promise<MessageSummary | null>;
  /** When the newest message that is there came; null when the inbox is empty. */
  lastArrival(inboxId: string): Promise<number | null>;

  /** @returns False when there is that key already. */
  createKey(key: NewKey): Promise<boolean>;
  keyByHash(hash: Uint8Array): Promise<Key | null>;
  /** Newest first, at most so many. */
  keys(organizationId: string, limit: number): Promise<readonly Key[]>;
  /** How many of them are not revoked. */
  liveKeyCount(organizationId: string): Promise<number>;
  noteKeyUses(uses: ReadonlyMap<string, number>): Promise<void>;
  /** @returns False when there is no such key that is not yet revoked. */
  revokeKey(organizationId: string, id: string, at: number): Promise<boolean>;
  /** Revokes every key that was configured before, but this one, which it makes the configured one if it is there. */
  keepEnvironmentKey(kept: ConfiguredKey | null, at: number): Promise<void>;

  setting(name: string): Promise<string | null>;
  /** @returns False when there is such a setting already, which stays as it is. */
  makeSetting(name: string, value: string): Promise<boolean>;

  /** Writes delivery attempts down, those of a known id anew; of each organization and kind it keeps the last ones. */
  keepAttempts(attempts: readonly Attempt[]): Promise<void>;
  /** Of an organization (null: of none) all that are kept. */
  attemptsOf(organizationId: string | null): Promise<readonly Attempt[]>;
  /** Of all organizations and of none, those that were written last. */
  lastAttempts(limit: number): Promise<readonly Attempt[]>;
  /** Deletes attempts from before a moment, and the oldest beyond so many. */
  pruneAttempts(before: number, countMax: number): Promise<void>;

  /**
   * Deletes the oldest mails received before a moment (null: whenever), at most `limit`, with all that hangs on them.
   * @returns How many went.
   */
  expire(before: number | null, limit: number): Promise<number>;
  /**
   * What each of the oldest mails takes by itself, in bytes. At most so many mails, and never the newest. With it,
   * about how many mails there are in all.
   */
  oldestMails(limit: number): Promise<{ readonly sizes: readonly number[]; readonly count: number }>;
  /** Bytes of the database that hold something. */
  usedBytes(): Promise<number>;
  /** Bytes of all mails that were stored since the start. */
  arrivedBytes(): number;
  /**
   * Merges up to so many pages of the search index, which drops from it what is deleted.
   * @param intoOne Towards all of it in one part; nothing may be deleted until that is done.
   */
  mergeIndex(pages: number, intoOne?: boolean): Promise<void>;
  /** Gives up to so many free pages back to the file system. @returns Whether there are more. */
  giveBack(pages: number): Promise<boolean>;

  /**
   * A consistent copy, made while everything goes on; one at a time.
   * @throws AppError also `backup_running`, `backup_unavailable`.
   */
  copy(): Promise<DatabaseCopy>;

  /** Proves that a commit reaches the disk. */
  probe(): Promise<void>;
  close(): Promise<void>;
}
