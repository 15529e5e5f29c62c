/** The reference of the API in a browser: all operations, one of them tried, and nothing asked of anybody else. */
import { describe, expect, test } from 'vitest';
import { testKey } from '../support/service.ts';
import { newWindow } from './kit.ts';
import { stage } from './stage.ts';

export function referenceTests(): void {
  describe('the reference of the API', () => {
    test('shows every operation, tries one with a key, and asks nobody but this server', async () => {
      const { browser, service } = stage();
      const { context, page, requests, complaints } = await newWindow(browser);
      await page.goto(`${service.url}/docs`);
      const blocks = page.locator('.opblock');
      await blocks.first().waitFor();
      const { body } = await service.api('GET', '/api/v1/openapi.json', { key: null });
      const operations = Object.values<object>(body.paths).flatMap((path) => Object.keys(path));
      expect(await blocks.count()).toBe(operations.length);

      await page.getByRole('button', { name: 'Authorize' }).first().click();
      await page.locator('.auth-container input').fill(testKey);
      await page.locator('.auth-btn-wrapper').getByRole('button', { name: 'Apply credentials' }).click();
      await page.locator('.auth-btn-wrapper').getByRole('button', { name: 'Close' }).click();
      await page.locator('#operations-Clock-readClock .opblock-summary-control').click();
      await page.locator('#operations-Clock-readClock').getByRole('button', { name: 'Execute' }).click();
      await page.locator('#operations-Clock-readClock .live-responses-table').getByText('epochMs').waitFor();

      expect(requests.filter((url) => !url.startsWith(service.url) && !url.startsWith('data:'))).toEqual([]);
      // Neither did its policy have to stop anything.
      expect(complaints).toEqual([]);
      await context.close();
    });
  });
}
