/**
 * Turns `src/` into programs: one file for any Node with node_modules beside it, in which the threads travel as packed text;
 * or for the single executable a script for the main thread, one for each other thread, and one that starts them.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import https from 'node:https';
import { join } from 'node:path';
import tls from 'node:tls';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { trieOf } from '../src/mail/codes/words/build.ts';
import { wordTables } from '../src/mail/codes/words/tables.ts';
import { packed } from '../src/mail/codes/words/trie.ts';
import { assetPlaces, viewerFiles, viewerPackage } from '../src/runtime/assets.ts';
import { workerFiles } from '../src/runtime/workers.ts';

export const root = join(import.meta.dirname, '..');

/**
 * An ES module for Node 20.19 and newer that finds the database addon in node_modules. It is CommonJS within, which loads a
 * module of Node when it is needed: an `import` is done at the start, and reads every property, for some of which Node loads
 * more (0.1 s of each command).
 */
export async function bundleForNode(outfile: string, commit: string): Promise<void> {
  const origin = [
    packedThreads(await threadPrograms()),
    'export const workerAnchor = () => programUrl;',
    await dashboardAssets(),
    viewerAsText(),
  ];
  const text = await textOf({
    ...common,
    entryPoints: [join(root, 'src/main.ts')],
    plugins: [originPlugin(commit, origin), laterPlugin, unusedPlugin],
    format: 'cjs',
    external: ['libsql'],
    banner: { js: moduleBanner },
    ...narrow,
  });
  writeFileSync(outfile, text);
}

/**
 * The threads by name, each a CommonJS script whose first argument is where the program lies (`workerAnchor`).
 * @param first Plugins that are asked before all others.
 */
export async function bundleThreads(
  first: readonly Plugin[] = [],
): Promise<Readonly<Record<string, string>>> {
  const words = wordsLine(wordsAsText());
  const texts = Object.entries(await threadPrograms(first));
  return Object.fromEntries(texts.map(([name, text]) => [name, usesWords(text) ? words + text : text]));
}

/** What `bundleThreads` gives, without the words in front of those that use them. */
async function threadPrograms(first: readonly Plugin[] = []): Promise<Readonly<Record<string, string>>> {
  const texts: Record<string, string> = {};
  const plugins = [...first, anchoredAddonPlugin, wordsPlugin(wordsFromText)];
  for (const [name, file] of Object.entries(workerFiles)) {
    texts[name] = await textOf({
      ...common,
      entryPoints: [join(root, 'src', file)],
      format: 'cjs',
      plugins,
      ...narrow,
    });
  }
  return texts;
}

/**
 * The threads in the file that starts them, `workerCode` included. To read, decode and scan a megabyte of a program takes
 * longer than to unpack one, and each stands in a function of its own, as a body is compiled when it is first called.
 */
function packedThreads(programs: Readonly<Record<string, string>>): string {
  const programsWithWords = Object.keys(programs).filter((name) => usesWords(programs[name]!));
  return [
    "import { brotliDecompressSync } from 'node:zlib';",
    "const unpackedText = (text) => brotliDecompressSync(Buffer.from(text, 'base64')).toString('utf8');",
    'const packedThreads = {',
    ...Object.entries(programs).map(
      ([name, text]) => `${name}() { return ${JSON.stringify(brotliText(Buffer.from(text)))}; },`,
    ),
    '};',
    `const wordsLine = () => ${JSON.stringify(wordsLine(wordsAsText()))};`,
    `const usesWords = (name) => ${JSON.stringify(programsWithWords)}.includes(name);`,
    'export function workerCode(name) {',
    "  return { script: (usesWords(name) ? wordsLine() : '') + unpackedText(packedThreads[name]()) };",
    '}',
  ].join('\n');
}

function brotliText(bytes: Uint8Array): string {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 22 };
  return brotliCompressSync(bytes, { params }).toString('base64');
}

