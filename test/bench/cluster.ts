/**
 * Several nodes on one libSQL server: how many mails they take together, and how soon a request held at one is answered
 * with what came to another. All of it, the load included, shares this machine.
 */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { installDatabaseServer, startDatabaseServer } from '../../scripts/cluster/server.ts';
import type { Service } from '../support/process.ts';
import { mailsPerSecond } from './load.ts';
import { median, progress, type Report, rounds } from './report.ts';
import { inboxOf, type Stage } from './stage.ts';
import { heldTimes } from './waiting.ts';

const address = 'bench@inbox.test';
const connections = 48;
const heldCount = 60;

export async function cluster(stage: Stage, report: Report): Promise<void> {
  await installDatabaseServer();
  const server = await startDatabaseServer(await mkdtemp(join(stage.directory, 'server-')));
  const embedded = await stage.service();
  const nodes: Service[] = [];
  for (let count = 0; count < 3; count++) nodes.push(await stage.service(server.url));
  const setups = [
    { name: 'a file, 1 node', nodes: [embedded] },
    { name: 'a server, 1 node', nodes: nodes.slice(0, 1) },
    { name: 'a server, 2 nodes', nodes: nodes.slice(0, 2) },
    { name: 'a server, 3 nodes', nodes },
  ].map((setup) => ({ ...setup, rates: [] as number[], held: [] as number[] }));
  const inboxIds = [await inboxOf(embedded, address), await inboxOf(nodes[0]!, address)].map(({ id }) => id);

  for (const { nodes: all } of setups) await rate(all, 2);
  for (let round = 1; round <= rounds; round++) {
    for (const setup of setups) setup.rates.push(await rate(setup.nodes, 3));
    progress('cluster', `round ${round} of ${rounds}`);
  }
  // Nobody has two nodes on a file; on a server the mail comes to the first and the request to the last.
  for (const setup of setups) {
    const [first, last] = [setup.nodes[0]!, setup.nodes.at(-1)!];
    const id = first === embedded ? inboxIds[0]! : inboxIds[1]!;
    await heldTimes(last, id, 10, first.smtpPort);
    setup.held.push(...(await heldTimes(last, id, heldCount, first.smtpPort)));
  }
  const [file, ...others] = setups as [(typeof setups)[0], ...typeof setups];
  for (const { name, rates } of others) {
    report.row(`ingest, 4 KB, ${connections} connections, ${name}`, 'mails/s', rates, file.name, file.rates);
  }
  for (const { name, held } of others) {
    report.row(`held otp, ${name}, mail to the first, request at the last`, 'ms', held, file.name, [
      median(file.held),
    ]);
  }
  for (const service of [embedded, ...nodes]) await stage.stop(service);
  await server.stop();
}

/** Mails a second that these nodes take together. */
async function rate(nodes: readonly Service[], seconds: number): Promise<number> {
  const each = nodes.map(({ smtpPort }) =>
    mailsPerSecond(smtpPort, address, connections / nodes.length, seconds),
  );
  return (await Promise.all(each)).reduce((sum, one) => sum + one, 0);
}
