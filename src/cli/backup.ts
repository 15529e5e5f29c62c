/** `inboxd backup FILE`: a copy of the database of a running server. FILE is there when all of it is on the disk, or not at all. */
import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, link, open, rename, stat, unlink } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import type { Arguments } from './arguments.ts';
import { CliError, type CliWorld, type ExitCode } from './port.ts';
import type { Server } from './server.ts';

/** How often a person is told how far it is. */
const progressMs = 200;

export async function backup(
  { positional: [file = ''], values }: Arguments,
  server: Server,
  world: CliWorld,
): Promise<ExitCode> {
  if (file === '-')
    throw new CliError('a backup goes into a file and not to standard output: give the name of one', 2);
  const path = resolve(file);
  // Of this backup alone: two that are given the same name must not write into one file.
  const suffix = `.${randomUUID().slice(0, 8)}.part`;
  const part = path + suffix;
  const began = world.clock.monotonic();
  await refuseExisting(path, file);
  const handle = await make(part, file + suffix);
  let bytes = 0;
  try {
    if (world.isWatched) world.note('The server is preparing the copy …\n');
    bytes = await receive(server, handle, world);
    await handle.sync();
    await handle.close();
    await place(part, path, file);
  } catch (error) {
    await handle.close().catch(() => {});
    await unlink(part).catch(() => {});
    throw error instanceof CliError ? error : new CliError(`the backup failed: ${reason(error)}`);
  }
  const seconds = Math.round((world.clock.monotonic() - began) / 100) / 10;
  world.print(
    values.has('json')
      ? JSON.stringify({ file: path, bytes, seconds })
      : `${path}: ${bytes} bytes in ${seconds} s`,
  );
  return 0;
}

async function refuseExisting(path: string, shown: string): Promise<void> {
  const isThere = await stat(path).then(
    () => true,
    () => false,
  );
  if (isThere)
    throw new CliError(`${shown} is there already: give a name that is not taken, or move it away`);
}

/** What is in a backup is for its owner only. */
async function make(part: string, shown: string): Promise<FileHandle> {
  try {
    const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW;
    return await open(part, flags, 0o600);
  } catch (error) {
    throw new CliError(`${shown} cannot be written: ${reason(error)}`);
  }
}

async function receive(server: Server, handle: FileHandle, world: CliWorld): Promise<number> {
  const answer = await server.download('/backup');
  const total = Number(answer.headers['content-length'] ?? Number.NaN);
  let bytes = 0;
  let told = Number.NEGATIVE_INFINITY;
  const tell = () => {
    const share = total > 0 ? ` of ${megabytes(total)}` : '';
    world.note(`\r${megabytes(bytes)}${share} MB`);
    told = world.clock.monotonic();
  };
  for await (const piece of answer as AsyncIterable<Buffer>) {
    for (let at = 0; at < piece.length; ) at += (await handle.write(piece, at)).bytesWritten;
    bytes += piece.length;
    if (world.isWatched && world.clock.monotonic() - told >= progressMs) tell();
  }
  if (world.isWatched) {
    tell();
    world.note('\n');
  }
  if (bytes !== total) throw new CliError(`the server broke off: ${bytes} of ${total} bytes came`);
  return bytes;
}

/** By a second name, which never takes the place of another file; where there are none, by renaming. */
async function place(part: string, path: string, shown: string): Promise<void> {
  try {
    await link(part, path);
    await unlink(part);
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EEXIST')
      throw new CliError(`${shown} has come to be there meanwhile: the backup was not kept`);
    await refuseExisting(path, shown);
    await rename(part, path);
  }
  const directory = await open(dirname(path), 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
}

const megabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of this user is used up',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EROFS: 'the file system is read-only',
  ENOENT: 'there is no such directory',
  ENOTDIR: 'a part of the path is a file',
  ELOOP: 'it is a symbolic link',
  ECONNRESET: 'the server broke off',
};

function reason(error: unknown): string {
  const { code = '', message } = error as { code?: string; message?: string };
  return reasons[code] ?? message ?? String(error);
}
