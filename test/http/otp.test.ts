/** The newest code of an inbox, as it is at the moment. */
import { describe, expect, test } from 'vitest';
import { serveForAll } from '../support/fixture.ts';
import { mailOf } from '../support/sender.ts';
import { startService, type TestService } from '../support/service.ts';
import { newOtpBox } from './box.ts';
import { codeMail, inboxes, isError, send, sendAll, TestClock } from './kit.ts';

let service: TestService;
const clock = new TestClock('2026-11-20T10:00:00.000Z');
serveForAll({ clock }, (started) => {
  service = started;
});

const box = () => newOtpBox(service);

describe('the one-time code', () => {
  test('is that of the newest message that carries one, with the message and its time', async () => {
    const { ask, mail, id } = await box();
    await mail(codeMail('111222'));
    const messageId = await mail(codeMail('482913'));
    await mail({ subject: 'Newsletter', body: 'No code in here.' });
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body)).toEqual(['data']);
    const { data } = answer.body;
    expect(Object.keys(data).sort()).toEqual(['message', 'messageId', 'otp', 'receivedAt']);
    const listed = await service.api('GET', `${inboxes}/${id}/messages?hasOtp=true&limit=1`);
    expect(data).toEqual({
      otp: '482913',
      message: listed.body.data[0],
      messageId,
      receivedAt: data.message.receivedAt,
    });
    expect(data.message).toMatchObject({ id: messageId, extractedOtp: '482913' });
    expect(answer.headers.get('x-error-code')).toBeNull();
    expect((await ask()).text).toBe(answer.text);
  });

  test('is selected by a substring of the sender, display name included, in any capitals of any script', async () => {
    const { ask, mail } = await box();
    await mail(codeMail('111111', { from: '=?utf-8?q?J=C3=BCrgen?= Bank <Login@bank.test>' }));
    await mail(codeMail('222222', { from: 'Acme <no-reply@acme.test>' }));
    for (const from of ['JÜRGEN', 'bank.TEST', 'login@', 'jürgen bank <login']) {
      expect((await ask(`?from=${encodeURIComponent(from)}`)).body.data.otp, from).toBe('111111');
    }
    expect((await ask('?from=acme')).body.data.otp).toBe('222222');
    for (const from of ['nobody', '%25', '_', "'"]) {
      isError(await ask(`?from=${from}`), 404, 'otp_not_found', 'No message with a one-time code was found');
    }
  });

  test('is selected by the recipient with its plus tag, so that two runs on one inbox never meet', async () => {
    const { ask, mail, local } = await box();
    await send(service, { to: `${local}+run1@inbox.test`, ...codeMail('111111') });
    await send(service, { to: `${local}+RUN2@Inbox.Test`, ...codeMail('222222') });
    await mail(codeMail('333333'));
    const otp = async (to: string) => (await ask(`?to=${to}`)).body.data?.otp;
    expect(await otp(`${local}%2Brun1@inbox.test`)).toBe('111111');
    expect(await otp(`${local}+run1@inbox.test`)).toBe('111111');
    expect(await otp(`${local}+run2@inbox.test`)).toBe('222222');
    expect(await otp(`${local.toUpperCase()}%2BRun2%40INBOX.TEST.`)).toBe('222222');
    expect(await otp(`${local}@inbox.test`)).toBe('333333');
    expect((await ask()).body.data.otp).toBe('333333');
    isError(await ask(`?to=${local}+run3@inbox.test`), 404, 'otp_not_found', `to ${local}+run3@inbox.test`);
    isError(await ask(`?to=${local}+run1@elsewhere.test`), 404, 'otp_not_found');
    isError(await ask(`?to=${local}+run@inbox.test`), 404, 'otp_not_found');
    isError(await ask(`?to=${local}+run1@inbox.test&from=nobody`), 404, 'otp_not_found');
  });

  test('is found by envelope, whatever the To header claims', async () => {
    const { ask, local } = await box();
    const raw = mailOf({ to: `${local}+forged@inbox.test`, body: 'Your verification code is 482913.' });
    await send(service, { to: `${local}+real@inbox.test`, raw });
    expect((await ask(`?to=${local}+real@inbox.test`)).body.data.otp).toBe('482913');
    isError(await ask(`?to=${local}+forged@inbox.test`), 404, 'otp_not_found');
  });

  test('is judged by the time of receiving, never by the Date header', async () => {
    const { ask, local, email } = await box();
    const dated = (date: string) =>
      `Date: ${date}\r\nSubject: x\r\n\r\nYour verification code is 482913.\r\n`;
    const before = (await service.api('GET', '/api/v1/clock')).body.data.epochMs;
    await send(service, { to: email, raw: dated('Fri, 20 Nov 1970 10:00:00 +0000') });
    expect((await ask(`?since=${before}`)).body.data.otp).toBe('482913');
    await send(service, { to: `${local}+future@inbox.test`, raw: dated('Fri, 20 Nov 2099 10:00:00 +0000') });
    const now = (await service.api('GET', '/api/v1/clock')).body.data.epochMs;
    expect((await ask(`?since=${now}`)).body.data.otp).toBeNull();
  });

  test('never looks into another inbox that got the same mail', async () => {
    const [one, other] = [await box(), await box()];
    await send(service, {
      to: [`${one.local}+a@inbox.test`, `${other.local}+b@inbox.test`],
      ...codeMail('482913'),
    });
    expect((await one.ask(`?to=${one.local}+a@inbox.test`)).body.data.message.inboxId).toBe(one.id);
    expect((await other.ask()).body.data.message.inboxId).toBe(other.id);
    isError(await one.ask(`?to=${other.local}+b@inbox.test`), 404, 'otp_not_found');
  });
});

