/**
 * The mail under way: what MAIL and RCPT have said so far (RFC 5321 section 3.3), and why recipients were refused. So a
 * mail that reaches nobody is one line in the log, and not one for each recipient.
 */
import type { Recipient, Verification } from '../inbox/mailreceiver.ts';

/** Why a recipient was refused. */
export type Refusal = Exclude<Verification['status'], 'deliverable'>;

export class Transaction {
  readonly mailFrom: string;
  /** Whether SMTPUTF8 was asked for. */
  readonly utf8: boolean;
  readonly recipients: Recipient[] = [];
  readonly #refusals = new Set<Refusal>();
  #refusedRecipients = 0;

  constructor(mailFrom: string, utf8: boolean) {
    this.mailFrom = mailFrom;
    this.utf8 = utf8;
  }

  /** One inbox under one address is one recipient, however often it is named. */
  accept(recipient: Recipient): void {
    const isKnown = this.recipients.some(
      ({ inboxId, address }) => inboxId === recipient.inboxId && address === recipient.address,
    );
    if (!isKnown) this.recipients.push(recipient);
  }

  refuse(refusal: Refusal): void {
    this.#refusals.add(refusal);
    this.#refusedRecipients += 1;
  }

  /** Null unless recipients were named and every one of them was refused. */
  get allRefused(): { readonly reason: string; readonly recipients: number } | null {
    if (this.#refusedRecipients === 0 || this.recipients.length > 0) return null;
    return { reason: [...this.#refusals].join(), recipients: this.#refusedRecipients };
  }
}
