import { describe, expect, test } from 'vitest';
import { type Trace, traceHeaders, withTrace } from '../../src/mail/trace.ts';

const trace: Trace = {
  mailFrom: 'no-reply@acme.test',
  rcptTo: ['qa+run1@inbox.test'],
  remoteAddress: '192.0.2.7',
  helo: 'mail.acme.test',
  protocol: 'ESMTPS',
  tls: 'TLSv1.3 TLS_AES_256_GCM_SHA384',
  by: 'mx.inbox.test',
  messageId: 'msg_1',
  receivedAt: Date.parse('2026-11-06T08:09:03.999Z'),
};
const values = (changed: Partial<Trace>) =>
  traceHeaders({ ...trace, ...changed }).map(({ name, value }) => `${name}: ${value}`);

describe('trace headers', () => {
  test('say where the mail came from, for whom, when and under which id', () => {
    expect(values({})).toEqual([
      'Return-Path: <no-reply@acme.test>',
      'Delivered-To: qa+run1@inbox.test',
      'Received: from mail.acme.test ([192.0.2.7]) by mx.inbox.test with ESMTPS (TLSv1.3 TLS_AES_256_GCM_SHA384)' +
        ' id msg_1 for <qa+run1@inbox.test>; Fri, 06 Nov 2026 08:09:03 +0000',
    ]);
  });

  test('name each recipient once, and none in Received when there are several', () => {
    const lines = values({ rcptTo: ['a@inbox.test', 'a+x@inbox.test'], tls: null, protocol: 'ESMTP' });
    expect(lines).toEqual([
      'Return-Path: <no-reply@acme.test>',
      'Delivered-To: a@inbox.test',
      'Delivered-To: a+x@inbox.test',
      'Received: from mail.acme.test ([192.0.2.7]) by mx.inbox.test with ESMTP id msg_1; Fri, 06 Nov 2026 08:09:03 +0000',
    ]);
  });

  test('write the null sender as <>, and an IPv6 address as a literal', () => {
    const [path, , received] = values({ mailFrom: '', remoteAddress: '2001:db8::1' });
    expect(path).toBe('Return-Path: <>');
    expect(received).toContain('([IPv6:2001:db8::1])');
  });

  test('give the reverse-path as it came, brackets within quotes included', () => {
    for (const mailFrom of ['"a>b"@c.test', '"a<\\">b"@c.test', 'a@b.test'])
      expect(values({ mailFrom })[0]).toBe(`Return-Path: <${mailFrom}>`);
    expect(values({ mailFrom: '"a>b@c.test' })[0]).toBe('Return-Path: <"ab@c.test>');
  });

  test('name a sender beyond ASCII only where the protocol has such names', () => {
    expect(values({ helo: 'aüb' })[2]).toContain('from unknown (');
    expect(values({ helo: 'aüb', protocol: 'UTF8SMTPS' })[2]).toContain('from aüb (');
  });

  test.each([' (forged) by other\r\nSubject: x\r\n\r\n', '\tid forged\r\n\r\n'])(
    'end before a mail that would write on in them: %j',
    (raw) => {
      const whole = Buffer.from(withTrace(traceHeaders(trace), Buffer.from(raw))).toString();
      expect(whole.endsWith(`\r\nX-Trace-Ends: what follows is of the sender\r\n${raw}`)).toBe(true);
      expect(
        Buffer.from(withTrace(traceHeaders(trace), Buffer.from(raw.trimStart()))).toString(),
      ).not.toContain('X-Trace');
    },
  );

  test.each([
    ['mailFrom', 'a@b>\r\nX-Injected: 1\r\n\r\n<html>'],
    ['helo', 'x\r\nX-Injected: 1'],
    ['helo', ') by trusted.example (x'],
    ['helo', '\u0000\u0007'],
    ['helo', 'x; Fri, 01 Jan 1999 00:00:00 +0000'],
    ['tls', 'TLS)\r\nX: y'],
    ['remoteAddress', '1.2.3.4]\r\nX: y'],
  ] as const)('stay one line each and keep their form with a hostile %s: %j', (field, value) => {
    const lines = values({ [field]: value });
    expect(lines).toHaveLength(3);
    for (const line of lines) expect(line).not.toMatch(/[\r\n\u0000]/);
    expect(lines[0]).toMatch(/^Return-Path: <[^<>]*>$/);
    expect(lines[2]).toMatch(
      /^Received: from [^\s();]+ \(\[[^<>]*\]\) by mx\.inbox\.test with ESMTPS \([^()]*\) id msg_1 for <[^<>]*>; Fri, 06 Nov 2026 08:09:03 \+0000$/,
    );
  });

  test('stand in front of the mail, whose bytes stay as they are', () => {
    const raw = Buffer.from([0, 255, 13, 10, 46, 13, 10]);
    const whole = Buffer.from(withTrace(traceHeaders({ ...trace, mailFrom: 'jürgen@acme.test' }), raw));
    expect(whole.subarray(-raw.length).equals(raw)).toBe(true);
    const block = whole.subarray(0, -raw.length).toString();
    expect(block).toMatch(/^Return-Path: <jürgen@acme\.test>\r\nDelivered-To: .*\r\nReceived: .*\r\n$/);
    expect(block.split('\r\n')).toHaveLength(4);
  });
});
