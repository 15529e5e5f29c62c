/** What the HTTP listener answers with: the API and the pages. */
import { randomBytes } from 'node:crypto';
import { forwardedAddress } from '../access/client-address.ts';
import { dashboard } from '../dashboard/dashboard.ts';
import { type HttpApp, httpApp } from '../http/app.ts';
import { readinessProbe } from '../inbox/readiness.ts';
import { testMailUseCase } from '../inbox/testmail.ts';
import { buildInfo, type HttpListener } from '../runtime/index.ts';
import type { SmtpListener } from '../smtp/server.ts';
import type { Accounts } from './accounts.ts';
import type { StartContext } from './context.ts';
import type { Mails } from './mails.ts';
import type { Storage } from './storage.ts';

/** Those that are up: null until then. */
export interface ListenersUp {
  smtp: SmtpListener | null;
  http: HttpListener | null;
}

export interface AppParts {
  readonly storage: Storage;
  readonly accounts: Accounts;
  readonly mails: Mails;
  readonly listeners: Readonly<ListenersUp>;
}

export function makeApp(context: StartContext, { storage, accounts, mails, listeners }: AppParts): HttpApp {
  const { config, clock, logger, lifecycle, hostname } = context;
  const { store, stampClock } = storage;
  const { access, sessions, members } = accounts;
  const { inboxes, messages, otp, arrivals, deliveries, deliveryLog, traffic, metrics, receiver } = mails;

  const readiness = readinessProbe({
    store,
    clock,
    problem: () => {
      if (lifecycle.stopping) return 'the service is stopping';
      if (!listeners.http?.listening) return 'the HTTP listener is not up';
      return listeners.smtp?.listening ? null : 'the SMTP listener is not up';
    },
    logger,
  });

  return httpApp({
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
      hostname,
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
        allowedDomains: config.ALLOWED_DOMAINS,
        smtpPort: () => listeners.smtp?.address.port ?? config.SMTP_PORT,
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
}
