/** What goes out with the executables: the bill of materials and the checksums. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.ts';

export interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly group?: string;
  readonly version: string;
  readonly properties?: readonly { readonly name: string; readonly value: string }[];
}

export interface BillOfMaterials {
  readonly bomFormat: string;
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/**
 * Everything that is locked and not only for development, as npm tells it, in CycloneDX. npm's own `--omit dev` leaves out
 * what is for both.
 */
export function billOfMaterials(): BillOfMaterials {
  const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 64 * 1024 * 1024,
  });
  const bill = JSON.parse(text) as BillOfMaterials;
  const isShipped = ({ properties = [] }: Component): boolean =>
    !properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
  const left = new Set(
    bill.components.filter((component) => !isShipped(component)).map((component) => component['bom-ref']),
  );
  return {
    ...bill,
    components: bill.components.filter((component) => !left.has(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => !left.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => !left.has(other)) })),
  };
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
