/** `inboxd otp EMAIL`: the one-time code of an inbox on standard output, and nothing else there. */
import { domainToASCII } from 'node:url';
import type { Arguments } from './arguments.ts';
import { dataOf, organizationsOf } from './organizations.ts';
import { CliError, type CliWorld, type ExitCode } from './port.ts';
import type { Server, ServerAnswer } from './server.ts';

interface Inbox {
  readonly id: string;
  readonly email: string;
}

type Get = (path: string, waitMs?: number) => Promise<ServerAnswer>;

/** How a request reaches the routes of inboxes: with the key, or as the admin by way of an organization. */
async function waysIn(server: Server): Promise<readonly Get[]> {
  if (server.credentials === 'none')
    throw new CliError(
      'set EMAIL_INBOX_API_KEY or EMAIL_INBOX_ADMIN_PASSWORD: the server wants to know who asks',
      2,
    );
  if (server.credentials === 'key') return [(path, waitMs) => server.withKey('GET', path, waitMs)];
  const organizations = await organizationsOf(server);
  return organizations.map(
    ({ id }) =>
      (path: string, waitMs?: number) =>
        server.asAdmin('GET', `/organizations/${id}${path}`, undefined, waitMs),
  );
}

/** The inbox with this very address, by the server's own search. */
async function findInbox(ways: readonly Get[], email: string): Promise<{ get: Get; inbox: Inbox } | null> {
  for (const get of ways) {
    const search = `/emailInbox?q=${encodeURIComponent(email)}&limit=500`;
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: ServerAnswer = await get(cursor === '' ? search : `${search}&cursor=${cursor}`);
      const inboxes: readonly Inbox[] = dataOf(page);
      const inbox = inboxes.find((candidate) => candidate.email === email);
      if (inbox !== undefined) return { get, inbox };
      cursor = page.next;
    }
  }
  return null;
}

/** With the domain as the server has it; what is no domain finds no inbox. */
function canonical(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).replace(/\.$/, '');
  return email.slice(0, at) + (domainToASCII(domain) || domain);
}

export async function otp(
  { positional: [asked = ''], values }: Arguments,
  server: Server,
  world: CliWorld,
): Promise<ExitCode> {
  const email = asked.trim().toLowerCase();
  if (!/^[^@\s]+@[^@\s]+$/.test(email))
    throw new CliError(`EMAIL must be an address such as qa@inbox.test`, 2);
  const wait = values.get('wait')?.[0] ?? '0';
  if (!/^\d{1,2}(\.\d{1,3})?$/.test(wait) || Number(wait) > 60)
    throw new CliError('--wait must be a number of seconds from 0 to 60', 2);

  // An address with a tag names its inbox, and asks for the mail to that tag alone.
  const address = canonical(email.replace(/\+[^@]*@/, '@'));
  const to = values.get('to')?.[0] ?? (/\+[^@]*@/.test(email) ? email : undefined);
  const found = await findInbox(await waysIn(server), address);
  if (found === null)
    throw new CliError(
      `there is no inbox ${address}${server.credentials === 'key' ? ' in the organization of this key' : ''}: create it, or check the address`,
    );

  const query = new URLSearchParams({ wait });
  for (const [name, value] of [
    ['from', values.get('from')?.[0]],
    ['to', to],
    ['since', values.get('since')?.[0]],
  ]) {
    if (name !== undefined && value !== undefined) query.set(name, value);
  }
  if (world.isWatched && Number(wait) > 0) world.note(`Waiting up to ${wait} s for a code in ${address} …\n`);
  const answer = await found.get(`/emailInbox/${found.inbox.id}/otp?${query}`, Number(wait) * 1_000);
  const typedAs = { from: '--from', to: '--to', since: '--since' };
  const { otp: code } = dataOf(answer, typedAs) as { otp: string | null };
  if (code === null) throw new CliError(answer.message ?? 'there is no newer code');
  world.print(values.has('json') ? JSON.stringify(answer.data) : code);
  return 0;
}
