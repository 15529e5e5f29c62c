/** The README tells what is: its table of variables is that of `--help`, its limits are those of `limits.ts`, its links lead somewhere. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { variablesHelp } from '../src/config.ts';
import { limits } from '../src/limits.ts';

const root = join(import.meta.dirname, '..');
const readme = readFileSync(join(root, 'README.md'), 'utf8');

/** The cells of a table's rows, without the head. */
function rowsAfter(head: string): string[][] {
  const rows = readme.slice(readme.indexOf(head)).split('\n').slice(2);
  return rows.slice(0, rows.indexOf('')).map((row) => row.slice(2, -2).split(' | '));
}

test('the variables, their defaults and meanings are those of --help', () => {
  const lines = variablesHelp()
    .split('\n')
    .map((line) => line.trim());
  const told = lines.flatMap((line, at) =>
    line.startsWith('EMAIL_INBOX_')
      ? [[line.slice('EMAIL_INBOX_'.length), lines[at + 2]!.slice('default: '.length), lines[at + 1]!]]
      : [],
  );
  const shown = rowsAfter('| Variable | Default | Meaning |').map(([name = '', fallback = '', meaning]) => [
    name.replaceAll('`', ''),
    fallback.replaceAll('`', ''),
    meaning,
  ]);
  expect(shown).toEqual(told);
  expect(told.length).toBeGreaterThan(25);
});

const written = (value: number): string => value.toLocaleString('en-US');
const mebibytes = (bytes: number): string => `${bytes / 1024 / 1024} MiB`;
const kibibytes = (bytes: number): string => `${bytes / 1024} KiB`;

test.each([
  ['recipients', [written(limits.smtpRecipientsMax)]],
  ['reading it', [`${limits.parseMsMax / 1_000} second`]],
  [
    'header lines, parts, depth of parts',
    [limits.headerLinesMax, limits.mimePartsMax, limits.mimeDepthMax].map(written),
  ],
  ['attachments shown, links shown', [limits.attachmentsMax, limits.linksMax].map(written)],
  ['text shown', [mebibytes(limits.textBytesMax)]],
  ['text found by search', [written(limits.searchTextCharsMax), written(limits.searchWordsMax)]],
  ['body, head', [limits.bodyBytesMax, limits.requestHeaderBytesMax].map(kibibytes)],
  [
    'messages on a page, inboxes on a page',
    [limits.messagePageMax, limits.messagePageDefault, limits.inboxPageMax, limits.inboxPageDefault].map(
      written,
    ),
  ],
  ['`q` and every other filter', [written(limits.queryCharsMax), `\`q\` ${limits.queryWordsMax} words`]],
  ['a search for words', [`${limits.searchMsMax / 1_000} seconds`]],
  ['name of an inbox', [written(limits.inboxNameCharsMax)]],
  ['`wait`, `withinMinutes`', [`${limits.waitMsMax / 1_000} seconds`, written(limits.withinMinutesMax)]],
  [
    'held at a time, by one key and in all',
    [limits.waitersPerKeyMax, limits.waitersPerProcessMax].map(written),
  ],
  [
    'streams of events, by one key and in all',
    [limits.streamsPerKeyMax, limits.streamsPerProcessMax].map(written),
  ],
  [
    `mails above ${limits.wholeMailSmallBytesMax / 1024} KiB, and answers made of them, being read and on their way out, of one organization`,
    [limits.wholeMailsBytesMax, limits.wholeMailsOfOneBytesMax].map((bytes) => `${bytes / 1024 / 1024} MiB`),
  ],
  [
    "SMTP session, silence, one mail's data",
    [limits.smtpSessionMsMax, limits.smtpIdleMsMax, limits.smtpDataMsMax].map(
      (ms) => `${ms / 60_000} minutes`,
    ),
  ],
  [
    'memory for mails that are being received, of one client',
    [limits.smtpBufferedBytesMax, limits.smtpBufferedBytesPerClientMax].map(
      (bytes) => `${bytes / 1024 / 1024} MiB`,
    ),
  ],
  ['HTTP connections', [written(limits.httpConnectionsMax)]],
  ['HTTP connection between two requests', [`${limits.httpKeepAliveMsMax / 1_000} seconds`]],
  [
    'session, without use',
    [`${limits.sessionMsMax / 86_400_000} days`, `${limits.sessionIdleMsMax / 3_600_000} hours`],
  ],
  ['searches that wait, of one organization', [`${limits.searchesMax}`, `${limits.searchesOfOneMax}`]],
  [
    'images of a mail that are shown in it',
    [`${limits.inlineImagesMax}`, `${limits.inlineImageBytesMax / 2 ** 20} MB`],
  ],
  ['link of an invitation', [`${limits.invitationMsMax / 86_400_000} days`]],
  [
    'members, keys of an organization',
    [limits.membersPerOrganizationMax, limits.keysPerOrganizationMax].map(written),
  ],
])('the limit of %s is the one that holds', (name, values) => {
  const row = readme.split('\n').find((line) => line.startsWith(`| ${name} | `)) ?? '';
  let at = row.indexOf(' | ', 2);
  for (const value of values) {
    const found = new RegExp(`(?<![\\d,])${value}(?![\\d,]*\\d)`).exec(row.slice(at));
    expect(found, `${value} in ${row}`).not.toBeNull();
    at += found!.index + value.length;
  }
});

test('every link within the repository leads somewhere', () => {
  const anchors = [...readme.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    title!
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
  const targets = [...readme.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target!);
  expect(targets.length).toBeGreaterThan(8);
  const dead = targets.filter((target) => {
    if (target.startsWith('#')) return !anchors.includes(target.slice(1));
    return !/^https?:/.test(target) && !existsSync(join(root, target));
  });
  expect(dead).toEqual([]);
});

test('the files that prove a promise, and those that the map names, are there', () => {
  const map = readFileSync(join(root, 'src/README.md'), 'utf8');
  const named = [...`${readme}\n${map}`.matchAll(/`((?:test|scripts)\/[\w/.-]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
