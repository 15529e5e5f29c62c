/**
 * How well and how fast codes are read: every mail of the corpus through the product's own parser, the
 * decision against what the mail's `X-Expect` header says, in the same run as a bare rule that takes the
 * first six digits and as a public library. Misses are listed for the half that is tuned on; for the other only with --show-held.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findCode } from '../../src/mail/codes/index.ts';
import { type CorpusMail, type Half, readCorpus } from './corpus.ts';

interface Tally {
  codes: number;
  right: number;
  wrong: number;
  missed: number;
  none: number;
  alarms: number;
}

type Rule = (mail: CorpusMail) => { otp: string | null; confidence: number };

const ours: Rule = (mail) => findCode(mail.source);

function plainText({ source }: CorpusMail): string {
  return `${source.subject}\n${source.text ?? (source.html ?? '').replace(/<[^>]{0,2000}>/g, ' ')}`;
}

/** What most test suites do. */
const firstSixDigits: Rule = (mail) => ({
  otp: /(?<!\d)\d{6}(?!\d)/.exec(plainText(mail))?.[0] ?? null,
  confidence: 1,
});

/** It has no types, and is made for short messages. */
const parseOtpMessage = createRequire(import.meta.url)('parse-otp-message') as (
  message: string,
) => { readonly code?: string } | undefined;

/** Signs between groups and the case of letters are not held against it. */
const library: Rule = (mail) => {
  const code = parseOtpMessage(plainText(mail))?.code;
  if (code === undefined) return { otp: null, confidence: 1 };
  const isSame = mail.expected !== null && bare(code) === bare(mail.expected);
  return { otp: isSame ? mail.expected : code, confidence: 1 };
};

function bare(code: string): string {
  return code.replace(/[^0-9a-z]/gi, '').toLowerCase();
}

function count(mails: readonly CorpusMail[], rule: Rule): Tally {
  const tally: Tally = { codes: 0, right: 0, wrong: 0, missed: 0, none: 0, alarms: 0 };
  for (const mail of mails) {
    const { otp } = rule(mail);
    if (mail.expected === null) {
      tally.none += 1;
      if (otp !== null) tally.alarms += 1;
    } else {
      tally.codes += 1;
      if (otp === mail.expected) tally.right += 1;
      else if (otp === null) tally.missed += 1;
      else tally.wrong += 1;
    }
  }
  return tally;
}

function percent(part: number, whole: number): string {
  return whole === 0 ? '     –' : `${((100 * part) / whole).toFixed(1).padStart(5)}%`;
}

function row(name: string, tally: Tally): string {
  const answered = tally.right + tally.wrong + tally.alarms;
  return (
    `${name.padEnd(22)} ${String(tally.codes).padStart(5)} ${percent(tally.right, tally.codes)} ` +
    `${percent(tally.wrong, tally.codes)} ${percent(tally.missed, tally.codes)} ` +
    `${String(tally.none).padStart(6)} ${percent(tally.alarms, tally.none)} ${percent(tally.right, answered)}`
  );
}

const heading = 'what                   codes  recall  wrong missed   none  alarm precision';

function printBy(title: string, mails: readonly CorpusMail[], key: (mail: CorpusMail) => string): void {
  console.log(`\nby ${title}\n${heading}`);
  const groups = new Map<string, CorpusMail[]>();
  for (const mail of mails) {
    const name = key(mail);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [mail]);
    else group.push(mail);
  }
  for (const [name, group] of [...groups].sort((a, b) => b[1].length - a[1].length)) {
    console.log(row(name, count(group, ours)));
  }
}

function printMisses(mails: readonly CorpusMail[]): void {
  for (const mail of mails) {
    const { otp, confidence } = ours(mail);
    if (otp !== mail.expected)
      console.log(`  ${mail.name}: expected ${mail.expected}, got ${otp} (${confidence})`);
  }
}

function printTime(mails: readonly CorpusMail[]): void {
  for (let round = 0; round < 5; round += 1) for (const mail of mails) ours(mail);
  const times: number[] = [];
  for (const mail of mails) {
    const start = performance.now();
    for (let round = 0; round < 5; round += 1) ours(mail);
    times.push((performance.now() - start) / 5);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(3);
  console.log(`\ntime per mail, ms: median ${at(0.5)}, 90 % ${at(0.9)}, 99 % ${at(0.99)}`);
}

const showHeld = process.argv.includes('--show-held');
const brief = process.argv.includes('--brief');
const halves: Half[] = ['tune', 'held'];
const all = await readCorpus(halves, readFileSync);
for (const half of halves) {
  const mails = all.filter((mail) => mail.half === half);
  console.log(`\n${half}\n${heading}`);
  console.log(row('inboxd', count(mails, ours)));
  console.log(row('first six digits', count(mails, firstSixDigits)));
  console.log(row('parse-otp-message', count(mails, library)));
  const sure = mails.filter((mail) => {
    const { otp, confidence } = ours(mail);
    return otp !== null && otp !== mail.expected && confidence > 0.9;
  });
  console.log(`wrong with a confidence above 0.9: ${sure.length}`);
  if (half === 'tune' || showHeld) printMisses(mails);
}
if (!brief) {
  for (const half of halves) {
    const mails = all.filter((mail) => mail.half === half);
    console.log(`\n--- ${half}`);
    printBy('language', mails, (mail) => mail.language);
    printBy('shape', mails, (mail) => mail.shape);
    printBy('place', mails, (mail) => mail.place);
  }
}
printTime(all);
