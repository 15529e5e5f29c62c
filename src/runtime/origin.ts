/**
 * Where this program's parts come from. This file speaks for the source tree: workers are files, the version
 * stands in package.json. The bundler puts another file of the same shape in its place (`scripts/bundle.ts`),
 * so a bundle knows neither files nor `import.meta`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { gzipSync } from 'node:zlib';
import { type Assets, assetPlaces, type ViewerFile, viewerPackage } from './assets.ts';
import { type WorkerName, workerFiles } from './workers.ts';

export interface BuildInfo {
  readonly version: string;
  /** The commit it was built from, or `source` when it was not built at all. */
  readonly commit: string;
}

/** A module file to run, or the text of a CommonJS script. */
export type WorkerCode = { readonly file: URL } | { readonly script: string };

export const buildInfo: BuildInfo = { version: packageVersion(), commit: 'source' };

export function workerCode(name: WorkerName): WorkerCode {
  return { file: new URL(`../${workerFiles[name]}`, import.meta.url) };
}

/**
 * What a thread is told so that it finds what lies beside the program, above all the addon of the database. Null when
 * it finds that without.
 */
export function workerAnchor(): string | null {
  return null;
}

/** The dashboard's script and style. */
export function dashboardAssets(): Assets {
  const textOf = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
  const { scripts, style, colours, referenceStyle } = assetPlaces;
  const modules = readdirSync(new URL(`../${scripts}`, import.meta.url)).sort();
  return new Map([
    ...modules.map((name) => [name, stripTypeScriptTypes(textOf(scripts + name))] as const),
    ['style.css', textOf(style)],
    ['colours.css', textOf(colours)],
    ['reference.css', textOf(referenceStyle)],
  ]);
}

/** A file of the viewer as gzip; read when it is asked for, and not kept. */
export function packedViewerFile(name: ViewerFile): Uint8Array {
  return gzipSync(readFileSync(new URL(`../../node_modules/${viewerPackage}/${name}`, import.meta.url)));
}

function packageVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const version =
    typeof manifest === 'object' && manifest !== null && 'version' in manifest && manifest.version;
  return typeof version === 'string' ? version : '0.0.0';
}
