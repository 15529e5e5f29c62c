/** What it costs to look at a mail with very many images: how often it is parsed, whoever waits for it. */
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { limits } from '../../src/limits.ts';
import { Lane } from '../../src/parser/lane.ts';
import { Browser } from '../http/browser.ts';
import { serveForAll } from '../support/fixture.ts';
import type { TestService } from '../support/service.ts';
import { htmlPart, mailWith, send } from './kit.ts';

let service: TestService;
serveForAll({}, (started) => {
  service = started;
});

const submit = Lane.prototype.submit;
const imageCount = 4 * limits.inlineImagesMax;
let path: string;
let cookie: string;
/** What the parser was given to do. */
let jobs: string[];

beforeAll(async () => {
  const { id, email, organizationId } = await service.createInbox('images@inbox.test');
  const numbers = Array.from({ length: imageCount }, (_, index) => index);
  const html = numbers.map((index) => `<img src="cid:x${index}">`).join('\r\n');
  const images = numbers.map((index) => ({
    type: 'image/png',
    body: `pixels of ${index}`,
    headers: [`Content-ID: <x${index}>`],
  }));
  const messageId = await send(service, email, mailWith('images', [htmlPart(html), ...images]));
  path = `/o/${organizationId}/inboxes/${id}/messages/${messageId}/html`;
  cookie = (await new Browser(service).signIn()).cookie ?? '';
});

beforeEach(() => {
  jobs = [];
  vi.spyOn(Lane.prototype, 'submit').mockImplementation(function (this: Lane, job, who) {
    jobs.push(job.kind);
    return submit.call(this, job, who);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const view = async (): Promise<string> =>
  (await fetch(service.url + path, { headers: { Cookie: cookie } })).text();

test('a mail with very many images is parsed once for all those that are shown', async () => {
  const document = await view();
  const shown = [...document.matchAll(/src="data:image\/png;base64,([^"]*)"/g)].map(([, data = '']) =>
    Buffer.from(data, 'base64').toString(),
  );
  expect(shown).toEqual(Array.from({ length: limits.inlineImagesMax }, (_, index) => `pixels of ${index}`));
  expect(document.match(/src="cid:/g)?.length).toBe(imageCount - limits.inlineImagesMax);
  expect(jobs).toEqual(['read', 'attachments']);
});

test('for a client that has gone meanwhile it is not parsed for images', async () => {
  let answer: ServerResponse | undefined;
  const begun = (message: unknown) => {
    answer ??= (message as { response: ServerResponse }).response;
  };
  subscribe('http.server.request.start', begun);
  const socket = connect(Number(new URL(service.url).port), '127.0.0.1');
  const gone = new Promise<void>((resolve) => {
    vi.mocked(Lane.prototype.submit).mockImplementationOnce(async function (this: Lane, job, who) {
      jobs.push(job.kind);
      const outcome = await submit.call(this, job, who);
      // Not before the server knows.
      const closed = once(answer!, 'close');
      socket.destroy();
      await closed;
      resolve();
      return outcome;
    });
  });
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nCookie: ${cookie}\r\n\r\n`);
  await gone;
  unsubscribe('http.server.request.start', begun);
  // Whoever comes after it goes the same way, and arrives later wherever both do.
  expect(await view()).toContain('src="data:image/png');
  expect(jobs).toEqual(['read', 'read', 'attachments']);
});
