/** `~/settings/members`: who belongs to the organization, invitations by one-time link, roles; and its name. */
import { adminName, personKey } from '../../access/personname.ts';
import { AppError } from '../../errors.ts';
import type { Invitation, Member } from '../../inbox/accountstore.ts';
import { limits } from '../../limits.ts';
import { type Html, html, when } from '../html.ts';
import { copyButton, errorBox, heading, type Page } from '../layout.ts';
import type { Once } from '../once.ts';
import { goTo, type Site, type Tried, untried } from '../site.ts';
import type { View } from '../view.ts';
import { until } from '../words.ts';

const roles = ['member', 'owner'] as const;

export function memberPages(site: Site, once: Once<string>): void {
  const { door, options } = site;
  const { members } = options.services;
  const path = '/o/:organizationId/settings/members';
  const owner = door.inOrganization('owner');
  const admin = door.inOrganization('admin');
  const idOf = (view: View): string => view.c.get('caller').organizationId;

  async function listPage(view: View, tried: Tried): Promise<Page> {
    const isOwner = view.standing !== 'member';
    const [list, invitations] = await Promise.all([
      members.members(idOf(view)),
      isOwner ? members.invitations(idOf(view)) : [],
    ]);
    const made = view.c.req.query('made') ?? '';
    const token = made === '' ? null : once.take(view.c.get('session').hash, made);
    return membersPage(view, list, invitations, token, made !== '' && token === null, tried);
  }

  const keepLink = (view: View, token: string): Response => {
    const made = once.keep(view.c.get('session').hash, token);
    return goTo(view, `~/settings/members?made=${made}`);
  };

  site.page(path, door.inOrganization('member'), (view) => listPage(view, untried));

  site.form(
    path,
    owner,
    async (view, form) => {
      const name = form.line('name', 'Name', limits.personNameCharsMax);
      if (personKey(name) === adminName)
        throw new AppError('bad_request', 'Name: admin is the name of the operator.');
      const role = form.choice('role', 'Role', roles);
      return keepLink(
        view,
        (await members.invite(idOf(view), view.c.get('session').actor, name, role)).token,
      );
    },
    listPage,
  );

  site.form(
    `${path}/:memberId/role`,
    owner,
    async (view, form) => {
      const role = form.choice('role', 'Role', roles);
      await members.changeRole(idOf(view), view.c.get('session').actor, memberIdOf(view), role);
      return site.done(view, '~/settings/members', `The role is changed to ${role}.`);
    },
    listPage,
  );

  site.form(
    `${path}/:memberId/remove`,
    door.inOrganization('member'),
    async (view) => {
      const { actor } = view.c.get('session');
      const isSelf = actor.kind === 'person' && actor.id === memberIdOf(view);
      // Whoever is a member may leave; only an owner may remove somebody else.
      if (!isSelf && view.standing === 'member')
        throw new AppError('not_allowed', 'Only an owner may do this.');
      await members.removeMember(idOf(view), actor, memberIdOf(view));
      return isSelf
        ? site.done(view, '/organizations', 'You have left the organization.')
        : site.done(view, '~/settings/members', 'The member is removed.');
    },
    listPage,
  );

  site.form(
    `${path}/:memberId/password`,
    admin,
    async (view) => {
      const { actor } = view.c.get('session');
      return keepLink(view, (await members.passwordLink(idOf(view), actor, memberIdOf(view))).token);
    },
    listPage,
  );

  site.form(
    '/o/:organizationId/settings/invitations/:invitationId/delete',
    owner,
    async (view) => {
      await members.deleteInvitation(idOf(view), view.c.req.param('invitationId') ?? '');
      return site.done(view, '~/settings/members', 'The link is withdrawn: it opens nothing any more.');
    },
    listPage,
  );

  site.form(
    '/o/:organizationId/settings/name',
    // The admin alone: whether a name is taken would tell an owner of other organizations.
    admin,
    async (view, form) => {
      const name = form.line('name', 'Name', limits.organizationNameCharsMax);
      await members.renameOrganization(idOf(view), name);
      return site.done(view, '~/settings/members', `The organization is called “${name}” now.`);
    },
    listPage,
  );
}

function memberIdOf(view: View): string {
  return view.c.req.param('memberId') ?? '';
}

