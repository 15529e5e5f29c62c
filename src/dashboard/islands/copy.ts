/** Buttons that copy. Browsers give their clipboard to https and localhost alone; elsewhere there is the old way. */
import { say } from './say.ts';

export function copyOnClick(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (button !== null) void copy(button);
  });
}

export async function copy(button: HTMLElement): Promise<void> {
  const isCopied = await write(button.dataset.copy ?? '');
  say(isCopied ? 'Copied' : 'Could not be copied');
  const before = button.dataset.label ?? button.textContent ?? '';
  button.dataset.label = before;
  button.textContent = isCopied ? 'Copied' : 'Select it';
  button.classList.toggle('done', isCopied);
  setTimeout(() => {
    button.textContent = before;
    button.classList.remove('done');
  }, 1_600);
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return writeOldWay(text);
  }
}

function writeOldWay(text: string): boolean {
  const field = document.createElement('textarea');
  const before = document.activeElement;
  field.value = text;
  field.className = 'unseen';
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
