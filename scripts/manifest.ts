/**
 * What `npm pack` puts into the package in the place of package.json: everything is bundled, so whoever installs it needs
 * none of what building and testing takes; only the server wants its database driver, and tests that import the client do not.
 * `trim` before, `restore` after; should the second never run, the first of the next time knows the whole one.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..');
const manifest = join(root, 'package.json');
const whole = join(root, 'dist/package.whole.json');
const [action] = process.argv.slice(2);

if (action === 'trim') trim();
else if (action === 'restore') renameSync(whole, manifest);
else throw new Error('usage: node scripts/manifest.ts trim|restore');

function trim(): void {
  if (existsSync(whole)) renameSync(whole, manifest);
  const text = readFileSync(manifest, 'utf8');
  const {
    scripts: _,
    dependencies,
    devDependencies: __,
    optionalDependencies: ___,
    ...kept
  } = JSON.parse(text);
  const driver = dependencies.libsql;
  if (driver === undefined)
    throw new Error('package.json has no libsql: what does dist/inboxd.mjs load now?');
  writeFileSync(whole, text);
  const trimmed = { ...kept, optionalDependencies: { libsql: driver } };
  writeFileSync(`${manifest}.new`, `${JSON.stringify(trimmed, null, 2)}\n`);
  renameSync(`${manifest}.new`, manifest);
}
