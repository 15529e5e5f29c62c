/** `inboxd inbox ensure EMAIL`, and how every command reaches the inbox that an address names. */
import type { Arguments } from './arguments.ts';
import { dataOf, findOrganization, organizationsOf } from './organizations.ts';
import { CliError, type CliWorld, type ExitCode } from './port.ts';
import type { Server, ServerAnswer } from './server.ts';

export interface Inbox {
  readonly id: string;
  readonly email: string;
}

/** How a request reaches the routes of inboxes: with the key, or as the admin by way of an organization. */
export interface Way {
  get(path: string, waitMs?: number): Promise<ServerAnswer>;
  post(path: string, body: unknown): Promise<ServerAnswer>;
}

/** Where it does not matter which organization a request is about. */
export async function anyWayIn(server: Server): Promise<Way> {
  const [way] = await waysIn(server);
  if (way === undefined)
    throw new CliError('there is no organization yet: make one with inboxd org create NAME');
  return way;
}

/** The time of the service. */
export async function timeOf(way: Way): Promise<{ readonly now: string; readonly epochMs: number }> {
  return dataOf(await way.get('/clock'));
}

/** With the key the one way there is; as the admin one for each organization. */
export async function waysIn(server: Server): Promise<readonly Way[]> {
  if (isWithKey(server)) return [wayWithKey(server)];
  const organizations = await organizationsOf(server);
  return organizations.map(({ id }) => wayAsAdmin(server, id));
}

function isWithKey(server: Server): boolean {
  if (server.credentials === 'none')
    throw new CliError(
      'set EMAIL_INBOX_API_KEY or EMAIL_INBOX_ADMIN_PASSWORD: the server wants to know who asks',
      2,
    );
  return server.credentials === 'key';
}

function wayWithKey(server: Server): Way {
  return {
    get: (path, waitMs) => server.withKey('GET', path, undefined, waitMs),
    post: (path, body) => server.withKey('POST', path, body),
  };
}

function wayAsAdmin(server: Server, organizationId: string): Way {
  const base = `/organizations/${organizationId}`;
  return {
    get: (path, waitMs) => server.asAdmin('GET', base + path, undefined, waitMs),
    post: (path, body) => server.asAdmin('POST', base + path, body),
  };
}

/** The inbox with this address. */
export async function findInbox(
  ways: readonly Way[],
  email: string,
): Promise<{ way: Way; inbox: Inbox } | null> {
  for (const way of ways) {
    const answer = await way.get(`/emailInbox?email=${encodeURIComponent(email)}`);
    const [inbox]: readonly Inbox[] = dataOf(answer, { email: 'EMAIL' });
    if (inbox !== undefined) return { way, inbox };
  }
  return null;
}

/** An address as it is typed; the server knows it in any spelling. @throws CliError. */
export function addressOf(typed: string): string {
  const email = typed.trim().toLowerCase();
  if (!/^[^@\s]+@[^@\s]+$/.test(email))
    throw new CliError('EMAIL must be an address such as qa@inbox.test', 2);
  return email.replace(/\.$/, '');
}

/** The address of the inbox that mail to this one is for. */
export function withoutTag(email: string): string {
  return email.replace(/\+[^@]*@/, '@');
}

/** Prints the id alone, the same each time, so that a script can begin with it. */
export async function ensureInbox(
  { positional: [typed = ''], values }: Arguments,
  server: Server,
  world: CliWorld,
): Promise<ExitCode> {
  const email = withoutTag(addressOf(typed));
  const organization = values.get('org')?.[0];
  if (organization !== undefined && !server.knowsAdmin)
    throw new CliError(
      '--org is for the admin: set EMAIL_INBOX_ADMIN_PASSWORD, or leave it out, as the key is of one organization',
      2,
    );
  const way =
    organization === undefined && isWithKey(server)
      ? wayWithKey(server)
      : wayAsAdmin(server, (await findOrganization(server, organization)).id);
  const inbox = (await findInbox([way], email))?.inbox ?? (await createInbox(way, email, values));
  world.print(values.has('json') ? JSON.stringify(inbox) : inbox.id);
  return 0;
}

async function createInbox(way: Way, email: string, values: Arguments['values']): Promise<Inbox> {
  const answer = await way.post('/emailInbox', { email, name: values.get('name')?.[0] });
  if (answer.code === 'email_unavailable') {
    // Another one that ran at the same time was faster, or the address is somebody else's.
    const made = await findInbox([way], email);
    if (made !== null) return made.inbox;
  }
  return dataOf(answer, { email: 'EMAIL', name: '--name' });
}
