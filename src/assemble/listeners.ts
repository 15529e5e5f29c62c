/** The last step: the HTTP listener, then the SMTP listener. */
import { clientKey } from '../access/client-address.ts';
import type { HttpApp } from '../http/app.ts';
import { refusal } from '../http/problem.ts';
import { limits } from '../limits.ts';
import { type HttpListener, serveHttp } from '../runtime/index.ts';
import { type SmtpListener, startSmtp } from '../smtp/server.ts';
import type { Accounts } from './accounts.ts';
import { type ListenersUp, makeApp } from './app.ts';
import type { StartContext } from './context.ts';
import type { Mails } from './mails.ts';
import type { Storage } from './storage.ts';

export interface Listeners {
  readonly smtp: SmtpListener;
  readonly http: HttpListener;
}

export async function startListeners(
  context: StartContext,
  storage: Storage,
  accounts: Accounts,
  mails: Mails,
): Promise<Listeners> {
  const listeners: ListenersUp = { smtp: null, http: null };
  const app = makeApp(context, { storage, accounts, mails, listeners });
  const http = await startHttpListener(context, app, mails);
  listeners.http = http;
  const smtp = await startSmtpListener(context, mails);
  listeners.smtp = smtp;
  return { smtp, http };
}

async function startHttpListener(
  { config, logger, lifecycle }: StartContext,
  app: HttpApp,
  { waiters, watch, deliveries }: Mails,
): Promise<HttpListener> {
  const http = await serveHttp({
    host: config.HTTP_HOST,
    port: config.HTTP_PORT,
    fetch: app.fetch,
    clientOf: clientKey,
    refuse: refusal,
    onError: (error) => logger.error({ err: error }, 'request failed outside the application'),
  });
  lifecycle.started({
    name: 'http',
    stopAccepting: () => http.stopAccepting(),
    stop: (graceMs) => http.close(graceMs),
  });
  lifecycle.started({
    name: 'waiters',
    stop: () => {
      waiters.close();
      watch?.stop();
    },
  });
  lifecycle.started({ name: 'live pages', stop: () => deliveries.close() });
  return http;
}

async function startSmtpListener(
  { config, logger, lifecycle, hostname }: StartContext,
  { receiver }: Mails,
): Promise<SmtpListener> {
  const smtp = await startSmtp(
    {
      host: config.SMTP_HOST,
      port: config.SMTP_PORT,
      hostname,
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
  lifecycle.started({
    name: 'smtp',
    stop: (graceMs) => smtp.close(Math.min(graceMs, limits.smtpCloseGraceMsMax)),
  });
  return smtp;
}
