/** Keeps "12 s ago" true while one looks at it. By the server's clock: the browser's may be wrong. */
const servedAt = Number(document.documentElement.dataset.now);
const openedAt = performance.now();

export function countAges(): void {
  if (!Number.isFinite(servedAt)) return;
  const tell = () => {
    if (document.hidden) return;
    for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-ago]')) {
      const text = words(servedAt + performance.now() - openedAt - Date.parse(time.dateTime));
      if (time.textContent !== text) time.textContent = text;
    }
  };
  setInterval(tell, 1_000);
  document.addEventListener('visibilitychange', tell);
}

/** As the server says it. */
function words(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  if (ms < 1_500) return 'just now';
  if (seconds < 90) return `${seconds} s ago`;
  const minutes = seconds / 60;
  if (minutes < 90) return `${Math.round(minutes)} min ago`;
  return minutes < 2_880 ? `${Math.round(minutes / 60)} h ago` : `${Math.round(minutes / 1_440)} days ago`;
}
