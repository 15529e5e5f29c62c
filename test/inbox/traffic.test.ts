import { expect, test } from 'vitest';
import { Traffic } from '../../src/inbox/traffic.ts';
import { limits } from '../../src/limits.ts';

const own = new Set(['org_a']);
function at(start: number) {
  let now = start;
  return { clock: { now: () => now }, pass: (ms: number) => (now += ms) };
}

test('mails, codes and refusals are counted by the minute, for one organization', () => {
  const { clock, pass } = at(1_000 * 60_000);
  const traffic = new Traffic(clock);
  traffic.noteArrival(own, 'msg_1', true);
  pass(60_000);
  traffic.noteArrival(own, 'msg_2', false);
  traffic.noteRefusal(own);
  const { minutes } = traffic.report('org_a');
  expect(minutes).toHaveLength(limits.trafficMinutes);
  expect(minutes.slice(-2)).toEqual([
    { mails: 1, codes: 1, refused: 0 },
    { mails: 1, codes: 0, refused: 1 },
  ]);
  expect(traffic.report('org_b').minutes.every(({ mails }) => mails === 0)).toBe(true);
});

test('what is an hour old counts no more, though its place is used again', () => {
  const { clock, pass } = at(1_000 * 60_000);
  const traffic = new Traffic(clock);
  traffic.noteArrival(own, 'msg_1', false);
  pass(limits.trafficMinutes * 60_000);
  expect(traffic.report('org_a').minutes.every(({ mails }) => mails === 0)).toBe(true);
  traffic.noteArrival(own, 'msg_2', false);
  expect(traffic.report('org_a').minutes.at(-1)?.mails).toBe(1);
});

test("refusals that concern no inbox are counted as nobody's", () => {
  const { clock } = at(1_000 * 60_000);
  const traffic = new Traffic(clock);
  traffic.noteRefusal(new Set());
  traffic.noteRefusal(own);
  const last = (organizationId: string | null) => traffic.report(organizationId).minutes.at(-1)?.refused;
  expect([last(null), last('org_a'), last('org_b')]).toEqual([1, 1, 0]);
});

test('it is said since when is counted: the start, or what is an hour ago', () => {
  const start = 1_000 * 60_000 + 17;
  const { clock, pass } = at(start);
  const traffic = new Traffic(clock);
  pass(10 * 60_000);
  expect(traffic.report('org_a').since).toBe(start);
  pass(10 * 3_600_000);
  expect(clock.now() - traffic.report('org_a').since).toBeLessThan(limits.trafficMinutes * 60_000);
  expect(traffic.report('org_a').since).toBeGreaterThan(start);
});

test('the time to the first reading of a code counts once, and its median is told', () => {
  const { clock, pass } = at(0);
  const traffic = new Traffic(clock);
  expect(traffic.report('org_a').medianReadMs).toBeNull();
  for (const [id, ms] of [
    ['msg_1', 100],
    ['msg_2', 5_000],
    ['msg_3', 300],
  ] as const) {
    traffic.noteArrival(own, id, true);
    pass(ms);
    traffic.noteRead('org_a', id);
    traffic.noteRead('org_a', id);
  }
  traffic.noteRead('org_b', 'msg_1');
  expect(traffic.report('org_a')).toMatchObject({ medianReadMs: 300, readCount: 3 });
});

test('codes that nobody reads are forgotten, the oldest first', () => {
  const { clock } = at(0);
  const traffic = new Traffic(clock);
  for (let count = 0; count <= limits.trafficUnreadMax; count++)
    traffic.noteArrival(own, `msg_${count}`, true);
  traffic.noteRead('org_a', 'msg_0');
  expect(traffic.report('org_a').readCount).toBe(0);
  traffic.noteRead('org_a', 'msg_1');
  expect(traffic.report('org_a').readCount).toBe(1);
});
