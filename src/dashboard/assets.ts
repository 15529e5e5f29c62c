/**
 * Script, style and icon. Their address holds a hash of what they are, so a browser keeps them for ever and never has old
 * ones with a new page.
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { assetPlaces, dashboardAssets } from '../runtime/index.ts';
import type { PageApp } from './context.ts';

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#0f766e"/>
<path d="M7 17h5l1.5 3h5l1.5-3h5v6a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2z" fill="#fff"/>
<path d="M9 13h2m3 0h4m3 0h2M9 9h4m3 0h2m3 0h2" stroke="#99f6e4" stroke-width="2.4" stroke-linecap="round"/></svg>`;

const types: Readonly<Record<string, string>> = {
  ts: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

interface Asset {
  readonly type: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly packed: Uint8Array<ArrayBuffer>;
}

interface Shelf {
  readonly hash: string;
  readonly assets: ReadonlyMap<string, Asset>;
}

let filled: Shelf | null = null;

/** Only with the first page: most services never show one. */
function shelf(): Shelf {
  filled ??= fill();
  return filled;
}

function fill(): Shelf {
  const hash = createHash('sha256');
  const assets = new Map<string, Asset>();
  for (const [name, text] of [...dashboardAssets(), ['icon.svg', icon] as const]) {
    hash.update(name).update(text);
    const plain = Buffer.from(text);
    const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
    assets.set(name, { type, plain: new Uint8Array(plain), packed: new Uint8Array(gzipSync(plain)) });
  }
  return { hash: hash.digest('hex').slice(0, 16), assets };
}

export function assetPaths() {
  const folder = `/assets/${shelf().hash}`;
  return {
    script: `${folder}/${assetPlaces.entry}`,
    style: `${folder}/style.css`,
    icon: `${folder}/icon.svg`,
    referenceScript: `${folder}/${assetPlaces.referenceEntry}`,
    referenceStyle: `${folder}/reference.css`,
  };
}

export function assetRoutes(app: PageApp): void {
  app.get('/assets/:hash/:name', (c) => {
    const { hash, assets } = shelf();
    const asset = c.req.param('hash') === hash ? assets.get(c.req.param('name')) : undefined;
    c.header('X-Content-Type-Options', 'nosniff');
    if (asset === undefined) return c.text('There is nothing at this path.', 404);
    c.header('Content-Type', asset.type);
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    c.header('Vary', 'Accept-Encoding');
    if (!/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? '')) return c.body(asset.plain);
    c.header('Content-Encoding', 'gzip');
    return c.body(asset.packed);
  });
}
