/** The thread's side of the commits: requests one by one, in order, but for mails to read, which share a commit. */
import { free } from '../memory.ts';
import {
  type CommitAnswer,
  type CommitRequest,
  type CommitResults,
  type PostedStatements,
  receivedStatements,
} from './commitmessages.ts';
import type { EmbeddedConnection } from './embedded.ts';

export type IntakeRequest = Extract<CommitRequest, { kind: 'readAndCommit' }>;

/** Reads mails and commits them. */
export interface IntakeHandler {
  /**
   * @param first What came first; what came meanwhile is asked for.
   * @param next The next request, if that is such a one as well.
   * @returns An answer to each of the requests it took, in order.
   */
  readAndCommit(first: IntakeRequest, next: () => IntakeRequest | null): Promise<CommitAnswer[]>;
  /** Something else was done with the database: what is known of it may not be so any more. */
  forget(): void;
}

export class CommitLoop {
  readonly #connection: EmbeddedConnection;
  readonly #answer: (answers: readonly CommitAnswer[]) => void;
  readonly #intake: IntakeHandler | null;
  readonly #queue: CommitRequest[] = [];
  #isRunning = false;

  /** @param intake Null in a thread that reads no mails. */
  constructor(
    connection: EmbeddedConnection,
    answer: (answers: readonly CommitAnswer[]) => void,
    intake: IntakeHandler | null = null,
  ) {
    this.#connection = connection;
    this.#answer = answer;
    this.#intake = intake;
  }

  handle(request: CommitRequest): void {
    this.#queue.push(request);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (let request = this.#queue.shift(); request !== undefined; request = this.#queue.shift()) {
      if (request.kind === 'readAndCommit' && this.#intake !== null)
        this.#answer(await this.#intake.readAndCommit(request, () => this.#nextIntake()));
      else {
        this.#intake?.forget();
        this.#answer([await this.#settle(request)]);
      }
      if (request.kind === 'commit') release(request.statements);
    }
    this.#isRunning = false;
  }

  #nextIntake(): IntakeRequest | null {
    if (this.#queue[0]?.kind !== 'readAndCommit') return null;
    return this.#queue.shift() as IntakeRequest;
  }

  async #settle(request: CommitRequest): Promise<CommitAnswer> {
    try {
      return { ok: true, result: await this.#perform(request) };
    } catch (error) {
      return failure(error);
    }
  }

  async #perform(request: CommitRequest): Promise<CommitResults[keyof CommitResults]> {
    switch (request.kind) {
      case 'commit':
        return this.#connection.commit(receivedStatements(request.statements));
      case 'readAndCommit':
        throw new Error('this thread reads no mails');
      case 'run':
        await this.#connection.run(request.sql);
        return null;
      case 'renew':
        this.#connection.renew();
        return null;
      case 'release':
        this.#connection.release();
        return null;
      case 'close':
        await this.#connection.close();
        return null;
    }
  }
}

export function failure(error: unknown): CommitAnswer {
  const { message, code } = error as Error & { code?: string };
  return { ok: false, message, code };
}

/** The bytes that came with a commit. */
function release({ args }: PostedStatements): void {
  for (const value of args) if (value instanceof ArrayBuffer) free(value);
}
