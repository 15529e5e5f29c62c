import { describe, expect, test } from 'vitest';
import { AppError } from '../src/errors.ts';
import { storageError } from '../src/store/storageerror.ts';

const withCode = (code: string, message = 'no') => Object.assign(new Error(message), { code });

describe('an error of the catalogue', () => {
  test('carries its code, its text, whether to try again, and keeps its cause private', () => {
    const cause = new Error('disk 0 is on fire');
    const error = new AppError('storage_unavailable', 'Later.', { cause, retryAfterSeconds: 5 });
    expect(error).toMatchObject({
      code: 'storage_unavailable',
      message: 'Later.',
      temporary: true,
      retryAfterSeconds: 5,
    });
    expect(error.cause).toBe(cause);
    expect(JSON.stringify(error)).not.toContain('fire');
  });

  test.each([
    'throttled',
    'too_many_waiters',
    'storage_full',
    'storage_unavailable',
    'shutting_down',
    'internal',
  ] as const)('%s can be tried again', (code) => expect(new AppError(code, '').temporary).toBe(true));

  test.each([
    'bad_request',
    'invalid_api_key',
    'missing_scope',
    'inbox_not_found',
    'email_blocked',
    'statement_failed',
  ] as const)('%s stays as it is', (code) => expect(new AppError(code, '').temporary).toBe(false));
});

describe('what the database driver throws', () => {
  test.each([
    ['SQLITE_FULL', 'storage_full', true],
    ['SQLITE_BUSY', 'storage_unavailable', true],
    ['SQLITE_IOERR', 'storage_unavailable', true],
    ['SQLITE_READONLY', 'storage_unavailable', true],
    ['SQLITE_CORRUPT', 'storage_unavailable', true],
    ['SQLITE_CANTOPEN', 'storage_unavailable', true],
    ['SQLITE_CONSTRAINT', 'statement_failed', false],
    ['SQLITE_TOOBIG', 'statement_failed', false],
  ])('%s becomes %s', (code, expected, temporary) => {
    const error = withCode(code);
    expect(storageError(error)).toMatchObject({ code: expected, temporary, cause: error });
  });

  test('a full disk is one whatever it is called', () => {
    expect(storageError(withCode('SQLITE_IOERR', 'ENOSPC: no space left on device')).code).toBe(
      'storage_full',
    );
    expect(storageError(withCode('X', 'database or disk is full')).code).toBe('storage_full');
  });

  test('what nobody knows is temporary: a sender keeps its mail', () => {
    expect(storageError('what?').temporary).toBe(true);
    expect(storageError(new Error('what?')).temporary).toBe(true);
  });

  test('an error of ours passes through', () => {
    const error = new AppError('inbox_not_found', 'No.');
    expect(storageError(error)).toBe(error);
  });
});
