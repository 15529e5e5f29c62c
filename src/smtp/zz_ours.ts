import { startSmtp } from './server.ts';

const n = () => {};
const s = await startSmtp(
  {
    host: '127.0.0.1',
    port: 0,
    hostname: 'mx.inbox.test',
    sizeBytesMax: 26214400,
    connectionsMax: 1000,
    connectionsPerAddressMax: 500,
    tlsCertFile: null,
    tlsKeyFile: null,
    logger: { debug: n, info: n, warn: n, error: n },
  },
  {
    async verify(a) {
      return { status: 'deliverable', recipient: { inboxId: 'inb_1', address: a } };
    },
    async receive() {
      return { messageId: 'msg_1' };
    },
  },
);
process.send?.(s.address.port);
process.on('message', () => process.send?.(process.cpuUsage()));
