/** The document describes the whole service, and a linter has nothing to say about it. */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { serveForAll } from '../support/fixture.ts';
import type { TestService } from '../support/service.ts';
import { Contract } from './contract.ts';
import { endpoints, inboxes } from './kit.ts';

let service: TestService;
let contract: Contract;

serveForAll({}, (started) => {
  service = started;
});
beforeAll(async () => {
  contract = await Contract.of(service);
});

describe('the OpenAPI document', () => {
  test('is served without a key and lists exactly the endpoints, and the two questions about health', () => {
    expect(contract.document.openapi).toBe('3.1.0');
    const listed = contract.operations.map(({ method, path }) => `${method} ${path}`);
    const served = endpoints.map(({ method, template }) => `${method} ${template}`);
    expect(listed.sort()).toEqual([...served, 'GET /healthz', 'GET /readyz'].sort());
  });

  test('passes the strict rules of a linter, its examples fitting its schemas', async () => {
    // It is read from a server on this machine.
    const config = await createConfig({
      extends: ['recommended-strict'],
      rules: { 'no-server-example.com': 'off' },
    });
    const problems = await lintFromString({ source: JSON.stringify(contract.document), config });
    expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
      [],
    );
    const broken = { ...contract.document, openapi: '3.1.0', paths: { '/x': { get: { responses: {} } } } };
    expect(await lintFromString({ source: JSON.stringify(broken), config })).not.toEqual([]);
  });

  test('names for every operation the scope, the success, and each error with its codes in the one shape', () => {
    for (const { method, template, status, scope } of endpoints) {
      const operation = contract.operations.find(({ method: m, path }) => m === method && path === template)!;
      expect(operation.security ?? [{ apiKey: [] }], template).toEqual([
        { apiKey: scope === null ? [] : [scope] },
      ]);
      const statuses = [
        status,
        400,
        401,
        405,
        408,
        417,
        429,
        431,
        500,
        501,
        503,
        ...(scope === null ? [] : [403]),
      ];
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(statuses.map(String)));
      for (const [code, found] of Object.entries(operation.responses)) {
        const response = contract.resolved(found);
        expect(response.description).toBeTruthy();
        if (Number(code) < 400) continue;
        expect(response.content?.['application/json']?.schema).toEqual({
          $ref: '#/components/schemas/Error',
        });
        const codes = response.headers?.['X-Error-Code']?.schema?.enum ?? [];
        expect(codes.length).toBeGreaterThan(0);
        for (const name of codes) expect(response.description).toContain(`\`${name}\`: `);
      }
    }
  });

  test('says of what reads a whole mail or searches, and of nothing else, that too many may be doing so', () => {
    const busy = contract.operations.filter(({ responses: { 503: found } }) => {
      const codes = found && contract.resolved(found).headers?.['X-Error-Code']?.schema?.enum;
      return codes?.includes('too_busy');
    });
    const message = `${inboxes}/{id}/messages/{messageId}`;
    expect(busy.map(({ path }) => path).sort()).toEqual([
      `${inboxes}/{id}/messages`,
      message,
      `${message}/attachments/{attachmentId}`,
      `${message}/codes`,
      `${message}/raw`,
    ]);
  });

  test('documents the headers that steer a client', () => {
    const headersOf = (path: string, status: string, method = 'GET') => {
      const operation = contract.operations.find((known) => known.path === path && known.method === method)!;
      return Object.keys(contract.resolved(operation.responses[status]!).headers ?? {});
    };
    expect(headersOf(inboxes, '200')).toEqual(['Link', 'RateLimit', 'RateLimit-Policy']);
    expect(headersOf(inboxes, '201', 'POST')).toContain('Location');
    expect(headersOf(inboxes, '401')).toContain('WWW-Authenticate');
    expect(headersOf(inboxes, '405')).toContain('Allow');
    expect(headersOf(inboxes, '429')).toEqual(
      expect.arrayContaining(['Retry-After', 'RateLimit', 'RateLimit-Policy']),
    );
    expect(headersOf(`${inboxes}/{id}/otp`, '200')).toContain('X-Error-Code');
    expect(headersOf(`${inboxes}/{id}/messages/{messageId}/raw`, '200')).toContain('Content-Disposition');
  });

  test('describes and bounds every parameter', () => {
    for (const { path, parameters } of contract.operations) {
      const inPath = parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      for (const { name, description, schema, in: place } of parameters) {
        expect(description, name).toBeTruthy();
        const { maximum, maxLength, enum: values, pattern, anyOf, format } = schema;
        const bounds = [maximum, maxLength, values, pattern, anyOf, format].filter(
          (bound) => bound !== undefined,
        );
        if (place !== 'path') expect(bounds, `${path} ${name}`).not.toEqual([]);
      }
    }
    const query = (path: string) =>
      contract.operations
        .find((known) => known.path === path && known.method === 'GET')!
        .parameters.filter((parameter) => parameter.in === 'query')
        .map(({ name }) => name)
        .sort()
        .join(' ');
    expect(query(`${inboxes}/{id}/otp`)).toBe('authenticated from since to wait withinMinutes');
    expect(query(`${inboxes}/{id}/messages`)).toBe('before cursor from hasOtp limit q since subject to wait');
    expect(query(inboxes)).toBe('cursor email limit q');
  });
});
