/** A small site that people sign in to with a code or a link from a mail, as a test engineer's own site would be. */
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTransport } from 'nodemailer';

export interface Site {
  readonly url: string;
  /** Sign-ins with the code or the link that was sent. */
  readonly signedIn: number;
  /** Attempts with another one: somebody was given the wrong mail. */
  readonly wrong: number;
  /** Mails that were not accepted. */
  readonly failures: readonly unknown[];
  stop(): Promise<void>;
}

interface Pending {
  readonly code: string;
  readonly token: string;
}

export interface SiteOptions {
  /** Where it listens; any free port unless it is said. */
  readonly port?: number;
  /** Told of each mail that was not accepted. */
  readonly onFailure?: (error: Error) => void;
}

/** @throws Error when it cannot listen there. */
export async function startSite(smtpPort: number, options: SiteOptions = {}): Promise<Site> {
  const transport = createTransport({ host: '127.0.0.1', port: smtpPort, ignoreTLS: true, pool: true });
  const pending = new Map<string, Pending>();
  const failures: unknown[] = [];
  let signedIn = 0;
  let wrong = 0;

  function start(email: string, origin: string): string {
    const code = String(randomInt(100_000, 1_000_000));
    const token = randomUUID();
    pending.set(email, { code, token });
    // The page does not wait for the mail: it comes when it comes.
    transport.sendMail(mailOf(email, code, `${origin}/enter?token=${token}`)).catch((error: Error) => {
      failures.push(error);
      options.onFailure?.(error);
    });
    return page(
      'Enter your code',
      `<form method="post" action="/code"><input type="hidden" name="email" value="${escaped(email)}">
<label>Code <input name="code" autocomplete="one-time-code"></label><button>Continue</button></form>`,
    );
  }

  function finish(isRight: boolean, email: string): { status: number; html: string } {
    if (!isRight) {
      wrong += 1;
      return { status: 401, html: page('That is not the code', '') };
    }
    signedIn += 1;
    pending.delete(email);
    return { status: 200, html: page(`Signed in as ${email}`, '') };
  }

  const server = createServer(async (request, response) => {
    const origin = `http://${request.headers.host}`;
    const url = new URL(request.url ?? '/', origin);
    const form = new URLSearchParams(request.method === 'POST' ? await bodyOf(request) : '');
    const email = form.get('email') ?? '';
    let answer = { status: 200, html: page('Sign in', signInForm) };
    if (url.pathname === '/signin' && email !== '') answer = { status: 200, html: start(email, origin) };
    if (url.pathname === '/code') answer = finish(pending.get(email)?.code === form.get('code'), email);
    if (url.pathname === '/enter') {
      const token = url.searchParams.get('token');
      const [owner = ''] = [...pending].find((entry) => entry[1].token === token) ?? [];
      answer = finish(owner !== '', owner);
    }
    response.writeHead(answer.status, { 'Content-Type': 'text/html; charset=utf-8' }).end(answer.html);
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get signedIn() {
      return signedIn;
    },
    get wrong() {
      return wrong;
    },
    failures,
    stop: async () => {
      transport.close();
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const signInForm = `<form method="post" action="/signin"><label>E-mail <input name="email" type="email"></label>
<button>Send me a code</button></form>`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${escaped(title)}</title><h1>${escaped(title)}</h1>${body}</html>`;

/** With other numbers in it, as real mails have them. */
const mailOf = (email: string, code: string, link: string) => ({
  from: 'Acme <login@acme.test>',
  to: email,
  subject: 'Sign in to Acme',
  text: `Hello,\n\nyour verification code is ${code}. It expires in 10 minutes.\n\nOr sign in with this link:\n${link}\n\nAcme Inc., 100200 Market Street, phone 555 010 2030`,
  html: `<p>Hello,</p><p>your verification code is <b>${code}</b>. It expires in 10 minutes.</p><p><a href="${link}">Sign in</a></p><p>Acme Inc., 100200 Market Street, phone 555 010 2030</p>`,
});

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const piece of request as AsyncIterable<Buffer>) text += piece.toString();
  return text;
}
