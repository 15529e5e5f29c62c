/**
 * A `fetch` over connections that are kept, by Node's own HTTP client: a small query takes a quarter of the time it
 * takes through the runtime's `fetch`. Each request has a deadline for its whole answer.
 */
import http from 'node:http';
import https from 'node:https';
import { limits } from '../limits.ts';

export interface KeepAliveFetch {
  fetch(request: Request): Promise<Response>;
  close(): void;
}

export function keepAliveFetch(): KeepAliveFetch {
  const options = {
    keepAlive: true,
    maxSockets: limits.databaseConnectionsMax,
    timeout: limits.databaseIdleMsMax,
    scheduling: 'lifo',
  } as const;
  const agents = { 'http:': new http.Agent(options), 'https:': new https.Agent(options) };

  return {
    async fetch(request) {
      const url = new URL(request.url);
      const body = Buffer.from(await request.arrayBuffer());
      const headers = { ...Object.fromEntries(request.headers), 'content-length': String(body.byteLength) };
      const { method } = request;
      const signal = AbortSignal.timeout(limits.databaseAnswerMsMax);
      return new Promise((resolve, reject) => {
        const isPlain = url.protocol === 'http:';
        const agent = isPlain ? agents['http:'] : agents['https:'];
        const asked = (isPlain ? http : https).request(url, { method, headers, agent, signal }, (answer) => {
          const chunks: Buffer[] = [];
          let bytes = 0;
          answer.on('data', (chunk: Buffer) => {
            bytes += chunk.byteLength;
            chunks.push(chunk);
            if (bytes > limits.databaseAnswerBytesMax)
              answer.destroy(new Error('the answer of the database server is too large'));
          });
          answer.on('error', reject);
          answer.on('end', () => {
            const contentType = answer.headers['content-type'];
            resolve(
              new Response(Buffer.concat(chunks), {
                status: answer.statusCode ?? 502,
                headers: contentType === undefined ? {} : { 'content-type': contentType },
              }),
            );
          });
        });
        asked.on('error', reject);
        asked.end(body);
      });
    },

    close() {
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}
