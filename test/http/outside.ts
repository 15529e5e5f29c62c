/** Random requests of an operation, until one is answered in a way that the document does not tell, or with a failure. */
import fc from 'fast-check';
import type { Asker } from '../support/asker.ts';
import { anyRequest, type Known } from './arbitrary.ts';
import type { Contract, Operation } from './contract.ts';

export interface OutsideOptions {
  readonly contract: Contract;
  readonly api: Asker;
  readonly known: Known;
  /** An address that no inbox has. */
  fresh(): string;
  readonly numRuns: number;
  /** After these milliseconds nothing more is asked. */
  readonly timeLimitMs?: number;
  /** Where a machine under load may answer 503 with `Retry-After`, which is no failure; without it, it is one. */
  onBusy?(): void;
  /** Repeats a run. */
  readonly seed?: number | undefined;
}

/** @returns How many were asked. @throws with the seed, the smallest such request, and what is wrong about its answer. */
export async function askAtRandom(operation: Operation, options: OutsideOptions): Promise<number> {
  const { contract, api, known, fresh, numRuns, timeLimitMs, seed, onBusy } = options;
  const ends = performance.now() + (timeLimitMs ?? Number.POSITIVE_INFINITY);
  let asked = 0;
  const property = fc.asyncProperty(
    anyRequest(operation, known, fresh),
    async ({ path, key, headers, body, fits }) => {
      if (performance.now() >= ends) return;
      asked += 1;
      const answer = await api(operation.method, path, {
        key,
        headers,
        ...(body === null ? {} : { body }),
      });
      const problems = contract.problemsOf(operation, answer);
      const isBusy = onBusy !== undefined && answer.status === 503 && answer.headers.has('retry-after');
      if (isBusy) onBusy();
      else if (answer.status >= 500) problems.push('the service failed');
      if (answer.status >= 400 && Object.keys(answer.body).join() !== 'message')
        problems.push('an error is {message}');
      // No server of this test asks the DNS who sent a mail.
      const isAllowed = path.includes('authenticated=true');
      if (fits && answer.status === 400 && !isAllowed) problems.push('what fits the document is refused');
      if (problems.length > 0)
        throw new Error(
          `${operation.method} ${path} ${body ?? ''}: ${problems.join('; ')}: ${answer.text.slice(0, 300)}`,
        );
    },
  );
  await fc.assert(property, {
    numRuns,
    endOnFailure: false,
    ...(seed === undefined ? {} : { seed }),
  });
  return asked;
}