function membersPage(
  view: View,
  list: readonly Member[],
  invitations: readonly Invitation[],
  token: string | null,
  wasShown: boolean,
  { form, error, action }: Tried,
): Page {
  const isOwner = view.standing !== 'member';
  const link = token === null ? '' : `${view.origin}/invitation#${token}`;
  return {
    title: 'Members',
    section: 'members',
    at: view.href('~/settings/members'),
    content: html`${heading('Members')}
<p class="lead">Owners decide about members and keys; members use the inboxes of <strong><bdi>${view.organization?.name}</bdi></strong>.</p>
${when(
  token,
  () => html`<section class="panel pad fresh"><h2>The link is ready</h2><p><strong>It is shown this once</strong> and works once. Pass it on to the person it is for.</p>
<p class="secret"><code class="break" id="secret">${link}</code> ${copyButton(link, 'Copy the link')}</p></section>`,
)}
${when(wasShown, () => html`<p class="notice warn">The link was shown once and is not kept. If it was not passed on, make another one.</p>`)}
${when(action !== '' && action !== 'members' && action !== 'name', () => html`${errorBox(error)}`)}
${list.length === 0 ? html`<div class="panel empty"><h2>Nobody yet</h2><p>Until somebody is invited, only the admin comes in here.</p></div>` : memberTable(view, list, isOwner)}
${when(isOwner && invitations.length > 0, () => invitationTable(view, invitations))}
${when(
  isOwner,
  () => html`<section class="panel pad narrow"><h2>Invite somebody</h2>${when(action === 'members', () => html`${errorBox(error)}`)}
<form method="post" action="${view.href('~/settings/members')}" class="stack">
<label>Name <span class="faint">to sign in with; an email address will do</span> <input name="name" required autocomplete="off" autocapitalize="none" spellcheck="false" value="${action === 'members' ? form.get('name') : ''}" maxlength="${limits.personNameCharsMax}"></label>
<label>Role <select name="role"><option value="member">Member</option><option value="owner"${when(form.get('role') === 'owner', () => html` selected`)}>Owner</option></select></label>
<button class="button primary">Make a link</button></form></section>`,
)}
${when(
  view.standing === 'admin',
  () => html`<section class="panel pad narrow"><h2>Name of the organization</h2>${when(action === 'name', () => html`${errorBox(error)}`)}
<form method="post" action="${view.href('~/settings/name')}" class="stack"><label>Name <input name="name" required value="${action === 'name' ? form.get('name') : view.organization?.name}" maxlength="${limits.organizationNameCharsMax}"></label>
<button class="button">Rename</button></form></section>`,
)}`,
  };
}

function memberTable(view: View, list: readonly Member[], isOwner: boolean): Html {
  const actor = view.session?.actor;
  const self = actor?.kind === 'person' ? actor.id : null;
  const post = (id: string, what: string) => view.href(`~/settings/members/${id}/${what}`);
  return html`<div class="panel"><table class="list"><thead><tr><th scope="col">Name</th><th scope="col">Role</th><th scope="col"><span class="unseen">Actions</span></th></tr></thead><tbody>${list.map(
    ({
      id,
      name,
      role,
    }) => html`<tr><td class="break"><bdi>${name}</bdi>${when(id === self, () => html` <span class="tag">you</span>`)}</td><td>${role}</td>
<td class="last"><div class="row">${when(
      isOwner,
      () =>
        html`<form method="post" action="${post(id, 'role')}"><button class="button" name="role" value="${role === 'owner' ? 'member' : 'owner'}">Make ${role === 'owner' ? 'member' : 'owner'}<span class="unseen">: ${name}</span></button></form>`,
    )}${when(view.standing === 'admin', () => html`<form method="post" action="${post(id, 'password')}"><button class="button">New password<span class="unseen"> for ${name}</span></button></form>`)}${when(
      isOwner || id === self,
      () =>
        html`<details class="confirm"><summary class="button">${id === self ? 'Leave' : 'Remove'}<span class="unseen"> ${name}</span></summary><form method="post" action="${post(id, 'remove')}"><button class="button bad">${id === self ? 'Yes, leave' : 'Yes, remove'}<span class="unseen"> ${name}</span></button></form></details>`,
    )}</div></td></tr>`,
  )}</tbody></table></div>`;
}

function invitationTable(view: View, invitations: readonly Invitation[]): Html {
  return html`<h2>Open links</h2><div class="panel"><table class="list"><thead><tr><th scope="col">For</th><th scope="col">To</th><th scope="col">Ends</th><th scope="col"><span class="unseen">Actions</span></th></tr></thead><tbody>${invitations.map(
    ({
      id,
      name,
      role,
      kind,
      expiresAt,
    }) => html`<tr><td class="break"><bdi>${name}</bdi></td><td>${kind === 'join' ? `join as ${role}` : 'set a new password'}</td><td>${until(expiresAt, view.now)}</td>
<td class="last"><form method="post" action="${view.href(`~/settings/invitations/${id}/delete`)}"><button class="button">Withdraw<span class="unseen"> the link for ${name}</span></button></form></td></tr>`,
  )}</tbody></table></div>`;
}