/** The programs of the executable by the name of their thread, each an expression (`asFunction`). */
export async function bundleForExecutable(commit: string): Promise<Readonly<Record<string, string>>> {
  const origin = [
    'export const workerCode = (name) => ({ script: carrier.bootOf(name) });',
    `export { addonAnchor as workerAnchor } from ${JSON.stringify(join(root, 'src/runtime/addon.ts'))};`,
  ];
  const texts: Record<string, string> = {};
  const assets = await dashboardAssets();
  for (const [name, file] of Object.entries({ main: 'main.ts', ...workerFiles })) {
    const text = await textOf({
      ...common,
      entryPoints: [join(root, 'src', file)],
      // The other threads show no pages.
      plugins: [
        originPlugin(commit, [...origin, ...(name === 'main' ? [assets, viewerInside] : noAssets)]),
        laterPlugin,
        unusedPlugin,
        embeddedAddonPlugin,
        wordsPlugin(embeddedWords),
      ],
      ...asFunction,
      ...narrow,
    });
    texts[name] = asAscii(text);
  }
  return texts;
}

/**
 * A program is copied, not decoded, where it starts. The bundler leaves what stands in templates with a tag, in regular
 * expressions and in comments as it is; an escape means the same in the first two.
 */
export function asAscii(program: string): string {
  // Behind a backslash the escape would be read as another backslash and letters.
  const odd = /(?<!\\)(?:\\\\)*\\[^\0-\x7f]/.exec(program);
  if (odd !== null) throw new Error(`the program has a needless backslash: ${odd[0]}`);
  return program.replaceAll(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** The script that starts each of them. */
export function bundleBoot(): Promise<string> {
  const entryPoints = [join(root, 'src/runtime/boot.ts')];
  return textOf({ ...common, entryPoints, format: 'cjs' });
}

const noAssets = [
  'export const dashboardAssets = () => new Map();',
  "export const packedViewerFile = () => { throw new Error('this thread shows no pages'); };",
];

/**
 * As text within the function that gives it out: a body is compiled when it is first called, so who never opens the
 * reference pays for the length of the file alone.
 */
function viewerAsText(): string {
  const files = packedViewer().map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]);
  const texts = JSON.stringify(Object.fromEntries(files));
  return `export function packedViewerFile(name) { return Buffer.from((${texts})[name + '.gz'], 'base64'); }`;
}

/** Pages of the executable's own file, which cost no memory until somebody reads them. */
const viewerInside = "export const packedViewerFile = (name) => carrier.asset(name + '.gz');";

/** The viewer's files as they lie in the executable, by the name of their asset. */
export function packedViewer(): readonly (readonly [name: string, bytes: Uint8Array])[] {
  return viewerFiles.map((name) => {
    const bytes = readFileSync(join(root, 'node_modules', viewerPackage, name));
    return [`${name}.gz`, gzipSync(bytes, { level: 9 })] as const;
  });
}

/** The dashboard's script as one file, and its style, both small: they go over the network. */
async function dashboardAssets(): Promise<string> {
  const { scripts, entry, style, referenceEntry, referenceStyle } = assetPlaces;
  const minified = (file: string) =>
    textOf({
      absWorkingDir: root,
      entryPoints: [join(root, 'src', file)],
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      charset: 'ascii',
      legalComments: 'none',
      logLevel: 'warning',
    });
  const files = [
    [entry, await minified(scripts + entry)],
    ['style.css', await minified(style)],
    [referenceEntry, await minified(scripts + referenceEntry)],
    ['reference.css', await minified(referenceStyle)],
  ];
  return `const assets = ${JSON.stringify(files)};\nexport const dashboardAssets = () => new Map(assets);`;
}

/** Directories of packages of which something is in what was bundled since the process began. */
const bundled = new Set([join(root, 'node_modules', viewerPackage)]);

/** To be asked when all is bundled. @param further What is put in beside it. */
export function bundledPackages(...further: readonly string[]): readonly string[] {
  return [...bundled, ...further];
}

async function textOf(options: BuildOptions): Promise<string> {
  const result = await build({ ...options, write: false, metafile: true });
  for (const { inputs } of Object.values(result.metafile.outputs)) {
    for (const [input, { bytesInOutput }] of Object.entries(inputs)) {
      const place = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
      if (place !== undefined && bytesInOutput > 0) bundled.add(join(root, place));
    }
  }
  // A warning here is a program that fails later, on somebody else's machine.
  if (result.warnings.length > 0) throw new Error('the bundle has warnings, see above');
  const [output] = result.outputFiles ?? [];
  if (output === undefined) throw new Error(`${String(options.entryPoints)} compiled to nothing`);
  return output.text;
}

