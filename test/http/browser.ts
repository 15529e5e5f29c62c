/** Someone at a browser: keeps the cookie, sends the origin, reads JSON. */
import type { ApiAnswer, TestService } from '../support/service.ts';

export const adminPassword = 'correct horse battery';

export interface BrowserRequest {
  readonly json?: unknown;
  /** Null leaves a header out that is sent otherwise. */
  readonly headers?: Readonly<Record<string, string | null>>;
}

let addresses = 0;

export class Browser {
  readonly #service: TestService;
  /** Of its own, so that what one gets wrong does not count against another; needs the proxy to be trusted. */
  readonly address = `203.0.113.${addresses++ % 250}`;
  cookie: string | null = null;
  /** The Set-Cookie header of the last answer that had one. */
  setCookie = '';

  constructor(service: TestService) {
    this.#service = service;
  }

  async ask(method: string, path: string, { json, headers = {} }: BrowserRequest = {}): Promise<ApiAnswer> {
    const sent: Record<string, string | null> = {
      Origin: method === 'GET' ? null : this.#service.url,
      Cookie: this.cookie,
      'X-Forwarded-For': this.address,
      ...headers,
    };
    const present = Object.entries(sent).filter((entry): entry is [string, string] => entry[1] !== null);
    const answer = await this.#service.api(method, `/api/app${path}`, {
      key: null,
      headers: Object.fromEntries(present),
      ...(json === undefined ? {} : { json }),
    });
    const [set] = answer.headers.getSetCookie();
    if (set !== undefined) {
      this.setCookie = set;
      const [pair = ''] = set.split(';');
      this.cookie = /Max-Age=0/.test(set) ? null : pair;
    }
    return answer;
  }

  /** Without a name: as the admin. */
  async signIn(password: string = adminPassword, name?: string): Promise<this> {
    const answer = await this.ask('POST', '/session', {
      json: { password, ...(name === undefined ? {} : { name }) },
    });
    if (answer.status !== 201) throw new Error(`not signed in: ${answer.status} ${answer.text}`);
    return this;
  }
}

export const personPassword = 'a long enough password';

/** Invites a person as the admin and lets it accept: signed in, with its id. */
export async function newMember(
  service: TestService,
  admin: Browser,
  organizationId: string,
  name: string,
  role: 'owner' | 'member' = 'member',
): Promise<Browser & { readonly id: string }> {
  const invited = await admin.ask('POST', `/organizations/${organizationId}/invitations`, {
    json: { name, role },
  });
  if (invited.status !== 201) throw new Error(`not invited: ${invited.text}`);
  const person = new Browser(service);
  const accepted = await person.ask('POST', '/invitation/accept', {
    json: { token: invited.body.data.token, password: personPassword },
  });
  if (accepted.status !== 201) throw new Error(`not accepted: ${accepted.text}`);
  return Object.assign(person, { id: accepted.body.data.person.id as string });
}

export async function newOrganization(admin: Browser, name: string): Promise<string> {
  const made = await admin.ask('POST', '/organizations', { json: { name } });
  if (made.status !== 201) throw new Error(`no organization: ${made.text}`);
  return made.body.data.id;
}
