/**
 * Turns `src/` into one file: for any Node with node_modules beside it, or for the single executable that has
 * nothing beside it. Workers are compiled first and travel inside as strings.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build, type Plugin } from 'esbuild';
import { workerFiles } from '../src/runtime/workers.ts';

export const root = join(import.meta.dirname, '..');

export interface BundleOptions {
  /**
   * `node`: an ES module for Node 20.19 and newer that finds the database addon in node_modules.
   * `executable`: CommonJS, which is what an executable embeds, with the addon taken from the executable.
   */
  readonly kind: 'node' | 'executable';
  readonly outfile: string;
  readonly commit: string;
}

export async function bundle(options: BundleOptions): Promise<void> {
  const forExecutable = options.kind === 'executable';
  const origin = await bundledOrigin(options);
  const result = await build({
    ...common,
    entryPoints: [join(root, 'src/main.ts')],
    outfile: options.outfile,
    plugins: [originPlugin(origin), quietPinoPlugin, ...(forExecutable ? [embeddedAddonPlugin] : [])],
    // Not minified: with an uncaught exception Node prints the line it came from, and that must not be the program.
    // Packages written for CommonJS expect `require` and `__dirname`; an ES module has to be given them.
    ...(forExecutable
      ? { format: 'cjs' as const }
      : { format: 'esm' as const, external: ['libsql'], banner: { js: esmBanner } }),
  });
  // A warning here is a program that fails later, on somebody else's machine.
  if (result.warnings.length > 0) throw new Error('the bundle has warnings, see above');
}

const common = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  // Everything is in one file: an `import()` must not look for another one.
  supported: { 'dynamic-import': false },
  legalComments: 'none',
  logLevel: 'warning',
} satisfies BuildOptions;

const esmBanner = [
  '#!/usr/bin/env node',
  "import { createRequire as createRequireOfNode } from 'node:module';",
  'const require = createRequireOfNode(import.meta.url);',
].join('\n');

/** The text that stands in for `src/runtime/origin.ts`: same exports, the answers already in it. */
async function bundledOrigin({ kind, commit }: BundleOptions): Promise<string> {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  const scripts: Record<string, string> = {};
  for (const [name, file] of Object.entries(workerFiles)) scripts[name] = await workerScript(file, kind);
  return [
    `export const buildInfo = ${JSON.stringify({ version: manifest.version, commit })};`,
    `const scripts = ${JSON.stringify(scripts)};`,
    'export const workerCode = (name) => ({ script: scripts[name] });',
    kind === 'executable'
      ? `export { addonAnchor as workerAnchor } from ${JSON.stringify(join(root, 'src/runtime/addon.ts'))};`
      : 'export const workerAnchor = () => import.meta.url;',
  ].join('\n');
}

async function workerScript(file: string, kind: BundleOptions['kind']): Promise<string> {
  const result = await build({
    ...common,
    entryPoints: [join(root, 'src', file)],
    format: 'cjs',
    plugins: [kind === 'executable' ? embeddedAddonPlugin : anchoredAddonPlugin],
    write: false,
  });
  const [output] = result.outputFiles;
  if (output === undefined) throw new Error(`${file} compiled to nothing`);
  return output.text;
}

function originPlugin(contents: string): Plugin {
  return {
    name: 'origin',
    setup(setup) {
      setup.onLoad({ filter: /\/src\/runtime\/origin\.ts$/ }, () => ({ contents, loader: 'js' }));
    },
  };
}

/** pino's transports are threads that load more files by path. We log in this thread, so they stay out. */
const quietPinoPlugin: Plugin = {
  name: 'pino-without-transports',
  setup(setup) {
    setup.onLoad({ filter: /\/node_modules\/pino\/lib\/transport\.js$/ }, () => ({
      contents: "module.exports = () => { throw new Error('a bundle has no log transports'); };",
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
