/**
 * What the single executable runs first, in every thread: it takes the program of this thread from the assets and
 * starts it from its compiled code. Node's own cache of a main script holds what can be seen without running it, which
 * is next to nothing, and threads have none at all; ours is made after a run (`scripts/compile.ts`).
 *
 * This file is bundled by itself. It stands for a function's body: the bundler puts `programName` in front of it.
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { Script } from 'node:vm';
import { addonLengthBytes, type Carrier, withoutRoom } from './carrier.ts';
import { releaseHeapFlags } from './heap.ts';

/** Whose thread this is: a key of the registry of threads, or `main`. */
declare const programName: string;

const { getAssetKeys, getRawAsset } = process.getBuiltinModule('node:sea');

// The bytes of an asset are the file's own pages: a view of them costs no memory until it is read.
const assetBytes = (name: string) => new Uint8Array(getRawAsset(name));
// A program is ASCII (`asAscii` of the bundler), so this is a copy of it and no decoding.
const assetText = (name: string) => Buffer.from(getRawAsset(name)).toString('latin1');

const carrier: Carrier = {
  asset: assetBytes,
  addon: () => {
    // This very file, also when another has taken its name.
    const path = '/proc/self/exe';
    const file = openSync(path, 'r');
    try {
      const end = fstatSync(file).size - addonLengthBytes;
      const written = Buffer.alloc(addonLengthBytes);
      readSync(file, written, 0, addonLengthBytes, end);
      const length = Number(written.readBigUInt64LE());
      return { path, start: end - length, length };
    } finally {
      closeSync(file);
    }
  },
  bootOf: (name) => `var programName = ${JSON.stringify(name)};\n${assetText('boot.cjs')}`,
};

if (programName === 'main') releaseHeapFlags();

const cache = `${programName}.cache`;
// An executable for another processor is made without: then V8 compiles as it goes.
const cachedData = getAssetKeys().includes(cache) ? withoutRoom(assetBytes(cache)) : undefined;
const script = new Script(assetText(`${programName}.cjs`), {
  filename: `inboxd-${programName}.cjs`,
  ...(cachedData === undefined ? {} : { cachedData }),
});
script.runInThisContext()(require, module, exports, carrier);
