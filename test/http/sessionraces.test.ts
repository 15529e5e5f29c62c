/**
 * What happens to an account while its password is being looked at, which takes a tenth of a second: whoever has left gets no
 * session, and an old password none that outlives it.
 */
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Passwords } from '../../src/access/password.ts';
import { serveForAll } from '../support/fixture.ts';
import { startService, type TestService } from '../support/service.ts';
import { Browser, newMember, newOrganization, personPassword } from './browser.ts';

let service: TestService;
serveForAll({ environment: { TRUSTED_PROXIES: '127.0.0.1' } }, (started) => {
  service = started;
});

let admin: Browser;
beforeAll(async () => {
  admin = await new Browser(service).signIn();
});

/** Holds whoever has had a password checked, or a new one hashed, until the other has done what takes no password. */
async function meanwhile<T>(
  method: 'verify' | 'hash',
  begin: () => Promise<T>,
  happens: () => Promise<unknown>,
): Promise<T> {
  const original = Passwords.prototype[method] as (...args: never[]) => Promise<unknown>;
  let reached = () => {};
  let goOn = () => {};
  const isReached = new Promise<void>((resolve) => {
    reached = resolve;
  });
  const mayGoOn = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const spy = vi.spyOn(Passwords.prototype, method).mockImplementationOnce(async function (
    this: Passwords,
    ...args: unknown[]
  ) {
    const result = await original.apply(this, args as never[]);
    reached();
    await mayGoOn;
    return result as never;
  });
  const begun = begin();
  await isReached;
  spy.mockRestore();
  await happens();
  goOn();
  return begun;
}

const signIn = (browser: Browser, name: string, password = personPassword) =>
  browser.ask('POST', '/session', { json: { name, password } });

describe('a sign-in', () => {
  test('of somebody who leaves meanwhile makes no session, and certainly none of the admin', async () => {
    const organization = await newOrganization(admin, 'Leaving');
    const member = await newMember(service, admin, organization, 'leaver@acme.test', 'member');
    const again = new Browser(service);
    const answer = await meanwhile(
      'verify',
      () => signIn(again, 'leaver@acme.test'),
      () => member.ask('DELETE', `/organizations/${organization}/members/${member.id}`),
    );
    expect([answer.status, answer.headers.get('x-error-code')]).toEqual([401, 'wrong_password']);
    expect((await again.ask('GET', '/session')).status).toBe(401);
    expect((await again.ask('GET', '/organizations')).status).toBe(401);
  });

  test('with a password that is reset meanwhile makes none', async () => {
    const organization = await newOrganization(admin, 'Reset');
    const person = await newMember(service, admin, organization, 'victim@acme.test');
    const path = `/organizations/${organization}/members/${person.id}/passwordLink`;
    const { token } = (await admin.ask('POST', path)).body.data;
    const thief = new Browser(service);
    const answer = await meanwhile(
      'verify',
      () => signIn(thief, 'victim@acme.test'),
      () =>
        new Browser(service).ask('POST', '/invitation/accept', {
          json: { token, password: 'the new password 123' },
        }),
    );
    expect(answer.status).toBe(401);
    expect((await thief.ask('GET', '/session')).status).toBe(401);
  });

  test('of the admin with a password that is changed meanwhile makes none', async () => {
    const own = await startService({ environment: { ADMIN_PASSWORD: '', TRUSTED_PROXIES: '127.0.0.1' } });
    const current = own.firstStart?.adminPassword ?? '';
    const first = await new Browser(own).signIn(current);
    const thief = new Browser(own);
    const json = { current, next: 'chosen by a person' };
    const answer = await meanwhile(
      'verify',
      () => thief.ask('POST', '/session', { json: { password: current } }),
      async () => expect((await first.ask('PUT', '/password', { json })).status).toBe(200),
    );
    expect(answer.status).toBe(401);
    expect((await first.ask('GET', '/session')).status).toBe(200);
    await own.stop();
  });
});

describe('a change of the password', () => {
  test('does not undo a reset that comes meanwhile', async () => {
    const organization = await newOrganization(admin, 'Undone');
    const name = 'second@acme.test';
    const person = await newMember(service, admin, organization, name);
    const path = `/organizations/${organization}/members/${person.id}/passwordLink`;
    const { token } = (await admin.ask('POST', path)).body.data;
    const thief = await new Browser(service).signIn(personPassword, name);
    const json = { current: personPassword, next: 'password of the thief' };
    const answer = await meanwhile(
      'verify',
      () => thief.ask('PUT', '/password', { json }),
      () =>
        new Browser(service).ask('POST', '/invitation/accept', {
          json: { token, password: 'the new password 123' },
        }),
    );
    expect(answer.status).not.toBe(200);
    expect((await signIn(new Browser(service), name, 'password of the thief')).status).toBe(401);
    expect((await signIn(new Browser(service), name, 'the new password 123')).status).toBe(201);
  });
});
