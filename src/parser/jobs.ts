/**
 * What travels between the pool and its threads: jobs there, as many answers back, in order. Before the first of them a
 * thread says `ready`, once.
 */
import type { CodeDecision } from '../mail/codes/index.ts';
import type { Digest } from '../mail/digest.ts';
import type { MailLink } from '../mail/links.ts';
import type { Mail } from '../mail/parse.ts';

export type Job =
  | { readonly kind: 'digest'; readonly raw: Uint8Array }
  | { readonly kind: 'read'; readonly raw: Uint8Array }
  | { readonly kind: 'attachments'; readonly raw: Uint8Array; readonly positions: readonly number[] };

export interface ParseThreadData {
  /** Whether this thread lets the others go first. */
  readonly stepsBack: boolean;
}

/** A job as it is posted: its bytes as a bare buffer. */
export type PostedJob = Omit<Job, 'raw'> & { readonly raw: ArrayBuffer };

/** What a thread is told: jobs, or to practise for the mails that will come. It gives no answer to the latter. */
export type Told = readonly PostedJob[] | 'practise';

export interface Results {
  digest: Digest;
  read: {
    readonly mail: Mail;
    readonly bodyText: string;
    readonly links: readonly MailLink[];
    readonly decision: CodeDecision;
  };
  attachments: ReadonlyArray<Uint8Array | null>;
}

export type Answer =
  | { readonly ok: true; readonly result: Results[keyof Results] }
  | { readonly ok: false; readonly problem: string };

/** To all jobs that were posted together. */
export interface Answers {
  readonly answers: readonly Answer[];
  /** How long the thread was busy with each. A part of that time others on the machine may have had the processor. */
  readonly eachMs: readonly number[];
}
