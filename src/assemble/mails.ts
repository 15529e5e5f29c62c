/** The third step: what takes mails, keeps an account of them, and gives them out; and what lets the oldest go. */
import { arrivalStreams } from '../inbox/arrivals.ts';
import { Deliveries } from '../inbox/deliveries.ts';
import { DeliveryLog } from '../inbox/deliverylog.ts';
import { startExpiry } from '../inbox/expire.ts';
import { inboxUseCases } from '../inbox/inboxes.ts';
import { messageUseCases } from '../inbox/messages.ts';
import { otpUseCase } from '../inbox/otp.ts';
import { mailReceiver } from '../inbox/receive.ts';
import type { Store } from '../inbox/store.ts';
import { Traffic } from '../inbox/traffic.ts';
import { Waiters } from '../inbox/waiters.ts';
import { Watch } from '../inbox/watch.ts';
import { makeBlocklist } from '../mail/blocklist.ts';
import { makeParserPool } from '../parser/pool.ts';
import { buildInfo, describeRuntime } from '../runtime/index.ts';
import { startSenderAuthenticator } from '../senderauth/authenticator.ts';
import { systemDns } from '../senderauth/dns.ts';
import type { Accounts } from './accounts.ts';
import type { StartContext } from './context.ts';
import type { Storage } from './storage.ts';

export type Mails = Awaited<ReturnType<typeof startMails>>;

export async function startMails(context: StartContext, storage: Storage, { organization }: Accounts) {
  const { config, clock, logger, lifecycle, makeId, hostname } = context;
  const { store, stampClock } = storage;
  const allowedDomains = config.ALLOWED_DOMAINS;

  // Who checks senders needs the mail itself meanwhile.
  const parser = makeParserPool({ requestRelief: (bytes) => !config.SENDER_AUTH && store.openIntake(bytes) });
  lifecycle.started({ name: 'parser', stop: () => parser.close() });

  const waiters = new Waiters(() => watch?.listened());
  const watch = store.news === null ? null : new Watch({ news: store.news, waiters, logger });
  const deliveries = new Deliveries(clock);
  const retentionDays = config.RETENTION_DAYS;
  const deliveryLog = new DeliveryLog({ deliveries, store, clock, makeId, retentionDays, logger });
  lifecycle.started({ name: 'delivery attempts', stop: () => deliveryLog.stop() });
  const traffic = new Traffic(clock);
  const blocklist = makeBlocklist({ add: config.BLOCKLIST_ADD ?? [], allow: config.BLOCKLIST_ALLOW ?? [] });
  const inboxes = inboxUseCases({ store, waiters, parser, stampClock, makeId, allowedDomains, blocklist });
  const messages = messageUseCases({
    store,
    parser,
    inboxes,
    waiters,
    stampClock,
    allowedDomains,
    hostname,
  });
  const arrivals = arrivalStreams({ store, inboxes, waiters });
  const metrics = await metricsOf(context, store, { waiters, arrivals });
  if (metrics !== null) lifecycle.started({ name: 'metrics', stop: () => metrics.stop() });
  const meter = metrics?.meter ?? null;
  const otp = otpUseCase({
    store,
    inboxes,
    parser,
    waiters,
    stampClock,
    allowedDomains,
    sendersChecked: config.SENDER_AUTH,
    traffic,
    meter,
  });
  const senderAuth = config.SENDER_AUTH
    ? startSenderAuthenticator({ resolve: systemDns(), clock, hostname })
    : null;
  if (senderAuth !== null)
    lifecycle.started({ name: 'sender authentication', stop: () => senderAuth.close() });
  const receiver = mailReceiver({
    store,
    parser,
    waiters,
    deliveries,
    traffic,
    meter,
    senderAuth,
    allowedDomains,
    makePostmaster: (address) => inboxes.makePostmaster(organization.id, address),
  });

  const expiry = startExpiry({
    store,
    stampClock,
    clock,
    days: config.RETENTION_DAYS,
    bytesMax: config.RETENTION_BYTES_MAX,
    logger,
  });
  lifecycle.started({ name: 'retention', stop: () => expiry.stop() });
  return {
    parser,
    waiters,
    watch,
    deliveries,
    deliveryLog,
    traffic,
    inboxes,
    messages,
    arrivals,
    metrics,
    otp,
    receiver,
  };
}

/** Loaded only where somebody measures. */
async function metricsOf(
  { config, clock }: StartContext,
  store: Store,
  { waiters, arrivals }: Record<'waiters' | 'arrivals', { readonly count: number }>,
) {
  if (config.METRICS_TOKEN === null) return null;
  const { startMetrics } = await import('../metrics/metrics.ts');
  return startMetrics({
    clock,
    ...buildInfo,
    runtime: describeRuntime(),
    heldRequests: () => waiters.count,
    streams: () => arrivals.count,
    databaseBytes: () => store.usedBytes(),
  });
}
