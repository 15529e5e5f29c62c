/**
 * Shows the document in the viewer, at `/docs`. What is tried goes to where the page came from, whatever address the document
 * names: the page may speak to nobody else. Keys that are typed in are forgotten with the page.
 */

interface Viewer {
  readonly SwaggerUIBundle: (options: Readonly<Record<string, unknown>>) => unknown;
}

const home = new URL('.', location.href);
const answer = await fetch(new URL('api/v1/openapi.json', home));
const spec = (await answer.json()) as { servers: readonly { url: string }[] };
spec.servers = [{ url: home.href.replace(/\/$/, '') }];

(globalThis as unknown as Viewer).SwaggerUIBundle({
  spec,
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  persistAuthorization: false,
  tryItOutEnabled: true,
  // Neither the viewer's own service for checking documents nor an address line to load others.
  validatorUrl: null,
  queryConfigEnabled: false,
});
