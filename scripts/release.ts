/**
 * `npm run release`: everything that is published of a version, in `dist/release/`: the executables of all targets, what they
 * are made of (CycloneDX), the licences of that, the dashboard for Grafana, and the checksums of all of it.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentCommit, root } from './bundle.ts';
import { commandLine } from './commandline.ts';
import { noticesName } from './notices.ts';
import { billOfMaterials, checksums } from './published.ts';

const targets = ['linux-x64', 'linux-arm64'];

const { values, fail } = commandLine('npm run release [-- --with-changes]', {
  options: { 'with-changes': { type: 'boolean', default: false } },
});
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const commit = currentCommit();
if (!/^[0-9a-f]{12}$/.test(commit) && !values['with-changes'])
  fail(`the tree is not a commit (${commit}); commit first, or try with --with-changes`);

const directory = join(root, 'dist/release');
rmSync(directory, { recursive: true, force: true });
mkdirSync(directory, { recursive: true });
for (const target of targets) {
  const out = join(directory, `inboxd-${version}-${target}`);
  const script = join(root, 'scripts/build-binary.ts');
  execFileSync(process.execPath, [script, '--target', target, '--commit', commit, '--out', out], {
    cwd: root,
    stdio: 'inherit',
  });
  // The same for every target but for a name or two.
  renameSync(`${out}.licenses.txt`, join(directory, noticesName));
}
const bill = billOfMaterials();
writeFileSync(join(directory, `inboxd-${version}.cdx.json`), `${JSON.stringify(bill, null, 2)}\n`);
copyFileSync(join(root, 'LICENSE'), join(directory, 'LICENSE'));
copyFileSync(join(root, 'scripts/grafana.json'), join(directory, 'inboxd-grafana.json'));
const sums = checksums(directory);
writeFileSync(join(directory, 'SHA256SUMS'), sums);
console.log(`\ninboxd ${version} (${commit}) in dist/release:\n${sums}`);
