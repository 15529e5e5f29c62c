/** The service that the tests of a file share. */
import { afterAll, beforeAll } from 'vitest';
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
