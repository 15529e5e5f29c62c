/** The thread that reads mails: one job at a time, answered in order. It holds nothing and may be killed. */
import { parentPort, workerData } from 'node:worker_threads';
import { digestOf } from '../mail/digest.ts';
import { pack } from '../mail/packed.ts';
import { parseMail } from '../mail/parse.ts';
import { digestBody, readBody } from '../mail/read.ts';
import { stepBack } from '../runtime/priority.ts';
import type { Answer, Job, ParseThreadData, PostedJob, Results } from './jobs.ts';

async function perform(job: Job): Promise<Results[keyof Results]> {
  // First: nothing has touched the bytes yet.
  const packed = job.kind === 'digest' ? pack(job.raw) : null;
  const { mail, contents } = await parseMail(job.raw);
  if (job.kind === 'attachment') return contents[job.position] ?? null;
  const source = { subject: mail.subject, from: mail.from, text: mail.text, html: mail.html };
  if (job.kind === 'read') return { mail, ...readBody(source) };
  const { bodyText, decision } = digestBody(source);
  return { ...digestOf(mail, { bodyText, otp: decision.otp, otpConfidence: decision.confidence }), packed };
}

parentPort?.on('message', async (posted: PostedJob) => {
  const job = { ...posted, raw: new Uint8Array(posted.raw) } as Job;
  let answer: Answer;
  const handedOver: ArrayBuffer[] = [];
  try {
    const result = await perform(job);
    if (job.kind === 'digest') {
      const { packed } = result as Results['digest'];
      if (packed !== null) handedOver.push(packed.bytes.buffer as ArrayBuffer);
    }
    answer = { ok: true, result };
  } catch (error) {
    // The text ends up in `parse.problems`; the parser's own messages name limits, never content.
    const reason = error instanceof Error ? error.message.slice(0, 200) : 'unknown reason';
    answer = { ok: false, problem: `the mail could not be parsed: ${reason}` };
  }
  parentPort?.postMessage(answer, handedOver);
});

if ((workerData as ParseThreadData | null)?.stepsBack) stepBack();
parentPort?.postMessage('ready');
