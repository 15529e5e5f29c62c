/**
 * The port through which a received mail's sender is judged: SPF (RFC 7208), DKIM (RFC 6376) and DMARC
 * (RFC 9989). The user of it decides nothing but what to show; behind it stands the DNS, and time runs out there.
 */

/** What is known of a mail when the SMTP door hands it over. */
export interface SenderEvidence {
  /** The mail as received: CRLF line ends, without our trace headers. */
  readonly raw: Uint8Array;
  /** The reverse-path without angle brackets; empty for the null sender. */
  readonly mailFrom: string;
  readonly helo: string;
  readonly remoteAddress: string;
}

/**
 * Results in the words of RFC 8601: `pass fail softfail neutral none temperror permerror`; and `unverified` for
 * DMARC where the mail does not tell one author (several From fields, a group, a name that poses as an address).
 */
export interface SenderVerdict {
  readonly spf: string;
  readonly dkim: string;
  readonly dmarc: string;
  /** The From domain passed DMARC. */
  readonly authenticated: boolean;
  /** In words, safe to show: why something did not pass, and what else was noticed, such as an ARC chain. */
  readonly problems: readonly string[];
}

export interface SenderAuthenticator {
  /** Never rejects; takes at most `limits.senderAuthMsMax`, after which what is unknown is `temperror`. */
  check(mail: SenderEvidence): Promise<SenderVerdict>;
}
