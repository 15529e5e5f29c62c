/** `npm run site`: the site that the recipes of the README sign in to, which mails its codes and links to a running inboxd. */
import process from 'node:process';
import { commandLine } from '../../scripts/commandline.ts';
import { startSite } from './site.ts';

const { values, wholeNumber } = commandLine('npm run site [-- --port 3000] [--smtp-port 2525]', {
  options: {
    port: { type: 'string', default: '3000' },
    'smtp-port': { type: 'string', default: process.env.EMAIL_INBOX_SMTP_PORT || '2525' },
  },
});
const port = wholeNumber('port', values.port, 0, 65_535);
const smtpPort = wholeNumber('smtp-port', values['smtp-port'], 1, 65_535);
try {
  const site = await startSite(smtpPort, {
    port,
    onFailure: ({ message }) => console.error(`a mail was not accepted: ${message}`),
  });
  console.log(`${site.url} mails codes to port ${smtpPort}; end it with Ctrl-C`);
} catch (error) {
  console.error(`cannot listen on port ${port}: ${(error as Error).message}`);
  process.exitCode = 1;
}
