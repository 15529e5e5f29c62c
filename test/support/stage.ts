/** A browser and a service with an admin who is signed in, as the tests of the dashboard share them. */
import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { type BrowserOptions, openBrowser } from '../dashboard/kit.ts';
import { Browser as Guest } from '../http/browser.ts';
import { serveForAll } from './fixture.ts';
import type { TestService } from './service.ts';

export interface Stage {
  readonly browser: Browser;
  readonly service: TestService;
  /** The cookies of the admin, who signed in once. */
  readonly admin: Exclude<Awaited<ReturnType<BrowserContext['storageState']>>, string>;
}

/**
 * Sets it before the first test of a suite, and takes it away after the last.
 * @returns What was set; to be asked within tests and hooks.
 */
export function stageForAll(options: BrowserOptions = {}): () => Stage {
  let service: TestService;
  let stage: Stage | undefined;
  // One mail after another over many connections is the tests' doing, not what they are about.
  serveForAll({ environment: { SMTP_CONNECTIONS_PER_ADDRESS_MAX: '200' } }, (started) => {
    service = started;
  });
  beforeAll(async () => {
    const [browser, guest] = await Promise.all([openBrowser(options), new Guest(service).signIn()]);
    const [name = '', value = ''] = guest.cookie?.split('=') ?? [];
    const { hostname: domain } = new URL(service.url);
    const attributes = { domain, path: '/', expires: -1, httpOnly: true, secure: false } as const;
    const cookies = [{ name, value, ...attributes, sameSite: 'Lax' as const }];
    stage = { browser, service, admin: { cookies, origins: [] } };
  });
  afterAll(() => stage?.browser.close());
  return () => {
    if (stage === undefined) throw new Error('the stage is not set');
    return stage;
  };
}
