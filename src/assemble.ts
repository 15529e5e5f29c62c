/** The one place that knows every room: makes the parts, hands each its slice of the configuration, starts them in order. */
import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { forwardedAddress } from './access/client-address.ts';
import { Passwords } from './access/password.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { beginPassword, type FirstStart, makeFirstCredentials, prepareAccess } from './firststart.ts';
import { httpApp } from './http/app.ts';
import { refusal } from './http/problem.ts';
import { type Access, accessUseCases } from './inbox/access.ts';
import { AdminPassword } from './inbox/adminpassword.ts';
import { arrivalStreams } from './inbox/arrivals.ts';
import { Deliveries } from './inbox/deliveries.ts';
import { DeliveryLog } from './inbox/deliverylog.ts';
import { startExpiry } from './inbox/expire.ts';
import { idMaker } from './inbox/ids.ts';
import { inboxUseCases } from './inbox/inboxes.ts';
import { KeyUse } from './inbox/keyuse.ts';
import { memberUseCases } from './inbox/members.ts';
import { messageUseCases } from './inbox/messages.ts';
import { otpUseCase } from './inbox/otp.ts';
import { readinessProbe } from './inbox/readiness.ts';
import { mailReceiver } from './inbox/receive.ts';
import { sessionUseCases } from './inbox/sessions.ts';
import type { Store } from './inbox/store.ts';
import { testMailUseCase } from './inbox/testmail.ts';
import { Traffic } from './inbox/traffic.ts';
import { Waiters } from './inbox/waiters.ts';
import { Watch } from './inbox/watch.ts';
import { Lifecycle } from './lifecycle.ts';
import { limits } from './limits.ts';
import type { Logger } from './log.ts';
import { makeBlocklist } from './mail/blocklist.ts';
import { makeParserPool } from './parser/pool.ts';
import { buildInfo, describeRuntime, type HttpListener, serveHttp } from './runtime/index.ts';
import { startSenderAuthenticator } from './senderauth/authenticator.ts';
import { systemDns } from './senderauth/dns.ts';
import { type SmtpListener, startSmtp } from './smtp/server.ts';
import { isNewDatabase } from './store/files.ts';
import { openStore } from './store/store.ts';

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
export async function assemble(config: Config, clock: Clock, logger: Logger): Promise<Running> {
  const lifecycle = new Lifecycle(clock);
  try {
    return await start(config, clock, logger, lifecycle);
  } catch (error) {
    await lifecycle.stop(limits.stopMsMax, logger);
    throw error;
  }
}

