import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { expect, inject, test } from 'vitest';
import { asAscii } from '../../scripts/bundle.ts';
import { bundlePath } from '../support/binary.ts';

test('a program in ASCII says what it said before, in templates with tags, in expressions and in names', () => {
  const program =
    '(() => { const tag = (parts) => parts.join("|"); /* — */ const größe = 7; ' +
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the program's.
    'return [tag`· ${größe} “x” 😀`, "№ 1 😀".replace(/[№😀]/gu, "#"), /^[€₽]$/.test("₽"), String(größe)]; })()';
  const ascii = asAscii(program);
  expect(ascii).toMatch(/^[\0-\x7f]*$/);
  // biome-ignore lint/security/noGlobalEval: what it says can only be seen by running it.
  expect(globalThis.eval(ascii)).toEqual(['· | “x” 😀', '# 1 #', true, '7']);
});

test('a backslash that an escape would change is refused', () => {
  expect(() => asAscii('/\\№/')).toThrow('needless backslash');
  expect(asAscii('"\\\\№"')).toBe('"\\\\\\u2116"');
});

test('what no start needs is loaded later', async () => {
  const listed = `process.on('exit', () => console.log(process.moduleLoadList.join()))`;
  const flags = ['--import', `data:text/javascript,${encodeURIComponent(listed)}`];
  const output = execFileSync(process.execPath, [...flags, await bundlePath(), '--version'], {
    encoding: 'utf8',
  });
  const loaded = output.split(/[\n,]/).map((line) => line.replace(/^NativeModule /, ''));
  expect(loaded).toContain('http');
  for (const name of ['tls', 'https', 'http2']) expect(loaded).not.toContain(name);
});

test('expressions with classes of letters stay literals, which are not made anew each time', () => {
  const program = readFileSync(join(inject('threads'), 'parse.cjs'), 'utf8');
  expect(program).toMatch(/\/[^/\n]*\\p\{L\}[^/\n]*\/u/);
  expect(program).not.toMatch(/new RegExp\("[^"\n]*\\\\p\{/);
});
