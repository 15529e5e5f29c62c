/**
 * The one-time code: the newest that matches, never a stale one, and when there is none a sentence that says what
 * did arrive, so that a failed test run explains itself.
 */
import { AppError } from '../errors.ts';
import { senderText } from '../mail/searchtext.ts';
import type { Inboxes } from './inboxes.ts';
import type { Meter } from './meter.ts';
import type { Parser } from './parser.ts';
import { Seen } from './seen.ts';
import type { ReceiveClock } from './stamp.ts';
import type { CodeSelection, Inbox, MessageSummary, Store } from './store.ts';
import { readToAddress } from './toaddress.ts';
import type { Traffic } from './traffic.ts';
import type { Awaited, Patience, Waiters } from './waiters.ts';

export interface OtpOptions {
  readonly store: Store;
  readonly inboxes: Inboxes;
  readonly parser: Pick<Parser, 'expectMail'>;
  readonly waiters: Waiters;
  readonly stampClock: ReceiveClock;
  readonly allowedDomains: ReadonlySet<string>;
  /** Whether senders are checked at all. */
  readonly sendersChecked: boolean;
  readonly traffic: Pick<Traffic, 'noteRead'>;
  /** Null when nobody measures. */
  readonly meter: Pick<Meter, 'codeAwaited'> | null;
}

export interface OtpSelection {
  /** Case-insensitive substring of the From header. */
  readonly from: string | null;
  /** The address the mail was sent to, with its tag: exactly this one, in any spelling. */
  readonly to: string | null;
  /** Only codes received strictly later than this, in milliseconds since the epoch. */
  readonly since: number | null;
  readonly withinMinutes: number | null;
  /** Only mails whose From domain passed DMARC. */
  readonly authenticated: boolean;
}

export type OtpAnswer =
  | { readonly status: 'found'; readonly otp: string; readonly message: MessageSummary }
  /** The newest code is not newer than `since`; the code itself stays here. */
  | {
      readonly status: 'stale';
      readonly receivedAt: number;
      readonly messageId: string;
      readonly text: string;
    };

export type Otp = ReturnType<typeof otpUseCase>;

export function otpUseCase(options: OtpOptions) {
  const { store, inboxes, parser, waiters, stampClock, allowedDomains, sendersChecked, traffic, meter } =
    options;
  /** @throws AppError `inbox_not_found`, at once; `otp_not_found`; `too_many_waiters`. */
  return async function otp(
    organizationId: string,
    inboxId: string,
    selection: OtpSelection,
    patience: Patience | null,
  ): Promise<OtpAnswer> {
    const since = selection.since ?? (patience !== null ? await stampClock.read() : null);
    const measured = patience === null ? undefined : meter?.codeAwaited();
    if (selection.authenticated && !sendersChecked) {
      throw new AppError(
        'bad_request',
        'authenticated=true needs a server that checks senders: start it with EMAIL_INBOX_SENDER_AUTH=on',
      );
    }
    const wanted = {
      authenticated: selection.authenticated,
      from: selection.from === null ? null : senderText(selection.from),
      to: canonical(selection.to),
    };
    const inbox = await inboxes.find(organizationId, inboxId);
    const question = new Question(options, { organizationId, inbox, selection, wanted, since });
    if (patience === null) return answer(question, await question.look());
    parser.expectMail();
    // Not awaited: every function that awaits a held request stays in memory for as long as it is held.
    return waiters.waitFor(question, patience).then((found) => {
      if (found !== null) measured?.(found.id);
      return answer(question, found);
    });
  };

  async function answer(question: Question, found: MessageSummary | null): Promise<OtpAnswer> {
    const { organizationId, inbox, selection, since, newest } = question;
    if (found !== null) {
      traffic.noteRead(organizationId, found.id);
      return { status: 'found', otp: found.extractedOtp!, message: found };
    }
    if (newest !== null && since !== null && newest.receivedAt <= since) {
      const text = staleText(newest.receivedAt, since, selection.since === null);
      return { status: 'stale', receivedAt: newest.receivedAt, messageId: newest.id, text };
    }
    throw new AppError('otp_not_found', await absence(inbox, selection, since, newest));
  }

  function canonical(to: string | null): string | null {
    if (to === null) return null;
    const wanted = readToAddress(to, allowedDomains);
    if (wanted.kind === 'own') return wanted.address;
    // Nothing matches, and the answer says what did arrive.
    if (wanted.kind === 'foreign') return to.toLowerCase();
    throw new AppError(
      'bad_request',
      'to must be a whole address with its plus tag, such as qa+run42@inbox.test',
    );
  }

  function isOf(inbox: Inbox, to: string): boolean {
    const wanted = readToAddress(to, allowedDomains);
    return wanted.kind === 'own' && wanted.mailbox === inbox.email;
  }

  /** Why there is no code, and what did arrive. */
  async function absence(
    inbox: Inbox,
    { from, to, withinMinutes, authenticated }: OtpSelection,
    since: number | null,
    tooOld: MessageSummary | null,
  ): Promise<string> {
    const matching = [
      from === null ? '' : ` from “${from}”`,
      to === null ? '' : ` to ${to}${isOf(inbox, to) ? '' : ', which is no address of this inbox'}`,
      authenticated ? ' with an authenticated sender' : '',
    ].join('');
    if (tooOld !== null && withinMinutes !== null) {
      const at = clockTime(tooOld.receivedAt, await stampClock.read());
      return (
        `No message with a one-time code was found in ${inbox.email}${matching} ${lastMinutes(withinMinutes)}: ` +
        `the newest is older, of ${at}.`
      );
    }
    const { count, isMore, newest } = await store.countArrivals(inbox.id, since);
    const within = withinMinutes === null ? '' : ` ${lastMinutes(withinMinutes)}`;
    const start = `No message with a one-time code was found in ${inbox.email}${matching}${within}`;
    // In a shared database the clock is a question to its server. It is not asked when the answer names no time.
    const now = since === null ? 0 : await stampClock.read();
    const span = since === null ? '' : ` since ${clockTime(since, now)}`;
    if (since !== null && since > now)
      return `${start}${span}, which is yet to come: /api/v1/clock says ${clockTime(now, since)}.`;
    if (newest === null) return `${start}: no message arrived${span}.`;
    const counted = count === 1 ? '1 message' : `${count} messages`;
    const messages = isMore ? `more than ${counted}` : counted;
    const arrived = `${start}: ${messages}${span}`;
    // Of a mail with a code the subject is not shown: it may hold the code, which belongs to another flow.
    if (newest.extractedOtp !== null)
      return `${arrived}; newest from ${senderOf(newest)} carries a code but does not match.`;
    const other = matching === '' ? null : await store.newestCode(inbox.id, anyCode);
    return other === null || other.receivedAt <= (since ?? -1)
      ? `${arrived}; newest “${newest.subject}” from ${senderOf(newest)} carries no code.`
      : `${arrived}; the newest with a code, from ${senderOf(other)}, does not match.`;
  }
}

