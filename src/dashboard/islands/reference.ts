/**
 * Shows the document in the viewer, at `/docs`. What is tried goes to where the page came from, whatever address the document
 * names: the page may speak to nobody else. Keys that are typed in are forgotten with the page.
 */

interface Viewer {
  readonly SwaggerUIBundle: (options: Readonly<Record<string, unknown>>) => unknown;
}

/** What the viewer hands to whoever replaces a part of it. */
interface Parts {
  readonly React: { createElement(type: string, properties: object, ...children: unknown[]): unknown };
}

/**
 * The name of an operation, within the button that opens it. The viewer makes it a link, which a button must not hold and
 * which does what the button does.
 */
const plainNames = ({ React }: Parts) => ({
  components: {
    DeepLink: ({ text }: { text: unknown }) => React.createElement('span', {}, text),
  },
});

const { dataset, classList } = document.documentElement;
if (dataset.theme === 'auto') {
  const wish = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => classList.toggle('dark-mode', wish.matches);
  wish.addEventListener('change', follow);
  follow();
}

const home = new URL('.', location.href);
const answer = await fetch(new URL('openapi.json', home));
const spec = (await answer.json()) as { servers: readonly { url: string }[] };
spec.servers = [{ url: home.href.replace(/\/$/, '') }];

(globalThis as unknown as Viewer).SwaggerUIBundle({
  spec,
  dom_id: '#reference',
  deepLinking: true,
  plugins: [plainNames],
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
  'button.close-modal': 'Close',
};
new MutationObserver(() => {
  for (const [selector, name] of Object.entries(names))
    for (const element of document.querySelectorAll(`${selector}:not([aria-label])`))
      element.setAttribute('aria-label', name);
  // Whoever speaks to a computer says what is written on a button, so that has to be its name.
  for (const button of document.querySelectorAll('.auth-btn-wrapper button[aria-label]'))
    button.removeAttribute('aria-label');
}).observe(document.body, { childList: true, subtree: true });
