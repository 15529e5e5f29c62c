/**
 * What the use cases tell whoever measures the service. Where nobody measures there is no meter, and the only cost is
 * to look whether there is one.
 */
import type { RefusalReason } from './attempts.ts';

/** One mail between its last byte and its end. */
export interface MailTimer {
  /** Committed, for every recipient. */
  committed(messageId: string, hasCode: boolean): void;
  /** Not stored. */
  failed(): void;
}

export interface Meter {
  mailReceived(): MailTimer;
  /** A mail, or one of its recipients. */
  refused(reason: RefusalReason): void;
  /** A held request begins; the answer is told with what it was answered. */
  codeAwaited(): (messageId: string) => void;
}
