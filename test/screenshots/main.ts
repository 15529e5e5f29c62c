/**
 * `npm run screenshots [-- NAME…]`: a picture of every page of the dashboard, in both themes and two widths, in
 * dist/screenshots. `npm run screenshots -- readme` makes the two of the README anew.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { newWindow, openBrowser, signIn } from '../dashboard/kit.ts';
import { removeTemporaryDirectories, startService } from '../support/service.ts';
import { fillWithSample } from './sample.ts';

const out = join(import.meta.dirname, '../../dist/screenshots');
const wanted = process.argv.slice(2);
mkdirSync(out, { recursive: true });

const service = await startService();
const browser = await openBrowser();
try {
  const { inboxId, messageId, receiptId, organizationId } = await fillWithSample(service);
  const organization = `/o/${organizationId}`;
  const inbox = `${organization}/inboxes/${inboxId}`;
  const pages: Readonly<Record<string, string>> = {
    start: `${organization}/start`,
    inboxes: `${organization}/inboxes`,
    'inbox-new': `${organization}/inboxes/new`,
    'inboxes-none': `${organization}/inboxes?q=nothing`,
    inbox,
    'inbox-settings': `${inbox}/settings`,
    message: `${inbox}/messages/${messageId}`,
    'message-text': `${inbox}/messages/${messageId}?tab=text`,
    'message-headers': `${inbox}/messages/${messageId}?tab=headers`,
    'message-attachments': `${inbox}/messages/${receiptId}?tab=attachments`,
    'message-delivery': `${inbox}/messages/${messageId}?tab=delivery`,
    deliveries: `${organization}/deliveries`,
    overview: `${organization}/overview`,
    keys: `${organization}/settings/keys`,
    members: `${organization}/settings/members`,
    organizations: '/organizations',
    account: '/account',
    missing: '/nothing-here',
  };
  if (wanted.includes('readme')) {
    for (const [name, colorScheme, path] of [
      ['inbox', 'light', inbox],
      ['message', 'dark', `${inbox}/messages/${messageId}`],
    ] as const) {
      const { context, page } = await newWindow(browser, {
        colorScheme,
        viewport: { width: 1080, height: 640 },
      });
      await signIn(page, service);
      await page.goto(service.url + path);
      await page.waitForTimeout(500);
      await page.screenshot({ path: join(import.meta.dirname, `${name}.png`) });
      await context.close();
    }
    wanted.push('nothing else');
  }
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const [size, width, height] of [
      ['wide', 1280, 800],
      ['narrow', 360, 740],
    ] as const) {
      const { context, page } = await newWindow(browser, { colorScheme, viewport: { width, height } });
      const shoot = async (name: string) => {
        if (wanted.length > 0 && !wanted.includes(name)) return;
        await page.screenshot({ path: join(out, `${name}-${colorScheme}-${size}.png`), fullPage: true });
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (overflow > 0)
          console.log(`${name} ${colorScheme} ${size}: wider than the window by ${overflow} px`);
      };
      await page.goto(`${service.url}/signin`);
      await shoot('signin');
      await page.goto(`${service.url}/invitation`);
      await shoot('invitation');
      await signIn(page, service);
      for (const [name, path] of Object.entries(pages)) {
        if (wanted.length > 0 && !wanted.includes(name)) continue;
        await page.goto(service.url + path);
        await page.waitForTimeout(350);
        await shoot(name);
      }
      if (wanted.length === 0 || wanted.includes('key-made')) {
        await page.goto(`${service.url}${organization}/settings/keys`);
        await page.getByRole('textbox', { name: 'Name' }).fill(`CI of the web shop, ${colorScheme} ${size}`);
        await page.getByRole('button', { name: 'Create key' }).click();
        await page.getByText('Your new key').waitFor();
        await shoot('key-made');
      }
      await context.close();
    }
  }
  console.log(`the pictures are in ${out}`);
} finally {
  await browser.close();
  await service.stop();
  await removeTemporaryDirectories();
}
