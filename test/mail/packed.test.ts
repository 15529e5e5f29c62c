import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { pack, unpack } from '../../src/mail/packed.ts';

const html = Buffer.from(`Subject: Hello\r\n\r\n${'<td style="color:red">Straße 北京</td>\r\n'.repeat(200)}`);

describe('a packed mail', () => {
  test.each(['zstd', 'deflate'] as const)('by %s is much smaller and comes back byte for byte', (form) => {
    const packed = pack(html, form)!;
    expect(packed.form).toBe(form);
    expect(packed.bytes.byteLength).toBeLessThan(html.byteLength / 10);
    // Nothing else lies in the buffer that is handed over.
    expect(packed.bytes.buffer.byteLength).toBe(packed.bytes.byteLength);
    expect(Buffer.compare(unpack(packed), html)).toBe(0);
  });

  test('by zstd that was damaged is an error, not another mail', () => {
    const packed = pack(html, 'zstd')!;
    for (let at = 0; at < packed.bytes.length; at += 3) {
      const bytes = packed.bytes.slice();
      bytes[at]! ^= 0x10;
      let mail: Uint8Array | null = null;
      try {
        mail = unpack({ ...packed, bytes });
      } catch {
        continue;
      }
      // A bit of the header that means nothing.
      expect(Buffer.compare(mail, html), `byte ${at}`).toBe(0);
    }
  });

  test.each(['zstd', 'deflate'] as const)(
    'by %s that says less than it holds is not decompressed',
    (form) => {
      const bomb = pack(Buffer.alloc(limits.packBytesMax), form)!;
      expect(() => unpack({ ...bomb, mailBytes: 1_000 })).toThrow();
      expect(() => unpack({ ...pack(html, form)!, mailBytes: html.byteLength + 1 })).toThrow(/were received/);
    },
  );

  test('is none when it would not be smaller, is empty, or too large to be worth the time', () => {
    expect(pack(crypto.getRandomValues(new Uint8Array(1_000)))).toBeNull();
    expect(pack(new Uint8Array(0))).toBeNull();
    expect(pack(new Uint8Array(limits.packBytesMax + 1))).toBeNull();
  });

  test('plain is what it is', () => {
    expect(unpack({ form: 'plain', bytes: html, mailBytes: html.byteLength })).toBe(html);
  });

  const deno = join(import.meta.dirname, '../../node_modules/@deno/linux-x64-glibc/deno');
  test.skipIf(!existsSync(deno))('under Deno is read under Node, and the other way round', () => {
    const here = Buffer.from(pack(html)!.bytes).toString('base64');
    const script = `
      import { pack, unpack } from ${JSON.stringify(join(import.meta.dirname, '../../src/mail/packed.ts'))};
      import { Buffer } from 'node:buffer';
      const mail = unpack({ form: 'zstd', bytes: Buffer.from('${here}', 'base64'), mailBytes: ${html.byteLength} });
      console.log(JSON.stringify({ form: pack(mail).form, bytes: Buffer.from(pack(mail).bytes).toString('base64') }));`;
    const { stdout, stderr } = spawnSync(deno, ['eval', script], { encoding: 'utf8' });
    expect(stderr.replace(/\x1b\[\d+m/g, '')).not.toMatch(/error/i);
    const there = JSON.parse(stdout);
    const packed = {
      form: there.form,
      bytes: Buffer.from(there.bytes, 'base64'),
      mailBytes: html.byteLength,
    };
    expect(Buffer.compare(unpack(packed), html)).toBe(0);
  });
});
