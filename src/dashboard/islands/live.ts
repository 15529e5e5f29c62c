/**
 * Keeps a page true. The server says that there is news; the page is asked for again and its parts are put in place of the
 * old ones. What to show is decided on the server alone.
 */
import { say } from './say.ts';

/** At most this often, however much arrives. */
const pauseMs = 400;
/** So long after the pointer moved over it a list stays as it is: nothing slips away from under a click. */
const stillMs = 600;
/** Even a pointer that never rests sees what is new after this. */
const heldMsMax = 4_000;

/** A line that is down for less comes back unnoticed, as when the server starts again. */
const downMs = 3_000;

export function stayLive(): void {
  const address = document.body.dataset.live;
  if (address === undefined) return;
  let isAsking = false;
  let isStale = false;
  let wasOpen = false;
  let down: ReturnType<typeof setTimeout> | undefined;

  const refresh = async () => {
    isStale = true;
    if (isAsking || document.hidden) return;
    isAsking = true;
    while (isStale) {
      await pointerAtRest();
      isStale = false;
      await ask();
      await sleep(pauseMs);
    }
    isAsking = false;
  };
  watchPointer();
  const source = new EventSource(address);
  source.addEventListener('message', refresh);
  source.addEventListener('open', () => {
    document.body.dataset.connected = '';
    clearTimeout(down);
    down = undefined;
    showOffline(false);
    // What came while the line was down was told to nobody.
    if (wasOpen) void refresh();
    wasOpen = true;
  });
  source.addEventListener('error', () => {
    delete document.body.dataset.connected;
    down ??= setTimeout(() => showOffline(true), downMs);
    // The server gave up on this page: it is signed out, or what it shows is gone.
    if (source.readyState === EventSource.CLOSED) void refresh();
  });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && isStale) void refresh();
  });
}

function showOffline(isOffline: boolean): void {
  const notice = document.getElementById('offline');
  if (notice === null || notice.hidden !== isOffline) return;
  notice.hidden = !isOffline;
  if (isOffline) say(notice.textContent);
}

/** When the pointer last moved over what may change; milliseconds of `performance.now()`. */
let movedAt = Number.NEGATIVE_INFINITY;

function watchPointer(): void {
  document.addEventListener('pointermove', ({ target }) => {
    if (target instanceof Element && target.closest('[data-part]') !== null) movedAt = performance.now();
  });
}

async function pointerAtRest(): Promise<void> {
  const heldSince = performance.now();
  for (;;) {
    const now = performance.now();
    const waitMs = Math.min(movedAt + stillMs, heldSince + heldMsMax) - now;
    if (waitMs <= 0) return;
    await sleep(waitMs);
  }
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function ask(): Promise<void> {
  // Marked, as it is no sign that somebody is there: the session may idle away.
  const headers = { Accept: 'text/html', 'X-Refresh': 'live' };
  const answer = await fetch(location.href, { headers }).catch(() => null);
  if (answer === null) return;
  // Signed out meanwhile, or what it shows is gone: the page in its place says so.
  if (answer.redirected || (answer.status >= 400 && answer.status < 500 && answer.status !== 429))
    return location.reload();
  if (!answer.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
    const next = fresh.querySelector<HTMLElement>(`[data-part="${part.dataset.part}"]`);
    if (next === null || next.innerHTML === part.dataset.shown) continue;
    replace(part, next);
  }
}

function replace(part: HTMLElement, next: HTMLElement): void {
  const markup = next.innerHTML;
  const focused = part.contains(document.activeElement) ? document.activeElement?.id : undefined;
  const announced = announcement(part);
  part.replaceChildren(...document.importNode(next, true).childNodes);
  part.dataset.shown = markup;
  if (focused) document.getElementById(focused)?.focus();
  const news = announcement(part);
  if (news !== announced) say(news);
}

function announcement(part: HTMLElement): string {
  return part.querySelector<HTMLElement>('[data-announce]')?.dataset.announce ?? '';
}
