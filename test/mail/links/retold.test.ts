/**
 * Mails whose links lead over the host of a service that counts clicks, so that their addresses say nothing any more, as most
 * mails come that are sent by such a service. Of the half that nothing is learnt from only sums are printed.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findLinks } from '../../../src/mail/links.ts';
import { readBody } from '../../../src/mail/read.ts';
import { readCorpus } from '../../bench/corpus.ts';
import { seeded } from '../../support/seeded.ts';

const random = seeded();
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789';

/** None of those that mails are learnt with (`scripts/learn/tracked.ts`). @returns The HTML and where each address leads over. */
function tracked(html: string): { html: string; over: ReadonlyMap<string, string> } {
  const over = new Map<string, string>();
  const led = html.replace(/(href=["'])(https?:\/\/[^"']+)/gi, (_, before: string, url: string) => {
    const own = url.replaceAll('&amp;', '&');
    const to = over.get(own) ?? `https://r.postal.example/tr/cl/${random.text(alphabet, 40)}`;
    over.set(own, to);
    return before + to;
  });
  return { html: led, over };
}

const mails = (await readCorpus(['held'], readFileSync, { withLinks: true })).flatMap((mail) => {
  if (mail.source.html === null) return [];
  const { html, over } = tracked(mail.source.html);
  const { links } = readBody({ ...mail.source, html });
  const marked = links.find(({ verification }) => verification)?.url;
  const wanted = mail.links!.flatMap((link) => [link, over.get(link) ?? link]);
  return [{ marked, wanted, isThere: links.some(({ url }) => wanted.includes(url)) }];
});

test('the link that is meant is marked in 90 % of them', () => {
  const withLink = mails.filter(({ isThere }) => isThere);
  expect(withLink.length).toBeGreaterThan(300);
  const found = withLink.filter(({ marked, wanted }) => marked !== undefined && wanted.includes(marked));
  expect(found.length / withLink.length).toBeGreaterThanOrEqual(0.9);
});

test('where there is none, none is in 98 % of them', () => {
  const without = mails.filter(({ wanted }) => wanted.length === 0);
  expect(without.length).toBeGreaterThan(1_000);
  expect(without.filter(({ marked }) => marked !== undefined).length / without.length).toBeLessThanOrEqual(
    0.02,
  );
});

test('a button says what it does by its words alone', () => {
  const button = (words: string) =>
    `<p>Hello Ada,</p><p><a href="https://r.postal.example/tr/cl/Zk3vQ90sTb7Lm2" style="background:#264653">${words}</a></p>`;
  const marked = (subject: string, words: string) =>
    findLinks({ subject, text: null, html: button(words) }).some(({ verification }) => verification);
  expect(marked('Confirm your address', 'Confirm my address')).toBe(true);
  expect(marked('Your order has shipped', 'Track your parcel')).toBe(false);
});
