/** The reference of the SMTP benchmarks, in a process of its own: smtp-server as it comes, doing nothing with the mail. */
import { SMTPServer } from 'smtp-server';

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  disableReverseLookup: true,
  maxClients: 1_000,
  onData(stream, _session, done) {
    stream.on('end', () => done(null));
    stream.resume();
  },
});
server.listen(0, '127.0.0.1', () => {
  const address = server.server.address();
  if (address !== null && typeof address !== 'string') process.send?.(address.port);
});
