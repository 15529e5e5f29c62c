import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { limits } from '../../src/limits.ts';
import { keepAliveFetch } from '../../src/store/keepalivefetch.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

async function serve(listener: RequestListener): Promise<{ url: string; connections: () => number }> {
  const server = createServer(listener);
  let connections = 0;
  server.on('connection', () => {
    connections++;
  });
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}/`,
    connections: () => connections,
  };
}

test('a request arrives as it was made, and its answer comes back as it was given', async () => {
  const { url } = await serve((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.on('end', () => {
      response.writeHead(418, { 'Content-Type': 'text/plain' });
      response.end(`${request.method} ${request.headers.authorization} ${Buffer.concat(chunks)}`);
    });
  });
  const kept = keepAliveFetch();
  const answer = await kept.fetch(
    new Request(url, { method: 'POST', headers: { Authorization: 'Bearer one' }, body: 'ä€' }),
  );
  expect(answer.status).toBe(418);
  expect(answer.headers.get('content-type')).toBe('text/plain');
  expect(await answer.text()).toBe('POST Bearer one ä€');
  kept.close();
});

test('one request after the other uses one connection', async () => {
  const { url, connections } = await serve((_, response) => response.end('ok'));
  const kept = keepAliveFetch();
  for (let count = 0; count < 5; count++) await (await kept.fetch(new Request(url))).text();
  expect(connections()).toBe(1);
  kept.close();
});

test('a server that is not there, that hangs up and that says too much are errors', async () => {
  const kept = keepAliveFetch();
  const { url: gone } = await serve(() => {});
  servers.splice(0)[0]!.close();
  await expect(kept.fetch(new Request(gone))).rejects.toThrow(/ECONNREFUSED/);
  const { url: rude } = await serve((request) => request.socket.destroy());
  await expect(kept.fetch(new Request(rude))).rejects.toThrow(/socket hang up|ECONNRESET/);
  const { url: endless } = await serve((_, response) => {
    const piece = Buffer.alloc(1024 * 1024);
    const write = () => {
      while (response.write(piece)) {
        // Until its buffer is full.
      }
    };
    response.on('drain', write);
    write();
  });
  await expect(kept.fetch(new Request(endless))).rejects.toThrow(/too large/);
  expect(limits.databaseAnswerBytesMax).toBeLessThan(100 * 1024 * 1024);
  kept.close();
});

test('half an answer is an error', async () => {
  const { url } = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': '1000' });
    response.write('a beginning', () => response.destroy());
  });
  const kept = keepAliveFetch();
  await expect(kept.fetch(new Request(url))).rejects.toThrow();
  kept.close();
});
