/** What libSQL and the file system throw, as what a caller can act on. */
import { DrizzleQueryError } from 'drizzle-orm';
import { AppError } from '../errors.ts';

/** What a statement itself did wrong: a defect of ours or of its data, which trying again does not mend. */
const statementFaults = new Set([
  'SQLITE_CONSTRAINT',
  'SQLITE_TOOBIG',
  'SQLITE_MISMATCH',
  'SQLITE_ERROR',
  'SQLITE_RANGE',
]);

/** Translates what libSQL throws into what a caller can act on. */
export function storageError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  // The error of the query builder lists every value of the query, which must not get into the log. Its cause does
  // not.
  if (error instanceof DrizzleQueryError) return storageError(error.cause);
  const { code: extended, message } = (error ?? {}) as { code?: string; message?: string };
  // SQLITE_CONSTRAINT_UNIQUE is a SQLITE_CONSTRAINT.
  const code = extended?.split('_', 2).join('_');
  const isUnbindable =
    error instanceof TypeError || error instanceof RangeError || /can only bind/.test(message ?? '');
  if (isUnbindable || (code !== undefined && statementFaults.has(code))) {
    return new AppError('statement_failed', 'The storage could not take this.', { cause: error });
  }
  if (code === 'SQLITE_FULL' || /ENOSPC|disk is full/i.test(message ?? '')) {
    return new AppError('storage_full', 'The storage is full.', { cause: error, retryAfterSeconds: 60 });
  }
  return new AppError('storage_unavailable', 'The storage does not answer at the moment.', {
    cause: error,
    retryAfterSeconds: 5,
  });
}