async function start(config: Config, clock: Clock, logger: Logger, lifecycle: Lifecycle): Promise<Running> {
  const makeId = idMaker();
  const location = { url: config.DATABASE_URL, authToken: config.DATABASE_AUTH_TOKEN };
  const passwords = new Passwords();
  // Where there is no database there is no password either: its hash is made while the database is.
  const isFirst = config.ADMIN_PASSWORD === null && isNewDatabase(config.DATABASE_URL);
  const first = isFirst ? beginPassword(passwords, randomBytes) : null;
  const { store, stampClock } = await openStore(location, clock, makeId);
  lifecycle.started({ name: 'store', stop: () => store.close() });

  const keyUse = new KeyUse({ store, clock, logger });
  lifecycle.started({ name: 'key use', stop: () => keyUse.stop() });
  const access = accessUseCases({ store, stampClock, makeId, keyUse, randomBytes });
  const adminPassword = new AdminPassword(store, passwords, config.ADMIN_PASSWORD);
  const password = (await adminPassword.isSet()) ? null : (first ?? beginPassword(passwords, randomBytes));
  const organization = await prepareAccess(access, config.API_KEY);
  const sessions = sessionUseCases({ store, passwords, adminPassword, clock, randomBytes, logger });
  const members = memberUseCases({ store, passwords, stampClock, makeId, randomBytes });

  // Who checks senders needs the mail itself meanwhile.
  const parser = makeParserPool({ requestRelief: (bytes) => !config.SENDER_AUTH && store.openIntake(bytes) });
  lifecycle.started({ name: 'parser', stop: () => parser.close() });

  const name = hostname().toLowerCase() || 'inboxd';
  const allowedDomains = config.ALLOWED_DOMAINS;
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
    hostname: name,
  });
  const arrivals = arrivalStreams({ store, inboxes, waiters });
  const metrics = await metricsOf(config, clock, store, waiters, arrivals);
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
  const makePostmaster = (address: string) => inboxes.makePostmaster(organization.id, address);
  const senderAuth = config.SENDER_AUTH
    ? startSenderAuthenticator({ resolve: systemDns(), clock, hostname: name })
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
    makePostmaster,
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

  let smtp: SmtpListener | null = null;
  let http: HttpListener | null = null;
  const readiness = readinessProbe({
    store,
    clock,
    problem: () => {
      if (lifecycle.stopping) return 'the service is stopping';
      if (!http?.listening) return 'the HTTP listener is not up';
      return smtp?.listening ? null : 'the SMTP listener is not up';
    },
    logger,
  });

  const app = httpApp({
    services: {
      access,
      sessions,
      members,
      inboxes,
      messages,
      otp,
      arrivals,
      backup: () => store.copy(),
      now: () => stampClock.read(),
      readiness,
    },
    settings: {
      publicUrl: config.PUBLIC_URL,
      throttle: { burst: config.THROTTLE_BURST, perSecond: config.THROTTLE_PER_SECOND },
      version: buildInfo.version,
      hostname: name,
    },
    pages: dashboard({
      services: {
        access,
        sessions,
        members,
        inboxes,
        messages,
        deliveries,
        deliveryLog,
        traffic,
        deliverTestMail: testMailUseCase({
          receiver,
          inboxes,
          now: () => stampClock.read(),
          randomBytes,
        }),
        store,
      },
      settings: {
        publicUrl: config.PUBLIC_URL,
        version: buildInfo.version,
        allowedDomains,
        smtpPort: () => smtp?.address.port ?? config.SMTP_PORT,
      },
      clock,
      logger,
      randomBytes,
    }),
    metrics: metrics === null ? null : { ...metrics, token: config.METRICS_TOKEN ?? '' },
    logger,
    clock,
    clientAddress: (peer, forwardedFor) =>
      config.TRUSTED_PROXIES === null ? peer : forwardedAddress(peer, forwardedFor, config.TRUSTED_PROXIES),
    isTrustedProxy: (peer) => config.TRUSTED_PROXIES?.has(peer) ?? false,
  });

  http = await serveHttp({
    host: config.HTTP_HOST,
    port: config.HTTP_PORT,
    fetch: app.fetch,
    refuse: refusal,
    onError: (error) => logger.error({ err: error }, 'request failed outside the application'),
  });
  const httpListener = http;
  lifecycle.started({
    name: 'http',
    stopAccepting: () => httpListener.stopAccepting(),
    stop: (graceMs) => httpListener.close(graceMs),
  });
  lifecycle.started({
    name: 'waiters',
    stop: () => {
      waiters.close();
      watch?.stop();
    },
  });
  lifecycle.started({ name: 'live pages', stop: () => deliveries.close() });

  smtp = await startSmtp(
    {
      host: config.SMTP_HOST,
      port: config.SMTP_PORT,
      hostname: name,
      sizeBytesMax: config.SMTP_SIZE_BYTES_MAX,
      connectionsMax: config.SMTP_CONNECTIONS_MAX,
      connectionsPerAddressMax: config.SMTP_CONNECTIONS_PER_ADDRESS_MAX,
      tlsCertFile: config.SMTP_TLS_CERT_FILE,
      tlsKeyFile: config.SMTP_TLS_KEY_FILE,
      proxyProtocolFrom: config.SMTP_PROXY_PROTOCOL_FROM,
      logger,
    },
    receiver,
  );
  const smtpListener = smtp;
  lifecycle.started({
    name: 'smtp',
    stop: (graceMs) => smtpListener.close(Math.min(graceMs, limits.smtpCloseGraceMsMax)),
  });

  // Only now: a start that fails at a listener must not have used up what is shown once.
  const firstStart = await makeFirstCredentials({
    store,
    access,
    organization,
    apiKey: config.API_KEY,
    adminPassword,
    password,
    now: () => stampClock.read(),
  });

  // Not earlier: on a small machine it would take its time from the start. Whoever comes first begins it for himself.
  setImmediate(() => {
    parser.prepare();
    void httpListener.prepare();
  });

  return {
    smtp: smtp.address,
    http: http.address,
    firstStart,
    access,
    waiters,
    arrivals,
    stop: () => lifecycle.stop(limits.stopMsMax, logger),
  };
}

/** Loaded only where somebody measures. */
async function metricsOf(
  config: Config,
  clock: Clock,
  store: Store,
  waiters: { readonly count: number },
  arrivals: { readonly count: number },
) {
  if (config.METRICS_TOKEN === null) return null;
  const { startMetrics } = await import('./metrics/metrics.ts');
  return startMetrics({
    clock,
    ...buildInfo,
    runtime: describeRuntime(),
    heldRequests: () => waiters.count,
    streams: () => arrivals.count,
    databaseBytes: () => store.usedBytes(),
  });
}
