/** Small charts as plain SVG: drawn on the server, coloured by the style sheet, and with what they show in words. */
import { type Html, html } from './html.ts';

const width = 240;
const height = 56;

/** One bar a value, oldest first, as high as its share of the largest. */
export function barChart(values: readonly number[], label: string): Html {
  const largest = Math.max(1, ...values);
  const step = width / Math.max(1, values.length);
  const bars = values.map((value, index) => {
    if (value === 0) return '';
    const tall = Math.max(2, (value / largest) * (height - 4));
    return html`<rect x="${(index * step).toFixed(1)}" y="${(height - 1 - tall).toFixed(1)}" width="${(step * 0.72).toFixed(1)}" height="${tall.toFixed(1)}" rx="1"></rect>`;
  });
  const peak = Math.max(0, ...values);
  const text = `${label}, for the last ${values.length} minutes: ${peak === 0 ? 'none' : `at most ${peak}`}`;
  return html`<svg class="chart" role="img" aria-label="${text}" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><line x1="0" y1="${height - 0.5}" x2="${width}" y2="${height - 0.5}"></line>${bars}</svg>`;
}
