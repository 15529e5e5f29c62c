/** What goes out with the executables: the bill of materials, the licences of what is inside, the checksums. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.ts';

export interface Component {
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly licenses?: readonly { readonly license?: { readonly id?: string; readonly name?: string } }[];
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

export interface BillOfMaterials {
  readonly bomFormat: string;
  readonly components: readonly Component[];
}

/** Everything that is locked and not only for development, as npm tells it, in CycloneDX. */
export function billOfMaterials(): BillOfMaterials {
  const options = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only'];
  const text = execFileSync('npm', options, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(text) as BillOfMaterials;
}

/** The texts of the licences, as the packages bring them; of one that brings none, the name of it. */
export function licencesOf({ components }: BillOfMaterials): string {
  const parts = components.map((component) => {
    const path = component.properties?.find(({ name }) => name === 'cdx:npm:package:path')?.value;
    const place = join(root, path ?? join('node_modules', nameOf(component)));
    const files = existsSync(place)
      ? readdirSync(place).filter((name) => /^(licen[cs]e|notice|copying)/i.test(name))
      : [];
    const named = (component.licenses ?? []).map(({ license }) => license?.id ?? license?.name ?? 'unknown');
    const texts = files.map((name) => readFileSync(join(place, name), 'utf8').trim());
    return [`${nameOf(component)} ${component.version} (${named.join(', ') || 'unknown'})`, ...texts].join(
      '\n\n',
    );
  });
  return `${parts.join(`\n\n${'-'.repeat(80)}\n\n`)}\n`;
}

function nameOf({ group, name }: Component): string {
  return group === undefined ? name : `${group}/${name}`;
}

/** As `sha256sum` writes and checks them. */
export function checksums(directory: string): string {
  return readdirSync(directory)
    .filter((name) => name !== 'SHA256SUMS')
    .sort()
    .map((name) => {
      const hash = createHash('sha256').update(readFileSync(join(directory, name)));
      return `${hash.digest('hex')}  ${name}\n`;
    })
    .join('');
}
