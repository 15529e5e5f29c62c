/** Forms: where the eye and the address should be after a mistake, and the token that stands behind the `#` of an invitation. */
export function focusFirst(): void {
  document.querySelector<HTMLElement>('[data-focus]')?.focus();
}

/** The answer to a form cannot be gone back to, nor asked for anew: the page it shows can, at its own address. */
export function beAtHome(): void {
  const { at } = document.body.dataset;
  if (at !== undefined) history.replaceState(null, '', at);
}

export function fromHash(): void {
  const form = document.querySelector<HTMLFormElement>('form[data-from-hash]');
  const field = form?.elements.namedItem('token');
  if (form === null || !(field instanceof HTMLInputElement)) return;
  const open = () => {
    const token = location.hash.slice(1);
    if (token === '') return;
    field.value = token;
    // Out of the address line, and so out of the history.
    history.replaceState(null, '', location.pathname);
    form.requestSubmit();
  };
  open();
  // A further link in the same tab loads no page anew.
  addEventListener('hashchange', open);
}
