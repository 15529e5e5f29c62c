/** What a running service really holds: its heap after the garbage is gone, as Node's inspector tells it. */
import type { Service } from '../support/process.ts';

/** For the environment of a service that is to be looked into: the inspector opens when it is asked to, on a free port. */
export const inspectable = { NODE_OPTIONS: '--inspect-port=0' };

interface Answer {
  readonly id: number;
  readonly result?: { readonly usedSize?: number };
  readonly error?: { readonly message: string };
}

/** Megabytes of objects that are still in use, of the main thread. */
export async function liveHeapMb(service: Service): Promise<number> {
  const socket = new WebSocket(await inspectorOf(service));
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', reject);
  });
  let asked = 0;
  const ask = (method: string): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const id = ++asked;
      const read = ({ data }: MessageEvent) => {
        const answer = JSON.parse(String(data)) as Answer;
        if (answer.id !== id) return;
        socket.removeEventListener('message', read);
        if (answer.error === undefined) resolve(answer);
        else reject(new Error(answer.error.message));
      };
      socket.addEventListener('message', read);
      socket.send(JSON.stringify({ id, method }));
    });
  try {
    // What the first pass lets go may hold more.
    for (let pass = 0; pass < 2; pass++) await ask('HeapProfiler.collectGarbage');
    const { result } = await ask('Runtime.getHeapUsage');
    if (result?.usedSize === undefined) throw new Error('the inspector does not tell the size of the heap');
    return result.usedSize / 2 ** 20;
  } finally {
    socket.close();
  }
}

/** Where it listens: said on standard error, once it was asked for by the signal that Node has for it. */
async function inspectorOf(service: Service): Promise<string> {
  const ends = performance.now() + 10_000;
  while (performance.now() < ends) {
    const address = /Debugger listening on (ws:\S+)/.exec(service.output())?.[1];
    if (address !== undefined) return address;
    service.process.kill('SIGUSR1');
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the service opens no inspector');
}
