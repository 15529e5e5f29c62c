/** Every page, in both themes, looked at by axe-core: WCAG 2.2 at level AA; and no page wider than a small phone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { fillWithSample } from '../screenshots/sample.ts';
import { removeTemporaryDirectories, startService } from '../support/service.ts';
import { newWindow, signIn } from './kit.ts';
import { stage } from './stage.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeResults {
  readonly violations: { readonly id: string; readonly nodes: { readonly html: string }[] }[];
}

export function accessibilityTests(): void {
  describe('every page', () => {
    test('passes axe in both themes and fits a phone of 360 pixels', async () => {
      const { browser } = stage();
      const service = await startService();
      const { inboxId, messageId, organizationId } = await fillWithSample(service);
      const organization = `/o/${organizationId}`;
      const inbox = `${organization}/inboxes/${inboxId}`;
      const open = ['/signin', '/invitation'];
      const closed = [
        `${organization}/start`,
        `${organization}/inboxes`,
        `${organization}/inboxes?q=nothing-like-it`,
        `${organization}/inboxes/new`,
        inbox,
        `${inbox}/settings`,
        ...['html', 'text', 'headers', 'raw', 'delivery'].map(
          (tab) => `${inbox}/messages/${messageId}?tab=${tab}`,
        ),
        `${organization}/deliveries`,
        `${organization}/overview`,
        `${organization}/settings/keys`,
        `${organization}/settings/members`,
        '/organizations',
        '/account',
        '/nothing',
      ];
      const wrong: string[] = [];
      const look = async (colorScheme: 'light' | 'dark', width: number) => {
        // Our policy lets no script of a stranger in; axe is one.
        const { context, page } = await newWindow(browser, {
          colorScheme,
          bypassCSP: true,
          viewport: { width, height: 800 },
        });
        const visit = async (path: string) => {
          await page.goto(service.url + path);
          await page.evaluate(axe);
          const results = await page.evaluate(
            (values) =>
              (window as unknown as { axe: { run(...args: unknown[]): Promise<AxeResults> } }).axe.run(
                document,
                {
                  runOnly: values,
                  iframes: false,
                },
              ),
            tags,
          );
          for (const { id, nodes } of results.violations)
            wrong.push(
              `${colorScheme} ${width} ${path}: ${id}: ${nodes
                .slice(0, 2)
                .map(({ html }) => html)
                .join(' | ')}`,
            );
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          if (overflow > 0) wrong.push(`${colorScheme} ${width} ${path}: ${overflow} px too wide`);
        };
        for (const path of open) await visit(path);
        await signIn(page, service);
        for (const path of closed) await visit(path);
        await context.close();
      };
      await Promise.all([look('light', 1280), look('dark', 360)]);
      expect(wrong).toEqual([]);
      await service.stop();
      await removeTemporaryDirectories();
    }, 40_000);
  });
}
