/**
 * The references of the benchmarks, in a process of their own: smtp-server as it comes, doing nothing with the mail, and a
 * bare node:http server with a constant answer of the size of a poll's.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  maxClients: 1_000,
  onData(stream, _session, done) {
    stream.on('end', () => done(null));
    stream.resume();
  },
});
const answer = JSON.stringify({ data: { otp: '482913', message: 'x'.repeat(500) } });
const http = createServer((_request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end(answer);
});

await Promise.all([
  new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve())),
  new Promise<void>((resolve) => http.listen(0, '127.0.0.1', () => resolve())),
]);
const portOf = (address: AddressInfo | string | null): number => (address as AddressInfo).port;
process.send?.({ smtp: portOf(smtp.server.address()), http: portOf(http.address()) });
