/** Every page, in both themes, looked at by axe-core: WCAG 2.2 at level AA; and no page wider than a small phone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
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
      // Our policy lets no script of a stranger in; axe is one.
      const { context, page } = await newWindow(browser, { bypassCSP: true, reducedMotion: 'reduce' });
      const judge = async (on: Page, what: string, runOnly: object) => {
        const { violations } = await on.evaluate(
          (only) =>
            (window as unknown as { axe: { run(...args: unknown[]): Promise<AxeResults> } }).axe.run(
              document,
              {
                runOnly: only,
                iframes: false,
                resultTypes: ['violations'],
              },
            ),
          runOnly,
        );
        for (const { id, nodes } of violations) wrong.push(`${what}: ${id}: ${nodes[0]?.html}`);
      };
      const visit = async (on: Page, path: string) => {
        await on.setViewportSize({ width: 1280, height: 800 });
        await on.emulateMedia({ colorScheme: 'light' });
        await on.goto(service.url + path);
        await on.evaluate(axe);
        await judge(on, `light ${path}`, { type: 'tag', values: tags });
        await on.emulateMedia({ colorScheme: 'dark' });
        await judge(on, `dark ${path}`, { type: 'rule', values: ['color-contrast'] });
        await on.setViewportSize({ width: 360, height: 740 });
        await judge(on, `narrow ${path}`, {
          type: 'rule',
          values: ['target-size', 'scrollable-region-focusable'],
        });
        const overflow = await on.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0) wrong.push(`${path}: ${overflow} px wider than a phone`);
      };
      for (const path of open) await visit(page, path);
      await signIn(page, service);
      const second = await context.newPage();
      const work = async (on: Page) => {
        for (let path = closed.shift(); path !== undefined; path = closed.shift()) await visit(on, path);
      };
      await Promise.all([work(page), work(second)]);
      await context.close();
      expect(wrong).toEqual([]);
      await service.stop();
      await removeTemporaryDirectories();
    }, 90_000);
  });
}
