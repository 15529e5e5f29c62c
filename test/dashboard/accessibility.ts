/** Every page in every state, in both themes, looked at by axe-core: WCAG 2.2 at level AA; and none wider than a small phone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { fillWithSample } from '../screenshots/sample.ts';
import { openSession } from '../support/sender.ts';
import { removeTemporaryDirectories, startService, type TestService } from '../support/service.ts';
import { newWindow, signIn } from './kit.ts';
import { stage } from './stage.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface AxeResults {
  readonly violations: { readonly id: string; readonly nodes: { readonly html: string }[] }[];
}

/** Looks at what a page shows at the moment, in both themes and on a phone, and writes down what is wrong. */
async function look(page: Page, what: string, wrong: string[]): Promise<void> {
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
const asAxeNeeds = { bypassCSP: true, reducedMotion: 'reduce' } as const;

async function lookAtAll(service: TestService, paths: readonly string[], wrong: string[]): Promise<void> {
  const { context, page } = await newWindow(stage().browser, asAxeNeeds);
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

export function accessibilityTests(): void {
  describe('every page', () => {
    test('passes axe in both themes and fits a phone of 360 pixels', async () => {
      const service = await startService({ environment: { SMTP_CONNECTIONS_PER_ADDRESS_MAX: '4' } });
      const { inboxId, messageId, receiptId, organizationId } = await fillWithSample(service);
      await crowd(service, 6);
      const organization = `/o/${organizationId}`;
      const inbox = `${organization}/inboxes/${inboxId}`;
      const wrong: string[] = [];
      await lookAtAll(
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
      await removeTemporaryDirectories();
    }, 120_000);

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
      await context.close();
      await lookAtAll(
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
    }, 120_000);

    test('passes axe in what is shown once, asked back, opened or refused', async () => {
      const { browser, service } = stage();
      const { context, page } = await newWindow(browser, asAxeNeeds);
      const wrong: string[] = [];
      await signIn(page, service);
      await page.goto(`${service.url}/organizations`);
      await page.getByRole('textbox', { name: 'Name' }).fill('Seen by axe');
      await page.getByRole('button', { name: 'Create organization' }).click();
      const organization = page.url().replace(/\/start$/, '');

      await page.getByRole('button', { name: 'Make a key' }).click();
      await look(page, 'the first key, once', wrong);
      await page.goto(`${organization}/settings/keys`);
      await page.getByRole('textbox', { name: 'Name' }).fill('CI');
      await page.getByRole('button', { name: 'Create key' }).click();
      await look(page, 'a new key, once', wrong);
      await page.reload();
      await page.getByText('shown once and is not kept').waitFor();
      await look(page, 'a key that was shown', wrong);
      await page.getByRole('link', { name: 'Revoke CI' }).click();
      await look(page, 'the question before a revocation', wrong);
      await page.getByRole('button', { name: 'Revoke the key' }).click();
      await page.getByText('1 revoked').click();
      await look(page, 'revoked keys', wrong);

      await page.goto(`${organization}/settings/members`);
      await page.getByRole('textbox', { name: /^Name to sign in/ }).fill('erin@acme.test');
      await page.getByRole('button', { name: 'Make a link' }).click();
      await look(page, 'an invitation, once', wrong);
      const link = (await page.locator('#secret').textContent()) ?? '';
      const invited = await newWindow(browser, asAxeNeeds);
      await invited.page.goto(link);
      await invited.page.getByText('Join Seen by axe').waitFor();
      await look(invited.page, 'an invitation, opened', wrong);
      await invited.page.getByLabel('Password').fill('too short');
      await invited.page.getByRole('button', { name: 'Join' }).click();
      await invited.page.getByRole('alert').waitFor();
      await look(invited.page, 'an invitation, refused', wrong);
      await invited.page.getByLabel('Password').fill('a long enough password');
      await invited.page.getByRole('button', { name: 'Join' }).click();
      await invited.page.getByRole('heading', { name: 'Get started' }).waitFor();
      await look(invited.page, 'the first page of a member', wrong);
      await invited.page.goto(`${organization}/settings/keys`);
      await look(invited.page, 'keys, as a member sees them', wrong);

      await page.goto(`${organization}/settings/members`);
      await page.getByText('Remove erin@acme.test', { exact: true }).click();
      await look(page, 'the question before a removal', wrong);
      await page.getByRole('button', { name: 'New password for erin@acme.test' }).click();
      await look(page, 'a link for a new password, once', wrong);
      const passwordLink = (await page.locator('#secret').textContent()) ?? '';
      await invited.page.goto(passwordLink);
      await invited.page.getByText('Set a new password').waitFor();
      await look(invited.page, 'a new password', wrong);
      await invited.context.close();

      await page.goto(`${organization}/inboxes/new`);
      await page.getByLabel('Address').fill('not an address');
      await page.getByRole('button', { name: 'Create inbox' }).click();
      await page.getByRole('alert').waitFor();
      await look(page, 'a form with a mistake', wrong);
      await page.getByLabel('Address').fill('axe');
      await page.getByRole('button', { name: 'Create inbox' }).click();
      await page.getByRole('heading', { name: 'Waiting for the first mail' }).waitFor();
      await look(page, 'an inbox that waits', wrong);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.getByText('Menu').click();
      await look(page, 'the menu', wrong);
      await page.locator('.switch summary').click();
      await look(page, 'the switch of organizations', wrong);
      await page.locator('main').focus();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
      await look(page, 'the help for the keyboard', wrong);
      await context.close();
      expect(wrong).toEqual([]);
    }, 180_000);
  });
}
