import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { limits } from '../src/limits.ts';

const root = join(import.meta.dirname, '..');
const sources = globSync('src/**/*.ts', { cwd: root })
  .filter((path) => path !== 'src/limits.ts')
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('\n');

describe('the bounds', () => {
  test.each(Object.entries(limits))('%s is a whole number above 0', (_, value) => {
    expect(Number.isSafeInteger(value) && value > 0).toBe(true);
  });

  test.each(Object.keys(limits))('%s is used somewhere', (name) => {
    expect(new RegExp(`\\b${name}\\b`).test(sources)).toBe(true);
  });

  test('a mail that the listener takes fits the memory that is set aside for mails', () => {
    expect(limits.smtpBufferedBytesMax).toBeGreaterThan(26_214_400);
    expect(limits.parseMsMax).toBeLessThanOrEqual(2_000);
  });
});
