/** What travels with a request for a page, and what the pages need of the house: use cases, and the way in as a port. */
import type { Context, Hono, MiddlewareHandler } from 'hono';
import type { Clock } from '../clock.ts';
import type { Access } from '../inbox/access.ts';
import type { Deliveries } from '../inbox/deliveries.ts';
import type { DeliveryLog } from '../inbox/deliverylog.ts';
import type { Inboxes } from '../inbox/inboxes.ts';
import type { Members, Standing } from '../inbox/members.ts';
import type { Messages } from '../inbox/messages.ts';
import type { NewSession, Sessions, SignedIn } from '../inbox/sessions.ts';
import type { Key, Store } from '../inbox/store.ts';
import type { TestMail } from '../inbox/testmail.ts';
import type { Traffic } from '../inbox/traffic.ts';
import type { Peer } from '../runtime/index.ts';

export interface PageEnv {
  Bindings: { peer: Peer };
  Variables: {
    key: Key;
    session: SignedIn;
    caller: { readonly organizationId: string; readonly payer: string; stillIn(): Promise<boolean> };
  };
}

export type PageContext = Context<PageEnv>;
export type PageMiddleware = MiddlewareHandler<PageEnv>;
export type PageApp = Hono<PageEnv>;

/** The way in, which is the same as for the API of the administration: session, place in the organization, throttle. */
export interface Doorkeeper {
  /** Host and origin, before everything else. */
  readonly outer: readonly PageMiddleware[];
  readonly signedIn: readonly PageMiddleware[];
  readonly admin: readonly PageMiddleware[];
  /** Of the organization named in the path. */
  inOrganization(least: Standing): readonly PageMiddleware[];
  /** Scheme, host and base path under which the client reaches the service. */
  originOf(c: PageContext): string;
  readonly authFailures: { during<T>(c: PageContext, check: () => Promise<T>): Promise<T> };
  setSessionCookie(c: PageContext, session: NewSession): void;
  clearSessionCookie(c: PageContext): void;
  /** Whether the browser brings what a session left with it; who signs out takes nothing along. */
  hasSessionCookie(c: PageContext): boolean;
}

export interface PageServices {
  readonly access: Access;
  readonly sessions: Sessions;
  readonly members: Members;
  readonly inboxes: Inboxes;
  readonly messages: Messages;
  readonly deliveries: Pick<Deliveries, 'listen' | 'isClosed'>;
  readonly deliveryLog: Pick<DeliveryLog, 'of' | 'all'>;
  readonly traffic: Traffic;
  readonly deliverTestMail: TestMail;
  readonly store: Pick<Store, 'retired' | 'usedBytes'>;
}

export interface PageSettings {
  /** Without a trailing slash; null derives it from the request. */
  readonly publicUrl: string | null;
  readonly version: string;
  readonly allowedDomains: ReadonlySet<string>;
  /** Known once the listener is up. */
  smtpPort(): number;
}

export interface DashboardOptions {
  readonly services: PageServices;
  readonly settings: PageSettings;
  readonly clock: Clock;
  readonly logger: { error(details: object, message: string): void };
  randomBytes(count: number): Uint8Array;
}
