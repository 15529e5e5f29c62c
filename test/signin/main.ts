/** `npm run signin -- [RUNS]`: the sign-ins of the test, as many as one likes, with what they came to. */
import process from 'node:process';
import { InboxdClient } from '../../src/client/index.ts';
import { openBrowser } from '../dashboard/kit.ts';
import { removeTemporaryDirectories, startService, testKey } from '../support/service.ts';
import { signInOften } from './runs.ts';
import { startSite } from './site.ts';

const runs = Number(process.argv[2] ?? 100);
const service = await startService();
const site = await startSite(service.smtp.port);
const browser = await openBrowser();
try {
  const client = new InboxdClient({ baseUrl: service.url, apiKey: testKey });
  const started = performance.now();
  const results = await signInOften({ browser, client, site, workers: 8, runs });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const times = results.map(({ codeMs }) => Math.round(codeMs)).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  const { signedIn, wrong, failures } = site;
  console.log(
    `${runs} runs in ${seconds} s: ${signedIn} signed in, ${wrong} wrong codes, ${failures.length} mails not accepted`,
  );
  console.log(`from the click to the code, ms: median ${at(0.5)}, 95 % ${at(0.95)}, longest ${times.at(-1)}`);
  if (signedIn !== runs || wrong > 0) process.exitCode = 1;
} finally {
  await browser.close();
  await site.stop();
  await service.stop();
  await removeTemporaryDirectories();
}