/** CommonJS as an expression, so that whoever compiles it hands it what it needs (`src/runtime/boot.ts`). */
const asFunction = {
  format: 'cjs',
  banner: { js: '(function (require, module, exports, carrier) {' },
  footer: { js: '})' },
} satisfies BuildOptions;

/**
 * A start reads and copies its program: without blanks and comments it is a third shorter (start 0.971). In lines, as Node
 * prints the one that an uncaught exception came from; and names stay, so that a stack can be read.
 */
const narrow = { minifyWhitespace: true, lineLimit: 160 } satisfies BuildOptions;

const common = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  // Not minified: with an uncaught exception Node prints the line it came from, and that must not be the program.
  charset: 'ascii',
  supported: {
    // Everything is in one file: an `import()` must not look for another one.
    'dynamic-import': false,
    // Known to every runtime that it runs on; each `/\p{L}/u` would become a `new RegExp`, made anew whenever it is come to.
    'regexp-unicode-property-escapes': true,
  },
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions;

const moduleBanner = [
  '#!/usr/bin/env node',
  'const programUrl = import.meta.url;',
  "const require = process.getBuiltinModule('node:module').createRequire(programUrl);",
].join('\n');

/** Another text for `src/runtime/origin.ts`: same exports, the answers already in it. */
function originPlugin(commit: string, lines: readonly string[]): Plugin {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const build = `export const buildInfo = ${JSON.stringify({ version: manifest.version, commit })};`;
  const contents = [build, ...lines].join('\n');
  return {
    name: 'origin',
    setup(setup) {
      setup.onLoad({ filter: /\/src\/runtime\/origin\.ts$/ }, () => ({ contents, loader: 'js' }));
    },
  };
}

/** The asset that holds the words of all languages. */
export const wordsAsset = 'words.trie';
export const packedWords = (): Uint8Array => packed(trieOf(wordTables));

/** Read where it lies, by all threads together: the pages of the executable's file. */
const embeddedWords = `unpacked(carrier.asset(${JSON.stringify(wordsAsset)}))`;

const wordsAsText = (): string => brotliText(packedWords());
/** The line in front of a thread's program that reads them by `wordsFromText`. */
const wordsLine = (text: string): string => `"use strict";const packedWords = ${JSON.stringify(text)};\n`;
const usesWords = (program: string): boolean => program.includes(wordsPacked);
const wordsPacked = 'Buffer.from(packedWords,';
// Into memory of its own: the arrays in it must begin where their numbers can.
const wordsFromText = `unpacked(new Uint8Array(require('node:zlib').brotliDecompressSync(${wordsPacked}'base64'))))`;

/** The words as they are when they have been built, in the place of their tables (`src/mail/codes/words/all.ts`). */
function wordsPlugin(expression: string): Plugin {
  const contents = `import { unpacked } from './trie.ts';\nexport const allWords = ${expression};`;
  return {
    name: 'words',
    setup(setup) {
      setup.onLoad({ filter: /\/src\/mail\/codes\/words\/all\.ts$/ }, () => ({ contents, loader: 'js' }));
    },
  };
}

/** Parts of packages that are loaded with them and never used here, by the files that are them. */
const unused: readonly { readonly filter: RegExp; readonly contents: string }[] = [
  // Threads that load more files by path. We log in this thread.
  {
    filter: /\/node_modules\/pino\/lib\/transport\.js$/,
    contents: "module.exports = () => { throw new Error('a bundle has no log transports'); };",
  },
  // Whose call made a logger, which it asks for the sake of transports: a walk over all lines of the program, 4 % of a start.
  {
    filter: /\/node_modules\/pino\/lib\/caller\.js$/,
    contents: 'module.exports = () => undefined;',
  },
  // Its messages in 50 languages; ours are our own.
  {
    filter: /\/node_modules\/zod\/v4\/locales\/index\.js$/,
    contents: "export { default as en } from './en.js';",
  },
];

