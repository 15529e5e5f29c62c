/** What travels with a request through the middleware, and what the routes are built from. */
import type { Context, MiddlewareHandler } from 'hono';
import type { Scope } from '../access/scopes.ts';
import type { Access } from '../inbox/access.ts';
import type { Inboxes } from '../inbox/inboxes.ts';
import type { Messages } from '../inbox/messages.ts';
import type { Otp } from '../inbox/otp.ts';
import type { Key } from '../inbox/store.ts';
import type { Peer } from '../runtime/index.ts';

export interface HttpEnv {
  Bindings: { peer: Peer };
  Variables: { key: Key };
}

export type HttpContext = Context<HttpEnv>;
export type Middleware = MiddlewareHandler<HttpEnv>;

export interface Readiness {
  readonly ready: boolean;
  /** In words, when not ready. */
  readonly reason: string;
}

export interface HttpServices {
  readonly access: Access;
  readonly inboxes: Inboxes;
  readonly messages: Messages;
  readonly otp: Otp;
  /** Milliseconds since the epoch, by the clock that stamps messages. */
  now(): number;
  readiness(): Promise<Readiness>;
}

export interface HttpSettings {
  /** Without a trailing slash; null derives it from the request. */
  readonly publicUrl: string | null;
  readonly throttle: { readonly burst: number; readonly perSecond: number };
  readonly version: string;
}

/** Middleware of a route: checks the key, its scope (null: any key will do) and the throttle, in this order. */
export type Guard = (scope: Scope | null) => Middleware[];
