/** Mails written to attack, opened one by one in a real browser, beside a server that counts who comes. */

import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Stage, stageForAll } from '../support/stage.ts';
import { hostileMails } from './hostilemails.ts';
import { hasBrowser, htmlPart, mailWith, newWindow, send } from './kit.ts';

describe.runIf(hasBrowser)('the HTML of a mail', () => {
  const stage = stageForAll({ whole: true });

  let canary: Server;
  let address = '';
  let calls: string[] = [];
  let at: Stage;

  beforeAll(async () => {
    at = stage();
    // Not one byte has to come: a connection alone tells the sender that the mail was opened.
    canary = createServer((socket) => {
      calls.push('connection');
      socket.once('data', (data) => calls.push(data.toString('latin1').split('\r\n', 1)[0] ?? ''));
      socket.on('error', () => {});
      socket.end('HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n');
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => canary.close(resolve)));

  test('runs nothing, loads nothing from elsewhere and leads nowhere, whatever it tries', async () => {
    const { service, browser, admin: storageState } = at;
    const inbox = await service.createInbox('hostile@inbox.test');
    const mails = hostileMails(address);
    expect(mails.length).toBeGreaterThanOrEqual(60);
    const list = `${service.url}/o/${inbox.organizationId}/inboxes/${inbox.id}/messages`;
    const ids = await Promise.all(
      mails.map(([name, html]) => send(service, inbox.email, mailWith(name, [htmlPart(html)]))),
    );
    const { context, requests, answered } = await newWindow(browser, { storageState });
    const dialogs: string[] = [];
    const popups: string[] = [];
    context.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    requests.length = 0;
    const wrong: string[] = [];
    const left = mails.map(([name], index) => ({ name, url: `${list}/${ids[index]}` }));
    const work = async () => {
      const page = await context.newPage();
      page.on('popup', (popup) => popups.push(popup.url()));
      for (let next = left.shift(); next !== undefined; next = left.shift()) {
        await page.goto(next.url, { waitUntil: 'load' });
        // A machine under load may not have read the mail in time; that is shown as text, and can be tried again.
        if ((await page.locator('iframe').count()) === 0) await page.reload({ waitUntil: 'load' });
        const box = await page.evaluate(() => {
          const frame = document.querySelector('iframe')!.getBoundingClientRect();
          const around = document.querySelector('.mail-frame')!.getBoundingClientRect();
          const brand = document.querySelector('.brand')!.getBoundingClientRect();
          const above = document.elementFromPoint(brand.x + brand.width / 2, brand.y + brand.height / 2);
          return {
            inside: frame.left >= around.left && frame.right <= around.right && frame.bottom <= around.bottom,
            uncovered: above?.closest('.brand') !== null,
            fits: document.documentElement.scrollWidth <= innerWidth,
            focused: document.activeElement?.tagName,
            title: document.title,
          };
        });
        // Where a person would click first.
        await page.mouse.move(640, 500);
        const ok = page.url() === next.url && box.inside && box.uncovered && box.fits;
        if (!ok || box.title !== `${next.name} · inboxd` || box.focused === 'IFRAME')
          wrong.push(`${next.name}: ${page.url()} ${JSON.stringify(box)}`);
      }
      await page.close();
    };
    await Promise.all([work(), work(), work()]);
    expect(wrong).toEqual([]);
    expect(calls).toEqual([]);
    const isElsewhere = (url: string) => url.startsWith('http') && !url.startsWith(service.url);
    expect(answered.filter(isElsewhere)).toEqual([]);
    // They did try: the browser tells of what it stopped.
    expect(requests.filter(isElsewhere).length).toBeGreaterThan(10);
    const framed = requests.filter((url) => url.endsWith('/html'));
    expect(framed.length).toBe(mails.length);
    // Of our own server too the mails got nothing but themselves.
    expect(answered.filter((url) => /\/signout|\/api\//.test(url))).toEqual([]);
    expect({ dialogs, popups }).toEqual({ dialogs: [], popups: [] });
    await context.close();
  });

  test('is as harmless when its document is opened by itself', async () => {
    const { service, browser, admin: storageState } = at;
    const inbox = await service.createInbox('alone@inbox.test');
    const html = `<p id="p">text</p><img src="${address}/p.png"><script>document.title='ran';fetch('${address}')</script>`;
    const id = await send(service, inbox.email, mailWith('alone', [htmlPart(html)]));
    const { context, page } = await newWindow(browser, { storageState });
    const answer = await page.goto(
      `${service.url}/o/${inbox.organizationId}/inboxes/${inbox.id}/messages/${id}/html`,
    );
    expect(answer?.headers()['content-security-policy']).toContain('sandbox');
    expect(await page.title()).toBe('');
    expect(calls).toEqual([]);
    await context.close();
  });

  test('shows its remote images when a person asks for them, and loads nothing else even then', async () => {
    const { service, browser, admin: storageState } = at;
    const inbox = await service.createInbox('images@inbox.test');
    const html = `<img src="${address}/wanted.png"><style>@import '${address}/sheet.css'</style><iframe src="${address}/frame"></iframe>`;
    const id = await send(service, inbox.email, mailWith('images', [htmlPart(html)]));
    const { context, page } = await newWindow(browser, { storageState });
    await page.goto(`${service.url}/o/${inbox.organizationId}/inboxes/${inbox.id}/messages/${id}`);
    expect(calls).toEqual([]);
    await page.getByRole('link', { name: 'Load remote images' }).click();
    await expect
      .poll(() => calls.filter((line) => line.startsWith('GET')))
      .toEqual(['GET /wanted.png HTTP/1.1']);
    await page.getByRole('link', { name: 'Block remote images' }).waitFor();
    calls = [];
    await context.close();
  });

  test('shows the images that came with it, and its links with where they really go', async () => {
    const { service, browser, admin: storageState } = at;
    const inbox = await service.createInbox('inline@inbox.test');
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const id = await send(
      service,
      inbox.email,
      mailWith('inline', [
        htmlPart('<img id="i" src="cid:logo@acme"><a href="https://evil.example/x">https://bank.example</a>'),
        {
          type: 'image/png',
          body: pixel,
          headers: ['Content-ID: <logo@acme>', 'Content-Transfer-Encoding: base64'],
        },
      ]),
    );
    const { context, page } = await newWindow(browser, { storageState });
    await page.goto(`${service.url}/o/${inbox.organizationId}/inboxes/${inbox.id}/messages/${id}`);
    const image = page.frameLocator('iframe').locator('#i');
    await expect.poll(() => image.getAttribute('src')).toContain('data:image/png;base64,');
    const box = await image.boundingBox();
    expect(box?.width).toBe(1);
    expect(await page.locator('.links').textContent()).toContain('https://evil.example/x');
    await context.close();
  });
});
