/** The whole job: a browser signs in to a site that mails codes, eight windows at a time, and none gets another's code. */
import { describe, expect, test } from 'vitest';
import { InboxdClient } from '../../src/client/index.ts';
import { hasBrowser, openBrowser } from '../dashboard/kit.ts';
import { serveSiteForAll } from '../support/fixture.ts';
import { type TestService, testKey } from '../support/service.ts';
import { signInOften } from './runs.ts';
import type { Site } from './site.ts';

describe.runIf(hasBrowser)('sixteen people who sign in, eight at a time', () => {
  let service: TestService;
  let site: Site;
  serveSiteForAll((...both) => {
    [service, site] = both;
  });

  test('all get in with the first code they are given', async () => {
    const browser = await openBrowser();
    const client = new InboxdClient({ baseUrl: service.url, apiKey: testKey });
    const results = await signInOften({ browser, client, site, workers: 8, runs: 16 });
    await browser.close();
    expect(results.map(({ heading }) => heading)).toEqual(
      results.map(({ address }) => `Signed in as ${address}`),
    );
    const { signedIn, wrong, failures } = site;
    expect({ signedIn, wrong, failures }).toEqual({ signedIn: 16, wrong: 0, failures: [] });
  });
});
