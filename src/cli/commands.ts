/** The commands that talk to a running server: their words, their options, their help. */
import { type Arguments, type ArgumentTable, parseArguments } from './arguments.ts';
import { backup } from './backup.ts';
import { clock } from './clock.ts';
import { ensureInbox } from './inboxes.ts';
import { createKey, listKeys, revokeKey } from './keys.ts';
import { createOrganization, listOrganizations } from './organizations.ts';
import { otp } from './otp.ts';
import { CliError, type CliWorld, type ExitCode } from './port.ts';
import { Server } from './server.ts';

interface Command extends ArgumentTable {
  /** As it is typed, after `inboxd`. */
  readonly words: readonly string[];
  readonly usage: string;
  readonly help: string;
  run(args: Arguments, server: Server, world: CliWorld): Promise<ExitCode>;
}

const needsAdmin = 'Needs EMAIL_INBOX_ADMIN_PASSWORD.';
const inOrganization = '  --org NAME     name or id of the organization; default: "default", or the only one';

const commands: readonly Command[] = [
  {
    words: ['key', 'create'],
    usage: 'key create NAME [--org NAME] [--scope SCOPE]…',
    help: `Makes an API key and prints it, this once. ${needsAdmin}\n\n${inOrganization}\n  --scope SCOPE  one or more, separated by commas or given again; default: all`,
    options: { org: 'value', scope: 'list' },
    positional: ['NAME'],
    run: createKey,
  },
  {
    words: ['key', 'list'],
    usage: 'key list [--org NAME]',
    help: `Lists the API keys of an organization, without their secrets. ${needsAdmin}\n\n${inOrganization}`,
    options: { org: 'value' },
    positional: [],
    run: listKeys,
  },
  {
    words: ['key', 'revoke'],
    usage: 'key revoke ID',
    help: `Revokes an API key: the next request with it is refused. ${needsAdmin}`,
    options: {},
    positional: ['ID'],
    run: revokeKey,
  },
  {
    words: ['org', 'create'],
    usage: 'org create NAME',
    help: `Makes an organization and prints its id. ${needsAdmin}`,
    options: {},
    positional: ['NAME'],
    run: createOrganization,
  },
  {
    words: ['org', 'list'],
    usage: 'org list',
    help: `Lists the organizations. ${needsAdmin}`,
    options: {},
    positional: [],
    run: listOrganizations,
  },
  {
    words: ['backup'],
    usage: 'backup FILE',
    help: `Copies the database of the running server to FILE, consistent, while it serves. Overwrites nothing. ${needsAdmin}`,
    options: {},
    positional: ['FILE'],
    run: backup,
  },
  {
    words: ['inbox', 'ensure'],
    usage: 'inbox ensure EMAIL [--name NAME] [--org NAME]',
    help:
      'Prints the id of the inbox with this address, and makes the inbox if there is none. Needs EMAIL_INBOX_API_KEY (of the\n' +
      'scopes email_inboxes:read and, to make it, email_inboxes:create) or EMAIL_INBOX_ADMIN_PASSWORD.\n\n' +
      '  --name NAME    what a new one is called; default: what stands before the @\n' +
      '  --org NAME     as the admin, name or id of its organization; default: "default", or the only one',
    options: { name: 'value', org: 'value' },
    positional: ['EMAIL'],
    run: ensureInbox,
  },
  {
    words: ['clock'],
    usage: 'clock',
    help: 'Prints the time of the service in milliseconds: read it before the mail is triggered, for --since. Needs EMAIL_INBOX_API_KEY or\nEMAIL_INBOX_ADMIN_PASSWORD.',
    options: {},
    positional: [],
    run: clock,
  },
  {
    words: ['otp'],
    usage: 'otp EMAIL [--from TEXT] [--to ADDRESS] [--since TIME] [--wait SECONDS]',
    help:
      'Prints the newest one-time code of an inbox, and only that. Needs EMAIL_INBOX_API_KEY (of the scopes email_inboxes:read\n' +
      'and email_messages:read) or EMAIL_INBOX_ADMIN_PASSWORD.\n\n' +
      '  --from TEXT     only mail whose From header contains this\n' +
      '  --to ADDRESS    only mail to this address; default: EMAIL, when it has a plus-tag\n' +
      '  --since TIME    only a code received later: RFC 3339, or milliseconds since the epoch\n' +
      '  --wait SECONDS  wait for it, up to 60; without --since only for one that comes from now on',
    options: { from: 'value', to: 'value', since: 'value', wait: 'value' },
    positional: ['EMAIL'],
    run: otp,
  },
];

/** One line for each, for the help of the program. */
export function commandsHelp(): string {
  return commands.map(({ usage }) => `  inboxd ${usage}`).join('\n');
}

/** Whether the first word is one of these commands. */
export function isServerCommand(word: string): boolean {
  return commands.some(({ words }) => words[0] === word);
}

/** @param args Everything after `inboxd`. @throws CliError. */
export async function runServerCommand(
  args: readonly string[],
  makeWorld: () => CliWorld | ExitCode,
): Promise<ExitCode | { readonly help: string }> {
  const isHelp = args.some((argument) => argument === '--help' || argument === '-h');
  const command = commands.find(({ words }) => words.every((word, at) => args[at] === word));
  if (command === undefined) {
    const siblings = commands.filter(({ words }) => words[0] === args[0]);
    if (isHelp) return { help: siblings.map(helpOf).join('\n\n') };
    const known = siblings.map(({ words }) => words[1]).join(', ');
    throw new CliError(`inboxd ${args[0]} needs one of: ${known}`, 2);
  }
  if (isHelp) return { help: helpOf(command) };
  const options = { ...command.options, json: 'flag' as const };
  const parsed = parseArguments(args.slice(command.words.length), { ...command, options });
  const world = makeWorld();
  if (typeof world === 'number') return world;
  const server = new Server(world.settings);
  try {
    return await command.run(parsed, server, world);
  } finally {
    // A session that cannot be ended now ends by itself.
    await server.leave().catch(() => {});
  }
}

function helpOf({ usage, help }: Command): string {
  // In the column of the options above it.
  const column = /^ {2}--\S+ [A-Z]+ +/m.exec(help)?.[0].length ?? 10;
  const gap = help.includes('\n\n') ? '' : '\n';
  return `inboxd ${usage} [--json]\n\n${help}${gap}\n${'  --json'.padEnd(column)}prints JSON`;
}
