/**
 * `npm run cluster [-- --nodes 3 --smtp-port 2525 --http-port 8025 --data DIR]`: one libSQL server and several nodes of the
 * service on this machine, behind one port for mail and one for HTTP that hand connections to the nodes in turn. What is
 * set as EMAIL_INBOX_… holds for every node. Without --data the database goes with the command.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { commandLine } from '../commandline.ts';
import { type Front, startFront } from './front.ts';
import { type ClusterNode, startNode } from './node.ts';
import { hasDatabaseServer, installDatabaseServer, startDatabaseServer } from './server.ts';

const usage = 'npm run cluster [-- --nodes COUNT --smtp-port PORT --http-port PORT --data DIRECTORY]';
const { values: options, wholeNumber } = commandLine(usage, {
  options: {
    nodes: { type: 'string', default: '3' },
    'smtp-port': { type: 'string', default: '2525' },
    'http-port': { type: 'string', default: '8025' },
    data: { type: 'string' },
  },
});
const count = wholeNumber('nodes', options.nodes, 1, 16);
const smtpPort = wholeNumber('smtp-port', options['smtp-port'], 0, 65_535);
const httpPort = wholeNumber('http-port', options['http-port'], 0, 65_535);
const directory = options.data ?? (await mkdtemp(join(tmpdir(), 'inboxd-cluster-')));
await mkdir(directory, { recursive: true });
/** In the order in which they were started. */
const started: { stop(): Promise<void> }[] = [];
let stopping: Promise<void> | null = null;
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => void stop().then(() => process.exit(0)));

try {
  if (!hasDatabaseServer()) console.log('fetching the libSQL server, once: 45 MB');
  await installDatabaseServer();
  const server = await startDatabaseServer(directory);
  started.push(server);
  console.log(`libSQL server  ${server.url}  ${directory}`);
  const nodes: ClusterNode[] = [];
  for (let number = 1; number <= count; number++) nodes.push(await node(number, server.url));
  const smtp = await front(
    smtpPort,
    nodes.map((one) => one.smtpPort),
    true,
  );
  const http = await front(
    httpPort,
    nodes.map((one) => one.httpPort),
    false,
  );
  console.log(
    `\nsmtp://127.0.0.1:${smtp.port} and http://127.0.0.1:${http.port}, ${count} nodes in turn; Ctrl+C ends all`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stop();
  process.exit(1);
}

async function node(number: number, url: string): Promise<ClusterNode> {
  const environment = { EMAIL_INBOX_DATABASE_URL: url, EMAIL_INBOX_SMTP_PROXY_PROTOCOL_FROM: '127.0.0.1' };
  const one = await startNode(environment, (line) => console.log(`node ${number}  ${line}`));
  started.push(one);
  console.log(`node ${number}  is up as process ${one.process.pid}`);
  one.process.once('exit', (code, signal) => {
    if (stopping === null) console.log(`node ${number}  has ended (${code ?? signal}); the others go on`);
  });
  return one;
}

async function front(port: number, nodes: readonly number[], sendsProxyHeader: boolean): Promise<Front> {
  const one = await startFront({ port, nodes, sendsProxyHeader });
  started.push({ stop: () => one.close() });
  return one;
}

/** First what takes connections, last the database. */
function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const one of started.toReversed()) await one.stop();
    if (options.data === undefined) await rm(directory, { recursive: true, force: true });
  })();
  return stopping;
}
