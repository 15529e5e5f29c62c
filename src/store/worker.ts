/**
 * The thread that commits. It has the one connection that writes and checkpoints; while it waits for the disk, sessions
 * and requests go on in theirs. Requests are answered one by one, in order.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { free } from '../memory.ts';
import {
  type CommitAnswer,
  type CommitRequest,
  type CommitThreadData,
  commitThreadReady,
  type PostedStatements,
  received,
} from './commits.ts';
import { EmbeddedConnection } from './embedded.ts';

const { path, settings } = workerData as CommitThreadData;
const connection = new EmbeddedConnection(path);
connection.configure(settings);

async function perform(request: CommitRequest): Promise<readonly number[]> {
  switch (request.kind) {
    case 'commit':
      return connection.commit(received(request.statements));
    case 'run':
      await connection.run(request.sql);
      return [];
    case 'renew':
      connection.renew();
      return [];
    case 'close':
      await connection.close();
      return [];
  }
}

/** The bytes that came with a commit. */
function release({ args }: PostedStatements): void {
  for (const value of args) if (value instanceof ArrayBuffer) free(value);
}

parentPort?.on('message', async (request: CommitRequest) => {
  let answer: CommitAnswer;
  try {
    answer = { ok: true, changes: await perform(request) };
  } catch (error) {
    const { message, code } = error as Error & { code?: string };
    answer = { ok: false, message, code };
  }
  parentPort?.postMessage(answer);
  if (request.kind === 'commit') release(request.statements);
});
parentPort?.postMessage(commitThreadReady);