/**
 * Modules of Node that no start needs, as they are here: what they export is known by its names, and they are loaded when one of
 * these is first asked for. TLS takes 9 ms, and has the certificates of all authorities read by a thread of its own.
 */
const later = { tls, https };

const laterPlugin: Plugin = {
  name: 'later',
  setup(setup) {
    const filter = new RegExp(`^(?:node:)?(?:${Object.keys(later).join('|')})$`);
    setup.onResolve({ filter }, ({ path }) => ({ path: path.replace('node:', ''), namespace: 'later' }));
    setup.onLoad({ filter, namespace: 'later' }, ({ path }) => ({
      contents: Object.keys(later[path as keyof typeof later])
        .map((name) => `get ${name}() { return process.getBuiltinModule('node:${path}').${name}; }`)
        .reduce((body, getter) => `${body}${getter},\n`, 'module.exports = {\n')
        .concat('};'),
    }));
  },
};

const unusedPlugin: Plugin = {
  name: 'unused',
  setup(setup) {
    for (const { filter, contents } of unused) setup.onLoad({ filter }, () => ({ contents }));
    // The HTTP adapter asks of every request whether it is one of HTTP/2, which we do not serve; Node takes 10 ms to load it.
    setup.onResolve({ filter: /^(node:)?http2$/ }, () => ({ path: 'http2', namespace: 'unused' }));
    setup.onLoad({ filter: /^http2$/, namespace: 'unused' }, () => ({
      contents: 'export class Http2ServerRequest {} export const constants = {};',
    }));
  },
};

/**
 * libsql finds its addon by platform in node_modules and opens it as soon as it is imported. In the executable
 * it is the one asset, opened with the first database, so that `--help` does not touch the disk.
 */
const embeddedAddonPlugin: Plugin = {
  name: 'embedded-addon',
  setup(setup) {
    setup.onLoad({ filter: /\/node_modules\/libsql\/index\.js$/ }, (file) => {
      const [head, names, tail] = cut(readFileSync(file.path, 'utf8'));
      if (!head.includes('function requireNative()')) throw new Error('libsql loads its addon in a new way');
      const opener = JSON.stringify(join(root, 'src/runtime/addon.ts'));
      const contents = [
        '"use strict";',
        `let ${names};`,
        'let opened = false;',
        'function openNative() {',
        '  if (opened) return;',
        `  ({${names}} = require(${opener}).openEmbeddedAddon());`,
        '  opened = true;',
        '}',
        tail.replace(constructorHead, (found) => `${found}\n    openNative();`),
      ].join('\n');
      return { contents, loader: 'js' };
    });
  },
};

/** A thread runs from a text and has no place of its own: it looks for libsql from where the program lies. */
const anchoredAddonPlugin: Plugin = {
  name: 'anchored-addon',
  setup(setup) {
    setup.onLoad({ filter: /\/node_modules\/libsql\/index\.js$/ }, () => ({
      contents: "module.exports = require('node:module').createRequire(process.argv[2])('libsql');",
    }));
  },
};

const constructorHead = 'constructor(path, opts) {';

/** libsql/index.js around its list of native functions; every assumption about the file is checked here. */
function cut(text: string): readonly [head: string, names: string, tail: string] {
  const found = /const \{\n((?: {2}\w+,\n)+)\} = requireNative\(\);\n/.exec(text);
  if (found?.[1] === undefined || text.split(constructorHead).length !== 2) {
    throw new Error(
      'libsql/index.js has changed: look at how it loads its addon, then adapt scripts/bundle.ts',
    );
  }
  const names = found[1].replaceAll(/\s/g, '').replace(/,$/, '');
  return [text.slice(0, found.index), names, text.slice(found.index + found[0].length)];
}

/** The short commit of the checkout, with a mark when the tree differs from it; `unknown` outside of git. */
export function currentCommit(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
    const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
    return git('rev-parse', '--short=12', 'HEAD') + (changed ? '+' : '');
  } catch {
    return 'unknown';
  }
}