describe('when there is no code', () => {
  test('the answer says that nothing arrived', async () => {
    const { ask, email } = await box();
    const answer = await ask();
    isError(answer, 404, 'otp_not_found');
    expect(answer.body.message).toBe(
      `No message with a one-time code was found in ${email}: no message arrived.`,
    );
  });

  test('the answer says what did arrive, how much since when, and that it carries no code', async () => {
    const { ask, mail, email } = await box();
    clock.wall = Math.max(clock.wall, Date.parse('2026-11-20T10:02:11.480Z'));
    const since = clock.wall;
    const time = new Date(since).toISOString().slice(11, 19);
    clock.wall += 10;
    await mail({ subject: 'One', from: 'first@acme.test' });
    expect((await ask()).body.message).toBe(
      `No message with a one-time code was found in ${email}: 1 message; newest “One” from first@acme.test carries no code.`,
    );
    await mail({ subject: 'Two' });
    await mail({ subject: 'Welcome', from: 'Acme <no-reply@acme.test>' });
    expect((await ask(`?since=${since}`)).body.message).toBe(
      `No message with a one-time code was found in ${email}: 3 messages since ${time}; newest “Welcome” from no-reply@acme.test carries no code.`,
    );
    expect((await ask(`?from=${encodeURIComponent('Bank')}`)).body.message).toContain('from “Bank”');
    expect((await ask('?to=other@inbox.test')).body.message).toContain(
      ' to other@inbox.test, which is no address of this inbox: ',
    );
    clock.wall += 60_000;
    expect((await ask(`?since=${clock.wall}`)).body.message).toMatch(
      /: no message arrived since \d\d:\d\d:\d\d\.$/,
    );
  });

  test('the answer tells of a code from somebody else, also where a mail without one came after it', async () => {
    const { ask, mail } = await box();
    const since = clock.wall;
    clock.wall += 10;
    await mail(codeMail('482913', { from: 'Acme <codes@acme.test>' }));
    await mail({ subject: 'Welcome' });
    const answer = await ask(`?from=Bank&since=${since}`);
    expect(answer.body.message).toMatch(
      / from “Bank”: 2 messages since .*; the newest with a code, from codes@acme\.test, does not match\.$/,
    );
    expect(answer.text).not.toContain('482913');
    expect((await ask('?from=Bank&withinMinutes=1')).body.message).toContain(
      ' from “Bank” within the last minute: 2 messages; ',
    );
    expect((await ask(`?from=${encodeURIComponent('"Acme" <codes@')}`)).body.data.otp).toBe('482913');
  });

  test('a moment of another day is told with its date, and one that is yet to come is told to be so', async () => {
    const { ask } = await box();
    expect((await ask('?since=2026-11-18T23:59:58Z')).body.message).toMatch(/ since 2026-11-18T23:59:58Z\.$/);
    expect((await ask('?since=2099-01-02T03:04:05Z')).body.message).toMatch(
      / since 2099-01-02T03:04:05Z, which is yet to come: \/api\/v1\/clock says \d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ\.$/,
    );
  });

  test.each([
    ['body', 'Sign in', '482913', '?from=nobody'],
    ['subject', '482913 is your code', '482913', '?from=nobody'],
    ['subject, in groups', 'Your code: 482 913', '913', '?to=other%2Btag@inbox.test'],
  ])(
    'the answer tells of a code that does not match, without showing it: in the %s',
    async (_, subject, shown, query) => {
      const { ask, mail } = await box();
      await mail(codeMail('482913', { subject }));
      const answer = await ask(query);
      isError(
        answer,
        404,
        'otp_not_found',
        /; newest from no-reply@acme\.test carries a code but does not match\.$/,
      );
      expect(answer.text).not.toContain(shown);
    },
  );

  test('a hostile subject in that sentence stays text on one line', async () => {
    const { ask, mail } = await box();
    await mail({ subject: '=?utf-8?q?a=0D=0AX-Injected:_1=22=7D?=', from: '=?utf-8?q?=0D=0A?= <x@y.test>' });
    const answer = await ask();
    expect(answer.body.message).toContain('“a X-Injected: 1"}”');
    expect(answer.headers.get('x-injected')).toBeNull();
  });
});

