/** The reference of the API in a browser: all operations, one of them tried, and nothing asked of anybody else. */
import type { AxeResults } from 'axe-core';
import { describe, expect, test } from 'vitest';
import { testKey } from '../support/service.ts';
import { stageForAll } from '../support/stage.ts';
import { axe } from './axe.ts';
import { hasBrowser, newWindow } from './kit.ts';

/** Only colours differ in the dark. */
const themes = [
  ['light', ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']],
  ['dark', ['color-contrast']],
] as const;

describe.runIf(hasBrowser)('the reference of the API', () => {
  const stage = stageForAll();

  test('shows every operation, tries one with a key, and asks nobody but this server', async () => {
    const { browser, service } = stage();
    const { context, page, requests, complaints } = await newWindow(browser);
    await page.goto(`${service.url}/docs`);
    const blocks = page.locator('.opblock');
    await blocks.first().waitFor();
    const { body } = await service.api('GET', '/openapi.json', { key: null });
    const operations = Object.values<object>(body.paths).flatMap((path) => Object.keys(path));
    await expect.poll(() => blocks.count()).toBe(operations.length);

    await page.getByRole('button', { name: 'Authorize' }).first().click();
    await page.locator('.auth-container input').fill(testKey);
    await page.locator('.auth-btn-wrapper').getByRole('button', { name: 'Authorize' }).click();
    await page.locator('.auth-btn-wrapper').getByRole('button', { name: 'Close' }).click();
    await page.locator('#operations-Clock-readClock .opblock-summary-control').click();
    await page.locator('#operations-Clock-readClock').getByRole('button', { name: 'Execute' }).click();
    await page.locator('#operations-Clock-readClock .live-responses-table').getByText('epochMs').waitFor();

    expect(requests.filter((url) => !url.startsWith(service.url) && !url.startsWith('data:'))).toEqual([]);
    // Neither did its policy have to stop anything.
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('passes axe in both themes: opened, tried, and asking for a key', async () => {
    const { browser, service } = stage();
    // Our policy lets no script of a stranger in; axe is one.
    const { context, page } = await newWindow(browser, { bypassCSP: true });
    const violations: string[] = [];
    const judge = async (what: string, part: string) => {
      for (const [colorScheme, runOnly] of themes) {
        await page.emulateMedia({ colorScheme });
        // The viewer follows a moment after the page.
        await page
          .locator('html.dark-mode')
          .waitFor({ state: colorScheme === 'dark' ? 'attached' : 'detached' });
        const found = await page.evaluate(
          ([within, only]) => {
            const { axe: checker } = window as unknown as {
              axe: { run(...args: unknown[]): Promise<AxeResults> };
            };
            // Without it, every element that passes is described too.
            return checker.run(within, { runOnly: only, resultTypes: ['violations'] });
          },
          [part, runOnly] as const,
        );
        expect(found.passes.length).toBeGreaterThan(0);
        for (const { id, nodes } of found.violations)
          for (const { target } of nodes) violations.push(`${what}, ${colorScheme}: ${id} ${target}`);
      }
    };
    const operation = '#operations-Inboxes-createInbox';
    await page.goto(`${service.url}/docs`);
    await page.locator(`${operation} .opblock-summary-control`).click();
    await page.locator(`${operation} textarea[aria-label]`).waitFor();
    expect(new URL(page.url()).hash).toBe('#/Inboxes/createInbox');
    await page.evaluate(axe);
    await judge('opened', 'html');
    await page.getByRole('button', { name: 'Execute' }).click();
    await page.locator('.live-responses-table').waitFor();
    await judge('tried', operation);
    await page.getByRole('button', { name: 'Authorize' }).first().click();
    await page.locator('button.close-modal[aria-label]').waitFor();
    await judge('asking for a key', '.dialog-ux');
    expect(violations).toEqual([]);
    await context.close();
  }, 90_000);

  test('has the theme of the dashboard, or of the system, and follows it', async () => {
    const { browser, service } = stage();
    const { context, page } = await newWindow(browser, { colorScheme: 'light' });
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const inViewer = () =>
      page.evaluate(() => getComputedStyle(document.querySelector('.swagger-ui')!).backgroundColor);
    await page.goto(`${service.url}/docs`);
    await page.locator('.opblock').first().waitFor();
    const light = await paper();
    await page.emulateMedia({ colorScheme: 'dark' });
    // The viewer follows a moment after the page.
    await expect.poll(paper).not.toBe(light);
    const dark = await paper();
    await expect.poll(inViewer).toBe(dark);
    await page.goto(`${service.url}/signin`);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(dark);
    await page.getByRole('button', { name: 'Light' }).click();
    await page.goto(`${service.url}/docs`);
    await page.locator('.opblock').first().waitFor();
    expect(await paper()).toBe(light);
    await context.close();
  });
});
