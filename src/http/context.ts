/** What travels with a request through the middleware, and what the routes are built from. */
import type { Context, MiddlewareHandler } from 'hono';
import type { Scope } from '../access/scopes.ts';
import type { Access } from '../inbox/access.ts';
import type { ArrivalStreams } from '../inbox/arrivals.ts';
import type { Inboxes } from '../inbox/inboxes.ts';
import type { Members } from '../inbox/members.ts';
import type { Messages } from '../inbox/messages.ts';
import type { Otp } from '../inbox/otp.ts';
import type { Readiness } from '../inbox/readiness.ts';
import type { Sessions, SignedIn } from '../inbox/sessions.ts';
import type { DatabaseCopy, Key } from '../inbox/store.ts';
import type { Peer } from '../runtime/index.ts';
import type { Held } from './held.ts';

export interface HttpEnv {
  Bindings: {
    peer: Peer;
    /** Set by the route that holds the request. */
    held?: Held;
  };
  Variables: { key: Key; session: SignedIn; caller: Caller };
}

/** For whom a request is made, whichever door it came through. */
export interface Caller {
  readonly organizationId: string;
  /** Who pays for what is held: a key, or a person. */
  readonly payer: string;
  /** Whether the caller may still do this. Requests that go on for long ask again. */
  stillIn(): Promise<boolean>;
}

/** One of the two doors to the same routes: with a key under `/api/v1`, with a session under `/api/app`. */
export interface Door {
  /** What the paths begin with. */
  readonly base: string;
  /** Whether its routes stand in the public document. */
  readonly isDocumented: boolean;
  readonly guard: Guard;
}

export type HttpContext = Context<HttpEnv>;
export type Middleware = MiddlewareHandler<HttpEnv>;

export interface HttpServices {
  readonly access: Access;
  readonly sessions: Sessions;
  readonly members: Members;
  readonly inboxes: Inboxes;
  readonly messages: Messages;
  readonly otp: Otp;
  readonly arrivals: ArrivalStreams;
  /** A copy of the database, as `Store.copy`. */
  backup(): Promise<DatabaseCopy>;
  /** Milliseconds since the epoch, by the clock that stamps messages. */
  now(): number | Promise<number>;
  readiness(): Promise<Readiness>;
}

/** Whoever measures the service, where somebody does. */
export interface HttpMetrics {
  readonly token: string;
  readonly contentType: string;
  text(): Promise<string>;
  /** @param route Its template; null when no route took the request. */
  answered(method: string, route: string | null, status: number): void;
}

export interface HttpSettings {
  /** Without a trailing slash; null derives it from the request. */
  readonly publicUrl: string | null;
  readonly throttle: { readonly burst: number; readonly perSecond: number };
  readonly version: string;
  /** The name of this machine, under which browsers may reach it. */
  readonly hostname: string;
}

/** Middleware of a route: checks the key, its scope (null: any key will do) and the throttle, in this order. */
export type Guard = (scope: Scope | null) => Middleware[];
