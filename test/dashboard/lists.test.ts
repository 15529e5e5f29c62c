/** A list of inboxes or messages: its pages, and how it changes under a person's eyes and pointer. */
import { describe, expect, test } from 'vitest';
import { startService } from '../support/service.ts';
import { stageForAll } from '../support/stage.ts';
import { hasBrowser, mailWith, newWindow, send, signIn, textPart } from './kit.ts';

const letter = (subject: string) => mailWith(subject, [textPart('Nothing to type.')]);

describe.runIf(hasBrowser)('a list', () => {
  const stage = stageForAll();

  test('leads to what is older and back to the newest, with the search that was made', async () => {
    const { browser, service, admin: storageState } = stage();
    const { id, email, organizationId } = await service.createInbox('pages@inbox.test');
    for (let number = 1; number <= 51; number++) await send(service, email, letter(`Apple ${number}`));
    await send(service, email, letter('Pear'));
    const { context, page } = await newWindow(browser, { storageState });
    const here = `${service.url}/o/${organizationId}/inboxes/${id}`;
    await page.goto(`${here}?q=apple`);
    expect(await page.locator('.mail').count()).toBe(50);
    await page.getByRole('link', { name: 'Older' }).click();
    await page.getByText('Apple 1', { exact: true }).waitFor();
    expect(await page.locator('.mail').count()).toBe(1);
    await page.getByRole('link', { name: 'Newest' }).click();
    await page.getByText('Apple 51', { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=apple');

    await page.goto(`${here}?cursor=msg_${'0'.repeat(32)}`);
    await page.getByRole('heading', { name: 'No older message' }).waitFor();
    await page.getByRole('link', { name: 'Newest' }).click();
    await page.getByText('Pear', { exact: true }).waitFor();
    await page.goto(`${here}?cursor=nothing-of-ours`);
    await page.getByText('Pear', { exact: true }).waitFor();
    await context.close();
  });

  test('stays as it is while the pointer moves over it, and takes in what came when that rests', async () => {
    const { browser, service, admin: storageState } = stage();
    const { id, email, organizationId } = await service.createInbox('still@inbox.test');
    await send(service, email, letter('Seen'));
    const { context, page } = await newWindow(browser, { storageState });
    await page.clock.install();
    await page.goto(`${service.url}/o/${organizationId}/inboxes/${id}`);
    await page.waitForSelector('body[data-connected]');
    const seen = await page.locator('.mail').first().boundingBox();
    // Its own line to the news, open before there are any.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const source = new EventSource(document.body.dataset.live ?? '');
          source.addEventListener('open', () => resolve());
          source.addEventListener('message', () => {
            document.body.dataset.told = '';
          });
        }),
    );
    // From here on time passes for the page when the test says so, however busy the machine is.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    const moves = async () => {
      await page.mouse.move(seen!.x + 40, seen!.y + 10);
      await page.mouse.move(seen!.x + 60, seen!.y + 10);
    };
    await moves();
    await send(service, email, letter('New'));
    while (!(await page.locator('body[data-told]').count()));
    await page.clock.runFor(500);
    await moves();
    await page.clock.runFor(500);
    // The row under the pointer is still the one that was there when the hand set out.
    expect(await page.locator('.mail').count()).toBe(1);
    await page.clock.runFor(100);
    while (!(await page.locator('.subject', { hasText: 'New' }).count()));
    await context.close();
  });

  test('shows a title that is written from the right where every title begins, and says what its encoded words mean', async () => {
    const { browser, service, admin: storageState } = stage();
    const { id, email, organizationId } = await service.createInbox('arabic@inbox.test');
    const subject = 'مرحبا بك';
    const encoded = `=?UTF-8?B?${Buffer.from(subject).toString('base64')}?=`;
    const messageId = await send(service, email, letter(encoded));
    const { context, page } = await newWindow(browser, { storageState });
    await page.goto(`${service.url}/o/${organizationId}/inboxes/${id}/messages/${messageId}?tab=headers`);
    const [title, heading] = await Promise.all(
      ['.head h1 .clamped', '.head'].map((selector) =>
        page.locator(selector).evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getClientRects()[0]?.left ?? -1;
        }),
      ),
    );
    expect(Math.abs(title! - heading!)).toBeLessThan(2);
    const row = page.locator('.headers tr', { hasText: 'Subject' });
    expect(await row.locator('td').textContent()).toBe(`${encoded}${subject}`);
    await context.close();
  });

  test('of an inbox that is deleted elsewhere gives way to a page that says so', async () => {
    const { browser, service, admin: storageState } = stage();
    const { id, organizationId } = await service.createInbox('gone@inbox.test');
    const { context, page } = await newWindow(browser, { storageState });
    await page.goto(`${service.url}/o/${organizationId}/inboxes/${id}`);
    await page.waitForSelector('body[data-connected]');
    expect((await service.api('DELETE', `/api/v1/emailInbox/${id}`)).status).toBe(200);
    await page.getByRole('heading', { name: 'Not found' }).waitFor();
    await context.close();
  });

  test('says when its line is down for long, until it is up again', async () => {
    const { browser } = stage();
    const own = await startService();
    const { id, organizationId } = await own.createInbox('line@inbox.test');
    const { context, page } = await newWindow(browser);
    await page.clock.install();
    await signIn(page, own);
    await page.goto(`${own.url}/o/${organizationId}/inboxes/${id}`);
    await page.waitForSelector('body[data-connected]');
    await own.stop();
    await page.waitForSelector('body:not([data-connected])');
    const notice = page.locator('#offline');
    expect(await notice.isVisible()).toBe(false);
    await page.clock.runFor(3_000);
    await notice.waitFor();
    const environment = { HTTP_PORT: new URL(own.url).port };
    const again = await startService({ directory: own.directory, environment });
    await notice.waitFor({ state: 'hidden' });
    await context.close();
    await again.stop();
  });
});
