/** `inboxd otp EMAIL`: the one-time code of an inbox on standard output, and nothing else there. */
import type { Arguments } from './arguments.ts';
import { addressOf, findInbox, timeOf, waysIn, withoutTag } from './inboxes.ts';
import { dataOf } from './organizations.ts';
import { CliError, type CliWorld, type ExitCode } from './port.ts';
import type { Server } from './server.ts';
import { waitPatiently } from './wait.ts';

export async function otp(
  { positional: [asked = ''], values }: Arguments,
  server: Server,
  world: CliWorld,
): Promise<ExitCode> {
  const email = addressOf(asked);
  const wait = values.get('wait')?.[0];
  if (wait !== undefined && (!/^\d{1,2}(\.\d{1,3})?$/.test(wait) || Number(wait) > 60))
    throw new CliError('--wait must be a number of seconds from 0 to 60', 2);

  // An address with a tag names its inbox, and asks for the mail to that tag alone.
  const address = withoutTag(email);
  const to = values.get('to')?.[0] ?? (/\+[^@]*@/.test(email) ? email : undefined);
  const found = await findInbox(await waysIn(server), address);
  if (found === null)
    throw new CliError(
      `there is no inbox ${address}${server.credentials === 'key' ? ' in the organization of this key' : ''}: make it with inboxd inbox ensure ${address}, or check the address`,
    );

  const { way, inbox } = found;
  const waitMs = Number(wait ?? 0) * 1_000;
  const given = values.get('since')?.[0];
  // "From now on" is the same moment however often it is asked again.
  const since = given ?? (wait !== undefined ? String((await timeOf(way)).epochMs) : undefined);
  const ask = (holdMs: number) => {
    const query = new URLSearchParams();
    const hold = holdMs > 0 ? (holdMs / 1_000).toFixed(3) : undefined;
    for (const [name, value] of Object.entries({ from: values.get('from')?.[0], to, since, wait: hold })) {
      if (value !== undefined) query.set(name, value);
    }
    return way.get(`/emailInbox/${inbox.id}/otp?${query}`, holdMs);
  };
  if (world.isWatched && waitMs > 0) world.note(`Waiting up to ${wait} s for a code in ${address} …\n`);
  const answer = await waitPatiently(ask, waitMs, world.clock);
  const typedAs = { from: '--from', to: '--to', since: '--since' };
  const { otp: code } = dataOf(answer, typedAs) as { otp: string | null };
  if (code === null) {
    const advice =
      given === undefined
        ? ' Without --since only what comes from now on counts: take the time with inboxd clock before the mail is triggered, and give it.'
        : '';
    throw new CliError(`${answer.message ?? 'There is no newer code.'}${advice}`);
  }
  world.print(values.has('json') ? JSON.stringify(answer.data) : code);
  return 0;
}
