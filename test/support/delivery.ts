/** One mail with a code, over a real SMTP session with STARTTLS, and the code back over HTTP. */
import { createTransport } from 'nodemailer';
import type { Service } from './process.ts';

export interface Delivery {
  readonly otp: unknown;
  readonly inboxId: string;
}

/**
 * Creates an inbox, delivers a mail to it, reads the code back.
 * @throws when any step is refused; the SMTP session must be encrypted.
 */
export async function deliverCode(service: Service, email: string, code: string): Promise<Delivery> {
  const created = await service.api('POST', '/api/v1/emailInbox', { email });
  if (created.status !== 201) throw new Error(`no inbox: ${JSON.stringify(created)}`);
  const { id } = (created.body as { data: { id: string } }).data;

  const transport = createTransport({
    host: '127.0.0.1',
    port: service.smtpPort,
    requireTLS: true,
    // The certificate was made by the service a moment ago; that there is one is what matters here.
    tls: { rejectUnauthorized: false },
  });
  try {
    await transport.sendMail({
      from: 'Acme <no-reply@acme.test>',
      to: email,
      subject: 'Sign in to Acme',
      text: `Your verification code is ${code}. It expires in 10 minutes.`,
    });
  } finally {
    transport.close();
  }

  const read = await service.api('GET', `/api/v1/emailInbox/${id}/otp`);
  if (read.status !== 200) throw new Error(`no code: ${JSON.stringify(read)}`);
  return { otp: (read.body as { data: { otp: unknown } }).data.otp, inboxId: id };
}

/** How many messages of the inbox a search for a word finds, which a thread of its own looks for. */
export async function countWith(service: Service, inboxId: string, word: string): Promise<number> {
  const { status, body } = await service.api('GET', `/api/v1/emailInbox/${inboxId}/messages?q=${word}`);
  if (status !== 200) throw new Error(`no search: ${JSON.stringify(body)}`);
  return (body as { data: unknown[] }).data.length;
}

/**
 * Looks at the dashboard as a browser does that is not signed in.
 * @returns How the sign-in page, its script and its style were answered.
 */
export async function lookAtDashboard(service: Pick<Service, 'baseUrl'>): Promise<readonly number[]> {
  const page = await fetch(`${service.baseUrl}/`, { headers: { Accept: 'text/html' } });
  const text = page.url.endsWith('/signin') ? await page.text() : '';
  const title = /<title>[^<]*/.exec(text)?.[0];
  // What is beyond ASCII shows whether the program was read as it was written.
  if (!title?.endsWith(' \u00b7 inboxd')) throw new Error(`the page has another title: ${title}`);
  const parts = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:ts|css))"/g)];
  const answers = await Promise.all(
    parts.map(async ([, path]) => (await fetch(service.baseUrl + path)).status),
  );
  return [page.status, ...answers];
}

/** The token with which `lookAtReference` reads the metrics. */
export const metricsToken = 'a-token-of-prometheus';

/**
 * Looks at what a program carries for the few who ask: the viewer of the reference, and the metrics.
 * @returns What is wrong; nothing when both are there.
 */
export async function lookAtReference(service: Pick<Service, 'baseUrl'>): Promise<readonly string[]> {
  const page = await (await fetch(`${service.baseUrl}/docs`)).text();
  const script = /src="(\/docs\/[^"]+\.js)"/.exec(page)?.[1] ?? '/none';
  const viewer = await (await fetch(service.baseUrl + script)).text();
  const headers = { Authorization: `Bearer ${metricsToken}` };
  const metrics = await (await fetch(`${service.baseUrl}/metrics`, { headers })).text();
  return [
    ...(viewer.length > 1_000_000 && viewer.includes('SwaggerUIBundle') ? [] : [`no viewer at ${script}`]),
    ...(metrics.includes('inboxd_build_info{') ? [] : [`no metrics: ${metrics.slice(0, 200)}`]),
  ];
}
