/** `~/overview`: the last hour of an organization in a few numbers and small charts. */
import type { Minute } from '../../inbox/traffic.ts';
import { barChart } from '../chart.ts';
import { type Html, html, when } from '../html.ts';
import { heading } from '../layout.ts';
import type { Site } from '../site.ts';
import { bytes, counted, duration } from '../words.ts';

export function overviewPages(site: Site): void {
  const { door, options } = site;
  const { traffic, deliveries, store } = options.services;

  site.page('/o/:organizationId/overview', door.inOrganization('member'), async (view) => {
    const { organizationId } = view.c.get('caller');
    const isAdmin = view.standing === 'admin';
    const { minutes, medianReadMs, readCount } = traffic.report(organizationId);
    const sum = (of: (minute: Minute) => number) => minutes.reduce((total, minute) => total + of(minute), 0);
    // The whole database, which belongs to nobody else than the one who runs it.
    const used = isAdmin ? await store.usedBytes() : null;
    const hourAgo = view.now - 3_600_000;
    const strays = isAdmin ? deliveries.of(null).filter(({ at }) => at > hourAgo).length : 0;
    const refused = sum((minute) => minute.refused) + strays;
    return {
      title: 'Overview',
      section: 'overview',
      live: view.href('~/live'),
      content: html`${heading('Overview')}<p class="lead">The last hour.</p>
<div class="tiles" data-part="tiles">
${tile(
  'Mails',
  String(sum((minute) => minute.mails)),
  barChart(
    minutes.map(({ mails }) => mails),
    'Mails in each minute',
  ),
)}
${tile(
  'Codes',
  String(sum((minute) => minute.codes)),
  barChart(
    minutes.map(({ codes }) => codes),
    'Codes in each minute',
  ),
)}
${tile(
  'Refused',
  refused === 0 ? '0' : html`<a href="${view.href('~/deliveries')}?refused=1">${refused}</a>`,
  barChart(
    minutes.map((minute) => minute.refused),
    'Refused mails in each minute',
  ),
  isAdmin && strays > 0 ? `${strays} of them for no inbox at all` : '',
)}
${tile('From arrival to being read', medianReadMs === null ? '–' : duration(medianReadMs), html``, medianReadMs === null ? 'No code was read yet.' : `Median of the last ${counted(readCount, 'code', 'codes')} that were read.`)}
${when(used !== null, () => tile('Storage', bytes(used ?? 0), html``, 'Of the whole database.'))}
</div>`,
    };
  });
}

function tile(label: string, value: Html | string, chart: Html, note = ''): Html {
  return html`<section class="panel pad tile"><h2>${label}</h2><p class="number">${value}</p>${chart}${note === '' ? '' : html`<p class="faint">${note}</p>`}</section>`;
}
