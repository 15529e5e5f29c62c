/** `/organizations`: those that a person sees, and for the admin a new one. */
import { limits } from '../../limits.ts';
import { html, when } from '../html.ts';
import { errorBox, heading, type Page } from '../layout.ts';
import { type Site, type Tried, untried } from '../site.ts';
import type { View } from '../view.ts';
import { ago } from '../words.ts';

export function organizationPages(site: Site): void {
  const { door, options } = site;
  const { access } = options.services;

  site.page('/organizations', door.signedIn, (view) => listPage(view, untried));

  site.form(
    '/organizations',
    door.admin,
    async (view, form) => {
      const name = form.line('name', 'Name', limits.organizationNameCharsMax);
      const { id } = await access.createOrganization(name);
      return view.c.redirect(view.href(`/o/${id}/start`), 303);
    },
    listPage,
  );
}

function listPage(view: View, { form, error }: Tried): Page {
  const isAdmin = view.session?.actor.kind === 'admin';
  return {
    title: 'Organizations',
    at: view.href('/organizations'),
    content: html`${heading('Organizations')}
<p class="lead">Inboxes, keys and members belong to an organization, and nobody sees anything of another one.</p>
${
  view.organizations.length === 0
    ? html`<div class="panel empty"><h2>You belong to no organization</h2><p>Ask an owner for a link.</p></div>`
    : html`<div class="panel"><table class="list"><thead><tr><th scope="col">Name</th><th scope="col">You are</th><th scope="col" class="last">Since</th></tr></thead><tbody>${view.organizations.map(
        ({ id, name, role, createdAt }) =>
          html`<tr><td><a class="row-link break" data-row href="${view.href(`/o/${id}/inboxes`)}"><bdi>${name}</bdi></a></td><td>${role}</td><td class="last">${ago(createdAt, view.now)}</td></tr>`,
      )}</tbody></table></div>`
}
${when(
  isAdmin,
  () => html`<section class="panel pad narrow"><h2>New organization</h2>${errorBox(error)}
<form method="post" action="${view.href('/organizations')}" class="stack"><label>Name <input name="name" required autocomplete="off" value="${form.get('name')}" maxlength="${limits.organizationNameCharsMax}"></label>
<button class="button primary">Create organization</button></form></section>`,
)}`,
  };
}
