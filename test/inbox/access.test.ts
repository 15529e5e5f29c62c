import { afterAll, describe, expect, test } from 'vitest';
import { allScopes } from '../../src/access/scopes.ts';
import { removeTemporaryDirectories, startService, temporaryDirectory, testKey } from '../support/service.ts';

afterAll(removeTemporaryDirectories);

const otherKey = 'sk_live_other000000000000000000000000000';

/** Starts on this directory, asks which of the keys open the door, and stops again. */
async function opened(
  directory: string,
  environmentKey: string,
  keys: readonly string[],
): Promise<boolean[]> {
  const service = await startService({ directory, environment: { API_KEY: environmentKey } });
  const answers: boolean[] = [];
  for (const key of keys) answers.push((await service.api('GET', '/api/v1/clock', { key })).status === 200);
  await service.stop();
  return answers;
}

describe('the key of the configuration', () => {
  test('is valid while it is configured, replaced by another one, and valid again when it comes back', async () => {
    const directory = await temporaryDirectory();
    const keys = [testKey, otherKey];
    expect(await opened(directory, testKey, keys)).toEqual([true, false]);
    expect(await opened(directory, testKey, keys)).toEqual([true, false]);
    expect(await opened(directory, otherKey, keys)).toEqual([false, true]);
    expect(await opened(directory, '', keys)).toEqual([false, false]);
    expect(await opened(directory, testKey, keys)).toEqual([true, false]);
  });

  test('leaves the keys of members alone, and theirs that are revoked stay so', async () => {
    const directory = await temporaryDirectory();
    const first = await startService({ directory });
    const organization = await first.access.defaultOrganization();
    const kept = await first.access.createKey(organization.id, { name: 'kept', scopes: allScopes });
    const revoked = await first.access.createKey(organization.id, { name: 'revoked', scopes: allScopes });
    await first.access.revokeKey(organization.id, revoked.key.id);
    await first.stop();
    expect(await opened(directory, otherKey, [kept.secret, revoked.secret])).toEqual([true, false]);
  });

  test('is that of a member from then on, where it is one: with every scope, and only while it is configured', async () => {
    const directory = await temporaryDirectory();
    const first = await startService({ directory });
    const organization = await first.access.defaultOrganization();
    const asked = { name: 'printed', scopes: ['email_inboxes:read'] as const };
    const { secret } = await first.access.createKey(organization.id, asked);
    await first.stop();
    const configured = await startService({ directory, environment: { API_KEY: secret } });
    const json = { email: 'qa@inbox.test' };
    expect((await configured.api('POST', '/api/v1/emailInbox', { key: secret, json })).status).toBe(201);
    await configured.stop();
    expect(await opened(directory, otherKey, [secret, otherKey])).toEqual([false, true]);
    expect(await opened(directory, secret, [secret])).toEqual([true]);
  });

  test('is none that a person has revoked, and none of another organization: the start says so', async () => {
    const directory = await temporaryDirectory();
    const first = await startService({ directory });
    const { id } = await first.access.defaultOrganization();
    const revoked = await first.access.createKey(id, { name: 'revoked', scopes: allScopes });
    await first.access.revokeKey(id, revoked.key.id);
    const team = await first.access.createOrganization('Team B');
    const theirs = await first.access.createKey(team.id, { name: 'theirs', scopes: allScopes });
    await first.stop();
    const start = (key: string) => startService({ directory, environment: { API_KEY: key } });
    await expect(start(revoked.secret)).rejects.toThrow('EMAIL_INBOX_API_KEY was revoked');
    await expect(start(theirs.secret)).rejects.toThrow(
      'EMAIL_INBOX_API_KEY is a key of another organization',
    );
    expect(await opened(directory, testKey, [testKey, theirs.secret])).toEqual([true, true]);
  });

  test('has every scope, in the organization that always exists', async () => {
    const service = await startService();
    const organization = await service.access.defaultOrganization();
    expect(organization.name).toBe('default');
    const inbox = await service.createInbox('qa@inbox.test');
    expect(inbox.organizationId).toBe(organization.id);
    const [key] = await service.access.keys(organization.id);
    expect(key).toMatchObject({
      name: 'EMAIL_INBOX_API_KEY',
      scopes: allScopes,
      prefix: testKey.slice(0, 12),
    });
    await service.stop();
  });
});

describe('the first start without a configured key', () => {
  test('makes one that works and is handed out that once', async () => {
    const directory = await temporaryDirectory();
    const first = await startService({ directory, environment: { API_KEY: '', ADMIN_PASSWORD: '' } });
    const { apiKey, adminPassword } = first.firstStart!;
    expect(apiKey).toMatch(/^sk_live_[A-Za-z0-9]{33}$/);
    expect(adminPassword).toMatch(/^([a-z2-9]{5}-){3}[a-z2-9]{5}$/);
    expect((await first.api('GET', '/api/v1/clock', { key: apiKey })).status).toBe(200);
    expect(first.log.join('')).not.toContain(apiKey!.slice(8));
    expect(first.log.join('')).not.toContain(adminPassword);
    await first.stop();
    const second = await startService({ directory, environment: { API_KEY: '', ADMIN_PASSWORD: '' } });
    expect(second.firstStart).toBeNull();
    expect((await second.api('GET', '/api/v1/clock', { key: apiKey })).status).toBe(200);
    await second.stop();
  });
});

describe('organizations', () => {
  test('have names that exist once, and each its own keys', async () => {
    const service = await startService();
    const { access } = service;
    const team = await access.createOrganization('team');
    await expect(access.createOrganization('team')).rejects.toMatchObject({ code: 'organization_taken' });
    expect((await access.organizations()).map(({ name }) => name)).toEqual(['default', 'team']);
    const { key } = await access.createKey(team.id, { name: 'ci', scopes: ['email_inboxes:read'] });
    expect(await access.keys(team.id)).toEqual([key]);
    await access.revokeKey(team.id, key.id);
    await expect(access.revokeKey(team.id, key.id)).rejects.toMatchObject({ code: 'key_not_found' });
    const [revoked] = await access.keys(team.id);
    expect(revoked!.revokedAt).toBeGreaterThanOrEqual(key.createdAt);
    await service.stop();
  });
});
