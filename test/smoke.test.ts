import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver, mailOf } from './support/sender.ts';
import { removeTemporaryDirectories, startService, type TestService } from './support/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  await service.stop();
  await removeTemporaryDirectories();
});

test('a mail sent over SMTP is listed over HTTP as soon as it is acknowledged', async () => {
  const inbox = await service.createInbox('qa@inbox.test');
  const reply = await deliver(service.smtp.port, {
    to: 'qa+run1@inbox.test',
    mail: mailOf({ subject: 'Sign in', body: 'Your verification code is 482913.' }),
  });
  expect(reply).toMatch(/^250 2\.0\.0 .*msg_/);
  const { body } = await service.api('GET', `/api/v1/emailInbox/${inbox.id}/messages`);
  expect(body.data).toMatchObject([{ subject: 'Sign in', fromAddress: 'no-reply@acme.test' }]);
});
