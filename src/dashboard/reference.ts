/**
 * `/docs`: the reference of the API, to read and to try. The viewer is a published one; it lies in the program, compressed,
 * and is looked at only when somebody opens the page. It needs no session: the document is public, and trying needs a key.
 */
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { packedViewerFile, type ViewerFile, viewerFiles } from '../runtime/index.ts';
import { assetPaths } from './assets.ts';
import type { PageApp } from './context.ts';
import { setReferenceHeaders } from './headers.ts';
import { flag, html } from './html.ts';
import { themeOf } from './view.ts';

const types: Readonly<Record<ViewerFile, string>> = {
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'swagger-ui.css': 'text/css; charset=utf-8',
};

const isViewerFile = (name: string): name is ViewerFile => viewerFiles.some((known) => known === name);

/**
 * @param base The path under which the service is reached, without a slash at its end.
 * @param version Of the service: part of the addresses, so that a browser may keep what it got.
 */
export function referenceRoutes(app: PageApp, base: string, version: string, isHttps: boolean): void {
  const folder = `/docs/${version}`;

  app.get('/docs', (c) => {
    setReferenceHeaders(c, isHttps);
    const paths = assetPaths();
    const theme = themeOf(c);
    return c.html(html`<!doctype html>
<html lang="en" data-theme="${theme}"${flag(theme === 'dark', 'class="dark-mode"')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="${theme === 'auto' ? 'light dark' : theme}">
<title>API · inboxd</title>
<link rel="icon" href="${base}${paths.icon}" type="image/svg+xml">
<link rel="stylesheet" href="${base}${folder}/swagger-ui.css">
<link rel="stylesheet" href="${base}${paths.referenceStyle}">
<script src="${base}${folder}/swagger-ui-bundle.js" defer></script>
<script type="module" src="${base}${paths.referenceScript}"></script>
</head>
<body>
<header><a href="${base}/">inboxd</a> <a href="${base}/openapi.json">openapi.json</a></header>
<div id="reference"><noscript>The reference needs scripts; the document itself is at /openapi.json.</noscript></div>
</body>
</html>`);
  });

  app.get(`${folder}/:name`, async (c) => {
    const name = c.req.param('name');
    c.header('X-Content-Type-Options', 'nosniff');
    if (!isViewerFile(name)) return c.text('There is nothing at this path.', 404);
    c.header('Content-Type', types[name]);
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Cross-Origin-Resource-Policy', 'same-origin');
    c.header('Vary', 'Accept-Encoding');
    const packed = packedViewerFile(name);
    if (!/\bgzip\b/.test(c.req.header('Accept-Encoding') ?? ''))
      return c.body(new Uint8Array(await promisify(gunzip)(packed)));
    c.header('Content-Encoding', 'gzip');
    return c.body(new Uint8Array(packed));
  });
}
