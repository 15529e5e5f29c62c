import { afterAll, expect, test } from 'vitest';
import { TestClock } from '../http/kit.ts';
import { seeded } from '../support/seeded.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { removeTemporaryDirectories, startService } from '../support/service.ts';

afterAll(removeTemporaryDirectories);

const dayMs = 86_400_000;

test('the wall clock may jump a day back or forward under load: ids are unique, pages have no gap, since finds its code', async () => {
  const random = seeded();
  const wall = new TestClock('2026-11-20T12:00:00.000Z');
  const service = await startService({ clock: wall });
  const { id } = await service.createInbox('qa@inbox.test');
  const inbox = `/api/v1/emailInbox/${id}`;
  let isOver = false;

  // Others receive all the while, and the clock jumps whenever it likes.
  const sent: string[] = [];
  const load = Array.from({ length: 5 }, async () => {
    while (!isOver) {
      const reply = await deliver(service.smtp.port, { to: 'qa+other@inbox.test', mail: mailOf({}) });
      sent.push(/msg_\w+/.exec(reply)![0]);
      wall.wall += (random.below(3) - 1) * dayMs + random.below(20);
    }
  });

  const stamps: number[] = [];
  for (let flow = 0; flow < 40; flow += 1) {
    const code = String(482_000 + flow);
    const since = (await service.api('GET', '/api/v1/clock')).body.data.epochMs;
    wall.wall += [-dayMs, dayMs, -1, 0][flow % 4]!;
    const reply = await deliver(service.smtp.port, {
      to: 'qa+flow@inbox.test',
      mail: mailOf({ body: `Your verification code is ${code}.` }),
    });
    sent.push(/msg_\w+/.exec(reply)![0]);
    const { body } = await service.api('GET', `${inbox}/otp?to=qa%2Bflow@inbox.test&since=${since}`);
    expect(body.data, `flow ${flow}, TEST_SEED=${random.seed}`).toMatchObject({ otp: code });
    stamps.push(Date.parse(body.data.receivedAt));
    const reading = (await service.api('GET', '/api/v1/clock')).body.data.epochMs;
    expect(reading).toBeGreaterThanOrEqual(stamps.at(-1)!);
  }
  isOver = true;
  await Promise.all(load);

  expect(stamps).toEqual([...new Set(stamps)].sort((a, b) => a - b));
  expect(new Set(sent).size).toBe(sent.length);
  const listed: { id: string; receivedAt: string }[] = [];
  for (let path: string | undefined = `${inbox}/messages?limit=7`; path !== undefined; ) {
    const { body, headers } = await service.api('GET', path);
    listed.push(...body.data);
    path = /<[^>]*?(\/api\/[^>]*)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
  }
  expect(listed.map((message) => message.id).sort()).toEqual([...sent].sort());
  const times = listed.map(({ receivedAt }) => Date.parse(receivedAt));
  expect(times).toEqual([...new Set(times)].sort((a, b) => b - a));
  await service.stop();
});
