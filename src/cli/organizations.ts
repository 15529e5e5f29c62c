/** `inboxd org`: the organizations of a server, and which of them a command means. */
import type { Arguments } from './arguments.ts';
import { CliError, type CliWorld, type ExitCode } from './port.ts';
import type { Server, ServerAnswer } from './server.ts';
import { table } from './table.ts';

interface Organization {
  readonly id: string;
  readonly name: string;
  readonly createdAt: string;
}

/**
 * What a request was for, or the server's own words for why not.
 * @param typedAs What the fields of the request's body are called on the command line.
 */
export function dataOf(
  { status, code, data, message }: ServerAnswer,
  typedAs: Readonly<Record<string, string>> = {},
) {
  if (status < 400) return data;
  const words = message?.replace(/^(\w+)(?:\.\d+)?/, (place, field: string) => typedAs[field] ?? place);
  throw new CliError(words ?? `the server answered with status ${status}`, code === 'bad_request' ? 2 : 1);
}

export async function organizationsOf(server: Server): Promise<readonly Organization[]> {
  return dataOf(await server.asAdmin('GET', '/organizations'));
}

/** @param asked A name or an id; none: the only one, or the one named `default`. */
export async function findOrganization(server: Server, asked: string | undefined): Promise<Organization> {
  const all = await organizationsOf(server);
  const [only] = all;
  const found =
    asked === undefined
      ? all.length === 1
        ? only
        : all.find(({ name }) => name === 'default')
      : all.find(({ id, name }) => id === asked || name === asked);
  if (found !== undefined) return found;
  throw new CliError(
    asked === undefined
      ? 'there are several organizations: say which one with --org NAME'
      : `there is no organization ${asked}: see inboxd org list`,
  );
}

export async function createOrganization(
  { positional: [name], values }: Arguments,
  server: Server,
  world: CliWorld,
): Promise<ExitCode> {
  const made = dataOf(await server.asAdmin('POST', '/organizations', { name }), { name: 'NAME' });
  world.print(values.has('json') ? JSON.stringify(made) : made.id);
  return 0;
}

export async function listOrganizations(
  { values }: Arguments,
  server: Server,
  world: CliWorld,
): Promise<ExitCode> {
  const all = await organizationsOf(server);
  if (values.has('json')) world.print(JSON.stringify(all));
  else
    world.print(
      table(
        ['ID', 'NAME', 'CREATED'],
        all.map(({ id, name, createdAt }) => [id, name, createdAt]),
      ),
    );
  return 0;
}
