/** What the service answers, field by field. Times are RFC 3339, UTC, with milliseconds. */

export interface Inbox {
  readonly id: string;
  readonly organizationId: string;
  readonly email: string;
  readonly name: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface DeletedInbox {
  readonly id: string;
  readonly email: string;
  readonly deletedAt: string;
}

export interface MessageSummary {
  readonly id: string;
  readonly inboxId: string;
  /** The From header, without quotes. */
  readonly from: string;
  /** Its address alone; empty if there is none. */
  readonly fromAddress: string;
  /** The To header; for whom the mail came is in `envelope.rcptTo` of the whole message. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly snippet: string;
  readonly extractedOtp: string | null;
  readonly attachmentCount: number;
  readonly sizeBytes: number;
  readonly receivedAt: string;
}

export interface MessageLink {
  readonly url: string;
  /** What is written on it. */
  readonly text: string;
  /**
   * The link that signs in, confirms, resets or accepts, as far as it can be told; where there is none, the page that takes
   * the code of the mail. At most one of a message.
   */
  readonly verification: boolean;
}

export interface Attachment {
  readonly id: string;
  readonly filename: string | null;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly contentId: string | null;
}

export interface Message extends MessageSummary {
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly replyTo: readonly string[];
  /** The Date header; `receivedAt` is the one to trust. */
  readonly date: string | null;
  readonly text: string | null;
  /** As sent, scripts and all. */
  readonly html: string | null;
  /** Plain text of the body, whatever its form. */
  readonly bodyText: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
  readonly links: readonly MessageLink[];
  readonly attachments: readonly Attachment[];
  readonly envelope: {
    readonly mailFrom: string;
    readonly rcptTo: readonly string[];
    readonly remoteAddress: string;
    readonly helo: string;
    readonly tls: string | null;
  };
  readonly authentication: {
    readonly spf: string | null;
    readonly dkim: string | null;
    readonly dmarc: string | null;
    readonly problems: readonly string[];
  };
  readonly parse: {
    readonly status: 'complete' | 'partial' | 'failed';
    readonly problems: readonly string[];
  };
}

/** Something in a mail that was looked at as a code, and why it was chosen or not. */
export interface CodeCandidate {
  readonly value: string;
  readonly printed: string;
  readonly place: string;
  readonly score: number;
  readonly confidence: number;
  readonly chosen: boolean;
  readonly reasons: readonly string[];
}

export interface Otp {
  readonly otp: string;
  readonly message: MessageSummary;
  readonly messageId: string;
  readonly receivedAt: string;
}

export interface SignInLink extends MessageLink {
  readonly message: Message;
}

/** An inbox, its id, or its address; an address with a plus-tag means the mail to that tag alone. */
export type InboxReference = string | { readonly id: string };

/** Milliseconds since the epoch, best of `client.now()`; a date; or an RFC 3339 time. */
export type Moment = number | Date | string;

export interface Abortable {
  /** Ends it; what is thrown then is the reason of the signal. */
  readonly signal?: AbortSignal | undefined;
}

export interface CreateInboxOptions extends Abortable {
  /** On a domain of the service, without a plus-tag. */
  readonly email: string;
  /** The part before the `@`, when it is not given. */
  readonly name?: string | undefined;
}

export interface InboxFilter extends Abortable {
  /** Part of the address or the name. */
  readonly q?: string | undefined;
  /** Inboxes asked for at a time, 1 to 500. */
  readonly pageSize?: number | undefined;
}

export interface MessageFilter extends Abortable {
  /** Words of subject and body: all must occur; `"quoted phrases"`, `-not`, `or`. */
  readonly q?: string | undefined;
  /** Part of the From header. */
  readonly from?: string | undefined;
  /** Part of a recipient; by default the address that named the inbox, if it has a plus-tag. */
  readonly to?: string | undefined;
  /** Part of the subject. */
  readonly subject?: string | undefined;
  /** Received strictly later. */
  readonly since?: Moment | undefined;
  /** Received strictly earlier. */
  readonly before?: Moment | undefined;
  readonly hasOtp?: boolean | undefined;
  /** Messages asked for at a time, 1 to 100. */
  readonly pageSize?: number | undefined;
}

export interface WaitOptions extends Abortable {
  readonly inbox: InboxReference;
  /** Part of the From header. */
  readonly from?: string | undefined;
  /** What the mail was sent to; by default the address that named the inbox, if it has a plus-tag. */
  readonly to?: string | undefined;
  /**
   * Only what is received strictly later counts. Without it: later than this call, by the clock of the service; read
   * `client.now()` before the mail is triggered, or it may have come already.
   */
  readonly since?: Moment | undefined;
  /** 30,000 by default, looking up the inbox included; a service that falls silent is given a few seconds more. */
  readonly timeoutMs?: number | undefined;
}

export interface WaitForMessageOptions extends WaitOptions {
  readonly q?: string | undefined;
  readonly subject?: string | undefined;
}

export interface WaitForLinkOptions extends WaitForMessageOptions {
  /** Which link is meant; by default the one the service takes for the sign-in or confirmation link. */
  readonly match?: RegExp | ((link: MessageLink) => boolean) | undefined;
}
