import { SMTPServer } from 'smtp-server';

const s = new SMTPServer({
  disableReverseLookup: true,
  disabledCommands: ['AUTH'],
  size: 26214400,
  logger: false,
  hideENHANCEDSTATUSCODES: false,
  onRcptTo: (a, b, c) => c(),
  onMailFrom: (a, b, c) => c(),
  onData(stream, session, cb) {
    stream.on('data', () => {});
    stream.on('end', () => cb(null, 'ok'));
  },
});
s.listen(0, '127.0.0.1', () => process.send?.((s.server.address() as any).port));
process.on('message', () => process.send?.(process.cpuUsage()));
