/** Requests that are held for a mail which does not come. */
import { Agent, get } from 'node:http';
import type { Service } from '../support/process.ts';

const token = 'the-metrics-of-the-benchmarks';

/** For the environment of a service that tells how many requests it holds. */
export const measured = { EMAIL_INBOX_METRICS_TOKEN: token };

const agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
const heldMsMax = 60_000;

export interface Crowd {
  /** How many requests were asked again, as their wait was over. */
  readonly askedAgain: number;
  release(): void;
}

/** Asked again when their wait is over. */
export function hold(
  service: Service,
  inboxId: string,
  count: number,
  key: string,
  waitSeconds: number,
): Crowd {
  let released = false;
  let askedAgain = 0;
  const cancels = new Set<() => void>();
  const ask = () => {
    const request = get(
      {
        agent,
        host: '127.0.0.1',
        port: service.httpPort,
        path: `/api/v1/emailInbox/${inboxId}/otp?wait=${waitSeconds}`,
        headers: { Authorization: `Bearer ${key}` },
      },
      (response) => {
        response.resume();
        response.once('close', () => {
          cancels.delete(cancel);
          if (released) return;
          askedAgain++;
          ask();
        });
      },
    );
    const cancel = () => request.destroy();
    cancels.add(cancel);
    request.on('error', () => {});
  };
  for (let index = 0; index < count; index++) ask();
  return {
    get askedAgain() {
      return askedAgain;
    },
    release() {
      released = true;
      for (const cancel of cancels) cancel();
    },
  };
}

/** @throws when a service with the environment `measured` does not hold so many requests within a minute. */
export async function untilHeld(service: Service, count: number): Promise<void> {
  const ends = performance.now() + heldMsMax;
  while (performance.now() < ends) {
    if ((await heldRequests(service)) >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the service does not hold ${count} requests`);
}

async function heldRequests(service: Service): Promise<number> {
  const answer = await fetch(`${service.baseUrl}/metrics`, { headers: { Authorization: `Bearer ${token}` } });
  const held = /^inboxd_held_requests (\d+)$/m.exec(await answer.text())?.[1];
  if (held === undefined) throw new Error('the service does not tell how many requests it holds');
  return Number(held);
}
