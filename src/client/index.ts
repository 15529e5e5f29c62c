/** `inboxd/client`: what a test imports. Runs wherever there is `fetch`: Node from 20 on, Deno, Bun, browsers. */
export { InboxdClient, type InboxdClientOptions } from './client.ts';
export { type ClientErrorCode, InboxdError } from './error.ts';
export type {
  Abortable,
  Attachment,
  CodeCandidate,
  CreateInboxOptions,
  DeletedInbox,
  Inbox,
  InboxFilter,
  InboxReference,
  Message,
  MessageFilter,
  MessageLink,
  MessageSummary,
  Moment,
  Otp,
  SignInLink,
  WaitForLinkOptions,
  WaitForMessageOptions,
  WaitOptions,
} from './types.ts';
