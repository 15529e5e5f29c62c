/** What Prometheus reads, at the real service. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { codeMail, isError, send } from '../http/kit.ts';
import { serveForAll } from '../support/fixture.ts';
import { deliver, mailOf } from '../support/sender.ts';
import { startService, type TestService } from '../support/service.ts';

const token = 'a-token-of-prometheus';
let service: TestService;

serveForAll({ environment: { METRICS_TOKEN: token } }, (started) => {
  service = started;
});

/** `name{labels}` to its value. */
async function read(): Promise<ReadonlyMap<string, number>> {
  const answer = await service.api('GET', '/metrics', { key: token });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  const lines = answer.text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]));
}

describe('the way in', () => {
  test('there is nothing where no token is set', async () => {
    const plain = await startService();
    isError(await plain.api('GET', '/metrics'), 404, 'not_found');
    await plain.stop();
  });

  test('without the token, with another one or with an API key it is 401', async () => {
    for (const key of [null, 'x', `${token}x`, token.slice(0, -1)]) {
      const answer = await service.api('GET', '/metrics', { key });
      isError(answer, 401, 'invalid_metrics_token');
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    }
    isError(await service.api('GET', '/metrics'), 401, 'invalid_metrics_token');
    isError(await service.api('GET', '/api/v1/clock', { key: token }), 401, 'invalid_api_key');
  });
});

describe('the numbers', () => {
  test('count mails by result, whether a code was found, and the time both ways', async () => {
    const { id } = await service.createInbox('qa@inbox.test');
    const before = await read();
    const held = service.api('GET', `/api/v1/emailInbox/${id}/otp?wait=20`);
    while (service.waiters.count === 0) await new Promise((resolve) => setImmediate(resolve));
    expect((await read()).get('inboxd_held_requests')).toBe(1);
    await send(service, codeMail('482913'));
    expect((await held).body.data.otp).toBe('482913');
    await send(service, { body: 'Welcome.' });
    // The same code, given out later: nobody waited for that one.
    await service.api('GET', `/api/v1/emailInbox/${id}/otp?since=0&wait=1`);
    expect(await deliver(service.smtp.port, { to: 'none@inbox.test', mail: mailOf({}) })).toMatch(/^550/);
    expect(await deliver(service.smtp.port, { to: 'a@elsewhere.test', mail: mailOf({}) })).toMatch(/^550/);

    const after = await read();
    const grown = (name: string) => (after.get(name) ?? Number.NaN) - (before.get(name) ?? 0);
    expect(grown('inboxd_deliveries_total{result="accepted"}')).toBe(2);
    expect(grown('inboxd_deliveries_total{result="no_such_inbox"}')).toBe(1);
    expect(grown('inboxd_deliveries_total{result="foreign_domain"}')).toBe(1);
    expect(grown('inboxd_mails_total{code="found"}')).toBe(1);
    expect(grown('inboxd_mails_total{code="none"}')).toBe(1);
    expect(grown('inboxd_receive_to_commit_seconds_count')).toBe(2);
    expect(grown('inboxd_receive_to_commit_seconds_sum')).toBeGreaterThan(0);
    expect(grown('inboxd_commit_to_answer_seconds_count')).toBe(1);
    expect(after.get('inboxd_held_requests')).toBe(0);
    expect(after.get('inboxd_mails_in_progress')).toBe(0);
    expect(after.get('inboxd_database_used_bytes')).toBeGreaterThan(4_096);
    expect(after.get('process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(after.get('inboxd_event_loop_delay_seconds{quantile="0.99"}')).toBeGreaterThanOrEqual(0);
  });

  test('count requests by the template of their route, however many addresses are asked', async () => {
    for (let at = 0; at < 5; at++) await service.api('GET', `/api/v1/emailInbox/inb_${at}`);
    await service.api('GET', '/nothing/here');
    await service.api('PUT', '/api/v1/clock');
    const metrics = await read();
    const requests = [...metrics.keys()].filter((name) => name.startsWith('inboxd_http_requests_total'));
    const of = (method: string, route: string, status: string) =>
      metrics.get(`inboxd_http_requests_total{method="${method}",route="${route}",status="${status}"}`);
    expect(of('GET', '/api/v1/emailInbox/:id', '4xx')).toBe(5);
    expect(of('GET', 'none', '4xx')).toBe(1);
    expect(of('PUT', 'none', '4xx')).toBe(1);
    expect(of('GET', '/metrics', '4xx')).toBeGreaterThan(4);
    expect(requests.filter((name) => name.includes('inb_'))).toEqual([]);
  });
});

test('the dashboard for Grafana uses only metrics that exist', async () => {
  const text = readFileSync(join(import.meta.dirname, '../../scripts/grafana.json'), 'utf8');
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(text);
  const used = new Set(text.match(/\b(?:inboxd|process)_\w+/g));
  const answer = await service.api('GET', '/metrics', { key: token });
  const kinds = new Map(
    [...answer.text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(([, name, kind]) => [name!, kind!]),
  );
  const known = [...kinds].flatMap(([name, kind]) =>
    kind === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name],
  );
  expect([...used].filter((name) => !known.includes(name))).toEqual([]);
  expect(used.size).toBeGreaterThan(10);
  for (const { targets } of dashboard.panels)
    for (const { expr } of targets) expect(expr).toMatch(/inboxd_|process_/);
});
