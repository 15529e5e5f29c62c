/**
 * `inboxd/playwright`: an address of its own for every Playwright test, what comes to it, and the mails in the report when
 * the test fails. Nothing of Playwright is loaded here: the user's own `test` is extended.
 */
import type { TestInfo, TestType } from '@playwright/test';
import {
  type Inbox,
  InboxdClient,
  type InboxdClientOptions,
  type Message,
  type MessageSummary,
  type WaitForLinkOptions,
  type WaitForMessageOptions,
} from './index.ts';
import { reportOf } from './mailreport.ts';
import { inboxName } from './reading.ts';

/** `use: { inboxd: … }` in the configuration of Playwright. */
export interface InboxdOptions extends Pick<InboxdClientOptions, 'baseUrl' | 'apiKey'> {
  /** The address of the inbox that all tests share by plus-tags; created when there is none. */
  readonly inbox: string;
  /**
   * What a test gets: `tag` (by default), an address of that inbox with a fresh plus-tag, of which nothing stays but its
   * mails; or `inbox`, for sites that take no plus, an inbox named after that one. Addresses are never given out twice, so
   * every run uses some up; an inbox is deleted when its test has passed and kept when it has failed.
   */
  readonly perTest?: 'tag' | 'inbox';
  /** How long to wait for a mail: 30,000 by default, and at most 60 % of the time the test has. */
  readonly timeoutMs?: number;
}

export interface MailWait {
  /** Part of the From header. */
  readonly from?: string | undefined;
  readonly timeoutMs?: number | undefined;
}

/** The mail of one test. Each kind of wait has the newest of what came after the one it returned last, or after the test began. */
export interface Mail {
  /** Fresh: nobody has ever sent anything to it. */
  readonly address: string;
  readonly inbox: Inbox;
  readonly client: InboxdClient;
  /** The newest one-time code. */
  otp(options?: MailWait): Promise<string>;
  /** The address behind the newest sign-in or confirmation link, or what `match` means. */
  link(options?: MailWait & Pick<WaitForLinkOptions, 'match' | 'subject'>): Promise<string>;
  /** The newest message, whole. */
  message(options?: MailWait & Pick<WaitForMessageOptions, 'q' | 'subject'>): Promise<Message>;
  /** What has come so far, newest first. */
  messages(): Promise<readonly MessageSummary[]>;
}

export interface MailFixtures {
  mail: Mail;
}

export interface MailWorkerFixtures {
  inboxd: InboxdOptions | null;
  /** What the tests of a worker share. */
  mailroom: Mailroom;
}

export interface Mailroom {
  readonly client: InboxdClient;
  readonly options: InboxdOptions;
}

const timeoutMsDefault = 30_000;
/** The rest is for the test itself, and for saying why it failed. */
const timeoutShare = 0.6;
const tagLetters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** `export const test = withMail(base)`, where `base` is the `test` of `@playwright/test` or one made of it. */
export function withMail<T extends object, W extends object>(
  base: TestType<T, W>,
): TestType<T & MailFixtures, W & MailWorkerFixtures> {
  // Its types do not see through fixtures over an unknown set of others.
  const plain = base as unknown as TestType<object, object>;
  const extended = plain.extend<MailFixtures, MailWorkerFixtures>({
    inboxd: [null, { scope: 'worker', option: true }],
    mailroom: [
      async ({ inboxd }, use) => {
        if (inboxd === null) throw new Error('use: { inboxd: { baseUrl, apiKey, inbox } } is missing');
        await use({ client: new InboxdClient(inboxd), options: inboxd });
      },
      { scope: 'worker' },
    ],
    mail: async ({ mailroom }, use, testInfo) => {
      const ended = new AbortController();
      const mail = await mailFor(mailroom, testInfo, ended.signal, (title, body) => plain.step(title, body));
      testInfo.annotations.push({ type: 'mail', description: mail.address });
      await use(mail);
      // A test that ran out of time may still be waiting.
      ended.abort(new Error('the test has ended'));
      const failed = testInfo.status !== testInfo.expectedStatus;
      if (failed) await attachMails(mail, testInfo);
      else if (mailroom.options.perTest === 'inbox') await mail.client.deleteInbox(mail.inbox);
    },
  });
  return extended as unknown as TestType<T & MailFixtures, W & MailWorkerFixtures>;
}

type Step = <R>(title: string, body: () => Promise<R>) => Promise<R>;

async function mailFor(
  { client, options }: Mailroom,
  testInfo: TestInfo,
  signal: AbortSignal,
  step: Step,
): Promise<Mail> {
  const at = options.inbox.lastIndexOf('@');
  const [local, domain] = [options.inbox.slice(0, at), options.inbox.slice(at)];
  if (at < 1 || local.includes('+'))
    throw new Error(`use.inboxd.inbox must be an address without a plus-tag, not ${options.inbox}`);
  const ownsInbox = options.perTest === 'inbox';
  const address = `${local}${ownsInbox ? '-' : '+'}${randomTag()}${domain}`;
  const inbox = ownsInbox
    ? await client.createInbox({ email: address, name: inboxName(testInfo.title) })
    : await client.ensureInbox({ email: options.inbox });
  const start = await client.now();
  const since: Record<'code' | 'link' | 'message', number | string> = {
    code: start,
    link: start,
    message: start,
  };
  // Looked at when it is needed: a test may give itself another time.
  const most = (): number => (testInfo.timeout === 0 ? timeoutMsDefault : testInfo.timeout * timeoutShare);
  // `to` always: in an inbox of its own too, another test's tag would be somebody else's mail.
  const place = () => {
    const timeoutMs = Math.min(options.timeoutMs ?? timeoutMsDefault, most());
    return { inbox, to: address, timeoutMs, signal };
  };
  return {
    address,
    inbox,
    client,
    otp: (wait = {}) =>
      step(`mail.otp() of ${address}`, async () => {
        const { otp, receivedAt } = await client.waitForOtp({ ...place(), since: since.code, ...wait });
        since.code = receivedAt;
        return otp;
      }),
    link: (wait = {}) =>
      step(`mail.link() of ${address}`, async () => {
        const { url, message } = await client.waitForLink({ ...place(), since: since.link, ...wait });
        since.link = message.receivedAt;
        return url;
      }),
    message: (wait = {}) =>
      step(`mail.message() of ${address}`, async () => {
        const message = await client.waitForMessage({ ...place(), since: since.message, ...wait });
        since.message = message.receivedAt;
        return message;
      }),
    messages: async () => {
      const found: MessageSummary[] = [];
      for await (const message of client.messages(inbox, { to: address })) found.push(message);
      return found;
    },
  };
}

/** The failure of the test is what counts: if its mails cannot be read, the report says why instead. */
async function attachMails(mail: Mail, testInfo: TestInfo): Promise<void> {
  const attachments = await reportOf(mail).catch((error: unknown) => [
    { name: 'mail', contentType: 'text/plain', body: `The mails could not be read: ${String(error)}` },
  ]);
  for (const { name, contentType, body } of attachments) await testInfo.attach(name, { contentType, body });
}

/** Ten letters that nobody mistakes for each other; two tests in 10^15 get the same. */
function randomTag(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => tagLetters[byte % tagLetters.length]).join('');
}
