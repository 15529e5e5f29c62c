/** Builds what tests import, `inboxd/client` and `inboxd/playwright`: ES modules for every runtime, and their types. */
import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './bundle.ts';

/** @param directory Is made; what is there is replaced, file by file, and what does not belong there goes. */
export async function buildClient(directory: string): Promise<void> {
  mkdirSync(directory, { recursive: true });
  const made = mkdtempSync(join(directory, '../client-'));
  try {
    await bundle(made);
    declare(made);
    const names = readdirSync(made);
    for (const name of names) renameSync(join(made, name), join(directory, name));
    for (const name of readdirSync(directory)) if (!names.includes(name)) rmSync(join(directory, name));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

async function bundle(directory: string): Promise<void> {
  const { warnings } = await build({
    absWorkingDir: root,
    entryPoints: ['src/client/index.ts', 'src/client/playwright.ts'],
    outdir: directory,
    bundle: true,
    // Both entries share their classes: an error of one is an `InboxdError` of the other.
    splitting: true,
    chunkNames: 'shared',
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    charset: 'ascii',
    legalComments: 'none',
    logLevel: 'warning',
  });
  if (warnings.length > 0) throw new Error('the client has warnings, see above');
}

function declare(directory: string): void {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const args = [compiler, '--project', join(root, 'scripts/types.json'), '--outDir', directory];
  execFileSync(process.execPath, args, { cwd: root, stdio: 'inherit' });
  for (const name of readdirSync(directory)) {
    if (!name.endsWith('.d.ts')) continue;
    const text = readFileSync(join(directory, name), 'utf8');
    // The declarations name sources, which are not in the package.
    writeFileSync(join(directory, name), text.replace(/(from '\.\/[\w-]+)\.ts'/g, "$1.js'"));
  }
}
