/**
 * The part of a thread that commits which works off the requests: one by one, in order. Only requests to read mails
 * share a commit.
 */
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
   * @param first The request that came first.
   * @param next Gives the request that waits behind it when that is to read mails as well, otherwise null.
   * @returns One answer to each request it took, in order.
   */
  readAndCommit(first: IntakeRequest, next: () => IntakeRequest | null): Promise<CommitAnswer[]>;
  /** To be called when something else was done with the database: what is remembered of it may be wrong now. */
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
