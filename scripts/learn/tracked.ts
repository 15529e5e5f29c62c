/**
 * What services that send mails for others make of the links in them: each leads over their own host, so that a click is
 * counted, and its address says nothing any more. Mails are learnt so as well as they are.
 */
import { createHash } from 'node:crypto';
import type { CodeSource } from '../../src/mail/codes/index.ts';

/** A mail and its links that are meant. */
export interface Linked {
  readonly source: CodeSource;
  readonly links: readonly string[];
}

/** Where the links lead, with a token for `*`; hosts are made up. */
const trackers = [
  'https://click.mail.example/ls/click?upn=u001.*',
  'https://links.sender.example/c/*',
  'https://t.mailing.example/CL0/*/1',
  'https://url4417.sends.example/e/*',
  'https://lnk.example/~',
  'https://go.example/~',
];
const longChars = 48;
const shortChars = 7;

const linkTo = /(\bhref\s*=\s*["'])(https?:\/\/[^"']+)/gi;

/** The same with the links of its HTML tracked; null where it has none. @param which Of the trackers. */
export function withTracking({ source, links }: Linked, which: number): Linked | null {
  if (source.html === null) return null;
  const tracked = new Map<string, string>();
  const html = source.html.replace(linkTo, (_, before: string, url: string) => {
    const own = url.replaceAll('&amp;', '&');
    const led = tracked.get(own) ?? ledOver(own, which);
    tracked.set(own, led);
    return before + led;
  });
  if (tracked.size === 0) return null;
  return {
    source: { ...source, html },
    links: links.flatMap((link) => [link, tracked.get(link) ?? []].flat()),
  };
}

function ledOver(url: string, which: number): string {
  const token = createHash('sha256').update(url).update(String(which)).digest('base64url').repeat(2);
  const tracker = trackers[which % trackers.length] as string;
  return tracker.replace('*', token.slice(0, longChars)).replace('~', token.slice(0, shortChars));
}
