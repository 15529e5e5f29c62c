import { expect, test } from 'vitest';
import { serveForAll } from '../support/fixture.ts';
import { openSession } from '../support/sender.ts';
import type { TestService } from '../support/service.ts';
import { codeMail, inboxes, send, sendAll } from './kit.ts';

let service: TestService;
serveForAll({}, (started) => {
  service = started;
});

test('a hundred test runs at once each get their own code, and nothing of each other', async () => {
  const runs = Array.from({ length: 100 }, (_, i) => ({
    email: `run${i}@inbox.test`,
    code: `${481_000 + i * 7}`,
  }));
  const made = await Promise.all(runs.map(({ email }) => service.createInbox(email)));
  const waiting = made.map(({ id }) => service.api('GET', `${inboxes}/${id}/otp?wait=30`));
  await expect.poll(() => service.waiters.count, { interval: 2 }).toBe(runs.length);

  // Twenty connections, so that mails share commits.
  const lanes = Array.from({ length: 20 }, (_, lane) => runs.filter((_, i) => i % 20 === lane));
  await Promise.all(
    lanes.map(async (lane) => {
      for (const { email, code } of lane) await send(service, { to: email, ...codeMail(code) });
    }),
  );
  const answers = await Promise.all(waiting);
  expect(answers.map(({ body }) => body.data.otp)).toEqual(runs.map(({ code }) => code));
  expect(answers.map(({ body }) => body.data.message.inboxId)).toEqual(made.map(({ id }) => id));
  expect(service.waiters.count).toBe(0);
  const lists = await Promise.all(made.map(({ id }) => service.api('GET', `${inboxes}/${id}/messages`)));
  expect(lists.map(({ body }) => body.data.length)).toEqual(runs.map(() => 1));
});

test('one inbox under many mails at once keeps them all, with rising stamps', async () => {
  const inbox = await service.createInbox('busy@inbox.test');
  const mail = 'Subject: x\r\n\r\nbody\r\n';
  const ids = await Promise.all(
    Array.from({ length: 10 }, () => sendAll(service, inbox.email, Array(10).fill(mail))),
  );
  const listed = (await service.api('GET', `${inboxes}/${inbox.id}/messages?limit=100`)).body.data;
  expect(listed.map(({ id }: { id: string }) => id).sort()).toEqual(ids.flat().sort());
  const times = listed.map(({ receivedAt }: { receivedAt: string }) => receivedAt).reverse();
  expect(new Set(times).size).toBe(100);
  expect([...times].sort()).toEqual(times);
  const order = listed.map(({ id }: { id: string }) => id).reverse();
  expect([...order].sort()).toEqual(order);
});

test('sixty who wait in one inbox for different mails each get theirs, in whatever order they come', async () => {
  const inbox = await service.createInbox('shared@inbox.test');
  const names = Array.from({ length: 60 }, (_, i) => `n${i}n`);
  const waiting = names.map((name, i) => {
    const what = i % 2 === 0 ? `messages?subject=${name}` : `otp?from=${name}`;
    return service.api('GET', `${inboxes}/${inbox.id}/${what}&since=0&wait=30`);
  });
  await expect.poll(() => service.waiters.count, { interval: 2 }).toBe(names.length);
  const lanes = Array.from({ length: 6 }, (_, lane) => names.filter((_, i) => i % 6 === lane).reverse());
  await Promise.all(
    lanes.map((lane) =>
      sendAll(
        service,
        inbox.email,
        lane.map((name) => `From: ${name}@x.test\r\nSubject: ${name}\r\n\r\nYour code is 482913.\r\n`),
      ),
    ),
  );
  for (const [i, { body }] of (await Promise.all(waiting)).entries()) {
    const messages = i % 2 === 0 ? body.data : [body.data.message];
    expect(messages).toMatchObject([{ subject: names[i] }]);
  }
  expect(service.waiters.count).toBe(0);
});

test('the same code is found by whoever asks in the moment the mail is acknowledged', async () => {
  const inbox = await service.createInbox('instant@inbox.test');
  const session = await openSession(service.smtp.port);
  await session.command('EHLO sender.test');
  for (let i = 0; i < 25; i++) {
    await session.command('MAIL FROM:<a@b.test>');
    await session.command(`RCPT TO:<${inbox.email}>`);
    await session.command('DATA');
    const code = `${590_000 + i * 13}`;
    expect(await session.data(`Subject: x\r\n\r\nYour verification code is ${code}.\r\n`)).toMatch(/^250 /);
    expect((await service.api('GET', `${inboxes}/${inbox.id}/otp`)).body.data.otp).toBe(code);
  }
  session.close();
});

test('mail to postmaster of every allowed domain is kept, in an inbox nobody had to create', async () => {
  for (const to of ['postmaster', 'POSTMASTER@inbox.test', 'Postmaster@mail.example.org'])
    await send(service, { to });
  const list = await service.api('GET', `${inboxes}?q=postmaster`);
  expect(list.body.data.map(({ email }: { email: string }) => email).sort()).toEqual([
    'postmaster@inbox.test',
    'postmaster@mail.example.org',
  ]);
  const { id } = list.body.data.find(({ email }: { email: string }) => email === 'postmaster@inbox.test');
  expect((await service.api('GET', `${inboxes}/${id}/messages`)).body.data).toHaveLength(2);
});

test('postmaster is there again after its inbox was deleted, in another without the old mails', async () => {
  const ofDomain = async () => {
    const { body } = await service.api('GET', `${inboxes}?q=postmaster@inbox.test`);
    return body.data.map(({ id }: { id: string }) => id);
  };
  await send(service, { to: 'postmaster' });
  const [deleted] = await ofDomain();
  for (let round = 0; round < 2; round += 1) {
    for (const id of await ofDomain()) await service.api('DELETE', `${inboxes}/${id}`);
    expect(await ofDomain()).toEqual([]);
    await Promise.all([
      send(service, { to: 'postmaster+a@inbox.test' }),
      send(service, { to: 'postmaster' }),
    ]);
    const [made, ...more] = await ofDomain();
    expect(more).toEqual([]);
    expect(made).not.toBe(deleted);
    expect((await service.api('GET', `${inboxes}/${made}/messages`)).body.data).toHaveLength(2);
  }
  expect((await service.api('GET', `${inboxes}/${deleted}`)).status).toBe(404);
});
