/** `inboxd key`: make, list and revoke API keys. */
import type { Arguments } from './arguments.ts';
import { dataOf, findOrganization, organizationsOf } from './organizations.ts';
import { CliError, type CliWorld, type ExitCode } from './port.ts';
import type { Server } from './server.ts';
import { table } from './table.ts';

interface Key {
  readonly id: string;
  readonly name: string;
  readonly prefix: string;
  readonly scopes: readonly string[];
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
  readonly revokedAt: string | null;
}

/** Prints the key alone, so that a script can take it. */
export async function createKey(
  { positional: [name], values }: Arguments,
  server: Server,
  world: CliWorld,
): Promise<ExitCode> {
  const organization = await findOrganization(server, values.get('org')?.[0]);
  const scopes = values.get('scope')?.flatMap((list) => list.split(',').map((scope) => scope.trim()));
  const body = scopes === undefined ? { name } : { name, scopes };
  const answer = await server.asAdmin('POST', `/organizations/${organization.id}/keys`, body);
  const made = dataOf(answer, { name: 'NAME', scopes: '--scope' });
  if (world.isWatched && !values.has('json'))
    world.note(`Made ${made.id} in ${organization.name}. The key is shown only this once:\n`);
  world.print(values.has('json') ? JSON.stringify(made) : made.key);
  return 0;
}

export async function listKeys({ values }: Arguments, server: Server, world: CliWorld): Promise<ExitCode> {
  const organization = await findOrganization(server, values.get('org')?.[0]);
  const keys: readonly Key[] = dataOf(await server.asAdmin('GET', `/organizations/${organization.id}/keys`));
  if (values.has('json')) world.print(JSON.stringify(keys));
  else {
    const rows = keys.map(({ id, prefix, name, scopes, createdAt, lastUsedAt, revokedAt }) => [
      id,
      `${prefix}…`,
      name,
      revokedAt === null ? scopes.join(',') : 'revoked',
      createdAt,
      lastUsedAt ?? 'never',
    ]);
    world.print(table(['ID', 'KEY', 'NAME', 'SCOPES', 'CREATED', 'LAST USED'], rows));
  }
  return 0;
}

/** By id, wherever the key belongs. */
export async function revokeKey(
  { positional: [id = ''], values }: Arguments,
  server: Server,
  world: CliWorld,
): Promise<ExitCode> {
  for (const organization of await organizationsOf(server)) {
    const path = `/organizations/${organization.id}/keys/${encodeURIComponent(id)}`;
    const answer = await server.asAdmin('DELETE', path);
    if (answer.code === 'key_not_found') continue;
    const revoked = dataOf(answer);
    if (values.has('json')) world.print(JSON.stringify(revoked));
    // Also in a log: what cannot be undone leaves a trace of what it was.
    else world.note(`Revoked ${id}.\n`);
    return 0;
  }
  throw new CliError(`there is no key ${id} that is not revoked: give its id, see inboxd key list`);
}
