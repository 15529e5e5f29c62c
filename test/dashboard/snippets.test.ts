/** What people paste: an address of an inbox must not be a program for their shell. */
import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { snippets } from '../../src/dashboard/snippets.ts';

test('no part of an address gets into the shell, whatever signs it has', () => {
  const email = 'x`id`&|$HOME@inbox.test';
  const inbox = { id: 'inb_1', email } as Parameters<typeof snippets>[0]['inbox'];
  const markup = String(snippets({ base: 'http://localhost:8025', inbox, key: null }).toString());
  const [, shell = ''] =
    /<pre tabindex="0" aria-label="(?:curl|Shell)[^"]*"><code>([^<]*)/i.exec(markup) ?? [];
  expect(shell).toContain('/emailInbox/inb_1/otp');
  expect(shell).not.toContain('inbox.test');
  const script = shell.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  execFileSync('sh', ['-n'], { input: script });
});
