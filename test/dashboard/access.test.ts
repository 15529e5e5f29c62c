/** Who sees what: members of one organization see nothing of another one. */
import { describe, expect, test } from 'vitest';
import { stageForAll } from '../support/stage.ts';
import { hasBrowser, mailWith, newWindow, send, textPart } from './kit.ts';

describe.runIf(hasBrowser)('the member of an organization', () => {
  const stage = stageForAll();

  test('comes in by a link that works once, and sees nothing of another organization', async () => {
    const { browser, service, admin: storageState } = stage();
    const secret = await service.createInbox('secret@inbox.test');
    const messageId = await send(
      service,
      secret.email,
      mailWith('Hidden', [textPart('Your code is 551177.')]),
    );
    const admin = await newWindow(browser, { storageState });
    await admin.page.goto(`${service.url}/organizations`);
    await admin.page.getByRole('textbox', { name: 'Name' }).fill('Other team');
    await admin.page.getByRole('button', { name: 'Create organization' }).click();
    await admin.page.getByRole('link', { name: 'Members' }).click();
    await admin.page.getByRole('textbox', { name: /^Name to sign in/ }).fill('dana@acme.test');
    await admin.page.getByRole('button', { name: 'Make a link' }).click();
    const link = (await admin.page.locator('#secret').textContent()) ?? '';
    expect(link).toContain(`${service.url}/invitation#`);

    const member = await newWindow(browser);
    await member.page.goto(link);
    await member.page.getByText('Join Other team').waitFor();
    expect(member.page.url()).not.toContain('#');
    await member.page.getByLabel('Password').fill('a long enough password');
    await member.page.getByRole('button', { name: 'Join' }).click();
    await member.page.getByRole('heading', { name: 'Get started' }).waitFor();
    expect(await member.page.content()).not.toContain('secret@');
    const again = await newWindow(browser);
    await again.page.goto(link);
    await again.page.getByText('The link was used already').waitFor();

    const foreign = `${service.url}/o/${secret.organizationId}`;
    for (const path of [
      '/inboxes',
      '/overview',
      '/deliveries',
      '/settings/keys',
      '/live',
      `/inboxes/${secret.id}`,
      `/inboxes/${secret.id}/messages/${messageId}`,
      `/inboxes/${secret.id}/messages/${messageId}/html`,
    ]) {
      const answer = await member.page.goto(foreign + path);
      expect(answer?.status(), path).toBe(404);
      expect(await member.page.content(), path).not.toContain('551177');
    }
    // The inbox of the others by way of the own organization, too.
    const own = new URL(admin.page.url()).pathname.split('/')[2];
    expect((await member.page.goto(`${service.url}/o/${own}/inboxes/${secret.id}`))?.status()).toBe(404);
    await member.page.goto(`${service.url}/o/${own}/deliveries`);
    await member.page.getByText('shown to the admin alone').waitFor();
    expect(await member.page.content()).not.toContain('secret@inbox.test');
    await member.page.goto(`${service.url}/o/${own}/settings/keys`);
    expect(await member.page.getByRole('button', { name: 'Create key' }).count()).toBe(0);
    expect(await member.page.getByRole('link', { name: 'All organizations' }).count()).toBe(0);
    for (const one of [admin, member, again]) await one.context.close();
  });

  test('opens one link after another in the same tab, and joins by the last', async () => {
    const { browser, service, admin: storageState } = stage();
    const admin = await newWindow(browser, { storageState });
    await admin.page.goto(`${service.url}/organizations`);
    await admin.page.getByRole('textbox', { name: 'Name' }).fill('Two links');
    await admin.page.getByRole('button', { name: 'Create organization' }).click();
    const links: string[] = [];
    for (const name of ['bob', 'carol']) {
      await admin.page.getByRole('link', { name: 'Members' }).click();
      await admin.page.getByRole('textbox', { name: /^Name to sign in/ }).fill(name);
      await admin.page.getByRole('button', { name: 'Make a link' }).click();
      links.push((await admin.page.locator('#secret').textContent()) ?? '');
    }
    const [bob = '', carol = ''] = links;
    const { context, page } = await newWindow(browser);
    await page.goto(bob);
    await page.getByText('You will sign in as bob').waitFor();
    await page.goto(carol);
    await page.getByText('You will sign in as carol').waitFor();
    await page.goto(`${service.url}/invitation`);
    await page.getByText('Your invitation').waitFor();
    await page.goto(bob);
    await page.getByText('You will sign in as bob').waitFor();
    await page.goto(carol);
    await page.getByLabel('Password').fill('a long enough password');
    await page.getByRole('button', { name: 'Join' }).click();
    await page.getByRole('heading', { name: 'Get started' }).waitFor();
    await page.getByRole('link', { name: 'carol' }).waitFor();
    for (const one of [admin.context, context]) await one.close();
  });

  test('is led back to where it was when the session has ended', async () => {
    const { browser, service } = stage();
    const { organizationId } = await service.createInbox('return@inbox.test');
    const { context, page } = await newWindow(browser);
    await page.goto(`${service.url}/o/${organizationId}/deliveries?refused=1`);
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${service.url}/o/${organizationId}/deliveries?refused=1`);
    expect(await page.getByText('Your session has ended').count()).toBe(0);
    // A form that comes too late is not sent again; the page on which it stood is shown.
    const { id } = await service.createInbox('too-late@inbox.test');
    const inbox = `${service.url}/o/${organizationId}/inboxes/${id}?codes=1`;
    await page.goto(inbox);
    // A page whose stream opens without a session asks anew by itself, and its form would be gone.
    await page.waitForSelector('body[data-connected]');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Send a test mail' }).click();
    await page.getByText('Your session had ended before this was sent').waitFor();
    await page.getByLabel('Password').fill('correct horse battery');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(inbox);
    await page.goto(`${service.url}/signin?next=//evil.example/`);
    expect(await page.locator('input[name=next]').first().inputValue()).toBe('/');
    const missing = await page.goto(`${service.url}/nothing/here`);
    expect(missing?.status()).toBe(404);
    await page.getByRole('heading', { name: 'Not found' }).waitFor();
    await context.close();
  });
});
