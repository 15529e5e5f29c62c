/** What axe-core has to say of a page: WCAG 2.2 at level AA, in both themes and on a phone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Looks at what a page shows at the moment, in both themes and on a phone, and writes down what is wrong. */
export async function look(page: Page, what: string, wrong: string[]): Promise<void> {
  const judge = async (how: string, runOnly: object) => {
    const { violations } = await page.evaluate(
      (only) =>
        (window as unknown as { axe: { run(...args: unknown[]): Promise<AxeResults> } }).axe.run(document, {
          runOnly: only,
          iframes: false,
          resultTypes: ['violations'],
        }),
      runOnly,
    );
    for (const { id, nodes } of violations) wrong.push(`${how} ${what}: ${id}: ${nodes[0]?.html}`);
  };
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  // A page that a click has led to is there before its style is, and a new size before all that follows from it.
  await page.waitForLoadState();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.evaluate(axe);
  await judge('light', { type: 'tag', values: tags });
  await page.emulateMedia({ colorScheme: 'dark' });
  await judge('dark', { type: 'rule', values: ['color-contrast'] });
  await page.setViewportSize({ width: 360, height: 740 });
  await judge('narrow', { type: 'rule', values: ['target-size', 'scrollable-region-focusable'] });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overflow > 0) wrong.push(`${what}: ${overflow} px wider than a phone`);
}

/** Our policy lets no script of a stranger in; axe is one. */
export const asAxeNeeds = { bypassCSP: true, reducedMotion: 'reduce' } as const;
