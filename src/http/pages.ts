/** What the pages for people offer to this room. They are in a room of their own, behind the same way in. */
import type { Hono } from 'hono';
import type { HttpEnv } from './context.ts';
import type { Gate } from './gate.ts';

export interface Pages {
  /**
   * Adds the pages, before every route of the API; they carry headers and errors of their own, also for a person who asks
   * for a path where there is nothing.
   */
  mount(app: Hono<HttpEnv>, gate: Gate): void;
}
