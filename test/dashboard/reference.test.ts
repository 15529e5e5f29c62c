/** The files of the reference as they are served. */
import { expect, test } from 'vitest';
import { serveForAll } from '../support/fixture.ts';
import type { TestService } from '../support/service.ts';

let service: TestService;

serveForAll({ environment: { PUBLIC_URL: 'https://mail.example.org/inboxd' } }, (started) => {
  service = started;
});

test('the page names its files under the public path, and lets nothing in from elsewhere', async () => {
  const page = await service.api('GET', '/docs', { key: null });
  expect(page.status).toBe(200);
  const named = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((address) => !address.startsWith('/inboxd/'))).toEqual([]);
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(
    /default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'/,
  );
  for (const address of named.filter((known) => /\.(js|ts|css|svg)$/.test(known))) {
    const file = await service.api('GET', address.slice('/inboxd'.length), { key: null });
    expect([address, file.status, file.headers.get('x-content-type-options')]).toEqual([
      address,
      200,
      'nosniff',
    ]);
    expect(file.headers.get('cache-control')).toContain('immutable');
  }
});

test('the viewer is sent compressed to who takes that, and whole to who does not', async () => {
  const page = await service.api('GET', '/docs', { key: null });
  const address = /src="\/inboxd(\/docs\/[^"]+\.js)"/.exec(page.text)![1]!;
  const plain = await fetch(service.url + address, { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  const text = await plain.text();
  expect(text.length).toBeGreaterThan(1_000_000);
  const packed = await fetch(service.url + address, { headers: { 'Accept-Encoding': 'gzip' } });
  expect(packed.headers.get('content-encoding')).toBe('gzip');
  expect(await packed.text()).toBe(text);
});

test('nothing else lies beside it', async () => {
  for (const name of ['index.html', '..%2fpackage.json', 'swagger-ui-bundle.js.map', '__proto__']) {
    const page = await service.api('GET', '/docs', { key: null });
    const folder = /src="\/inboxd(\/docs\/[^"]+\/)[^"/]+\.js"/.exec(page.text)![1]!;
    expect((await service.api('GET', folder + name, { key: null })).status).toBe(404);
  }
});
