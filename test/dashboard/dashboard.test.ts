/** The dashboard in a real browser, at the real service over real sockets. */
import { afterAll, beforeAll, describe } from 'vitest';
import { removeTemporaryDirectories, startService } from '../support/service.ts';
import { accessTests } from './access.ts';
import { accessibilityTests } from './accessibility.ts';
import { extremesTests } from './extremes.ts';
import { hostileTests } from './hostile.ts';
import { journeyTests } from './journeys.ts';
import { hasBrowser, newWindow, openBrowser, signIn } from './kit.ts';
import { referenceTests } from './reference.ts';
import { setStage, stage } from './stage.ts';

describe.runIf(hasBrowser)('the dashboard in a browser', () => {
  beforeAll(async () => {
    const environment = { SMTP_CONNECTIONS_PER_ADDRESS_MAX: '200' };
    const [browser, service] = await Promise.all([openBrowser(), startService({ environment })]);
    const { context, page } = await newWindow(browser);
    await signIn(page, service);
    setStage({ browser, service, admin: await context.storageState() });
    await context.close();
  });
  afterAll(async () => {
    const { browser, service } = stage();
    await browser.close();
    await service.stop();
    await removeTemporaryDirectories();
    setStage(null);
  });

  journeyTests();
  accessTests();
  accessibilityTests();
  extremesTests();
  hostileTests();
  referenceTests();
});
