/** `~/inboxes` and `~/inboxes/new`: which inboxes there are, what came to them last, and a new one. */
import type { Inbox, InboxActivity } from '../../inbox/store.ts';
import { limits } from '../../limits.ts';
import { type Html, html, when } from '../html.ts';
import { copyButton, errorBox, heading, type Page, pager } from '../layout.ts';
import { goTo, type Site, type Tried, untried } from '../site.ts';
import type { View } from '../view.ts';
import { ago } from '../words.ts';

const pageSize = 50;

export function inboxesPages(site: Site): void {
  const { door, options } = site;
  const { inboxes } = options.services;
  const member = door.inOrganization('member');
  const domains = [...options.settings.allowedDomains];

  site.page('/o/:organizationId/inboxes', member, async (view) => {
    const q = (view.c.req.query('q') ?? '').slice(0, limits.queryCharsMax).trim();
    const { organizationId } = view.c.get('caller');
    const { items, activity, ...page } = await inboxes.listWithActivity(
      organizationId,
      { q: q || null, email: null },
      {
        limit: pageSize,
        cursor: view.cursor,
      },
    );
    return listPage(view, q, items, activity, page.cursor);
  });

  site.page('/o/:organizationId/inboxes/new', member, (view) => newPage(view, domains, untried));

  site.form(
    '/o/:organizationId/inboxes/new',
    member,
    async (view, form) => {
      const local = form.line('local', 'Address', limits.addressInputCharsMax);
      const domain = form.get('domain') || (domains[0] ?? '');
      const name =
        form.get('name').trim() === '' ? undefined : form.line('name', 'Name', limits.inboxNameCharsMax);
      // Whoever pastes a whole address means it.
      const email = local.includes('@') ? local : `${local}@${domain}`;
      const inbox = await inboxes.create(view.c.get('caller').organizationId, { email, name });
      return goTo(
        view,
        form.get('next') === 'start' ? `~/start?inbox=${inbox.id}#read` : `~/inboxes/${inbox.id}`,
      );
    },
    (view, tried) => newPage(view, domains, tried),
  );
}

function listPage(
  view: View,
  q: string,
  items: readonly Inbox[],
  activity: ReadonlyMap<string, InboxActivity>,
  older: string | null,
): Page {
  return {
    title: 'Inboxes',
    section: 'inboxes',
    live: view.href('~/live'),
    content: html`${heading(
      'Inboxes',
      html`<a class="button primary" href="${view.href('~/inboxes/new')}">New inbox</a>`,
    )}
<form class="search" role="search" method="get" action="${view.href('~/inboxes')}">
<label class="unseen" for="q">Search inboxes</label>
<input id="q" name="q" type="search" placeholder="Address or name" value="${q}" data-search maxlength="${limits.queryCharsMax}">
<button class="button">Search</button></form>
<div data-part="list">${
      items.length === 0
        ? emptyList(view, q)
        : html`<div class="panel"><table class="list" aria-label="Inboxes"><thead><tr><th scope="col">Inbox</th><th scope="col">Last code</th><th scope="col" class="last">Last mail</th></tr></thead>
<tbody>${items.map((inbox) => row(view, inbox, activity.get(inbox.id)))}</tbody></table></div>`
    }</div>
${pager(view, view.href('~/inboxes'), { q }, older)}`,
  };
}

function row(view: View, { id, email, name }: Inbox, activity: InboxActivity | undefined): Html {
  const code = activity?.lastCode ?? null;
  const local = email.slice(0, email.lastIndexOf('@'));
  return html`<tr><td><a class="row-link" id="row-${id}" data-row href="${view.href(`~/inboxes/${id}`)}">${email}</a>${when(name !== local, () => html`<bdi class="sub">${name}</bdi>`)}</td>
<td class="code-cell">${code === null ? html`<span class="faint">none yet</span>` : html`<span class="code">${code.otp}</span> ${copyButton(code.otp, `Copy the code ${code.otp} of ${email}`)}`}</td>
<td class="last">${activity === undefined ? html`<span class="faint">nothing yet</span>` : ago(activity.lastReceivedAt, view.now)}</td></tr>`;
}

function emptyList(view: View, q: string): Html {
  if (view.cursor !== null)
    return html`<div class="panel empty"><h2>No older inbox</h2><p>What was here may have been deleted since.</p></div>`;
  if (q !== '')
    return html`<div class="panel empty"><h2>No inbox matches “${q}”</h2><p><a href="${view.href('~/inboxes')}">Show all inboxes</a></p></div>`;
  return html`<div class="panel empty"><h2>No inboxes yet</h2><p>An inbox is an address that your tests sign up with. Mail to it, and its one-time codes, show up here.</p>
<p class="row"><a class="button primary" href="${view.href('~/inboxes/new')}">Create the first inbox</a> <a class="button" href="${view.href('~/start')}">Be led through</a></p></div>`;
}

function newPage(view: View, domains: readonly string[], { form, error }: Tried): Page {
  return {
    title: 'New inbox',
    section: 'inboxes',
    at: view.href('~/inboxes/new'),
    content: html`${heading('New inbox', '', html`<a href="${view.href('~/inboxes')}" data-up>Inboxes</a>`)}
<div class="columns"><div class="panel pad">
${inboxForm(view, domains, { form, error, action: '' }, '')}
</div>
<aside class="panel pad quiet"><h2>What an address may be</h2>
<ul><li>Letters, digits and <code>. - _</code> before the <code>@</code>, at most ${limits.addressLocalOctetsMax}.</li>
<li>No <code>+</code>: mail to <code>name+anything@…</code> arrives in <code>name@…</code> by itself, so parallel tests share one inbox.</li>
<li>No names of well-known brands, so that no inbox can pose as one, and no role addresses such as
<code>postmaster</code>. The operator can allow single words.</li>
<li>An address is given out once. After its inbox is deleted nobody can ever have it again.</li></ul></aside></div>`,
  };
}

/** Also a step of the guide. */
export function inboxForm(
  view: View,
  domains: readonly string[],
  { form, error }: Tried,
  next: string,
): Html {
  return html`${errorBox(error)}
<form method="post" action="${view.href('~/inboxes/new')}" class="stack">
<input type="hidden" name="next" value="${next || form.get('next')}">
<div class="address"><label>Address <input name="local" required autocapitalize="none" autocomplete="off" spellcheck="false" placeholder="signup" value="${form.get('local')}" maxlength="${limits.addressInputCharsMax}"></label>
<label>Domain <select name="domain">${domains.map((domain) => html`<option value="${domain}"${when(form.get('domain') === domain, () => html` selected`)}>@${domain}</option>`)}</select></label></div>
<label>Name <span class="faint">optional</span> <input name="name" autocomplete="off" placeholder="Checkout tests" value="${form.get('name')}" maxlength="${limits.inboxNameCharsMax}"></label>
<button class="button primary">Create inbox</button></form>`;
}
