/**
 * Explains what the extractor sees in mails on disk: the decision, every candidate, its score and the reasons. For
 * support ("why did my test get no code?") and for whoever extends the extractor.
 *
 *     npm run codes -- FILE.eml…
 */
import { readFile } from 'node:fs/promises';
import { codeSourceOf } from '../src/mail/attached.ts';
import { parseMail } from '../src/mail/parse.ts';
import { readBody } from '../src/mail/read.ts';
import { commandLine } from './commandline.ts';

const { positionals: files, fail } = commandLine('npm run codes -- FILE.eml…', { allowPositionals: true });
if (files.length === 0) fail('no file is given');

for (const file of files) {
  const raw = await readFile(file).catch((error: Error) => fail(`${file} cannot be read: ${error.message}`));
  const parsed = await parseMail(raw);
  const { mail } = parsed;
  const { decision, links } = readBody(await codeSourceOf(parsed));
  console.log(`${file}`);
  console.log(`  from     ${mail.from}`);
  console.log(`  subject  ${mail.subject}`);
  console.log(`  code     ${decision.otp ?? 'none'} (confidence ${decision.confidence})`);
  for (const { value, printed, place, score, chosen, reasons } of decision.candidates) {
    const shown = printed === value ? value : `${value}, printed ${JSON.stringify(printed)}`;
    console.log(`  ${chosen ? '→' : ' '} ${score.toFixed(1).padStart(6)}  ${shown}, in the ${place}`);
    for (const reason of reasons) console.log(`            ${reason}`);
  }
  for (const link of links.filter(({ verification }) => verification)) console.log(`  link     ${link.url}`);
}
