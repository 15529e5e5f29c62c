/** The SMTP corridor's use case: decide about a recipient, then take a mail: parse, commit, wake. */
import { clientKey } from '../access/client-address.ts';
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import { parseRecipient, type RecipientPath } from '../mail/address.ts';
import { ownText, Recent } from '../mail/recent.ts';
import { free } from '../memory.ts';
import type { Refused, TurnedAway } from './attempts.ts';
import type { Deliveries } from './deliveries.ts';
import type { Envelope, MailReceiver, Recipient, Verification } from './mailreceiver.ts';
import type { Meter } from './meter.ts';
import type { Parser } from './parser.ts';
import type { SenderAuthenticator } from './senderauth.ts';
import type { Mailbox, Store } from './store.ts';
import type { Traffic } from './traffic.ts';
import type { Waiters } from './waiters.ts';

export interface ReceiveOptions {
  readonly store: Store;
  readonly parser: Parser;
  readonly waiters: Waiters;
  readonly deliveries: Deliveries;
  readonly traffic: Traffic;
  /** Null when nobody measures. */
  readonly meter: Meter | null;
  /** Null when senders are not checked. */
  readonly senderAuth: SenderAuthenticator | null;
  /** Canonical A-labels; the first one is where a bare `postmaster` goes. */
  readonly allowedDomains: ReadonlySet<string>;
  /** Makes the inbox of `postmaster@domain` when its first mail comes; nobody could create it by hand. */
  makePostmaster(address: string): Promise<Mailbox | null>;
}

export function mailReceiver(options: ReceiveOptions): MailReceiver {
  const { store, parser, waiters, senderAuth, allowedDomains, makePostmaster, deliveries, traffic, meter } =
    options;
  const [defaultDomain] = allowedDomains;
  if (defaultDomain === undefined) throw new RangeError('at least one domain must be allowed');

  /** Few addresses get most of the mails, and each of them is asked about twice for a mail. */
  const paths = new Recent<RecipientPath>({
    entriesMax: limits.recipientsRememberedMax,
    bytesMax: limits.recipientsRememberedBytesMax,
  });

  const parse = (path: string): RecipientPath => {
    const known = paths.get(path);
    if (known !== undefined) return known;
    const recipient = parseRecipient(path, allowedDomains, defaultDomain);
    paths.add(ownText(path), recipient, bytesOf(path));
    return recipient;
  };

  async function mailboxOf(parsed: RecipientPath): Promise<Mailbox | null> {
    if (parsed.kind === 'malformed' || parsed.kind === 'foreign_domain') return null;
    const mailbox = await store.mailbox(parsed.mailbox);
    return mailbox ?? (parsed.kind === 'postmaster' ? makePostmaster(parsed.mailbox) : null);
  }

  /**
   * The recipients whose inbox was not deleted since RCPT, which may be minutes ago: otherwise a 250 would acknowledge
   * a mail that nobody can read. The store remembers what RCPT asked it, so for nearly every mail this is a look into
   * memory.
   */
  async function stillThere(recipients: readonly Recipient[]): Promise<readonly Recipient[]> {
    const left: Recipient[] = [];
    for (const recipient of recipients) {
      const parsed = parse(recipient.address);
      const mailbox = await mailboxOf(parsed);
      // When another inbox has the address by now, it is somebody else's. Only the address of the postmaster is
      // nobody's.
      if (mailbox?.inboxId === recipient.inboxId) left.push(recipient);
      else if (mailbox !== null && parsed.kind === 'postmaster') left.push({ ...recipient, ...mailbox });
    }
    if (left.length === 0) throw new AppError('inbox_not_found', 'No recipient has an inbox any more.');
    return left;
  }

  /** Reads the mail and commits it to the disk: in one place while the intake is open, otherwise in two. */
  async function keep(given: Envelope, raw: Uint8Array) {
    if (senderAuth === null && store.isIntakeOpenFor(raw.byteLength)) {
      const envelope = { ...given, recipients: await stillThere(given.recipients) };
      const taken = await store.readAndAppend({ envelope, raw });
      if (taken !== null) return { ...taken, envelope };
    }
    const { mailFrom, helo, remoteAddress } = given;
    // Nobody waits for a large mail.
    const wasRead = raw.byteLength > limits.parseSmallBytesMax ? undefined : store.announceAppend();
    const [digest, sender] = await Promise.all([
      parser.digest(raw, clientKey(remoteAddress)).finally(wasRead),
      senderAuth?.check({ raw, mailFrom, helo, remoteAddress }) ?? null,
    ]);
    const envelope = { ...given, recipients: await stillThere(given.recipients) };
    const { messageId } = await store.append({ envelope, raw, digest, sender });
    return { messageId, hasCode: digest.otp !== null, envelope };
  }

  return {
    async verify(path: string): Promise<Verification> {
      const parsed = parse(path);
      if (parsed.kind === 'malformed' || parsed.kind === 'foreign_domain') return { status: parsed.kind };
      const mailbox = await mailboxOf(parsed);
      if (mailbox === null) return { status: 'no_such_inbox' };
      const { inboxId, organizationId } = mailbox;
      return { status: 'deliverable', recipient: { inboxId, organizationId, address: parsed.address } };
    },

    async receive(given: Envelope, raw: Uint8Array): Promise<{ messageId: string }> {
      if (given.recipients.length === 0) throw new AppError('internal', 'A mail without a recipient.');
      // Asked now: the bytes themselves are let go of below.
      const sizeBytes = raw.length;
      const timer = meter?.mailReceived();
      const { messageId, hasCode, envelope } = await keep(given, raw).catch((error: unknown) => {
        timer?.failed();
        throw error;
      });
      free(raw);
      timer?.committed(messageId, hasCode);
      for (const { inboxId } of envelope.recipients) waiters.wake(inboxId);
      traffic.noteArrival(ownersOf(envelope.recipients), messageId, hasCode);
      deliveries.noteAccepted({ ...envelope, messageId, sizeBytes });
      return { messageId };
    },

    noteRefused(refused: Refused): void {
      meter?.refused(refused.reason);
      traffic.noteRefusal(ownersOf(refused.recipients));
      deliveries.noteRefused(refused);
    },

    noteTurnedAway(client: TurnedAway): void {
      deliveries.noteTurnedAway(client);
    },
  } satisfies MailReceiver;
}

/** What is remembered of a path, about: it, and the forms of its address. */
function bytesOf(path: string): number {
  return 300 + path.length * 8;
}

function ownersOf(recipients: Envelope['recipients']): ReadonlySet<string> {
  return new Set(recipients.map(({ organizationId }) => organizationId));
}
