/** What a page shows only after something was done there, looked at by axe-core as the pages themselves are. */
import { describe, expect, test } from 'vitest';
import { stageForAll } from '../support/stage.ts';
import { asAxeNeeds, look } from './axe.ts';
import { hasBrowser, newWindow, signIn } from './kit.ts';

describe.runIf(hasBrowser)('every state of a page', () => {
  const stage = stageForAll();

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
    await invited.page.getByRole('alert').filter({ hasText: 'Password must have at least' }).waitFor();
    await look(invited.page, 'an invitation, refused', wrong);
    await invited.page.keyboard.type('a long enough password');
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
  });
});
