import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import zlib from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
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

  test('by zstd is what it would be alone, whatever was packed before it', () => {
    const random = crypto.getRandomValues(new Uint8Array(3_000));
    const large = Buffer.alloc(limits.packBytesMax, html);
    const small = Buffer.from('Subject: Hello\r\n\r\nYour code is 482913, 482913, 482913, 482913.\r\n');
    const params = { [zlib.constants.ZSTD_c_compressionLevel]: 1, [zlib.constants.ZSTD_c_checksumFlag]: 1 };
    for (const mail of [html, random, small, large, small, random, random, html, new Uint8Array(0), large]) {
      const alone = zlib.zstdCompressSync(mail, { params });
      const packed = pack(mail, 'zstd');
      if (alone.byteLength >= mail.byteLength) expect(packed).toBeNull();
      else expect(Buffer.compare(packed!.bytes, alone)).toBe(0);
    }
  });

  test('by zstd leaves its compressor to the next one: what Node calls it is what is used', () => {
    const compressor = zlib.createZstdCompress() as unknown as { _handle: object; _writeState: unknown };
    expect(compressor._handle).toHaveProperty('writeSync');
    expect(compressor._writeState).toBeInstanceOf(Uint32Array);
    const made = vi.spyOn(zlib, 'createZstdCompress');
    for (let mails = 0; mails < 10; mails++) pack(html, 'zstd');
    expect(made.mock.calls.length).toBeLessThanOrEqual(1);
    made.mockRestore();
  });

  test.each([
    ['are the other way round', (state: Uint32Array) => state.reverse()],
    ['are not there', () => undefined],
  ])('by zstd comes back where the numbers of the compressor %s', async (how, change) => {
    const make = zlib.createZstdCompress;
    const made = vi.spyOn(zlib, 'createZstdCompress').mockImplementation((options) => {
      const compressor = make(options) as unknown as {
        _handle: { writeSync(...all: unknown[]): void };
        _writeState: Uint32Array;
      };
      const { _handle: handle, _writeState: state } = compressor;
      const writeSync = handle.writeSync.bind(handle);
      handle.writeSync = (...all) => {
        writeSync(...all);
        change(state);
      };
      if (change(state) === undefined) Object.defineProperty(compressor, '_writeState', { value: undefined });
      return compressor as unknown as ReturnType<typeof make>;
    });
    const another = `../../src/mail/packed.ts?${encodeURIComponent(how)}`;
    const { pack: packThere }: typeof import('../../src/mail/packed.ts') = await import(another);
    const packed = packThere(html, 'zstd')!;
    made.mockRestore();
    expect(Buffer.compare(unpack(packed), html)).toBe(0);
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
