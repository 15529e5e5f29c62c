/**
 * What the room relies on inside mailauth, and what it must never bring along. A new version that renames or
 * reorders any of it fails here first.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const { DkimVerifier } = require('mailauth/lib/dkim/dkim-verifier.js') as {
  DkimVerifier: { prototype: Record<string, unknown> };
};

describe('the library', () => {
  it('is the version this was written against', async () => {
    const url = import.meta.resolve('mailauth/package.json');
    expect(JSON.parse(await readFile(new URL(url), 'utf8')).version).toBe('7.1.0');
  });

  it.each([
    [
      'messageHeaders',
      ['this.headers = headers', 'this.addBodyHash(', "h.key === 'dkim-signature'", 'getARChain(headers'],
    ],
    ['addBodyHash', ["[bodyCanon, hashAlgo, maxBodyLength].join(':')", 'this.bodyHashes.set(bodyHashKey']],
    ['finalChunk', ["bodyHash.digest('base64')", 'this.verifySignature(signatureHeader)']],
    [
      'verifySignature',
      ['this.headers.parsed', 'bodyHasher?.bodyHashedBytes', 'bodyHasher?.canonicalizedLength', 'underSized'],
    ],
  ])('has DkimVerifier.%s as it was', (method, parts) => {
    const text = String(DkimVerifier.prototype[method]);
    for (const part of parts) expect(text).toContain(part);
  });

  it('comes without what would fetch logos and policies', async () => {
    const root = join(import.meta.dirname, '../..');
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: ['src/senderauth/worker.ts'],
      bundle: true,
      platform: 'node',
      target: 'node20.19',
      format: 'cjs',
      write: false,
      metafile: true,
      logLevel: 'silent',
    });
    const inputs = Object.keys(metafile.inputs);
    expect(inputs.some((path) => path.includes('mailauth/lib/spf/'))).toBe(true);
    for (const unwanted of [
      'undici',
      'mailauth/lib/bimi',
      'mta-sts',
      'fast-xml-parser',
      '@postalsys/vmc',
      'nodemailer/lib/fetch',
    ]) {
      expect(inputs.filter((path) => path.includes(unwanted))).toEqual([]);
    }
  });
});
