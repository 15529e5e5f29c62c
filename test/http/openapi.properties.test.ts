/**
 * Whatever is asked, the real server answers within its own document: a status, a type, headers and a body that stand there,
 * and never a failure of its own. A failing run prints its seed and the smallest request; SEED repeats it.
 */
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allScopes } from '../../src/access/scopes.ts';
import { removeTemporaryDirectories, startService, type TestService, testKey } from '../support/service.ts';
import { inOrder, type Known } from './arbitrary.ts';
import { Contract } from './contract.ts';
import { send } from './kit.ts';
import { askAtRandom } from './outside.ts';

const mail = [
  'From: Acme <no-reply@acme.test>',
  'Subject: Sign in',
  'Content-Type: multipart/mixed; boundary=b',
  '',
  '--b',
  'Content-Type: text/html',
  '',
  '<p>Your verification code is 482913. <a href="https://acme.test/verify?token=a">Confirm</a>',
  '--b',
  'Content-Type: application/pdf; name=a.pdf',
  'Content-Disposition: attachment; filename=a.pdf',
  '',
  'x',
  '--b--',
  '',
].join('\r\n');

let service: TestService;
let contract: Contract;
let known: Known;
let count = 0;
const fresh = () => `made${count++}@inbox.test`;

beforeAll(async () => {
  service = await startService();
  contract = await Contract.of(service);
  const inbox = await service.createInbox('qa@inbox.test');
  const messageId = await send(service, { to: inbox.email, raw: mail });
  const message = await service.api('GET', `/api/v1/emailInbox/${inbox.id}/messages/${messageId}`);
  const { secret } = await service.access.createKey(inbox.organizationId, {
    name: 'narrow',
    scopes: allScopes.slice(0, 1),
  });
  known = {
    path: { id: inbox.id, messageId, attachmentId: message.body.data.attachments[0].id },
    keys: { whole: testKey, narrow: secret },
  };
});
afterAll(async () => {
  await service.stop();
  await removeTemporaryDirectories();
});

const seed = process.env.SEED === undefined ? undefined : Number(process.env.SEED);

test('a plain request of each operation succeeds as documented', async () => {
  for (const operation of contract.operations.filter(({ method }) => method !== 'DELETE')) {
    const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => known.path[name] ?? name);
    const json = operation.bodySchema === null ? {} : { json: { email: fresh(), name: 'Plain' } };
    const body = operation.method === 'PATCH' ? { json: { name: 'Plain' } } : json;
    const answer = await service.api(operation.method, path, body);
    expect([operation.operationId, answer.status < 300, contract.problemsOf(operation, answer)]).toEqual([
      operation.operationId,
      true,
      [],
    ]);
  }
});

test('no request is answered outside of the document, and none fails', async () => {
  for (const operation of inOrder(contract))
    await askAtRandom(operation, { contract, api: service.api, known, fresh, numRuns: 60, seed });
});

test('an answer outside of the document would be found', async () => {
  const operation = contract.operations.find(({ operationId }) => operationId === 'readInbox')!;
  const answer = await service.api('GET', '/api/v1/emailInbox/none');
  expect(contract.problemsOf(operation, answer)).toEqual([]);
  expect(contract.problemsOf(operation, { ...answer, status: 418 })).toEqual([
    'status 418 is not documented',
  ]);
  expect(contract.problemsOf(operation, { ...answer, text: '{"message":"x","code":1}' })).not.toEqual([]);
  expect(contract.problemsOf(operation, { ...answer, text: '{}' })).not.toEqual([]);
  const headers = new Headers(answer.headers);
  headers.set('X-Error-Code', 'otp_not_found');
  expect(contract.problemsOf(operation, { ...answer, headers })).toHaveLength(1);
});
