/** What the pages for people, which are another room's, have to offer this one: they stand behind the same way in. */
import type { Hono } from 'hono';
import type { HttpContext, HttpEnv } from './context.ts';
import type { Gate } from './gate.ts';

export interface Pages {
  /** Adds the pages, before every route of the API; they carry headers and errors of their own. */
  mount(app: Hono<HttpEnv>, gate: Gate): void;
  /** What a person sees where there is nothing; null when no person asks. */
  missing(c: HttpContext): Response | Promise<Response> | null;
}
