/** The second step: who may use the service, with keys, with the password of the admin, and as members. */
import { randomBytes } from 'node:crypto';
import { beginPassword } from '../firststart.ts';
import { accessUseCases, type KeyRefusal } from '../inbox/access.ts';
import { AdminPassword } from '../inbox/adminpassword.ts';
import { KeyUse } from '../inbox/keyuse.ts';
import { memberUseCases } from '../inbox/members.ts';
import { sessionUseCases } from '../inbox/sessions.ts';
import { StartError } from '../runtime/index.ts';
import type { StartContext } from './context.ts';
import type { Storage } from './storage.ts';

const refusals: Readonly<Record<KeyRefusal, string>> = {
  foreign: 'is a key of another organization: configure one that is not in use there',
  revoked: 'was revoked: configure another key',
};

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

/** @throws StartError */
export async function openAccounts(context: StartContext, storage: Storage) {
  const { config, clock, logger, lifecycle, makeId, passwords } = context;
  const { store, stampClock, newPassword } = storage;
  const keyUse = new KeyUse({ store, clock, logger });
  lifecycle.started({ name: 'key use', stop: () => keyUse.stop() });
  const access = accessUseCases({ store, stampClock, makeId, keyUse, randomBytes });
  const adminPassword = new AdminPassword(store, passwords, config.ADMIN_PASSWORD);
  /** Null when there is one already. */
  const firstPassword = (await adminPassword.isSet())
    ? null
    : (newPassword ?? beginPassword(passwords, randomBytes));
  const organization = await access.defaultOrganization();
  const refusal = await access.keepEnvironmentKey(organization.id, config.API_KEY);
  if (refusal !== null) throw new StartError(`EMAIL_INBOX_API_KEY ${refusals[refusal]}`);
  const sessions = sessionUseCases({ store, passwords, adminPassword, clock, randomBytes, logger });
  const members = memberUseCases({ store, passwords, stampClock, makeId, randomBytes });
  return { access, adminPassword, firstPassword, organization, sessions, members };
}
