/**
 * What stands before several nodes: takes connections on one port and hands each to the next node in turn. A node that
 * does not answer is passed over. Mail servers are told the client's address by a PROXY header.
 */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface Front {
  readonly port: number;
  close(): Promise<void>;
}

export interface FrontOptions {
  /** 0 for any free one. */
  readonly port: number;
  /** Ports on this machine. */
  readonly nodes: readonly number[];
  /** Whether a PROXY header (version 1) goes before what the client sends. */
  readonly sendsProxyHeader: boolean;
}

export async function startFront({ port, nodes, sendsProxyHeader }: FrontOptions): Promise<Front> {
  const open = new Set<Socket>();
  let turn = 0;

  /** @param left How many nodes were not tried yet. */
  function forward(client: Socket, left: number): void {
    if (left === 0) {
      client.destroy();
      return;
    }
    const node = connect({ port: nodes[turn++ % nodes.length]!, host: '127.0.0.1', noDelay: true });
    const refused = () => forward(client, left - 1);
    node.once('error', refused);
    node.once('connect', () => {
      node.off('error', refused);
      if (sendsProxyHeader) node.write(proxyHeader(client));
      join(client, node);
    });
  }

  function join(client: Socket, node: Socket): void {
    for (const [one, other] of [
      [client, node],
      [node, client],
    ] as const) {
      open.add(one);
      one.pipe(other);
      // A reset is the end of both; who is interested sees it there.
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  }

  const server = createServer({ allowHalfOpen: true, noDelay: true }, (client) => {
    client.once('error', () => client.destroy());
    forward(client, nodes.length);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as { port: number }).port,
    async close() {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}

function proxyHeader({ remoteAddress, remotePort, localAddress, localPort }: Socket): string {
  return `PROXY TCP4 ${remoteAddress} ${localAddress} ${remotePort} ${localPort}\r\n`;
}
