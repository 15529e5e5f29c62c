/**
 * One mail's verdict from its bytes, its envelope and the DNS. Nothing in the mail is believed: Received,
 * Return-Path and Authentication-Results are whatever the sender wrote, ours among them, and are not read.
 */
import dmarcModule from 'mailauth/lib/dmarc/index.js';
import spfModule from 'mailauth/lib/spf/index.js';
import type { SenderEvidence, SenderVerdict } from '../inbox/senderauth.ts';
import { limits } from '../limits.ts';
import { authorOf } from './author.ts';
import { fieldsNamed, type HeaderBlock, readHeader } from './header.ts';
import type { ResolveDns } from './lookup.ts';
import { checkSignatures, type SignatureFindings } from './signatures.ts';

export interface CheckContext {
  readonly resolve: ResolveDns;
  /** Milliseconds since the epoch. */
  readonly nowMs: number;
  /** The receiver's name: SPF macros may ask for it, and forged results may bear it. */
  readonly hostname: string;
  /** Told before the part that only computes, and after it. */
  onWork?(working: boolean): void;
}

const resultWords = new Set(['pass', 'fail', 'softfail', 'neutral', 'none', 'temperror', 'permerror']);

/** @throws only what is a mistake in here; whatever the mail or the DNS does becomes a word of the verdict. */
export async function checkMail(mail: SenderEvidence, context: CheckContext): Promise<SenderVerdict> {
  const header = readHeader(mail.raw);
  const author = authorOf(header);
  const [spf, signatures] = await Promise.all([
    checkSpf(mail, context),
    checkSignatures(mail.raw, header, {
      resolve: context.resolve,
      nowMs: context.nowMs,
      authorDomain: author.ok ? author.domain : null,
      onWork: (working) => context.onWork?.(working),
    }).catch(signaturesFailed),
    // The policy is asked for beside them, so that a key nobody answers for does not use up its time. What it says
    // is asked again, with what passed, and is known by then.
    author.ok ? evaluateDmarc(author.domain, [], [], context.resolve) : null,
  ]);
  const dmarc = author.ok ? await checkDmarc(author.domain, spf, signatures, context) : 'unverified';
  const problems = [
    ...(author.ok ? [] : [author.problem]),
    ...(namesUs(header, context.hostname)
      ? ['the mail brought Authentication-Results in our name; ignored']
      : []),
    ...signatures.problems,
  ];
  return {
    spf: spf.word,
    dkim: signatures.dkim,
    dmarc,
    authenticated: dmarc === 'pass',
    problems: problems.slice(0, limits.senderAuthProblemsMax),
  };
}

interface SpfFinding {
  readonly word: string;
  /** Of the reverse-path, or of HELO when that is empty (RFC 7208 section 2.4). */
  readonly domain: string;
}

async function checkSpf(mail: SenderEvidence, context: CheckContext): Promise<SpfFinding> {
  try {
    const { domain, status } = await spfModule.spf({
      sender: mail.mailFrom,
      // A zone names an interface of this machine, not a part of the address.
      ip: mail.remoteAddress.replace(/%.*$/, ''),
      helo: mail.helo,
      mta: context.hostname,
      resolver: context.resolve,
      strict: true,
    });
    return { word: resultWords.has(status.result) ? status.result : 'neutral', domain };
  } catch {
    return { word: 'temperror', domain: '' };
  }
}

function signaturesFailed(): SignatureFindings {
  return { dkim: 'permerror', passed: [], unknown: [], problems: ['the DKIM signatures could not be read'] };
}

async function checkDmarc(
  domain: string,
  spf: SpfFinding,
  signatures: SignatureFindings,
  { resolve }: CheckContext,
): Promise<string> {
  const proven = spf.word === 'pass' ? [spf.domain] : [];
  const word = await evaluateDmarc(domain, proven, signatures.passed, resolve);
  if (word !== 'fail') return word;
  // Not a failure while a check that could have made it pass has no answer yet.
  const possible = spf.word === 'temperror' ? [spf.domain] : [];
  if (possible.length === 0 && signatures.unknown.length === 0) return word;
  const best = await evaluateDmarc(domain, possible, signatures.unknown, resolve);
  return best === 'fail' ? 'fail' : 'temperror';
}

async function evaluateDmarc(
  domain: string,
  spfDomains: readonly string[],
  dkimDomains: readonly string[],
  resolve: ResolveDns,
): Promise<string> {
  try {
    const { response } = await dmarcModule.evaluateDmarc({
      headerFrom: [`author@${domain}`],
      fromFields: 1,
      spfDomains,
      dkimDomains: dkimDomains.map((signer) => ({ domain: signer })),
      resolver: resolve,
      strict: true,
    });
    return response === false ? 'unverified' : response.status.result;
  } catch {
    return 'temperror';
  }
}

/** Whether a field pretends to be the result of this very check (RFC 8601 section 5). */
function namesUs(header: HeaderBlock, hostname: string): boolean {
  const ours = hostname.toLowerCase();
  return fieldsNamed(header, 'authentication-results').some(({ value }) => {
    const id = /^[\s"]*([^\s";/(]*)/.exec(value.slice(0, limits.senderAuthFromCharsMax))?.[1] ?? '';
    return id.toLowerCase() === ours;
  });
}
