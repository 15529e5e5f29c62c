/** What strangers write without an end, from the right, or by the hundred: the pages keep their shape. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { stageForAll } from '../support/stage.ts';
import { hasBrowser, htmlPart, mailWith, newWindow, send, textPart } from './kit.ts';

const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

describe.runIf(hasBrowser)('a page', () => {
  const stage = stageForAll();

  test('is no wider than a phone, whatever was written without a space', async () => {
    const { browser, service, admin: storageState } = stage();
    const local = 'an-inbox-whose-name-takes-all-sixty-four-characters-that-it-may';
    const inbox = await service.createInbox(`${local}@mail.example.org`);
    const endless = 'Endless'.repeat(100);
    const links = `<a href="https://news.example.com/${'x'.repeat(900)}">${endless}</a>`;
    const id = await send(
      service,
      inbox.email,
      mailWith(
        endless,
        [textPart(`Your code is 771199. ${endless}`), htmlPart(`<p>Your code is 771199.</p>${links}`)],
        `"${endless.slice(0, 300)}" <${'n'.repeat(60)}@${'sub.'.repeat(30)}example.com>`,
      ),
    );
    await send(service, `${'nobody'.repeat(10)}@mail.example.org`, mailWith('x', [textPart('x')]));
    const { context, page } = await newWindow(browser, {
      storageState,
      viewport: { width: 360, height: 740 },
    });
    const organization = `${service.url}/o/${inbox.organizationId}`;
    const mail = `${organization}/inboxes/${inbox.id}/messages/${id}`;
    const tabs = ['html', 'text', 'headers', 'raw', 'delivery'].map((tab) => `${mail}?tab=${tab}`);
    const wide: string[] = [];
    for (const url of [
      `${organization}/inboxes`,
      `${organization}/inboxes/${inbox.id}`,
      `${organization}/inboxes/${inbox.id}/settings`,
      `${organization}/start?inbox=${inbox.id}`,
      `${organization}/deliveries`,
      ...tabs,
    ]) {
      await page.goto(url);
      if ((await overflow(page)) > 0) wide.push(url);
    }
    expect(wide).toEqual([]);
    // Cut where it would fill the screen; all of it is among the headers.
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(heading?.height).toBeLessThan(120);
    await page.goto(`${mail}?tab=headers`);
    expect(await page.locator('.headers').textContent()).toContain(endless);
    await context.close();
  });

  test('shows what is written from the right from the right, and addresses as they are', async () => {
    const { browser, service, admin: storageState } = stage();
    const inbox = await service.createInbox('rtl@inbox.test');
    const subject = 'رمز التحقق الخاص بك هو 482913';
    const id = await send(
      service,
      inbox.email,
      mailWith(
        encoded(subject),
        [textPart(`${subject}\n\nAnd a line in English.`)],
        `${encoded('شركة المثال')} <no-reply@example.com>`,
      ),
    );
    const { context, page } = await newWindow(browser, { storageState });
    const own = `${service.url}/o/${inbox.organizationId}/inboxes/${inbox.id}`;
    await page.goto(`${own}/messages/${id}`);
    const direction = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).direction);
    expect(await direction('h1 .clamped')).toBe('rtl');
    expect(await direction('dd bdi')).toBe('rtl');
    expect(await direction('dd bdi[dir=ltr]')).toBe('ltr');
    expect(await page.locator('dd bdi[dir=ltr]').textContent()).toBe('<no-reply@example.com>');
    await page.goto(own);
    expect(await direction('.subject')).toBe('rtl');
    expect(await direction('.sender')).toBe('ltr');
    await context.close();
  });

  test('shows the first of fifty candidates, and the others to whoever wants them', async () => {
    const { browser, service, admin: storageState } = stage();
    const inbox = await service.createInbox('backup@inbox.test');
    const codes = Array.from(
      { length: 50 },
      (_, index) => `Backup code ${index + 1}: ${100_003 + index * 17_011}`,
    );
    const id = await send(service, inbox.email, mailWith('Your backup codes', [textPart(codes.join('\n'))]));
    const { context, page } = await newWindow(browser, { storageState });
    await page.goto(`${service.url}/o/${inbox.organizationId}/inboxes/${inbox.id}/messages/${id}`);
    const shown = page.locator('.compact tbody tr').filter({ visible: true });
    expect(await shown.count()).toBe(10);
    await page.getByText(/^\d+ more candidates$/).click();
    expect(await shown.count()).toBeGreaterThan(40);
    await context.close();
  });

  test('leads through hundreds of inboxes and finds one of them', async () => {
    const { browser, service, admin: storageState } = stage();
    const { organizationId } = await service.createInbox('many-0@mail.example.org');
    for (let count = 1; count < 120; count++) await service.createInbox(`many-${count}@mail.example.org`);
    const { context, page } = await newWindow(browser, { storageState });
    await page.goto(`${service.url}/o/${organizationId}/inboxes?q=many-`);
    const rows = page.locator('[data-row]');
    expect([await rows.count(), await rows.first().textContent()]).toEqual([50, 'many-119@mail.example.org']);
    for (const first of ['many-69@mail.example.org', 'many-19@mail.example.org']) {
      await page.getByRole('link', { name: 'Older' }).click();
      await expect.poll(() => rows.first().textContent()).toBe(first);
    }
    await page.waitForLoadState();
    expect(await rows.count()).toBe(20);
    expect(await page.getByRole('link', { name: 'Older' }).count()).toBe(0);
    await page.getByRole('link', { name: 'Newest' }).click();
    await expect.poll(() => rows.first().textContent()).toBe('many-119@mail.example.org');
    await page.getByLabel('Search inboxes').fill('many-77@');
    await page.keyboard.press('Enter');
    await expect.poll(() => rows.allTextContents()).toEqual(['many-77@mail.example.org']);
    await context.close();
  });

  test('lists the last fifty attempts, and all that are kept to whoever wants them', async () => {
    const { browser, service, admin: storageState } = stage();
    const { organizationId, email } = await service.createInbox('often@inbox.test');
    for (let count = 0; count < 60; count++) await send(service, email, mailWith('x', [textPart('x')]));
    const { context, page } = await newWindow(browser, { storageState });
    await page.goto(`${service.url}/o/${organizationId}/deliveries`);
    expect(await page.locator('.attempts > li').count()).toBe(50);
    await page.getByRole('link', { name: /^Show all \d+$/ }).click();
    await expect.poll(() => page.locator('.attempts > li').count()).toBeGreaterThanOrEqual(60);
    await context.close();
  });
});
