/**
 * Requests that are held. The functions that a request passes on its way in each wait for its answer, which takes 20 KB of
 * memory. A held request gets through them at once, with an answer that is still empty; what they put on it is kept, and only
 * the wait itself goes on.
 */
import type { TypedResponse } from 'hono';
import type { AppError } from '../errors.ts';
import type { HttpContext } from './context.ts';
import { type Answer, jsonAnswer, problemAnswer } from './problem.ts';

/** What a route gives back, when it has it. */
export interface Found<Body> {
  readonly body: Body;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Held {
  readonly found: Promise<Found<unknown>>;
  /** Told the status when the request has been answered. */
  ended(status: number): void;
}

/** An answer whose type promises nothing, as it is only the place of another. */
type Later = Response & TypedResponse<never, never, never>;

/** To be returned by the route, which must not look at the request in `found`: all that it closes over is kept. */
export function hold<Body>(c: HttpContext, found: Promise<Found<Body>>): Later {
  // Looked at when the way in is over; a failure until then is not lost.
  found.catch(() => {});
  c.env.held = { found, ended: () => {} };
  return c.body(null) as unknown as Later;
}

/**
 * @param way What the way in has put on the empty answer.
 * @param failed What a failure becomes.
 */
export function answerHeld(
  { found, ended }: Held,
  way: Response,
  isHead: boolean,
  failed: (error: unknown) => AppError,
): Promise<Response> {
  // As an object's keys their names are there once for all requests.
  const carried = Object.fromEntries(way.headers);
  const made = ({ status, headers, body }: Answer): Response => {
    ended(status);
    return new Response(isHead ? null : body, { status, headers: { ...carried, ...headers } });
  };
  return found.then(
    ({ body, headers }) => made(jsonAnswer(200, body, headers)),
    (error: unknown) => made(problemAnswer(failed(error))),
  );
}
