/** The mail as it is handed to the extractor. */

/** What the extractor reads of a mail; decoded, bounded, but otherwise as sent. */
export interface CodeSource {
  readonly subject: string;
  /** The From header as shown to a person, e.g. `Acme <no-reply@acme.test>`. */
  readonly from: string;
  /** The text/plain part, or null. */
  readonly text: string | null;
  /** The text/html part, or null. */
  readonly html: string | null;
  /** The mail that this one brings along, which is read where this one has no code. */
  readonly attached?: CodeSource | null;
}
