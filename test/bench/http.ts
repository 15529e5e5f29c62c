/**
 * Load on an HTTP server: kept connections that ask again as soon as they are answered. Requests are bytes made beforehand
 * and answers are read just as far as their length, so that the generator is not what is measured.
 */
import { Buffer } from 'node:buffer';
import { connect, type Socket } from 'node:net';

export interface HttpLoad {
  readonly port: number;
  /** Paths with their query, asked in turn. */
  readonly paths: readonly string[];
  readonly key?: string;
  readonly connections: number;
  readonly seconds: number;
  /** The only status that is not an error. */
  readonly status?: number;
}

export interface HttpResult {
  readonly perSecond: number;
  /** Milliseconds from request to answer, ascending. */
  readonly times: readonly number[];
}

/** @throws Error at the first answer with another status, with what it said. */
export async function requestsPerSecond(load: HttpLoad): Promise<HttpResult> {
  const { port, paths, key, connections, seconds, status = 200 } = load;
  const authorization = key === undefined ? '' : `Authorization: Bearer ${key}\r\n`;
  const requests = paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n${authorization}\r\n`, 'latin1'),
  );
  const times: number[] = [];
  let next = 0;
  const until = performance.now() + seconds * 1_000;
  const started = performance.now();
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          let sentAt = 0;
          const ask = () => {
            sentAt = performance.now();
            if (sentAt >= until) return socket.destroy();
            socket.write(requests[next++ % requests.length]!);
          };
          const socket: Socket = readAnswers(port, status, reject, () => {
            times.push(performance.now() - sentAt);
            ask();
          });
          socket.once('connect', ask);
          socket.once('close', () => resolve());
        }),
    ),
  );
  const perSecond = times.length / ((performance.now() - started) / 1_000);
  return { perSecond, times: times.sort((a, b) => a - b) };
}

function readAnswers(
  port: number,
  status: number,
  fail: (error: Error) => void,
  onAnswer: () => void,
): Socket {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let buffered: Buffer | null = null;
  socket.on('error', fail);
  socket.on('data', (chunk: Buffer) => {
    let bytes: Buffer = buffered === null ? chunk : Buffer.concat([buffered, chunk]);
    buffered = null;
    while (bytes.length > 0) {
      const head = bytes.indexOf('\r\n\r\n');
      const text = head < 0 ? '' : bytes.toString('latin1', 0, head);
      const end = head < 0 ? Number.POSITIVE_INFINITY : endOfAnswer(bytes, head + 4, text);
      if (bytes.length < end) {
        buffered = bytes;
        return;
      }
      if (text.slice(9, 12) !== String(status)) {
        fail(new Error(`the server said: ${bytes.toString('latin1', 0, Math.min(end, 1_000))}`));
        return;
      }
      bytes = bytes.subarray(end);
      onAnswer();
    }
  });
  return socket;
}

/** Where an answer ends: by its length, or by the last of its chunks. */
function endOfAnswer(bytes: Buffer, bodyStart: number, head: string): number {
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length !== undefined) return bodyStart + Number(length);
  const last = bytes.indexOf('\r\n0\r\n\r\n', bodyStart - 2);
  return last < 0 ? Number.POSITIVE_INFINITY : last + 7;
}

/** A value of an ascending list, e.g. `at(times, 0.99)`. */
export function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
