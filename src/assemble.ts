/** The one place that knows every room: makes the parts, hands each its slice of the configuration, starts them in order. */
import { hostname } from 'node:os';
import { Passwords } from './access/password.ts';
import { openAccounts } from './assemble/accounts.ts';
import type { StartContext } from './assemble/context.ts';
import { startListeners } from './assemble/listeners.ts';
import { startMails } from './assemble/mails.ts';
import { openStorage } from './assemble/storage.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { type FirstStart, makeFirstCredentials } from './firststart.ts';
import type { Access } from './inbox/access.ts';
import { idMaker } from './inbox/ids.ts';
import { Lifecycle } from './lifecycle.ts';
import { limits } from './limits.ts';
import type { Logger } from './log.ts';
import type { HttpListener } from './runtime/index.ts';
import type { SmtpListener } from './smtp/server.ts';

export interface Running {
  readonly smtp: SmtpListener['address'];
  readonly http: HttpListener['address'];
  /** What is shown once, on the very first start of a database. */
  readonly firstStart: FirstStart | null;
  /** Organizations and keys, for whoever administers the service from within this process. */
  readonly access: Access;
  /** How many requests are held at the moment. */
  readonly waiters: { readonly count: number };
  /** How many streams of arrivals are open. */
  readonly arrivals: { readonly count: number };
  stop(): Promise<void>;
}

/** @throws OpenError, or an Error that says which address could not be had; what was started is stopped again. */
export async function assemble(
  config: Config,
  clock: Clock,
  logger: Logger,
  passwords: Passwords = new Passwords(),
): Promise<Running> {
  const lifecycle = new Lifecycle(clock);
  try {
    const name = hostname().toLowerCase() || 'inboxd';
    return await start({ config, clock, logger, lifecycle, makeId: idMaker(), passwords, hostname: name });
  } catch (error) {
    await lifecycle.stop(limits.stopMsMax, logger);
    throw error;
  }
}

async function start(context: StartContext): Promise<Running> {
  const { config, logger, lifecycle } = context;
  const storage = await openStorage(context);
  const accounts = await openAccounts(context, storage);
  const mails = await startMails(context, storage, accounts);
  const { smtp, http } = await startListeners(context, storage, accounts, mails);

  // Only now: a start that fails at a listener must not have used up what is shown once.
  const { access, organization, adminPassword, firstPassword } = accounts;
  const firstStart = await makeFirstCredentials({
    store: storage.store,
    access,
    organization,
    apiKey: config.API_KEY,
    adminPassword,
    password: firstPassword,
    now: () => storage.stampClock.read(),
  });

  // Not earlier: on a small machine it would take its time from the start. Whoever comes first begins it for himself.
  setImmediate(() => {
    mails.parser.prepare();
    void http.prepare();
  });

  return {
    smtp: smtp.address,
    http: http.address,
    firstStart,
    access,
    waiters: mails.waiters,
    arrivals: mails.arrivals,
    stop: () => lifecycle.stop(limits.stopMsMax, logger),
  };
}
