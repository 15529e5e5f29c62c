/** `~/overview`: the last hour of an organization in a few numbers and small charts. */
import type { Minute } from '../../inbox/traffic.ts';
import { barChart } from '../chart.ts';
import { type Html, html, when } from '../html.ts';
import { heading } from '../layout.ts';
import type { Site } from '../site.ts';
import { ago, bytes, counted, duration } from '../words.ts';

export function overviewPages(site: Site): void {
  const { door, options } = site;
  const { traffic, store } = options.services;

  site.page('/o/:organizationId/overview', door.inOrganization('member'), async (view) => {
    const { organizationId } = view.c.get('caller');
    const isAdmin = view.standing === 'admin';
    const { since, minutes: own, medianReadMs, readCount } = traffic.report(organizationId);
    // Mail for no inbox at all is the business of the one who runs the server.
    const strays = isAdmin ? traffic.report(null).minutes : [];
    const minutes = own.map((minute, index) => ({
      ...minute,
      refused: minute.refused + (strays[index]?.refused ?? 0),
    }));
    const strayCount = strays.reduce((total, { refused }) => total + refused, 0);
    const sum = (of: (minute: Minute) => number) => minutes.reduce((total, minute) => total + of(minute), 0);
    // The whole database, which belongs to nobody else than the one who runs it.
    const used = isAdmin ? await store.usedBytes() : null;
    const refused = sum((minute) => minute.refused);
    return {
      title: 'Overview',
      section: 'overview',
      live: view.href('~/live'),
      content: html`${heading('Overview')}<p class="lead">${view.now - since < 3_540_000 ? html`Since the start of the server, ${ago(since, view.now)}.` : 'The last hour.'}</p>
<div class="tiles" data-part="tiles">
${tile(
  'Mails',
  number(sum((minute) => minute.mails)),
  barChart(
    minutes.map(({ mails }) => mails),
    'Mails in each minute',
  ),
  rate(minutes.map(({ mails }) => mails)),
)}
${tile(
  'Codes',
  number(sum((minute) => minute.codes)),
  barChart(
    minutes.map(({ codes }) => codes),
    'Codes in each minute',
  ),
  rate(minutes.map(({ codes }) => codes)),
)}
${tile(
  'Refused',
  refused === 0 ? '0' : html`<a href="${view.href('~/deliveries')}?refused=1">${number(refused)}</a>`,
  barChart(
    minutes.map((minute) => minute.refused),
    'Refused mails in each minute',
  ),
  strayCount > 0 ? `${number(strayCount)} of them for no inbox at all.` : '',
)}
${tile('From arrival to being read', medianReadMs === null ? '–' : duration(medianReadMs), html``, medianReadMs === null ? 'No code was read yet.' : `Median of the last ${counted(readCount, 'code', 'codes')} that were read.`)}
${when(used !== null, () => tile('Storage', bytes(used ?? 0), html``, 'Of the whole database.'))}
</div>`,
    };
  });
}

function number(count: number): string {
  return count.toLocaleString('en');
}

/** What the chart shows, in words. */
function rate(perMinute: readonly number[]): string {
  const most = Math.max(0, ...perMinute);
  return most === 0
    ? 'None in any minute.'
    : `At most ${number(most)} in a minute; ${number(perMinute.at(-1) ?? 0)} in this one.`;
}

function tile(label: string, value: Html | string, chart: Html, note = ''): Html {
  return html`<section class="panel pad tile"><h2>${label}</h2><p class="number">${value}</p>${chart}${note === '' ? '' : html`<p class="faint">${note}</p>`}</section>`;
}
