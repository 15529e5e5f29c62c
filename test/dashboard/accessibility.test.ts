/** Every page, looked at by axe-core, and none wider than a small phone. */
import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fillWithSample } from '../screenshots/sample.ts';
import { openSession } from '../support/sender.ts';
import { startService, type TestService } from '../support/service.ts';
import { stageForAll } from '../support/stage.ts';
import { asAxeNeeds, look } from './axe.ts';
import { hasBrowser, newWindow, signIn } from './kit.ts';

async function lookAtAll(
  browser: Browser,
  service: TestService,
  paths: readonly string[],
  wrong: string[],
): Promise<void> {
  const { context, page } = await newWindow(browser, asAxeNeeds);
  await signIn(page, service);
  const left = [...paths];
  const work = async (on: Page) => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) {
      await on.goto(service.url + path);
      await look(on, path, wrong);
    }
  };
  await Promise.all([work(page), work(await context.newPage())]);
  await context.close();
}

/** Turned away, so that the page of deliveries has such an entry. */
async function crowd(service: TestService, connections: number): Promise<void> {
  const sessions = await Promise.all(
    Array.from({ length: connections }, () => openSession(service.smtp.port)),
  );
  for (const session of sessions) session.close();
}

describe.runIf(hasBrowser)('every page', () => {
  const stage = stageForAll();

  test('passes axe in both themes and fits a phone of 360 pixels', async () => {
    const service = await startService({ environment: { SMTP_CONNECTIONS_PER_ADDRESS_MAX: '4' } });
    const { inboxId, messageId, receiptId, organizationId } = await fillWithSample(service);
    await crowd(service, 6);
    const organization = `/o/${organizationId}`;
    const inbox = `${organization}/inboxes/${inboxId}`;
    const wrong: string[] = [];
    await lookAtAll(
      stage().browser,
      service,
      [
        `${organization}/start`,
        `${organization}/inboxes`,
        `${organization}/inboxes?q=nothing-like-it`,
        `${organization}/inboxes/new`,
        inbox,
        `${inbox}?q=nothing-like-it`,
        `${inbox}/settings`,
        ...['html', 'text', 'headers', 'raw', 'delivery'].map(
          (tab) => `${inbox}/messages/${messageId}?tab=${tab}`,
        ),
        `${inbox}/messages/${messageId}?images=remote`,
        `${inbox}/messages/${receiptId}?tab=attachments`,
        `${organization}/deliveries`,
        `${organization}/deliveries?refused=1`,
        `${organization}/overview`,
        `${organization}/settings/keys`,
        `${organization}/settings/members`,
        '/organizations',
        '/account',
        '/nothing',
      ],
      wrong,
    );
    expect(wrong).toEqual([]);
    await service.stop();
  });

  test('passes axe where there is nothing yet', async () => {
    const service = await startService({ environment: { API_KEY: '' } });
    const { context, page } = await newWindow(stage().browser, asAxeNeeds);
    const wrong: string[] = [];
    for (const path of ['/signin', '/invitation']) {
      await page.goto(service.url + path);
      await look(page, path, wrong);
    }
    await signIn(page, service);
    const organization = /^\/o\/[^/]+/.exec(new URL(page.url()).pathname)?.[0];
    // The first start makes a key; without it the page has nothing to show.
    await page.goto(`${service.url}${organization}/settings/keys`);
    await page.getByRole('link', { name: /^Revoke/ }).click();
    await page.getByRole('button', { name: 'Revoke the key' }).click();
    await page.getByRole('heading', { name: 'No keys yet' }).waitFor();
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${service.url}${organization}/inboxes`);
    const [first, second] = await page
      .locator('.empty .button')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().toJSON()));
    const gap = Math.max(second.left - first.right, second.top - first.bottom);
    expect(gap, 'between two buttons on a phone').toBeGreaterThanOrEqual(8);
    await context.close();
    await lookAtAll(
      stage().browser,
      service,
      [
        'start',
        'inboxes',
        'deliveries',
        'deliveries?refused=1',
        'overview',
        'settings/keys',
        'settings/members',
      ].map((name) => `${organization}/${name}`),
      wrong,
    );
    expect(wrong).toEqual([]);
    await service.stop();
  });
});
