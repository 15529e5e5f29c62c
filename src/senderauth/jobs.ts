/**
 * What travels between the main thread and the thread that checks mails. The thread has no DNS of its own: it asks,
 * and the main thread, which bounds and remembers, answers.
 */
import type { SenderEvidence, SenderVerdict } from '../inbox/senderauth.ts';
import type { DnsAnswer } from './lookup.ts';

/** Given to the thread at its start. */
export interface ThreadData {
  readonly hostname: string;
}

export type ToThread =
  | {
      readonly kind: 'check';
      readonly mail: number;
      readonly evidence: Omit<SenderEvidence, 'raw'>;
      /** Handed over as a bare buffer: Deno takes 6 s to receive 25 MB of any view on one. */
      readonly raw: ArrayBuffer;
      readonly nowMs: number;
    }
  | { readonly kind: 'answer'; readonly lookup: number; readonly records: DnsAnswer }
  | {
      readonly kind: 'no_answer';
      readonly lookup: number;
      readonly code: string;
      readonly message: string;
    };

export type FromThread =
  /** This mail's hashing begins or is over; in between the thread listens to nobody. */
  | { readonly kind: 'work'; readonly mail: number; readonly working: boolean }
  | {
      readonly kind: 'lookup';
      readonly mail: number;
      readonly lookup: number;
      readonly name: string;
      readonly type: string;
    }
  | { readonly kind: 'verdict'; readonly mail: number; readonly verdict: SenderVerdict }
  | { readonly kind: 'failed'; readonly mail: number };
