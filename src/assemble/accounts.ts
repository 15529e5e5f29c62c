/** The second step: who may use the service, with keys, with the password of the admin, and as members. */
import { randomBytes } from 'node:crypto';
import { beginPassword, prepareAccess } from '../firststart.ts';
import { accessUseCases } from '../inbox/access.ts';
import { AdminPassword } from '../inbox/adminpassword.ts';
import { KeyUse } from '../inbox/keyuse.ts';
import { memberUseCases } from '../inbox/members.ts';
import { sessionUseCases } from '../inbox/sessions.ts';
import type { StartContext } from './context.ts';
import type { Storage } from './storage.ts';

export type Accounts = Awaited<ReturnType<typeof openAccounts>>;

export async function openAccounts(context: StartContext, storage: Storage) {
  const { config, clock, logger, lifecycle, makeId } = context;
  const { store, stampClock, passwords, newPassword } = storage;
  const keyUse = new KeyUse({ store, clock, logger });
  lifecycle.started({ name: 'key use', stop: () => keyUse.stop() });
  const access = accessUseCases({ store, stampClock, makeId, keyUse, randomBytes });
  const adminPassword = new AdminPassword(store, passwords, config.ADMIN_PASSWORD);
  /** Null when there is one already. */
  const firstPassword = (await adminPassword.isSet())
    ? null
    : (newPassword ?? beginPassword(passwords, randomBytes));
  const organization = await prepareAccess(access, config.API_KEY);
  const sessions = sessionUseCases({ store, passwords, adminPassword, clock, randomBytes, logger });
  const members = memberUseCases({ store, passwords, stampClock, makeId, randomBytes });
  return { access, adminPassword, firstPassword, organization, sessions, members };
}
