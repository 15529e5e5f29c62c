/**
 * Mails that nobody would write: random bytes, random markup, and mails of the corpus with pieces cut, doubled and
 * swapped. Nothing may throw, every answer keeps to its bounds, and no mail takes long. `TEST_SEED` repeats a run.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { limits } from '../../../src/limits.ts';
import type { CodeSource } from '../../../src/mail/codes/index.ts';
import { readBody } from '../../../src/mail/read.ts';
import { readCorpus } from '../../bench/corpus.ts';
import { costMs } from '../../support/cputime.ts';
import { seeded } from '../../support/seeded.ts';

const random = seeded();

const pieces = (
  'code|verification code|Your code is |482913|482 913|A1B2C3|RKJ-YP6|G-482913|4 8 2 9| is |: |. |, |; |- |\n|\n\n|\t| |' +
  'https://acme.test/v?code=482913|a@b.test|<p>|</p>|<div>|</div>|<table>|<tr>|<td>|</td>|</tr>|</table>|<br>|<br/>|' +
  '<span style="display:none">|</span>|<b>|</b>|<s>|</s>|<a href="https://a.test/x">|</a>|<img alt="482913">|<!--|-->|' +
  '<style>|</style>|.a{display:none}|<script>|</script>|<title>|</title>|<pre>|</pre>|<input value="482913">|<blockquote>|' +
  '&nbsp;|&#52;|&#x200b;|&zwnj;|&lt;|&|<|>|"|\'|=|验证码|код|رمز التحقق|קוד|รหัส|kodunuz|€|$|%|#|@|*|_|( |)|[|]|【|】|' +
  'order |no longer valid|expires in 10 minutes|promo code|On Monday, Ada wrote:|> |--|\u200b|\u00ad|\u202e|\u0301|\ud800|😀|１２３４'
).split('|');

function soup(count: number): string {
  let text = '';
  for (let at = 0; at < count; at += 1) text += random.pick(pieces);
  return text;
}

function noise(length: number): string {
  let text = '';
  for (let at = 0; at < length; at += 1) {
    text += String.fromCharCode(random.pick([random.below(128), random.below(128), random.below(65_536)]));
  }
  return text;
}

/** Cuts, doubles, swaps and overwrites pieces of a text. */
function mutated(text: string): string {
  let result = text;
  for (let times = 1 + random.below(6); times > 0; times -= 1) {
    const from = random.below(result.length + 1);
    const to = Math.min(result.length, from + random.below(80));
    const part = result.slice(from, to);
    const other = random.below(result.length + 1);
    result = random.pick([
      () => result.slice(0, from) + result.slice(to),
      () => result.slice(0, from) + part + part + result.slice(to),
      () => result.slice(0, from) + random.pick(pieces) + result.slice(from),
      () => result.slice(0, other) + part + result.slice(other),
      () => result.slice(0, from) + noise(to - from) + result.slice(to),
      () => result.slice(0, from),
    ])();
  }
  return result;
}

/** What is wrong with the reading of a mail; null when it keeps its promises. */
function fault(source: CodeSource): string | null {
  const { bodyText, links, decision } = readBody(source);
  if (bodyText.length > limits.bodyCharsMax) return 'the body is longer than its bound';
  if (links.length > limits.linksMax) return 'more links than the bound';
  if (links.filter(({ verification }) => verification).length > 1) return 'more than one link is marked';
  for (const { url, text } of links) {
    if (!/^https?:/i.test(url) || url.length > limits.linkUrlCharsMax) return `a link ${url.slice(0, 100)}`;
    if (text.length > Math.max(limits.linkTextCharsMax, url.length))
      return 'words of a link are longer than the bound';
  }
  const { otp, confidence, candidates } = decision;
  if (candidates.length > limits.codeCandidatesMax) return 'more candidates than the bound';
  if (!(confidence >= 0 && confidence <= 1)) return `a confidence of ${confidence}`;
  // Characters, or three to six words, of which one may be a number: "amber-otter-fjord", "amber-otter-41".
  if (otp !== null && !/^(?:[A-Za-z0-9-]{4,14}|[a-z]+(?:-(?:[a-z]+|\d+)){2,5})$/i.test(otp))
    return `an answer ${JSON.stringify(otp)}`;
  const chosen = candidates.filter((one) => one.chosen);
  if (chosen.length !== (otp === null ? 0 : 1)) return 'the chosen candidate and the answer differ';
  if (otp !== null && chosen[0]?.value !== otp) return 'another candidate is chosen';
  for (const { value, score, confidence: own, reasons } of candidates) {
    if (!Number.isFinite(score) || !(own >= 0 && own <= 1)) return `a score of ${score}`;
    if (value.length < 4 || reasons.length > 40) return `a candidate ${JSON.stringify(value)}`;
  }
  return null;
}

/** Generous: a mail of a few thousand characters takes a millisecond. */
const costMsMax = 1_000;

function check(source: CodeSource): void {
  let wrong: string | null = null;
  const cost = costMs(() => {
    wrong = fault(source);
  });
  const mail = `TEST_SEED=${random.seed}: ${JSON.stringify(source).slice(0, 2_000)}`;
  expect(wrong, mail).toBeNull();
  expect(cost, mail).toBeLessThan(costMsMax);
}

const from = 'Acme <no-reply@acme.test>';

/** Of the mails of the corpus one of so many is as good as all. */
const every = 100;

describe('no harm is done by', () => {
  test('random characters', () => {
    for (let round = 0; round < 80; round += 1) {
      const html = noise(random.below(3_000));
      check({ subject: noise(random.below(200)), from: noise(20), text: noise(random.below(3_000)), html });
    }
  });

  test('random pieces of mails', () => {
    for (let round = 0; round < 400; round += 1) {
      check({
        subject: soup(random.below(6)),
        from,
        text: soup(random.below(120)),
        html: soup(random.below(200)),
      });
    }
  });

  test('mails of the corpus that were damaged', async () => {
    const mails = await readCorpus(['tune', 'held'], readFileSync, { every });
    for (let round = 0; round < 400; round += 1) {
      const { source } = random.pick(mails);
      check({
        subject: mutated(source.subject),
        from,
        text: source.text === null ? null : mutated(source.text),
        html: source.html === null ? null : mutated(source.html),
      });
    }
  });

  test('a mail of the corpus cut at any place', async () => {
    const mails = (await readCorpus(['tune'], readFileSync, { every })).filter(
      ({ source }) => source.html !== null,
    );
    const source = mails.reduce((a, b) =>
      (a.source.html ?? '').length > (b.source.html ?? '').length ? a : b,
    ).source;
    const html = source.html ?? '';
    const step = Math.max(1, Math.floor(html.length / 400));
    for (let end = 0; end <= html.length; end += step) check({ ...source, html: html.slice(0, end) });
  });

  test('a mail that holds nothing at all', () => {
    for (const nothing of [null, '', ' ', '\n', '\u200b', '<', '&', '\ud800']) {
      check({ subject: nothing ?? '', from: '', text: nothing, html: nothing });
    }
  });
});
