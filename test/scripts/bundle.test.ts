import { expect, test } from 'vitest';
import { asAscii } from '../../scripts/bundle.ts';

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
