/** The query parameters of every list and of the code: what is wrong in them is named. */
import { beforeAll, describe, expect, test } from 'vitest';
import { OtpQuery } from '../../src/http/query.ts';
import { serveForAll } from '../support/fixture.ts';
import type { TestService } from '../support/service.ts';
import { endpoints, inboxes, isError, onlyClientsErred } from './kit.ts';

let service: TestService;
let inbox: { id: string };
serveForAll({ environment: { TRUSTED_PROXIES: '127.0.0.1' } }, (started) => {
  service = started;
});
beforeAll(async () => {
  inbox = await service.createInbox('qa@inbox.test');
});

describe('query parameters', () => {
  const otp = () => `${inboxes}/${inbox.id}/otp`;
  const messages = () => `${inboxes}/${inbox.id}/messages`;
  const wrong: [string, () => string, string, string[]][] = [
    [
      'inboxes',
      () => inboxes,
      'limit',
      ['0', '501', '-1', '1.5', 'abc', '', '1e2', '٣', '99999999999', ' 5'],
    ],
    [
      'inboxes',
      () => inboxes,
      'cursor',
      ['', 'abc', '!', 'MQ', 'czM', 'x'.repeat(101), `key_${'0'.repeat(32)}`],
    ],
    ['inboxes', () => inboxes, 'q', ['x'.repeat(501)]],
    ['messages', messages, 'limit', ['0', '101', '']],
    ['messages', messages, 'cursor', ['', 'abc', 'c-1']],
    ['messages', messages, 'q', ['x'.repeat(501), '"', '-', 'or', '*()', '😀']],
    ['messages', messages, 'from', ['', 'x'.repeat(501)]],
    ['messages', messages, 'to', ['', 'x'.repeat(501)]],
    ['messages', messages, 'subject', ['', 'x'.repeat(501)]],
    ['messages', messages, 'hasOtp', ['', '1', 'yes', 'TRUE']],
    ['messages', messages, 'wait', ['', '-1', '61', '60.001', 'abc', '1e1', '100', '0x5', 'Infinity']],
    ['otp', otp, 'withinMinutes', ['0', '1441', '-5', '1.5', '', 'abc']],
    ['otp', otp, 'wait', ['', '-1', '61', 'NaN']],
    ['otp', otp, 'from', ['', 'x'.repeat(501)]],
    ['otp', otp, 'to', ['', 'qa', '@inbox.test', 'qa@', 'a b@inbox.test"', 'x'.repeat(501)]],
  ];
  const moments = [
    '',
    'yesterday',
    '-1',
    '1.5',
    '1795168931',
    '2026-11-20',
    '2026-11-20 10:02:11Z',
    '2026-11-20T10:02:11',
    '2026-11-20T10:02Z',
    '2026-02-30T10:02:11Z',
    '2026-13-01T10:02:11Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20T10:02:60Z',
    '2016-12-31T23:59:61Z',
    '2016-12-31T23:59:60+01:00',
    '2026-11-20T10:60:11Z',
    '2026-11-20T10:02:11+25:00',
    '2026-11-20T10:02:11.Z',
    'Fri, 20 Nov 2026 10:02:11 GMT',
    '1'.repeat(16),
  ];
  for (const name of ['since', 'before']) wrong.push(['messages', messages, name, moments]);
  wrong.push(['otp', otp, 'since', moments]);

  test.each(wrong)(
    '%s: a bad value is 400 and the message names the field',
    async (_, path, name, values) => {
      for (const value of values) {
        const answer = await service.api('GET', `${path()}?${name}=${encodeURIComponent(value)}`);
        isError(answer, 400, 'bad_request', new RegExp(`^${name} must `));
      }
    },
  );

  test.each([
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
    ['2017-01-01T00:59:60.250+01:00', '2017-01-01T00:00:00.250Z'],
    ['2017-01-01t00:00:00.0004999999999z', '2017-01-01T00:00:00.000Z'],
  ])('%s is the time %s', (written, wanted) => {
    const { since } = OtpQuery.parse({ since: written });
    expect(new Date(since ?? Number.NaN).toISOString()).toBe(wanted);
  });

  test.each(endpoints)(
    'to $name, one that it does not have is 400 and named',
    async ({ method, template, json }) => {
      const path = template.replace(/\{\w+\}/g, 'x');
      const answer = await service.api(method, `${path}?sinse=1`, json === undefined ? {} : { json });
      isError(answer, 400, 'bad_request', 'sinse is not a parameter of this request');
    },
  );

  test('given twice is 400 and names the field', async () => {
    for (const name of ['limit', 'q', 'since', 'wait', 'from', 'to', 'hasOtp', 'cursor']) {
      const answer = await service.api('GET', `${messages()}?${name}=1&${name}=2`);
      isError(answer, 400, 'bad_request', new RegExp(`^${name} must be (given once|true or false)`));
    }
  });

  test('several bad ones are all named at once', async () => {
    const answer = await service.api('GET', `${messages()}?limit=0&wait=99&since=x`);
    for (const name of ['limit', 'wait', 'since']) expect(answer.body.message).toContain(`${name} must`);
  });

  test('in broken percent encoding, or with names of a prototype, do no harm', async () => {
    for (const query of [
      'q=%zz',
      'q=%',
      'q=%00',
      '__proto__=1',
      'constructor=1',
      'toString=x',
      '=',
      '&&&',
      '?',
      'q=a%00b',
    ]) {
      const answer = await service.api('GET', `${messages()}?${query}`);
      expect([200, 400], query).toContain(answer.status);
    }
    expect((await service.api('GET', `${messages()}?limit=%31`)).status).toBe(200);
  });
});

test('no fault of a client in all of this was logged as an error of ours', () => {
  onlyClientsErred(service, 50);
});
