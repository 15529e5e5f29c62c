/** Several nodes of the service in this process, on one libSQL server of this machine. */
import { type Clock, systemClock } from '../../src/clock.ts';
import { stopServers, testServer } from '../store/temporary.ts';
import { type ServiceOptions, startService, type TestService } from '../support/service.ts';

export interface Nodes {
  readonly nodes: readonly TestService[];
  /** Of the server, for EMAIL_INBOX_DATABASE_URL. */
  readonly url: string;
  stop(): Promise<void>;
}

/** All start at the same moment. @param options One for each node. */
export async function startNodes(options: readonly ServiceOptions[], url?: string): Promise<Nodes> {
  const address = url ?? (await testServer()).url;
  const nodes = await Promise.all(
    options.map((one) =>
      startService({ ...one, environment: { DATABASE_URL: address, ...one.environment } }),
    ),
  );
  return {
    nodes,
    url: address,
    async stop() {
      await Promise.all(nodes.map((node) => node.stop()));
      await stopServers();
    },
  };
}

/** A clock that is wrong by so many milliseconds. */
export function skewed(ms: number): Clock {
  return { now: () => systemClock.now() + ms, monotonic: systemClock.monotonic };
}
