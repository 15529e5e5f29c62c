/**
 * What the single executable runs first, in every thread: it takes the program of this thread from the executable's file
 * and starts it from its compiled code. Node's own cache of a main script holds what can be seen without running it, which
 * is next to nothing, and threads have none at all; ours is made after a run (`scripts/compile.ts`).
 *
 * This file is bundled by itself. It stands for a function's body: the bundler puts `programName` in front of it.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { Script } from 'node:vm';
import { type Carrier, indexAt } from './carrier.ts';
import { releaseHeapFlags } from './heap.ts';

/** Whose thread this is: a key of the registry of threads, or `main`. */
declare const programName: string;

const { getRawAsset } = process.getBuiltinModule('node:sea');

// This very file, also when another has taken its name.
const path = '/proc/self/exe';
const file = openSync(path, 'r');

/**
 * Of memory that the system takes back as soon as it is released. What the C library hands out and gets back of this size
 * it keeps, and from then on also takes what would have been the system's from there.
 */
function read(start: number, length: number): Uint8Array {
  const bytes = new Uint8Array(new ArrayBuffer(length, { maxByteLength: length }));
  for (let done = 0; done < length; ) {
    const count = readSync(file, bytes, done, length - done, start + done);
    if (count === 0) throw new Error('the executable is cut short');
    done += count;
  }
  return bytes;
}

function release({ buffer }: Uint8Array): void {
  (buffer as ArrayBuffer).resize(0);
}

const pieces = indexAt(fstatSync(file).size, read);

const carrier: Carrier = {
  asset: (name) => new Uint8Array(getRawAsset(name)),
  piece: (name) => {
    const place = pieces[name];
    if (place === undefined) throw new Error(`the executable holds no ${name}`);
    return { path, ...place };
  },
  bootOf: (name) =>
    `var programName = ${JSON.stringify(name)};\n${Buffer.from(getRawAsset('boot.cjs')).toString('latin1')}`,
};

function readPiece(name: string): Uint8Array {
  const { start, length } = carrier.piece(name);
  return read(start, length);
}

if (programName === 'main') releaseHeapFlags();

const cache = `${programName}.cache`;
// An executable for another processor is made without: then V8 compiles as it goes.
const cachedData = cache in pieces ? readPiece(cache) : undefined;
const source = readPiece(`${programName}.cjs`);
closeSync(file);
// A program is ASCII (`asAscii` of the bundler), so this is a copy of it and no decoding.
const script = new Script(Buffer.from(source.buffer).toString('latin1'), {
  filename: `inboxd-${programName}.cjs`,
  ...(cachedData === undefined ? {} : { cachedData }),
});
release(source);
if (cachedData !== undefined) release(cachedData);
script.runInThisContext()(require, module, exports, carrier);
