/**
 * The code extractor's front door: a mail in, the decision about its one-time code out, with the reasons.
 */

/** What the extractor reads of a mail; decoded, bounded, but otherwise as sent. */
export interface CodeSource {
  readonly subject: string;
  /** The From header as shown to a person, e.g. `Acme <no-reply@acme.test>`. */
  readonly from: string;
  /** The text/plain part, or null. */
  readonly text: string | null;
  /** The text/html part, or null. */
  readonly html: string | null;
}

export interface CodeCandidate {
  /** The canonical value, e.g. `123456`. */
  readonly value: string;
  /** As printed in the mail, e.g. `123 456`. */
  readonly printed: string;
  /** Where it stands. */
  readonly place: string;
  /** Evidence minus counter-evidence; the scale is the engine's own. */
  readonly score: number;
  /** 0–1: how sure the engine is that this is the code. */
  readonly confidence: number;
  readonly chosen: boolean;
  /** In words, most important first. */
  readonly reasons: readonly string[];
}

export interface CodeDecision {
  /** The code in its canonical form, or null when no candidate passed the threshold. */
  readonly otp: string | null;
  /** 0–1; of the chosen candidate, or of the decision that there is none. */
  readonly confidence: number;
  /** Best first; at most `limits.codeCandidatesMax`. */
  readonly candidates: readonly CodeCandidate[];
}

export function decide(_source: CodeSource, _documents: unknown): CodeDecision {
  return { otp: null, confidence: 0, candidates: [] };
}
export function findCode(source: CodeSource): CodeDecision {
  return decide(source, null);
}
