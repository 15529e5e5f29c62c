/** Says something to those who do not see it, through the page's one live region. */
export function say(text: string): void {
  const region = document.getElementById('said');
  if (region === null || text === '') return;
  // The same words again are no news to a screen reader, unless they went away in between.
  region.textContent = '';
  setTimeout(() => {
    region.textContent = text;
  }, 50);
}
