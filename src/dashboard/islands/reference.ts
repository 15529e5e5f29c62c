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

/** What the viewer leaves without a name; it draws them when an operation is opened. */
const names = {
  'textarea.body-param__text': 'Body of the request',
  'select.examples-select-element': 'Example',
};
new MutationObserver(() => {
  for (const [selector, name] of Object.entries(names))
    for (const element of document.querySelectorAll(`${selector}:not([aria-label])`))
      element.setAttribute('aria-label', name);
}).observe(document.body, { childList: true, subtree: true });
