/** Numbers and reasons in words, as people read them. */
import type { AppError } from '../errors.ts';
import { type Html, html } from './html.ts';

/** `0.4 s`, `12 s`, `5 min`, `3 h`, `2 days`. */
export function duration(ms: number): string {
  const seconds = Math.max(0, ms) / 1_000;
  if (seconds < 0.1) return `${Math.round(seconds * 1_000)} ms`;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 90) return `${Math.round(seconds)} s`;
  const minutes = seconds / 60;
  if (minutes < 90) return `${Math.round(minutes)} min`;
  const hours = minutes / 60;
  return hours < 48 ? `${Math.round(hours)} h` : `${Math.round(hours / 24)} days`;
}

export function bytes(count: number): string {
  if (count < 1_000) return `${count} B`;
  const units = ['KB', 'MB', 'GB', 'TB'];
  let value = count / 1_000;
  let unit = 0;
  while (value >= 999.5 && unit < units.length - 1) {
    value /= 1_000;
    unit += 1;
  }
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} ${units[unit]}`;
}

export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count.toLocaleString('en')} ${many}`;
}

/** A moment: how long ago it was, kept up to date by the script; the whole truth when one points at it. */
export function ago(epochMs: number, nowMs: number): Html {
  const moment = new Date(epochMs).toISOString();
  const text = nowMs - epochMs < 1_500 ? 'just now' : `${coarse(nowMs - epochMs)} ago`;
  return html`<time datetime="${moment}" title="${moment.replace('T', ' ').replace('Z', ' UTC')}" data-ago>${text}</time>`;
}

/** A moment that is still to come. */
export function until(epochMs: number, nowMs: number): Html {
  const moment = new Date(epochMs).toISOString();
  return html`<time datetime="${moment}">in ${coarse(epochMs - nowMs)}</time>`;
}

/** Whole units: what counts up under the reader's eyes has no tenths. */
function coarse(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  return seconds < 90 ? `${seconds} s` : duration(ms);
}

export function exactly(epochMs: number): string {
  return `${new Date(epochMs).toISOString().slice(0, 23).replace('T', ' ')} UTC`;
}

/** What the pages call the fields that messages, which are those of the API, begin with. */
const labels: ReadonlyMap<string, string> = new Map([
  ['current', 'Present password'],
  ['email', 'Address'],
  ['password', 'Password'],
  ['q', 'Search'],
]);

/** Why something was not done, for people. */
export function reason({ message }: AppError): string {
  return message.replace(/^[a-z]+(?= )/, (field) => labels.get(field) ?? field);
}
