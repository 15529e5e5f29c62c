/** The one browser and the one service that all tests of the dashboard share. */
import type { Browser, BrowserContext } from 'playwright-core';
import type { TestService } from '../support/service.ts';

export interface Stage {
  readonly browser: Browser;
  readonly service: TestService;
  /** The cookies of the admin, who signed in once. */
  readonly admin: Awaited<ReturnType<BrowserContext['storageState']>>;
}

let current: Stage | null = null;

export function setStage(next: Stage | null): void {
  current = next;
}

export function stage(): Stage {
  if (current === null) throw new Error('the stage is not set');
  return current;
}
