/** A TCP proxy that holds back what it forwards: a server that is far away. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Delay {
  readonly url: string;
  close(): Promise<void>;
}

/** @param ms By which every piece of a request comes later. */
export async function startDelay(targetPort: number, ms: number): Promise<Delay> {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const target = connect(targetPort, '127.0.0.1');
    for (const socket of [client, target]) {
      sockets.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        target.destroy();
      });
    }
    client.on('data', (chunk) => setTimeout(() => target.write(chunk), ms));
    target.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
