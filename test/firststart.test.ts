import { createServer } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { removeTemporaryDirectories, startService, temporaryDirectory } from './support/service.ts';

afterAll(removeTemporaryDirectories);

const unset = { API_KEY: '', ADMIN_PASSWORD: '' };

async function shownBy(directory: string, environment: Readonly<Record<string, string>>) {
  const service = await startService({ directory, environment });
  const { firstStart } = service;
  const key = firstStart?.apiKey;
  if (key) expect((await service.api('GET', '/api/v1/clock', { key })).status).toBe(200);
  await service.stop();
  return firstStart;
}

describe('the first start of a database', () => {
  test('makes a key and a password, shows both, and never again', async () => {
    const directory = await temporaryDirectory();
    const shown = await shownBy(directory, unset);
    expect(shown?.apiKey).toMatch(/^sk_live_[\w-]{22,}$/);
    expect(shown?.adminPassword).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    expect(await shownBy(directory, unset)).toBeNull();
    expect(await shownBy(directory, unset)).toBeNull();
  });

  test('makes another key and password for another database', async () => {
    const one = await shownBy(await temporaryDirectory(), unset);
    const other = await shownBy(await temporaryDirectory(), unset);
    expect(one?.apiKey).not.toBe(other?.apiKey);
    expect(one?.adminPassword).not.toBe(other?.adminPassword);
  });

  test('makes no key when one is configured, and no password when one is configured', async () => {
    const key = `sk_live_${'k'.repeat(30)}`;
    expect(await shownBy(await temporaryDirectory(), { ...unset, API_KEY: key })).toMatchObject({
      apiKey: null,
    });
    const configured = { ...unset, ADMIN_PASSWORD: 'correct horse' };
    const shown = await shownBy(await temporaryDirectory(), configured);
    expect(shown?.adminPassword).toBeNull();
    expect(shown?.apiKey).toMatch(/^sk_live_/);
  });

  test('a password that is no longer configured is made and shown at a later start, without a key', async () => {
    const directory = await temporaryDirectory();
    await shownBy(directory, { ...unset, ADMIN_PASSWORD: 'correct horse' });
    const later = await shownBy(directory, unset);
    expect(later?.apiKey).toBeNull();
    expect(later?.adminPassword).toMatch(/^[a-z2-9-]{23}$/);
    expect(await shownBy(directory, unset)).toBeNull();
  });

  test('that fails at a listener uses nothing up: the next one still shows both', async () => {
    const directory = await temporaryDirectory();
    const occupier = createServer();
    await new Promise<void>((resolve) => occupier.listen(0, '127.0.0.1', resolve));
    const { port } = occupier.address() as { port: number };
    await expect(
      startService({ directory, environment: { ...unset, SMTP_PORT: String(port) } }),
    ).rejects.toThrow(`cannot listen on smtp://127.0.0.1:${port}: the port is already in use`);
    await new Promise((resolve) => occupier.close(resolve));
    expect(await shownBy(directory, unset)).toMatchObject({
      apiKey: expect.stringMatching(/^sk_live_/),
      adminPassword: expect.stringMatching(/^[a-z2-9-]{23}$/),
    });
  });
});
