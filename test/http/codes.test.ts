import { beforeAll, expect, test } from 'vitest';
import { serveForAll } from '../support/fixture.ts';
import type { TestService } from '../support/service.ts';
import { codeMail, inboxes, isError, type Mail, send } from './kit.ts';

let service: TestService;
let inbox: { id: string };
serveForAll({}, (started) => {
  service = started;
});
beforeAll(async () => {
  inbox = await service.createInbox('qa@inbox.test');
});

async function codesOf(mail: Mail) {
  const id = await send(service, mail);
  const answer = await service.api('GET', `${inboxes}/${inbox.id}/messages/${id}/codes`);
  expect(answer.status).toBe(200);
  return answer.body.data as Record<string, unknown>[];
}

test('the candidates of a mail are listed best first, the chosen one with its score and reasons', async () => {
  const candidates = await codesOf({
    ...codeMail('482913'),
    subject: 'Order 9918273 confirmed',
  });
  const [best] = candidates;
  expect(best).toEqual({
    value: '482913',
    printed: '482913',
    place: expect.any(String),
    score: expect.any(Number),
    confidence: expect.any(Number),
    chosen: true,
    reasons: expect.arrayContaining([expect.any(String)]),
  });
  expect(candidates.filter(({ chosen }) => chosen)).toHaveLength(1);
  for (const { confidence } of candidates) {
    expect(confidence).toBeGreaterThanOrEqual(0);
    expect(confidence).toBeLessThanOrEqual(1);
  }
});

test('a mail without a code has no chosen candidate', async () => {
  const candidates = await codesOf({ subject: 'Newsletter', body: 'We moved to 12345 Berlin in 2024.' });
  expect(candidates.filter(({ chosen }) => chosen)).toEqual([]);
});

test('there are none of an unknown message', async () => {
  const answer = await service.api('GET', `${inboxes}/${inbox.id}/messages/msg_unknown/codes`);
  isError(answer, 404, 'message_not_found');
});
