/**
 * Requests that are held. Each function that a request passes on its way in waits for its answer; together they take 20
 * KB of memory. So a held request gives them an empty answer, and gets through them at once. What they put on that
 * answer is kept, and only the wait itself goes on.
 */
import type { TypedResponse } from 'hono';
import { AppError } from '../errors.ts';
import type { Patience } from '../inbox/waiters.ts';
import type { Later, WholeAnswer } from '../runtime/index.ts';
import type { HttpContext } from './context.ts';
import { jsonAnswer, problemAnswer } from './problem.ts';

/**
 * @param waitMs As asked for. With 0 nobody waits, and still only what comes after the request is an answer.
 * @returns Null when it was not asked for. A poll has no use for the signal, which is made only when it is asked for.
 */
export function patienceOf(c: HttpContext, waitMs: number | undefined): Patience | null {
  if (waitMs === undefined) return null;
  return { waitMs, payer: c.get('caller').payer, signal: c.req.raw.signal };
}

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

/** What is kept of a request's way in. */
interface WayIn {
  readonly headers: Readonly<Record<string, string>>;
  readonly isHead: boolean;
  ended(status: number): void;
}

/** An answer whose type promises nothing, as another answer takes its place. */
type Empty = Response & TypedResponse<never, never, never>;

/**
 * To be returned by the route. What makes `found` must not use the request: all that it closes over is kept in memory.
 */
export function hold<Body>(c: HttpContext, found: Promise<Found<Body>>): Empty {
  const { stillIn } = c.get('caller');
  const isKey = c.get('session') === undefined;
  // After a failure as well: when a code did not come, the failure tells of the mails that did.
  const checked = found.then(
    (answer) => stillIn().then((isIn) => (isIn ? answer : refuse(isKey))),
    (error: unknown) => stillIn().then((isIn) => (isIn ? Promise.reject(error) : refuse(isKey))),
  );
  // Looked at when the way in is over; a failure until then is not lost.
  checked.catch(() => {});
  c.env.held = { found: checked, ended: () => {} };
  return c.body(null) as unknown as Empty;
}

/** What came after a key was revoked is not for it. */
function refuse(isKey: boolean): never {
  throw isKey
    ? new AppError('invalid_api_key', 'The API key was revoked while the request was held.')
    : new AppError('not_signed_in', 'The session ended while the request was held: sign in.');
}

/**
 * @param passed The empty answer, with what the way in has put on it.
 * @param failed What a failure becomes.
 */
export function answerHeld(
  { found, ended }: Held,
  passed: Response,
  isHead: boolean,
  failed: (error: unknown) => AppError,
): Later {
  // As an object's keys their names are there once for all requests.
  const way = { headers: Object.fromEntries(passed.headers), isHead, ended };
  return {
    answer: found.then(
      ({ body, headers }) => whole(jsonAnswer(200, body, headers), way),
      (error: unknown) => whole(problemAnswer(failed(error)), way),
    ),
  };
}

function whole({ status, headers, body }: WholeAnswer, way: WayIn): WholeAnswer {
  way.ended(status);
  return { status, headers: { ...way.headers, ...headers }, body: way.isHead ? null : body };
}
