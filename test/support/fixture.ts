/** The service that the tests of a file share, and the site that mails codes to it. */
import { afterAll, beforeAll } from 'vitest';
import { type Site, startSite } from '../signin/site.ts';
import {
  removeTemporaryDirectories,
  type ServiceOptions,
  startService,
  type TestService,
} from './service.ts';

/**
 * Starts a service before the first test of the file, and stops it after the last, when temporary directories go too.
 * @param use Given the service when it is there, before hooks that stand further down.
 */
export function serveForAll(options: ServiceOptions, use: (service: TestService) => void): void {
  let service: TestService | undefined;
  beforeAll(async () => {
    service = await startService(options);
    use(service);
  });
  afterAll(async () => {
    await service?.stop();
    await removeTemporaryDirectories();
  });
}

/**
 * Starts a service and a site that mails codes to its inboxes, both for all tests of the file.
 * @param use Given both when they are there, before hooks that stand further down.
 */
export function serveSiteForAll(use: (service: TestService, site: Site) => void): void {
  let service: TestService;
  let site: Site | undefined;
  serveForAll({}, (started) => {
    service = started;
  });
  beforeAll(async () => {
    site = await startSite(service.smtp.port);
    use(service, site);
  });
  afterAll(() => site?.stop());
}