describe('since', () => {
  test('means strictly later, to the millisecond, as epoch milliseconds and as RFC 3339 with any offset', async () => {
    const { ask, mail } = await box();
    await mail(codeMail('482913'));
    const at = Date.parse((await ask()).body.data.receivedAt);
    const forms = (ms: number) => [
      `${ms}`,
      new Date(ms).toISOString(),
      new Date(ms + 19_800_000).toISOString().replace('Z', '+05:30'),
      encodeURIComponent(new Date(ms + 19_800_000).toISOString().replace('Z', '+05:30')),
      new Date(ms - 3_600_000).toISOString().replace('Z', '-01:00'),
      new Date(ms).toISOString().replace('Z', '000000Z').replace('T', 't'),
    ];
    for (const since of forms(at - 1))
      expect((await ask(`?since=${since}`)).body.data.otp, since).toBe('482913');
    for (const since of [...forms(at), ...forms(at + 1)]) {
      expect((await ask(`?since=${since}`)).body.data, since).toMatchObject({ otp: null, stale: true });
    }
  });

  test('with only older codes answers 200 that says so, and never shows the stale code', async () => {
    const { ask, mail } = await box();
    const messageId = await mail(codeMail('482913', { subject: 'Code 482913' }));
    const { receivedAt } = (await ask()).body.data;
    const since = Date.parse(receivedAt) + 5_000;
    const answer = await ask(`?since=${since}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('x-error-code')).toBe('otp_stale');
    expect(answer.body).toEqual({
      data: { otp: null, stale: true, message: null, receivedAt, messageId },
      message: `The newest one-time code is older than ${new Date(since).toISOString()}.`,
    });
    expect(answer.text).not.toContain('482913');
  });

  test('of a clock reading taken before the mail always lets its code through, in the same millisecond too', async () => {
    const { ask, mail } = await box();
    for (let i = 0; i < 5; i++) {
      const { epochMs, now } = (await service.api('GET', '/api/v1/clock')).body.data;
      expect(Date.parse(now)).toBe(epochMs);
      const code = `48291${i}`;
      expect((await ask(`?since=${epochMs}`)).body.data?.otp ?? null).toBeNull();
      await mail(codeMail(code));
      expect((await ask(`?since=${epochMs}`)).body.data.otp).toBe(code);
      expect((await ask(`?since=${now}`)).body.data.otp).toBe(code);
    }
  });

  test('applies to what from and to select, not to the inbox', async () => {
    const { ask, local } = await box();
    await send(service, { to: `${local}+old@inbox.test`, ...codeMail('111111') });
    const { epochMs } = (await service.api('GET', '/api/v1/clock')).body.data;
    await send(service, { to: `${local}+new@inbox.test`, ...codeMail('222222') });
    expect((await ask(`?since=${epochMs}&to=${local}+old@inbox.test`)).body.data).toMatchObject({
      otp: null,
      stale: true,
    });
    expect((await ask(`?since=${epochMs}`)).body.data.otp).toBe('222222');
  });
});

describe('withinMinutes', () => {
  test('is a bound relative to now; older codes are 404, and the message says so', async () => {
    const { ask, mail } = await box();
    await mail(codeMail('482913'));
    clock.wall += 5 * 60_000 - 1_000;
    expect((await ask('?withinMinutes=5')).body.data.otp).toBe('482913');
    clock.wall += 2_000;
    const answer = await ask('?withinMinutes=5');
    isError(answer, 404, 'otp_not_found', /within the last 5 minutes: the newest is older/);
    expect(answer.text).not.toContain('482913');
    expect((await ask('?withinMinutes=6')).body.data.otp).toBe('482913');
    expect((await ask('?withinMinutes=1440')).body.data.otp).toBe('482913');
  });

  test('goes together with since: both must hold', async () => {
    const { ask, mail } = await box();
    await mail(codeMail('482913'));
    const at = Date.parse((await ask()).body.data.receivedAt);
    clock.wall += 10 * 60_000;
    isError(await ask(`?withinMinutes=5&since=${at - 1}`), 404, 'otp_not_found', 'within the last 5 minutes');
    expect((await ask(`?withinMinutes=15&since=${at}`)).body.data).toMatchObject({ otp: null, stale: true });
    expect((await ask(`?withinMinutes=15&since=${at - 1}`)).body.data.otp).toBe('482913');
  });
});

describe('when the wall clock steps back', () => {
  test('mails are still stamped later than the ones before, and the clock agrees', async () => {
    const wall = new TestClock('2026-11-20T12:00:00.000Z');
    const own = await startService({ clock: wall });
    const inbox = await own.createInbox('qa@inbox.test');
    const read = async () => (await own.api('GET', '/api/v1/clock')).body.data.epochMs as number;
    const otp = async (query = '') => (await own.api('GET', `${inboxes}/${inbox.id}/otp${query}`)).body.data;
    await send(own, codeMail('111111'));
    const first = Date.parse((await otp()).receivedAt);
    wall.wall -= 3_600_000;
    const reading = await read();
    expect(reading).toBeGreaterThanOrEqual(first);
    await send(own, codeMail('222222'));
    const found = await otp(`?since=${reading}`);
    expect(found.otp).toBe('222222');
    const second = Date.parse(found.receivedAt);
    expect(second).toBeGreaterThan(first);
    expect(await read()).toBeGreaterThanOrEqual(second);
    expect((await otp('?wait=0.01')).stale).toBe(true);
    await own.stop();

    // A restart while the clock is still behind goes on from the newest stamp of the database.
    const again = await startService({ clock: wall, directory: own.directory });
    expect((await again.api('GET', '/api/v1/clock')).body.data.epochMs).toBeGreaterThanOrEqual(second);
    await send(again, codeMail('333333'));
    const third = (await again.api('GET', `${inboxes}/${inbox.id}/otp?since=${second}`)).body.data;
    expect(third.otp).toBe('333333');
    expect(Date.parse(third.receivedAt)).toBeGreaterThan(second);
    const listed = (await again.api('GET', `${inboxes}/${inbox.id}/messages`)).body.data;
    expect(listed.map(({ extractedOtp }: { extractedOtp: string }) => extractedOtp)).toEqual([
      '333333',
      '222222',
      '111111',
    ]);
    await again.stop();
  });

  test('two mails in one millisecond get different stamps, in order', async () => {
    const still = new TestClock('2026-11-20T12:00:00.000Z');
    const own = await startService({ clock: still });
    const inbox = await own.createInbox('qa@inbox.test');
    await sendAll(
      own,
      'qa@inbox.test',
      Array.from({ length: 6 }, (_, i) => mailOf({ subject: `${i}` })),
    );
    const listed = (await own.api('GET', `${inboxes}/${inbox.id}/messages`)).body.data;
    const times = listed.map(({ receivedAt }: { receivedAt: string }) => Date.parse(receivedAt)).reverse();
    const [start] = times;
    expect(times).toEqual([0, 1, 2, 3, 4, 5].map((i) => start + i));
    await own.stop();
  });
});

test('no code was ever logged', () => {
  expect(service.log.join('')).not.toMatch(/482913|111111|222222|333333/);
  expect(service.log.filter((line) => JSON.parse(line).msg === 'request').length).toBeGreaterThan(50);
});
