/** Many people signing in to the site at once, each in a window of its own, with mails to tags of one inbox. */
import type { Browser } from 'playwright-core';
import type { InboxdClient } from '../../src/client/index.ts';
import type { Site } from './site.ts';

export interface Runs {
  readonly browser: Browser;
  readonly client: InboxdClient;
  readonly site: Site;
  readonly workers: number;
  readonly runs: number;
}

/** @returns Of each run, what the site said at the end, and the milliseconds from the click to the code. */
export async function signInOften({
  browser,
  client,
  site,
  workers,
  runs,
}: Runs): Promise<{ readonly heading: string; readonly address: string; readonly codeMs: number }[]> {
  await client.ensureInbox({ email: 'signup@inbox.test' });
  const results: { heading: string; address: string; codeMs: number }[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    const context = await browser.newContext();
    const page = await context.newPage();
    while (next < runs) {
      next += 1;
      const address = `signup+run${next}@inbox.test`;
      await page.goto(site.url);
      await page.getByLabel('E-mail').fill(address);
      const since = await client.now();
      const clicked = performance.now();
      const [{ otp, codeMs }] = await Promise.all([
        client
          .waitForOtp({ inbox: address, since, timeoutMs: 20_000 })
          .then((found) => ({ otp: found.otp, codeMs: performance.now() - clicked })),
        page.getByRole('button').click(),
      ]);
      await page.getByLabel('Code').fill(otp);
      await page.getByRole('button').click();
      await page.waitForURL('**/code');
      results.push({ heading: await page.getByRole('heading').innerText(), address, codeMs });
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: workers }, worker));
  return results;
}
