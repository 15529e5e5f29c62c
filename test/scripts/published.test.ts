/** What goes out with a release, apart from the executables themselves. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { billOfMaterials, checksums, licencesOf } from '../../scripts/published.ts';

const root = join(import.meta.dirname, '../..');

test('the bill of materials names every dependency with its version, the licences stand beside it', () => {
  const bill = billOfMaterials();
  expect(bill.bomFormat).toBe('CycloneDX');
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const listed = new Map(
    bill.components.map(({ name, group, version }) => [
      group === undefined ? name : `${group}/${name}`,
      version,
    ]),
  );
  for (const [name, version] of Object.entries(dependencies)) expect(listed.get(name), name).toBe(version);
  for (const name of ['vitest', 'typescript', 'esbuild', 'fast-check'])
    expect(listed.has(name), name).toBe(false);
  const licences = licencesOf(bill);
  for (const name of Object.keys(dependencies)) expect(licences).toContain(`${name} ${dependencies[name]} (`);
  expect(licences).toContain('Apache License');
  expect(licences).toContain('Permission is hereby granted');
});

test('sha256sum accepts the checksums, and notices a change', () => {
  const directory = mkdtempSync(join(tmpdir(), 'inboxd-test-'));
  writeFileSync(join(directory, 'a'), 'one');
  writeFileSync(join(directory, 'b'), 'two');
  writeFileSync(join(directory, 'SHA256SUMS'), checksums(directory));
  const check = () =>
    execFileSync('sha256sum', ['--check', 'SHA256SUMS'], { cwd: directory, stdio: 'pipe' }).toString();
  expect(check()).toBe('a: OK\nb: OK\n');
  writeFileSync(join(directory, 'b'), 'three');
  expect(check).toThrow();
  rmSync(directory, { recursive: true });
});

test('the image says what it is, from which commit and version', () => {
  const dockerfile = readFileSync(join(root, 'Dockerfile'), 'utf8');
  const labels = [...dockerfile.matchAll(/org\.opencontainers\.image\.([\w.]+)=/g)].map(([, name]) => name);
  expect(labels).toEqual(
    expect.arrayContaining([
      'title',
      'description',
      'licenses',
      'revision',
      'version',
      'created',
      'base.name',
    ]),
  );
  for (const name of ['COMMIT', 'VERSION', 'CREATED'])
    expect(dockerfile).toMatch(new RegExp(`^ARG ${name}=`, 'm'));
});
