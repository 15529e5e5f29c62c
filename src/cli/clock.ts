/** `inboxd clock`: the clock of the service, which `--since` counts by. */
import type { Arguments } from './arguments.ts';
import { anyWayIn, timeOf } from './inboxes.ts';
import type { CliWorld, ExitCode } from './port.ts';
import type { Server } from './server.ts';

/** Prints milliseconds since the epoch, as `inboxd otp --since` takes them. */
export async function clock({ values }: Arguments, server: Server, world: CliWorld): Promise<ExitCode> {
  const time = await timeOf(await anyWayIn(server));
  world.print(values.has('json') ? JSON.stringify(time) : String(time.epochMs));
  return 0;
}
