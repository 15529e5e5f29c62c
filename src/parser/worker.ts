/** The thread that reads mails: one job at a time, answered in order. It holds nothing and may be killed. */
import { parentPort, workerData } from 'node:worker_threads';
import { digestOf } from '../mail/digest.ts';
import { parseMail } from '../mail/parse.ts';
import { digestBody, readBody } from '../mail/read.ts';
import { stepBack } from '../runtime/priority.ts';
import type { Answer, Job, ParseThreadData, PostedJob, Results } from './jobs.ts';

async function perform(job: Job): Promise<Results[keyof Results]> {
  const { mail, contents } = await parseMail(job.raw);
  if (job.kind === 'attachment') return contents[job.position] ?? null;
  const source = { subject: mail.subject, from: mail.from, text: mail.text, html: mail.html };
  if (job.kind === 'read') return { mail, ...readBody(source) };
  const { bodyText, decision } = digestBody(source);
  return digestOf(mail, { bodyText, otp: decision.otp, otpConfidence: decision.confidence });
}

parentPort?.on('message', async (posted: PostedJob) => {
  const job = { ...posted, raw: new Uint8Array(posted.raw) } as Job;
  let answer: Answer;
  try {
    answer = { ok: true, result: await perform(job) };
  } catch (error) {
    // The text ends up in `parse.problems`; the parser's own messages name limits, never content.
    const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown reason';
    answer = { ok: false, problem: `the mail could not be parsed: ${reason}` };
  }
  parentPort?.postMessage(answer);
});

if ((workerData as ParseThreadData | null)?.stepsBack) stepBack();
parentPort?.postMessage('ready');
