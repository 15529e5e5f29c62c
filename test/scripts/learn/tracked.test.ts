/** Mails whose links lead over the host of a service that counts clicks. */
import { expect, test } from 'vitest';
import { withTracking } from '../../../scripts/learn/tracked.ts';

const source = {
  subject: 'Hello',
  from: 'Acme <a@acme.test>',
  text: 'https://acme.test/in?a=1&b=2',
  html: '<a href="https://acme.test/in?a=1&amp;b=2">In</a> <a href=\'https://acme.test/help\'>Help</a> <a href="https://acme.test/help">Help</a> <a href="mailto:a@acme.test">Write</a>',
};

test('each address of the HTML leads over it, the same one always the same way', () => {
  const tracked = withTracking({ source, links: ['https://acme.test/in?a=1&b=2'] }, 0)!;
  const hrefs = [...tracked.source.html!.matchAll(/href=["']([^"']+)/g)].map(([, href]) => href!);
  expect(hrefs.filter((href) => href.includes('acme.test/'))).toEqual([]);
  expect(hrefs[1]).toBe(hrefs[2]);
  expect(new Set(hrefs).size).toBe(3);
  expect(tracked.links).toEqual(['https://acme.test/in?a=1&b=2', hrefs[0]]);
  expect(tracked.source.text).toBe(source.text);
});

test('the same mail is told the same way each time, and otherwise by another service', () => {
  const one = withTracking({ source, links: [] }, 3);
  expect(withTracking({ source, links: [] }, 3)).toEqual(one);
  expect(withTracking({ source, links: [] }, 4)).not.toEqual(one);
});

test('a mail without addresses in HTML is told once', () => {
  expect(withTracking({ source: { ...source, html: null }, links: [] }, 0)).toBeNull();
  expect(withTracking({ source: { ...source, html: '<p>Hi</p>' }, links: [] }, 0)).toBeNull();
});
