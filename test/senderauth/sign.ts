/** A DKIM signer of our own for tests, independent of the one that verifies: RFC 6376 sections 3.4 and 3.7. */
import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export interface TestKey {
  readonly privateKey: KeyObject;
  /** The TXT record to publish. */
  readonly record: string;
  readonly algorithm: 'rsa' | 'ed25519';
}

export function rsaKey(bits = 2048): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  const spki = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  return { privateKey, record: `v=DKIM1; k=rsa; p=${spki}`, algorithm: 'rsa' };
}

export function ed25519Key(): TestKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const bare = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64');
  return { privateKey, record: `v=DKIM1; k=ed25519; p=${bare}`, algorithm: 'ed25519' };
}

export interface SignOptions {
  readonly key: TestKey;
  readonly domain: string;
  readonly selector?: string;
  readonly canonicalization?: 'relaxed' | 'simple';
  readonly fields?: readonly string[];
  /** Further tags, as written: `l=10; x=1`. */
  readonly tags?: string;
  /** How many bytes of the canonical body the hash covers. */
  readonly length?: number;
}

/** The mail with a signature in front of it. */
export function signed(mail: Buffer, options: SignOptions): Buffer {
  const { key, domain, selector = 's1', canonicalization: canon = 'relaxed', tags = '' } = options;
  const gap = mail.indexOf('\r\n\r\n');
  const lines = fieldsOf(mail.toString('latin1', 0, gap));
  const body = canonicalBody(mail.subarray(gap + 4), canon);
  const covered = options.length === undefined ? body : body.subarray(0, options.length);
  const bodyHash = createHash('sha256').update(covered).digest('base64');
  const fields = options.fields ?? ['From', 'Subject', 'To', 'Date', 'Content-Type'];
  const more = tags === '' ? '' : ` ${tags};`;
  const unsigned =
    `DKIM-Signature: v=1; a=${key.algorithm}-sha256; c=${canon}/${canon}; d=${domain}; s=${selector};${more}\r\n` +
    `\th=${fields.join(':')}; bh=${bodyHash}; b=`;
  const remaining = [...lines];
  const chosen = fields.flatMap((name) => {
    const index = remaining.findLastIndex((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
    return index < 0 ? [] : remaining.splice(index, 1);
  });
  const text = `${chosen.map((line) => `${canonicalField(line, canon)}\r\n`).join('')}${canonicalField(unsigned, canon)}`;
  const bytes = Buffer.from(text, 'latin1');
  const signature =
    key.algorithm === 'rsa'
      ? sign('sha256', bytes, key.privateKey)
      : sign(null, createHash('sha256').update(bytes).digest(), key.privateKey);
  return Buffer.concat([Buffer.from(`${unsigned}${signature.toString('base64')}\r\n`, 'latin1'), mail]);
}

function fieldsOf(block: string): string[] {
  return block.split(/\r\n(?![ \t])/);
}

function canonicalField(field: string, canon: 'relaxed' | 'simple'): string {
  if (canon === 'simple') return field;
  const colon = field.indexOf(':');
  const value = field
    .slice(colon + 1)
    .replaceAll('\r\n', '')
    .replace(/[ \t]+/g, ' ')
    .trim();
  return `${field.slice(0, colon).toLowerCase()}:${value}`;
}

function canonicalBody(body: Buffer, canon: 'relaxed' | 'simple'): Buffer {
  let text = body.toString('latin1');
  if (canon === 'relaxed') text = text.replace(/[ \t]+(?=\r\n)/g, '').replace(/[ \t]+/g, ' ');
  let end = text.length;
  while (text.endsWith('\r\n') && text.slice(0, end).endsWith('\r\n')) end -= 2;
  const trimmed = text.slice(0, end);
  if (trimmed === '' && canon === 'relaxed') return Buffer.alloc(0);
  return Buffer.from(`${trimmed}\r\n`, 'latin1');
}

export interface MailParts {
  readonly from?: string;
  readonly header?: string;
  readonly body?: string;
}

/** A small mail; `header` is put in front as it is. */
export function mailOf({
  from = 'Acme <no-reply@acme.test>',
  header = '',
  body = 'Your code is 123456\r\n',
}: MailParts = {}): Buffer {
  const fields = [
    `From: ${from}`,
    'To: qa@inbox.test',
    'Subject: Your code',
    'Date: Fri, 20 Nov 2026 12:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
  ];
  return Buffer.from(`${header}${fields.join('\r\n')}\r\n\r\n${body}`);
}
