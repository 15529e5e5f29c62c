/**
 * The bytes of large mails, in pieces. Each piece is written in a transaction of its own, so that small mails commit in
 * between, and is read in a turn of its own, so that nobody waits for it. A mail exists only once its message refers to
 * its pieces. When a write failed, a mail expired or the process was killed, there are pieces that no message refers
 * to. They are deleted: a few at a time while serving, all at the start.
 */
import { randomUUID } from 'node:crypto';
import { AppError } from '../errors.ts';
import { limits } from '../limits.ts';
import { nextTurn } from '../turn.ts';
import type { Statement } from './connection.ts';
import type { Database } from './database.ts';

/** Their names begin with the time, in milliseconds since the epoch, by the clock that all who write to the database share. */
export function namePieces(epochMs: number): string {
  return `${timeName(epochMs)}-${randomUUID()}`;
}

/**
 * Deletes all pieces without a message. The pieces of a mail come before its message: so this is for the time before
 * anything is written or, where other processes write, for pieces that were named before a given moment.
 */
export function deleteStrayPieces(before: number | null): Statement {
  return {
    sql: `DELETE FROM pieces WHERE mail IN (SELECT mail FROM pieces WHERE mail < ?
      EXCEPT SELECT pieces FROM contents WHERE pieces IS NOT NULL)`,
    args: [before === null ? afterAllNames : timeName(before)],
  };
}

const timeName = (epochMs: number) => epochMs.toString(16).padStart(12, '0');
/** Names are hexadecimal digits, of this and of earlier versions. */
const afterAllNames = 'g';

export function pieceCount(raw: Uint8Array): number {
  return Math.ceil(raw.byteLength / limits.commitPieceBytesMax);
}

export function insertPiece(mail: string, position: number, raw: Uint8Array): Statement {
  const from = position * limits.commitPieceBytesMax;
  return {
    sql: 'INSERT INTO pieces (mail, position, bytes) VALUES (?, ?, ?)',
    args: [mail, position, raw.slice(from, from + limits.commitPieceBytesMax)],
  };
}

/** @returns The whole mail, or null when it went meanwhile. */
export async function readPieces(
  database: Database,
  mail: string,
  sizeBytes: number,
): Promise<Uint8Array | null> {
  const raw = new Uint8Array(sizeBytes);
  let offset = 0;
  for (let position = 0; offset < sizeBytes; position += 1) {
    const [row] = await database.query('SELECT bytes FROM pieces WHERE mail = ? AND position = ?', [
      mail,
      position,
    ]);
    if (row === undefined) return null;
    const bytes = row[0] as Uint8Array;
    if (offset + bytes.byteLength > sizeBytes)
      throw new AppError('internal', 'A mail is longer than it was.');
    raw.set(bytes, offset);
    offset += bytes.byteLength;
    await nextTurn();
  }
  return raw;
}

/** Whether all pieces of a mail are there. */
export async function hasPieces(database: Database, mail: string, raw: Uint8Array): Promise<boolean> {
  const [row] = await database.query('SELECT count(*) FROM pieces WHERE mail = ?', [mail]);
  return Number(row?.[0]) === pieceCount(raw);
}

/**
 * Deletes all pieces of a mail, a few in each transaction, unless a message refers to them: a mail whose commit was not
 * answered may be stored all the same.
 */
export async function deletePieces(database: Database, mail: string): Promise<void> {
  const sql = `DELETE FROM pieces WHERE mail = ?1 AND position IN
    (SELECT position FROM pieces WHERE mail = ?1 ORDER BY position LIMIT ?2)
    AND NOT EXISTS (SELECT 1 FROM contents WHERE pieces = ?1)`;
  while (true) {
    const [gone] = await database.writeMails([{ sql, args: [mail, limits.expirePiecesPerTurn] }]);
    if (gone === 0) return;
    await nextTurn();
  }
}
