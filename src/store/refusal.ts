/** A start that must not go on, and the words for it: the text is for whoever operates the service. */
export class OpenError extends Error {
  override readonly name = 'OpenError';
}

const textByCode: Readonly<Record<string, string>> = {
  SQLITE_CORRUPT: 'the file is damaged; restore it from a backup, or move it away to start empty',
  SQLITE_NOTADB: 'the file is damaged; restore it from a backup, or move it away to start empty',
  SQLITE_BUSY: 'another program is using the file; stop it first',
  SQLITE_READONLY: 'permission denied',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOSPC: 'the disk is full',
  SQLITE_FULL: 'the disk is full',
  ENOENT: 'there can be no such directory, or a link in the path leads nowhere',
  ENOTDIR: 'a part of the path is a file, not a directory',
  EEXIST: 'a part of the path is a file, not a directory',
};

/** Why something could not be opened, in words where there are any. */
export function reason(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  return (code === undefined ? undefined : textByCode[code]) ?? message ?? String(error);
}
