/** Single keys. They can be switched off, as WCAG 2.1.4 wants it: whoever speaks to a computer types by accident. */
import { copy } from './copy.ts';

const setting = 'inboxd.shortcuts';

export function listenToKeys(): void {
  const help = document.getElementById('keyboard');
  if (!(help instanceof HTMLDialogElement)) return;
  const box = document.getElementById('shortcuts');
  if (box instanceof HTMLInputElement) {
    box.checked = areOn();
    box.addEventListener('change', () => localStorage.setItem(setting, box.checked ? 'on' : 'off'));
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-help]')) {
    button.hidden = false;
    button.addEventListener('click', () => help.showModal());
  }
  document.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing || isTyping(event.target)) return;
    if (!areOn() || help.open) return;
    if (act(event.key, help)) event.preventDefault();
  });
}

function areOn(): boolean {
  return localStorage.getItem(setting) !== 'off';
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');
}

/** @returns Whether the key meant something here. */
function act(key: string, help: HTMLDialogElement): boolean {
  switch (key) {
    case 'j':
      return step(1);
    case 'k':
      return step(-1);
    case '/':
      return focus(document.querySelector<HTMLInputElement>('[data-search]'));
    case 'c': {
      const button =
        document.querySelector<HTMLElement>('[data-copy-main]') ??
        document.querySelector<HTMLElement>('main .code-cell [data-copy]');
      if (button !== null) void copy(button);
      return button !== null;
    }
    case 'u': {
      const up = document.querySelector<HTMLAnchorElement>('[data-up]');
      up?.click();
      return up !== null;
    }
    case '?':
      help.showModal();
      return true;
    default:
      return false;
  }
}

function step(by: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  const { activeElement } = document;
  const present = activeElement instanceof HTMLElement ? rows.indexOf(activeElement) : -1;
  const next = present === -1 ? (by === 1 ? 0 : rows.length - 1) : present + by;
  return focus(rows[Math.min(rows.length - 1, Math.max(0, next))] ?? null);
}

function focus(element: HTMLElement | null): boolean {
  element?.focus();
  element?.scrollIntoView({ block: 'nearest' });
  if (element instanceof HTMLInputElement) element.select();
  return element !== null;
}