const anyCode: CodeSelection = { authenticated: false, from: null, to: null };

function senderOf({ fromAddress }: MessageSummary): string {
  return fromAddress === '' ? 'an unknown sender' : fromAddress;
}

function lastMinutes(minutes: number): string {
  return minutes === 1 ? 'within the last minute' : `within the last ${minutes} minutes`;
}

/**
 * What was asked, for as long as it is. Thousands of questions may be held at a time. So a question is itself what its
 * wait is given, and has no functions of its own.
 */
class Question implements Awaited<MessageSummary> {
  readonly #ports: Pick<OtpOptions, 'store' | 'inboxes' | 'stampClock'>;
  readonly #wanted: CodeSelection;
  readonly organizationId: string;
  readonly inbox: Inbox;
  readonly selection: OtpSelection;
  readonly since: number | null;
  readonly #seen: Seen;
  /** The newest code of those that match, as of the last look; new or not. */
  newest: MessageSummary | null = null;

  constructor(
    ports: Pick<OtpOptions, 'store' | 'inboxes' | 'stampClock'>,
    asked: Pick<Question, 'organizationId' | 'inbox' | 'selection' | 'since'> & {
      readonly wanted: CodeSelection;
    },
  ) {
    this.#ports = ports;
    this.#wanted = asked.wanted;
    this.organizationId = asked.organizationId;
    this.inbox = asked.inbox;
    this.selection = asked.selection;
    this.since = asked.since;
    // Also what is not newer than `since`: that it is stale is an answer.
    this.#seen = new Seen(ports.store, asked.inbox.id, -1);
  }

  get inboxId(): string {
    return this.inbox.id;
  }

  /** @param later Only at what came strictly later. */
  async look(later = -1): Promise<MessageSummary | null> {
    const newest = await this.#ports.store.newestCode(this.inbox.id, this.#wanted, later);
    if (newest === null) return null;
    this.newest = newest;
    return (await this.#isNew(newest)) ? newest : null;
  }

  /** While it is held the inbox may be deleted. */
  async check(): Promise<MessageSummary | null> {
    await this.#ports.inboxes.find(this.organizationId, this.inbox.id);
    return this.#seen.look((later) => this.look(later));
  }

  async #isNew({ receivedAt }: MessageSummary): Promise<boolean> {
    if (receivedAt <= (this.since ?? -1)) return false;
    const { withinMinutes } = this.selection;
    return (
      withinMinutes === null || receivedAt >= (await this.#ports.stampClock.read()) - withinMinutes * 60_000
    );
  }
}

function staleText(receivedAt: number, since: number, sinceIsArrival: boolean): string {
  const text = `The newest one-time code is older than ${new Date(since).toISOString()}`;
  if (!sinceIsArrival) return `${text}.`;
  const before = ((since - receivedAt) / 1000).toFixed(since - receivedAt < 10_000 ? 3 : 0);
  return (
    `${text}, the moment this request arrived: it came ${before} s before. ` +
    'Read /api/v1/clock before triggering the mail and pass its epochMs as since.'
  );
}

/** `10:02:11`, in UTC; with its date when the other moment is on another day. */
function clockTime(epochMs: number, otherMs: number): string {
  const [date, time] = new Date(epochMs).toISOString().split('T') as [string, string];
  const isSameDay = new Date(otherMs).toISOString().startsWith(date);
  return isSameDay ? time.slice(0, 8) : `${date}T${time.slice(0, 8)}Z`;
}
