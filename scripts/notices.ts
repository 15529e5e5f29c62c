/**
 * The licences of what is inside a program of ours, as `THIRD-PARTY-LICENSES.txt`: most of them ask that their text goes
 * wherever the code goes. Which packages those are, the bundler tells; see `bundledPackages`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export const noticesName = 'THIRD-PARTY-LICENSES.txt';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly author?: string | { readonly name?: string };
}

/** Where the text stands of a licence that a package names without bringing it. */
const standardTexts: Readonly<Record<string, string>> = {
  MIT: 'LICENSE',
  'Apache-2.0': 'node_modules/swagger-ui-dist/LICENSE',
  ISC: 'node_modules/once/LICENSE',
};

/** @param packages Their directories. @throws when a licence is not known: somebody has to look at it. */
export function noticesOf(packages: readonly string[]): string {
  const parts = packages
    .map((place) => ({ place, manifest: manifestOf(place) }))
    .sort((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1))
    .map(({ place, manifest }) => {
      const { name, version, license = 'unknown' } = manifest;
      return [`${name} ${version} (${license})`, ...textsOf(place, manifest)].join('\n\n');
    });
  const head = 'inboxd contains the following software, each part under its own licence.';
  return `${[head, ...parts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function textsOf(place: string, manifest: Manifest): string[] {
  const brought = readdirSync(place)
    // Also of what a package has bundled itself, such as swagger-ui-bundle.js.LICENSE.txt.
    .filter((name) => /^(licen[cs]e|notice|copying|swagger-ui-bundle\.js\.license)[^/]*$/i.test(name))
    .filter((name) => !/\.(json|js|map)$/.test(name))
    .map((name) => readFileSync(join(place, name), 'utf8').trim());
  if (brought.length > 0) return brought;
  const standard = standardTexts[manifest.license ?? ''];
  if (standard === undefined)
    throw new Error(`${manifest.name} brings no licence: look up the text of ${manifest.license}`);
  const { author } = manifest;
  const holder = (typeof author === 'string' ? author : author?.name) ?? `The authors of ${manifest.name}`;
  const text = readFileSync(join(root, standard), 'utf8').trim();
  return [text.replace(/^Copyright \(c\) .*$/m, () => `Copyright (c) ${holder}`)];
}

function manifestOf(place: string): Manifest {
  return JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')) as Manifest;
}
