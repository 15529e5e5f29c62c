/**
 * The thread that commits. It has the one connection that writes and checkpoints; while it waits for the disk, sessions
 * and requests go on in theirs.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { readingFlags, setThreadFlags } from '../runtime/threadflags.ts';
import { CommitLoop } from './commitloop.ts';
import { type CommitRequest, type CommitThreadData, commitThreadReady } from './commitmessages.ts';
import { EmbeddedConnection } from './embedded.ts';

setThreadFlags(readingFlags);
const { file, settings } = workerData as CommitThreadData;
const connection = new EmbeddedConnection(file);
connection.configure(settings);
const loop = new CommitLoop(connection, (answers) => parentPort?.postMessage(answers));
parentPort?.on('message', (request: CommitRequest) => loop.handle(request));
parentPort?.postMessage(commitThreadReady);
