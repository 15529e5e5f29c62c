/**
 * `npm run build`: dist/inboxd.mjs, which any Node from 20.19 on runs with the installed node_modules beside it,
 * dist/client, what tests import, and the licences of what is in the former.
 */
import { chmodSync, mkdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { bundledPackages, bundleForNode, currentCommit, root } from './bundle.ts';
import { buildClient } from './client.ts';
import { commandLine } from './commandline.ts';
import { noticesName, noticesOf } from './notices.ts';

const { values } = commandLine('npm run build [-- --out FILE --commit NAME]', {
  options: { out: { type: 'string' }, commit: { type: 'string' } },
});
const started = performance.now();
const outfile = values.out ?? join(root, 'dist/inboxd.mjs');
const commit = values.commit ?? currentCommit();
mkdirSync(dirname(outfile), { recursive: true });
await Promise.all([bundleForNode(`${outfile}.new`, commit), buildClient(join(dirname(outfile), 'client'))]);
writeFileSync(join(dirname(outfile), noticesName), noticesOf(bundledPackages()));
// In one step, so that whoever runs it meanwhile reads the old file or the new one.
chmodSync(`${outfile}.new`, 0o755);
renameSync(`${outfile}.new`, outfile);
const kilobytes = Math.round(statSync(outfile).size / 1024);
console.log(`dist/inboxd.mjs ${kilobytes} KB, ${commit}, ${Math.round(performance.now() - started)} ms`);
