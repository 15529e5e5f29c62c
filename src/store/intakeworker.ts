/** The thread that commits where many small mails come: it also reads them. */
import { parentPort, workerData } from 'node:worker_threads';
import { digestMail } from '../mail/digestmail.ts';
import { practiceMails } from '../mail/practice.ts';
import { readingFlags, setThreadFlags } from '../runtime/threadflags.ts';
import { CommitLoop } from './commitloop.ts';
import { type CommitRequest, type CommitThreadData, commitThreadReady } from './commitmessages.ts';
import { EmbeddedConnection } from './embedded.ts';
import { IntakeBatches } from './intakebatches.ts';
import { Phase } from './phase.ts';

async function begin(): Promise<void> {
  setThreadFlags(readingFlags);
  const { file, settings, phase } = workerData as CommitThreadData;
  // Before anybody waits for this thread: until V8 has compiled the code that reads mails, each mail takes
  // milliseconds. What is not Latin is compiled where it comes: few services have both.
  for (const raw of practiceMails('latin')) await digestMail(raw);
  const connection = new EmbeddedConnection(file);
  connection.configure(settings);
  const intake = new IntakeBatches(connection, new Phase(phase));
  const loop = new CommitLoop(connection, (answers) => parentPort?.postMessage(answers), intake);
  parentPort?.on('message', (request: CommitRequest) => loop.handle(request));
  parentPort?.postMessage(commitThreadReady);
}

void begin();
