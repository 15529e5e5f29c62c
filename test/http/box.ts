/** An inbox for one test, so that tests do not see each other's mails or codes. */
import { type TestService, testKey } from '../support/service.ts';
import { inboxes, type Mail, send } from './kit.ts';

export type Json = Record<string, unknown>;

let boxes = 0;

export async function newBox(service: TestService) {
  const inbox = await service.createInbox(`box${boxes++}@inbox.test`);
  const path = `${inboxes}/${inbox.id}/messages`;
  const list = async (query: Record<string, string> = {}) => {
    const answer = await service.api('GET', `${path}?${new URLSearchParams(query)}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body.data as (Json & { id: string; subject: string; receivedAt: string })[];
  };
  return {
    ...inbox,
    path,
    list,
    subjects: async (query: Record<string, string>) => (await list(query)).map(({ subject }) => subject),
    mail: (mail: Mail) => send(service, { to: inbox.email, ...mail }),
    read: async (id: string) => (await service.api('GET', `${path}/${id}`)).body.data,
    bytes: async (rest: string) => {
      const response = await fetch(service.url + path + rest, {
        headers: { Authorization: `Bearer ${testKey}` },
      });
      return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
    },
  };
}

/** One whose codes are asked for. */
export async function newOtpBox(service: TestService) {
  const local = `otp${boxes++}`;
  const inbox = await service.createInbox(`${local}@inbox.test`);
  const path = `${inboxes}/${inbox.id}/otp`;
  return {
    ...inbox,
    local,
    path,
    ask: (query = '') => service.api('GET', path + query),
    mail: (mail: Mail) => send(service, { to: inbox.email, ...mail }),
  };
}
