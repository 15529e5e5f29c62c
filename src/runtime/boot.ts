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

function readInto(bytes: Uint8Array, start: number): Uint8Array {
  for (let done = 0; done < bytes.length; ) {
    const count = readSync(file, bytes, done, bytes.length - done, start + done);
    if (count === 0) throw new Error('the executable is cut short');
    done += count;
  }
  return bytes;
}

const pieces = indexAt(fstatSync(file).size, (start, length) => readInto(new Uint8Array(length), start));

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

if (programName === 'main') releaseHeapFlags();

const source = carrier.piece(`${programName}.cjs`);
// An executable for another processor is made without: then V8 compiles as it goes.
const cache = pieces[`${programName}.cache`];
const length = Math.max(source.length, cache?.length ?? 0);
/**
 * One piece of memory, for the text and then for the compiled code: the system has to find memory that nothing has
 * touched yet for every four kilobytes. An `ArrayBuffer` of this kind goes back to the system as soon as it is
 * released. Memory of this size that comes from the C library stays with that library when it is given back, and from
 * then on the library also keeps what would have come from the system directly.
 */
const memory = new ArrayBuffer(length, { maxByteLength: length });
const read = (place: { readonly start: number; readonly length: number }): Uint8Array =>
  readInto(new Uint8Array(memory, 0, place.length), place.start);

// A program is ASCII (`asAscii` of the bundler), so this is a copy of it and no decoding.
const text = Buffer.from(read(source).buffer, 0, source.length).toString('latin1');
const cachedData = cache === undefined ? undefined : read(cache);
closeSync(file);
const script = new Script(text, {
  filename: `inboxd-${programName}.cjs`,
  ...(cachedData === undefined ? {} : { cachedData }),
});
memory.resize(0);
script.runInThisContext()(require, module, exports, carrier);
