import { describe, expect, it } from 'vitest';
import { allScopes, covers, isScope, scopeDescriptions } from '../../src/access/scopes.ts';

describe('scopes', () => {
  it('are the five of the service, each with one sentence', () => {
    expect(allScopes).toEqual([
      'email_inboxes:read',
      'email_messages:read',
      'email_inboxes:create',
      'email_inboxes:update',
      'email_inboxes:delete',
    ]);
    for (const sentence of Object.values(scopeDescriptions)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it.each([
    ['email_inboxes:read', true],
    ['email_messages:delete', false],
    ['EMAIL_INBOXES:READ', false],
    ['toString', false],
    ['__proto__', false],
    ['', false],
  ])('%j is a scope: %s', (value, expected) => {
    expect(isScope(value)).toBe(expected);
  });

  it('cover themselves and no other', () => {
    for (const granted of allScopes) {
      expect(allScopes.filter((needed) => covers([granted], needed))).toEqual([granted]);
    }
    expect(allScopes.every((needed) => covers(new Set(allScopes), needed))).toBe(true);
    expect(allScopes.some((needed) => covers([], needed))).toBe(false);
  });
});
