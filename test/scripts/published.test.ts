/** What goes out with a release, apart from the executables themselves. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { noticesName, noticesOf } from '../../scripts/notices.ts';
import { billOfMaterials, type Component, checksums } from '../../scripts/published.ts';
import { bundlePath } from '../support/binary.ts';

const root = join(import.meta.dirname, '../..');

const nameOf = ({ name, group }: Component): string => (group === undefined ? name : `${group}/${name}`);

test('the bill of materials names every dependency with its version, and none of development alone', () => {
  const bill = billOfMaterials();
  expect(bill.bomFormat).toBe('CycloneDX');
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const listed = new Map(bill.components.map((component) => [nameOf(component), component.version]));
  for (const [name, version] of Object.entries(dependencies)) expect(listed.get(name), name).toBe(version);
  for (const name of ['vitest', 'typescript', 'esbuild', 'fast-check'])
    expect(listed.has(name), name).toBe(false);
  const refs = new Set(bill.components.map((component) => component['bom-ref']));
  for (const { ref, dependsOn } of bill.dependencies)
    for (const other of dependsOn) expect(refs.has(other), `${ref} → ${other}`).toBe(true);
});

describe('the licences beside the bundle', () => {
  let sections: readonly (readonly [package_: string, text: string])[];
  beforeAll(async () => {
    const text = readFileSync(join(dirname(await bundlePath()), noticesName), 'utf8');
    sections = text
      .split(/^-{80}$/m)
      .slice(1)
      .map((section) => {
        const [, title = '', rest = ''] = /^\n\n(.*)\n([\s\S]*)$/.exec(section) ?? [];
        return [title, rest] as const;
      });
  });

  test('are those of everything whose code is in it, with their texts', () => {
    const titles = sections.map(([title]) => title);
    for (const title of [/^hono \S+ \(MIT\)$/, /^swagger-ui-dist \S+ \(Apache-2\.0\)$/, /^smtp-server /])
      expect(titles.filter((each) => title.test(each))).toHaveLength(1);
    const bundle = readFileSync(join(root, 'dist/inboxd.mjs'), 'utf8');
    // An import would be done at the start of every command.
    expect(bundle).not.toMatch(/^import /m);
    const inside = [...bundle.matchAll(/"node_modules\/((?:@[\w-]+\/)?[\w.-]+)\//g)].map(([, name]) => name);
    expect(new Set(inside).size).toBeGreaterThan(20);
    for (const name of new Set(inside)) expect(titles.join('\n')).toContain(`${name} `);
    for (const [title, text] of sections) {
      expect(text.length, title).toBeGreaterThan(500);
      expect(text, title).toMatch(/copyright/i);
    }
  });

  test('are of packages in the bill of materials, and of nothing else', () => {
    const bill = new Set(
      billOfMaterials().components.map((component) => `${nameOf(component)} ${component.version}`),
    );
    for (const [title] of sections) expect(bill).toContain(title.replace(/ \(.*/, ''));
  });

  test('name who made a package that brings no text, and stop where nobody knows the licence', () => {
    const client = noticesOf([join(root, 'node_modules/@libsql/client')]);
    expect(client).toContain('Copyright (c) The authors of @libsql/client');
    expect(client).toContain('Permission is hereby granted');
    const place = mkdtempSync(join(tmpdir(), 'inboxd-test-'));
    writeFileSync(
      join(place, 'package.json'),
      JSON.stringify({ name: 'x', version: '1.0.0', license: 'Odd' }),
    );
    expect(() => noticesOf([place])).toThrow('x brings no licence: look up the text of Odd');
    rmSync(place, { recursive: true });
  });
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
