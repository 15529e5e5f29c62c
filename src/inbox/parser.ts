/**
 * The port through which the use cases read a mail's inside. Behind it stands a thread with a deadline and a
 * heap cap: a hostile mail costs its own parse, never the raw mail and never another's.
 */
import type { CodeDecision } from '../mail/codes/index.ts';
import type { Digest } from '../mail/digest.ts';
import type { MailLink } from '../mail/links.ts';
import type { Mail } from '../mail/parse.ts';

/** A whole mail as the API shows it. */
export interface MailReading {
  readonly mail: Mail;
  readonly bodyText: string;
  readonly links: readonly MailLink[];
  readonly decision: CodeDecision;
}

export interface Parser {
  /** A mail is likely to come soon: what would make the first mails slow is done now. */
  expectMail(): void;
  /**
   * What is kept beside the raw bytes. Never rejects: a failed parse is a salvaged digest that says so.
   * @param client Has turns with others who send mails.
   */
  digest(raw: Uint8Array, client: string): Promise<Digest>;
  /**
   * Everything, for one reader.
   * @param organizationId Has turns with others that read.
   * @throws AppError `too_busy` when too many wait already.
   */
  read(raw: Uint8Array, organizationId: string): Promise<MailReading>;
  /**
   * The decoded bytes of the attachments at these positions, by one parse; null where it finds none.
   * @throws AppError `too_busy` when too many wait already.
   */
  attachments(
    raw: Uint8Array,
    positions: readonly number[],
    organizationId: string,
  ): Promise<ReadonlyArray<Uint8Array | null>>;
  close(): Promise<void>;
}
