/** The thread that reads mails: one after the other, answered together. It holds nothing and may be killed. */
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../clock.ts';
import { limits } from '../limits.ts';
import { codeSourceOf } from '../mail/attached.ts';
import { digestMail } from '../mail/digestmail.ts';
import { parseMail } from '../mail/parse.ts';
import { practiceMails } from '../mail/practice.ts';
import { readBody } from '../mail/read.ts';
import { free } from '../memory.ts';
import { stepBack } from '../runtime/priority.ts';
import { readingFlags, setThreadFlags } from '../runtime/threadflags.ts';
import type { Answer, Answers, Job, ParseThreadData, Results, Told } from './jobs.ts';

setThreadFlags(readingFlags);

async function perform(job: Job): Promise<Results[keyof Results]> {
  if (job.kind === 'digest') return digestMail(job.raw);
  const parsed = await parseMail(job.raw);
  const { mail, contents } = parsed;
  if (job.kind === 'attachments') return job.positions.map((position) => contents[position] ?? null);
  return { mail, ...readBody(await codeSourceOf(parsed)) };
}

async function answer(job: Job): Promise<Answer> {
  try {
    return { ok: true, result: await perform(job) };
  } catch (error) {
    // The text ends up in `parse.problems`; the parser's own messages name limits, never content.
    const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown reason';
    return { ok: false, problem: `the mail could not be parsed: ${reason}` };
  }
}

/** What is handed over with an answer instead of being copied. */
function packedOf(answer: Answer): ArrayBuffer[] {
  if (!answer.ok || !('packed' in answer.result)) return [];
  const { packed } = answer.result;
  return packed === null ? [] : [packed.bytes.buffer as ArrayBuffer];
}

/** Mails that were read for somebody. */
let done = 0;

/**
 * Reads mails to practise, while there are no others. When many others have come, there is nothing left to practise.
 */
async function practise(): Promise<void> {
  for (const raw of practiceMails('all')) {
    for (let before = -1; before !== done; ) {
      before = done;
      await pause(limits.parserIdleMs);
      if (done > limits.parserPracticeMailsMax) return;
    }
    await answer({ kind: 'digest', raw });
  }
}

parentPort?.on('message', async (told: Told) => {
  if (told === 'practise') return practise();
  done += told.length;
  const answers: Answer[] = [];
  const eachMs: number[] = [];
  for (const posted of told) {
    const beganMs = systemClock.monotonic();
    answers.push(await answer({ ...posted, raw: new Uint8Array(posted.raw) } as Job));
    eachMs.push(systemClock.monotonic() - beganMs);
  }
  parentPort?.postMessage({ answers, eachMs } satisfies Answers, answers.flatMap(packedOf));
  for (const { raw } of told) free(raw);
});

if ((workerData as ParseThreadData | null)?.stepsBack) stepBack();
parentPort?.postMessage('ready');
