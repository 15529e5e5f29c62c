/**
 * The one-time code: the newest that matches, never a stale one, and when there is none a sentence that says what
 * did arrive, so that a failed test run explains itself.
 */
import { AppError } from '../errors.ts';
import { parseRecipient } from '../mail/address.ts';
import { fold } from '../mail/searchtext.ts';
import type { Inboxes } from './inboxes.ts';
import type { Patience } from './messages.ts';
import type { Meter } from './meter.ts';
import type { ReceiveClock } from './stamp.ts';
import type { Inbox, MessageSummary, Store } from './store.ts';
import type { Traffic } from './traffic.ts';
import type { Waiters } from './waiters.ts';

export interface OtpOptions {
  readonly store: Store;
  readonly inboxes: Inboxes;
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

export function otpUseCase({
  store,
  inboxes,
  waiters,
  stampClock,
  allowedDomains,
  sendersChecked,
  traffic,
  meter,
}: OtpOptions) {
  /** @throws AppError `inbox_not_found`, at once; `otp_not_found`; `too_many_waiters`. */
  return async function otp(
    organizationId: string,
    inboxId: string,
    selection: OtpSelection,
    { waitMs, keyId, signal }: Patience,
  ): Promise<OtpAnswer> {
    const since = selection.since ?? (waitMs > 0 ? await stampClock.read() : null);
    const measured = waitMs > 0 ? meter?.codeAwaited() : undefined;
    if (selection.authenticated && !sendersChecked) {
      throw new AppError(
        'bad_request',
        'authenticated=true needs a server that checks senders: start it with EMAIL_INBOX_SENDER_AUTH=on',
      );
    }
    const wanted = {
      authenticated: selection.authenticated,
      from: selection.from === null ? null : fold(selection.from),
      to: canonical(selection.to),
    };
    const inbox = await inboxes.find(organizationId, inboxId);
    const bound = async () =>
      selection.withinMinutes === null ? -1 : (await stampClock.read()) - selection.withinMinutes * 60_000;
    const isNew = async (message: MessageSummary): Promise<boolean> =>
      message.receivedAt > (since ?? -1) && message.receivedAt >= (await bound());

    let newest: MessageSummary | null = null;
    const check = async (): Promise<MessageSummary | null> => {
      newest = await store.newestCode(inboxId, wanted);
      return newest !== null && (await isNew(newest)) ? newest : null;
    };
    const checkHeld = async () => {
      // The inbox may have been deleted while the request was held.
      await inboxes.find(organizationId, inboxId);
      return check();
    };
    const answer = async (found: MessageSummary | null): Promise<OtpAnswer> => {
      if (found !== null) {
        measured?.(found.id);
        traffic.noteRead(organizationId, found.id);
        return { status: 'found', otp: found.extractedOtp!, message: found };
      }
      const stale = newest as MessageSummary | null;
      if (stale !== null && since !== null && stale.receivedAt <= since) {
        const text = staleText(stale.receivedAt, since, selection.since === null);
        return { status: 'stale', receivedAt: stale.receivedAt, messageId: stale.id, text };
      }
      throw new AppError('otp_not_found', await absence(inbox, selection, since, stale));
    };
    if (waitMs === 0) return answer(await check());
    // Not awaited: of a held request every function that waits is kept in memory.
    return waiters.waitFor({ inboxId, keyId, waitMs, signal, check: checkHeld }).then(answer);
  };

  function canonical(to: string | null): string | null {
    if (to === null) return null;
    const parsed = parseRecipient(to, allowedDomains, '');
    if (parsed.kind === 'mailbox' || parsed.kind === 'postmaster') return parsed.address;
    // No inbox has an address on a foreign domain: nothing matches, and the answer says what did arrive.
    if (parsed.kind === 'foreign_domain') return to.toLowerCase();
    throw new AppError(
      'bad_request',
      'to must be a whole address with its plus tag, such as qa+run42@inbox.test',
    );
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
      to === null ? '' : ` to ${to}`,
      authenticated ? ' with an authenticated sender' : '',
    ].join('');
    if (tooOld !== null && withinMinutes !== null) {
      return (
        `No message with a one-time code was found in ${inbox.email}${matching} within the last ${withinMinutes} ` +
        `minutes: the newest is older, of ${clockTime(tooOld.receivedAt)}.`
      );
    }
    const { count, isMore, newest } = await store.arrivals(inbox.id, since);
    const start = `No message with a one-time code was found in ${inbox.email}${matching}`;
    const span = since === null ? '' : ` since ${clockTime(since)}`;
    if (newest === null) return `${start}: no message arrived${span}.`;
    const carries = newest.extractedOtp === null ? 'carries no code' : 'carries a code but does not match';
    const counted = count === 1 ? '1 message' : `${count} messages`;
    const messages = isMore ? `more than ${counted}` : counted;
    const sender = newest.fromAddress === '' ? 'an unknown sender' : newest.fromAddress;
    return `${start}: ${messages}${span}; newest “${newest.subject}” from ${sender} ${carries}.`;
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

/** `10:02:11`, UTC. */
function clockTime(epochMs: number): string {
  return new Date(epochMs).toISOString().split('T')[1]!.slice(0, 8);
}
