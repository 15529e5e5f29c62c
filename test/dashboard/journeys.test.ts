/** What a person does with inboxd, from the first visit on. */
import { describe, expect, test } from 'vitest';
import { startService } from '../support/service.ts';
import { stageForAll } from '../support/stage.ts';
import { adminPassword, hasBrowser, htmlPart, mailWith, newWindow, send, signIn, textPart } from './kit.ts';

const codeMail = (code: string, subject = 'Sign in') =>
  mailWith(subject, [textPart(`Your verification code is ${code}.`)]);

describe.runIf(hasBrowser)('a person', () => {
  const stage = stageForAll();

  test('is led on the first visit from the sign-in to the first code', async () => {
    const { browser } = stage();
    const fresh = await startService({ environment: { API_KEY: '' } });
    const { context, page, requests, complaints } = await newWindow(browser);
    try {
      await page.goto(fresh.url);
      expect(new URL(page.url()).pathname).toBe('/signin');
      await page.getByLabel('Password').fill('not the password');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByText('The name or the password is wrong').waitFor();
      // Typed again at once, and whoever does not see the page hears there why.
      const problem = await page.evaluate(
        () =>
          document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')
            ?.textContent,
      );
      expect(problem).toBe('The name or the password is wrong.');
      await page.keyboard.type(adminPassword);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('heading', { name: 'Get started' }).waitFor();

      await page.getByRole('button', { name: 'Make a key' }).click();
      const key = (await page.locator('#secret').textContent()) ?? '';
      expect(key).toMatch(/^sk_live_/);
      await page.getByLabel('Address').fill('First');
      await page.getByRole('button', { name: 'Create inbox' }).click();
      await page.getByText('first@inbox.test').first().waitFor();
      expect(await page.locator('.codeblock').first().textContent()).toContain('/otp?since=$SINCE&wait=60');

      await page.getByRole('button', { name: 'Send a test mail' }).click();
      const code = (await page.locator('#first-code').textContent()) ?? '';
      expect(code).toMatch(/^\d{6}$/);
      const inboxes = await fresh.api('GET', '/api/v1/emailInbox', { key });
      const otp = await fresh.api('GET', `/api/v1/emailInbox/${inboxes.body.data[0].id}/otp`, { key });
      expect(otp.body.data.otp).toBe(code);
      await page.getByRole('link', { name: 'Why this is the code' }).click();
      await page.getByText('Taken because of').waitFor();
      expect(requests.filter((url) => !url.startsWith(fresh.url))).toEqual([]);
      // The one refused sign-in is written there by the browser itself.
      expect(complaints.filter((text) => !text.includes('403'))).toEqual([]);
    } finally {
      await context.close();
      await fresh.stop();
    }
  });

  test('comes from the sign-in to the first code with the keyboard alone, without a long way at any step', async () => {
    const { browser } = stage();
    const fresh = await startService({ environment: { API_KEY: '' } });
    const { context, page } = await newWindow(browser);
    /** @returns How often Tab was pressed until it stood there. */
    const tabTo = async (name: string): Promise<number> => {
      for (let count = 1; count <= 40; count++) {
        await page.keyboard.press('Tab');
        const there = await page.evaluate(() => {
          const element = document.activeElement;
          const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
          return [element, ...labels].map((one) => one?.textContent?.trim() ?? '').join(' ');
        });
        if (there.includes(name)) return count;
      }
      throw new Error(`Tab does not lead to ${name}`);
    };
    await page.goto(fresh.url);
    // The field has the focus already.
    await page.keyboard.type(adminPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Get started' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const steps: number[] = [await tabTo('Make a key')];
    await page.keyboard.press('Enter');
    await page.locator('#secret').waitFor();
    steps.push(await tabTo('Address'));
    await page.keyboard.type('first');
    await page.keyboard.press('Enter');
    await page.waitForURL(/inbox=/);
    steps.push(await tabTo('Send a test mail'));
    await page.keyboard.press('Enter');
    await page.locator('#first-code').waitFor();
    steps.push(await tabTo('Why this is the code'));
    await page.keyboard.press('Enter');
    await page.getByText('Taken because of').waitFor();
    expect(Math.max(...steps)).toBeLessThanOrEqual(8);
    await context.close();
    await fresh.stop();
  });

  test('sees a new key once, and a revoked one is refused at once', async () => {
    const { browser, service, admin: storageState } = stage();
    const { context, page } = await newWindow(browser, { storageState });
    await page.goto(service.url);
    await page.getByRole('link', { name: 'API keys' }).click();
    expect(await page.getByRole('checkbox', { name: /Delete inboxes/ }).isChecked()).toBe(false);
    await page.getByRole('textbox', { name: 'Name' }).fill('CI of the shop');
    await page.getByRole('button', { name: 'Create key' }).click();
    const key = (await page.locator('#secret').textContent()) ?? '';
    expect((await service.api('GET', '/api/v1/clock', { key })).status).toBe(200);
    await page.reload();
    expect(await page.content()).not.toContain(key);
    await page.getByText('shown once and is not kept').waitFor();
    await page.getByText(key.slice(0, 12)).waitFor();

    await page.getByRole('link', { name: 'Revoke CI of the shop' }).click();
    await page.getByRole('button', { name: 'Revoke the key' }).click();
    await page.getByText('1 revoked').waitFor();
    expect((await service.api('GET', '/api/v1/clock', { key })).status).toBe(401);
    await context.close();
  });

  test('watches a mail arrive, in the list of inboxes and in the inbox, and hears of it', async () => {
    const { browser, service, admin: storageState } = stage();
    const { id, email, organizationId } = await service.createInbox('live@inbox.test');
    const { context, page, complaints } = await newWindow(browser, { storageState });
    const list = await context.newPage();
    await list.goto(`${service.url}/o/${organizationId}/inboxes?q=live`);
    await page.goto(`${service.url}/o/${organizationId}/inboxes/${id}`);
    await page.getByText('Waiting for the first mail').waitFor();
    await Promise.all([page, list].map((one) => one.waitForSelector('body[data-connected]')));
    await send(service, email, codeMail('482913'));
    await page.locator('.big', { hasText: '482913' }).waitFor();
    await list.getByText('482913').first().waitFor();
    await expect.poll(() => page.locator('#said').textContent()).toContain('New code 482913');
    await send(service, email, codeMail('771204'));
    await page.locator('.big', { hasText: '771204' }).waitFor();
    expect(await page.locator('.mail').count()).toBe(2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('copies the code with one click, or with the key c', async () => {
    const { browser, service, admin: storageState } = stage();
    const { id, email, organizationId } = await service.createInbox('copy@inbox.test');
    await send(service, email, codeMail('305922'));
    const { context, page } = await newWindow(browser, {
      storageState,
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await page.goto(`${service.url}/o/${organizationId}/inboxes/${id}`);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copy the code 305922' }).click();
    await expect.poll(clipboard).toBe('305922');
    await page.getByRole('button', { name: 'Copy address' }).click();
    await expect.poll(clipboard).toBe(email);
    await page.locator('main').focus();
    await page.keyboard.press('c');
    await expect.poll(clipboard).toBe('305922');
    await context.close();
  });

  test('searches inboxes and messages, and is told what cannot be searched for', async () => {
    const { browser, service, admin: storageState } = stage();
    const { id, email, organizationId } = await service.createInbox('needle@inbox.test');
    await send(service, email, codeMail('118822', 'About apples'));
    await send(service, email, mailWith('About pears', [textPart('No code at all.')]));
    const { context, page } = await newWindow(browser, { storageState });
    await page.goto(`${service.url}/o/${organizationId}/inboxes`);
    await page.getByLabel('Search inboxes').fill('needle');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=needle/);
    expect(await page.locator('[data-row]').allTextContents()).toEqual([email]);
    await page.goto(`${service.url}/o/${organizationId}/inboxes/${id}?q=pears`);
    expect(await page.locator('.subject').allTextContents()).toEqual(['About pears']);
    await page.getByLabel('Search messages').fill('');
    await page.getByLabel('With a code').check();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL(/codes=1/);
    expect(await page.locator('.subject').allTextContents()).toEqual(['About apples']);
    await page.goto(`${service.url}/o/${organizationId}/inboxes/${id}?q=${encodeURIComponent('""')}`);
    await page.getByText('Search must contain at least one word').waitFor();
    await context.close();
  });

  test('sees to which tag a mail was sent, and finds the mails to one', async () => {
    const { browser, service, admin: storageState } = stage();
    const { id, organizationId } = await service.createInbox('parallel@inbox.test');
    for (const [tag, subject] of [
      ['+run41', 'Of run 41'],
      ['+run42', 'Of run 42'],
      ['', 'Of none'],
    ] as const) {
      const to = `parallel${tag}@inbox.test`;
      // What tells is where the mail was sent, not what its header says.
      await send(
        service,
        to,
        codeMail('118842', subject).replace('To: qa@inbox.test', 'To: everybody@acme.test'),
      );
    }
    const { context, page } = await newWindow(browser, { storageState });
    await page.goto(`${service.url}/o/${organizationId}/inboxes/${id}`);
    expect(await page.locator('.marks .tag').allTextContents()).toEqual(['+run42', '+run41']);
    await page.getByLabel('Search messages').fill('+run42');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=%2Brun42/);
    expect(await page.locator('.subject').allTextContents()).toEqual(['Of run 42']);
    await context.close();
  });

  test('deletes an inbox only by typing its address, and then the mail to it is explained', async () => {
    const { browser, service, admin: storageState } = stage();
    const { id, email, organizationId } = await service.createInbox('doomed@inbox.test');
    const { context, page } = await newWindow(browser, { storageState });
    await page.goto(`${service.url}/o/${organizationId}/inboxes/${id}/settings`);
    const confirm = page.getByLabel(`Type ${email} to confirm`);
    await confirm.fill('doomed');
    await page.getByRole('button', { name: 'Delete for ever' }).click();
    await page.getByText('Nothing was deleted').waitFor();
    // The page that says so can be gone back to, and asked for again, like any other.
    await page.getByRole('link', { name: 'Deliveries' }).click();
    await page.waitForURL(/\/deliveries$/);
    await page.goBack();
    await page.getByRole('heading', { name: 'Delete this inbox' }).waitFor();
    expect((await page.reload())?.request().method()).toBe('GET');
    await confirm.fill(email);
    await page.getByRole('button', { name: 'Delete for ever' }).click();
    await page.getByRole('status').getByText(`${email} was deleted.`).waitFor();
    // Said once.
    await page.reload();
    expect(await page.getByText(`${email} was deleted.`).count()).toBe(0);
    await send(service, email, codeMail('123123'));
    await send(service, 'never-made@inbox.test', codeMail('123123'));
    await page.getByRole('link', { name: 'Deliveries' }).click();
    await page.waitForURL(/\/deliveries$/);
    const [never, gone] = await page.locator('.attempts li').allTextContents();
    expect(never).toContain('There is no such inbox');
    expect(gone).toContain('The inbox was deleted');
    await page.goto(`${service.url}/o/${organizationId}/inboxes/new`);
    await page.getByLabel('Address').fill('doomed');
    await page.getByRole('button', { name: 'Create inbox' }).click();
    await page.getByText('Email address is not available').waitFor();
    expect(await page.getByLabel('Address').inputValue()).toBe('doomed');
    await context.close();
  });

  test('does everything with the keyboard alone', async () => {
    const { browser, service } = stage();
    const { email } = await service.createInbox('keys@inbox.test');
    await send(service, email, codeMail('640318', 'Older'));
    await send(service, email, codeMail('640319', 'Newer'));
    const { context, page } = await newWindow(browser);
    await page.goto(service.url);
    await page.keyboard.press('Tab');
    await page.getByLabel('Password').focus();
    await page.keyboard.type(adminPassword);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Inboxes' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to the content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('/');
    await page.keyboard.type('keys@');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=/);
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: email }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Older' }).waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    await page.getByLabel('Single keys do something').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('u');
    await page.keyboard.press('?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.getByRole('heading', { name: 'Older' }).waitFor();
    await context.close();
  });

  test('works without any script', async () => {
    const { browser, service } = stage();
    const { context, page } = await newWindow(browser, { javaScriptEnabled: false });
    await signIn(page, service);
    await page.getByRole('link', { name: 'New inbox' }).click();
    await page.getByLabel('Address').fill('plain');
    await page.getByRole('button', { name: 'Create inbox' }).click();
    await page.getByRole('button', { name: 'Send a test mail' }).click();
    expect(await page.locator('.big').textContent()).toMatch(/^\d{6}$/);
    expect(await page.locator('.copy').filter({ visible: true }).count()).toBe(0);
    await page.getByRole('button', { name: 'Dark' }).click();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await context.close();
  });

  test('reads a long mail in its frame with the keyboard alone, in a tall one, or by itself', async () => {
    const { browser, service, admin: storageState } = stage();
    const { id, email, organizationId } = await service.createInbox('frame@inbox.test');
    const logo = '<img src="https://cdn.acme.test/logo.png" alt="Acme">';
    const letter = (lines: number) => [htmlPart(logo + '<p>A line of the letter.</p>'.repeat(lines))];
    const short = await send(service, email, mailWith('Short', letter(1)));
    const long = await send(service, email, mailWith('Long', letter(200)));
    const { context, page } = await newWindow(browser, { storageState });
    const frame = page.locator('iframe');
    const heightOf = async (messageId: string) => {
      await page.goto(`${service.url}/o/${organizationId}/inboxes/${id}/messages/${messageId}`);
      return (await frame.boundingBox())?.height ?? 0;
    };
    expect(await heightOf(short)).toBeLessThan((await heightOf(long)) / 2);

    await page.getByRole('link', { name: 'Load remote images' }).focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME');
    const scrolled = async () => {
      await page.keyboard.press('End');
      return page
        .frameLocator('iframe')
        .locator('html')
        .evaluate((element) => element.scrollTop);
    };
    await expect.poll(scrolled).toBeGreaterThan(1_000);

    await page.locator('#tall').focus();
    await page.keyboard.press('Space');
    expect((await frame.boundingBox())?.height).toBeGreaterThan(2_000);
    const [alone] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('link', { name: 'Open alone' }).click(),
    ]);
    await alone.getByText('A line of the letter.').first().waitFor();
    expect(await alone.evaluate(() => [origin, window.opener])).toEqual(['null', null]);
    await context.close();
  });

  test('sees why a code was taken, marked in the text, and every other form of the mail', async () => {
    const { browser, service, admin: storageState } = stage();
    const { id, email, organizationId } = await service.createInbox('why@inbox.test');
    const messageId = await send(
      service,
      email,
      mailWith('Order 2049381', [
        textPart('Your verification code is 905117. Order 2049381 is on its way.'),
        htmlPart('<p>Your verification code is <b>905117</b>. Order 2049381 is on its way.</p>'),
      ]),
    );
    const { context, page } = await newWindow(browser, { storageState });
    const url = `${service.url}/o/${organizationId}/inboxes/${id}/messages/${messageId}`;
    await page.goto(url);
    expect(await page.locator('.big').textContent()).toBe('905117');
    expect(await page.locator('.reasons').first().textContent()).toMatch(/code/);
    await page.locator('label[for=width-phone]').click();
    expect((await page.locator('iframe').boundingBox())?.width).toBe(375);
    await page.getByRole('link', { name: 'Text' }).click();
    await page.locator('mark.chosen').waitFor();
    expect(await page.locator('mark.chosen').allTextContents()).toEqual(['905117']);
    await page.getByRole('link', { name: 'Headers' }).click();
    await page.getByText('Delivered-To').waitFor();
    await page.getByRole('link', { name: 'Raw' }).click();
    expect(await page.locator('pre').textContent()).toContain('multipart/alternative');
    await page.getByRole('link', { name: 'Delivery', exact: true }).click();
    await page.getByText('none: the mail came in the clear').waitFor();
    await context.close();
  });
});
